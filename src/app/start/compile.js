// A browser compiles the program while it comes, but only from a host that knows the type of wasm
// files. From any other it is compiled when all of it is there.
const stream = WebAssembly.instantiateStreaming;

WebAssembly.instantiateStreaming = async (source, imports) => {
  const response = await source;
  return response.headers.get("Content-Type") === "application/wasm"
    ? stream.call(WebAssembly, response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
};
