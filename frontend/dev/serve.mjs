/** Serves the development page with the built bundle: `npm run dev`, then open the address it prints. */
import { build } from "esbuild";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const port = Number(process.env.PORT ?? 8765);
const file = (name) => fileURLToPath(new URL(name, import.meta.url));
const harness = await build({
  entryPoints: [file("harness.ts")],
  bundle: true,
  format: "esm",
  target: "es2022",
  write: false,
});
const pages = {
  "/": ["text/html", () => readFile(file("index.html"))],
  "/harness.js": ["text/javascript", () => harness.outputFiles[0].contents],
  "/widget.js": ["text/javascript", () => readFile(file("../../chesslearn/static/widget.js"))],
  "/pages.js": ["text/javascript", () => readFile(file("../../chesslearn/static/pages.js"))],
  "/widget.css": ["text/css", () => readFile(file("../../chesslearn/static/widget.css"))],
  "/axe.js": ["text/javascript", () => readFile(file("../node_modules/axe-core/axe.min.js"))],
};

createServer(async (request, response) => {
  const page = pages[new URL(request.url, "http://localhost").pathname];
  // The bundle may be missing while it is built.
  const content = page && (await Promise.resolve(page[1]()).catch(() => undefined));
  response.writeHead(content ? 200 : 404, content && { "content-type": `${page[0]}; charset=utf-8` });
  response.end(content ?? "");
}).listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/?show=home`));
