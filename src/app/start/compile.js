// Streaming compilation requires a host that sends the media type of wasm files. For other hosts, the program is
// compiled after the download.
const stream = WebAssembly.instantiateStreaming;

WebAssembly.instantiateStreaming = async (source, imports) => {
  const response = await source;
  return response.headers.get("Content-Type") === "application/wasm"
    ? stream.call(WebAssembly, response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
};
