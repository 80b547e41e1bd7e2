/** An empty project into which the package was installed. */
export interface Project {
  folder: string;
  files: { path: string; size: number }[];
  version: string;
  write(name: string, text: string): void;
  remove(): void;
}

export const root: string;
export function run(folder: string, program: string, ...words: string[]): string;
export function install(): Project;
export function examples(...names: string[]): Record<string, string>;
