/**
 * Builds the bundle of all widgets into ../chesslearn/static: widget.js and widget.css, which every
 * widget loads, and pages.js, the pages beside the lessons with their styles, which comes later as a text.
 *
 * `--out DIR` puts it elsewhere, `--sizes` prints what a browser downloads.
 */
import { build } from "esbuild";
import { readFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { join, relative } from "node:path";
import { minify } from "terser";

const here = fileURLToPath(new URL(".", import.meta.url));
const option = (name) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
};
const out = option("--out") ?? join(here, "../chesslearn/static");

/** Chessground's style sheets are global: keep them inside our root, and its pictures small. */
const chessgroundStyles = {
  name: "chessground-styles",
  setup(building) {
    building.onLoad({ filter: /chessground\/assets\/.*\.css$/ }, async ({ path }) => {
      const css = await readFile(path, "utf8");
      return { contents: `.chesslearn {\n${plainPictures(css)}\n}`, loader: "css" };
    });
  },
};

/**
 * Parts of chessground that our board never switches on, and that its other parts
 * import all the same: drawing by hand, pieces from a pocket, moves made ahead of time.
 */
const UNUSED = {
  draw: "export const start = () => {}, move = start, end = start, cancel = start, clear = start;",
  drop: "export const drop = () => {};",
  premove: "export const premove = () => [];",
  svg: "export const createDefs = () => {}, createElement = createDefs, setAttributes = createDefs;",
};

const chessgroundUnused = {
  name: "chessground-unused",
  setup(building) {
    const names = Object.keys(UNUSED).join("|");
    building.onLoad({ filter: new RegExp(`chessground/dist/(${names})\\.js$`) }, ({ path }) => ({
      contents: UNUSED[path.match(/(\w+)\.js$/)[1]],
      loader: "js",
    }));
  },
};

/** Base64 hides the likeness of the pieces from gzip; plain SVG does not. */
function plainPictures(css) {
  return css
    .replaceAll(/url\('data:image\/svg\+xml;base64,([^']+)'\)/g, (_, data) => {
      const svg = Buffer.from(data, "base64").toString("utf8").replaceAll('"', "'");
      return `url("data:image/svg+xml,${svg.replaceAll(/[%#\n]/g, encodeURIComponent)}")`;
    })
    .replaceAll(/\.cg-wrap piece\.(\w+\.(?:white|black))/g, ":is(piece, .cl-piece).$1");
}

const settings = {
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox115", "safari16.4"],
  minify: true,
  legalComments: "none",
  write: false,
  logLevel: "warning",
};

/** The name under which `late.ts` imports what both scripts use. */
const SHARED = "chesslearn:shared";

// First both scripts, and what they share apart: a file that imports nothing.
const { outputFiles, metafile } = await build({
  ...settings,
  entryPoints: { widget: join(here, "src/widget.ts"), pages: join(here, "src/pages/index.tsx") },
  outdir: out,
  splitting: true,
  chunkNames: "shared",
  metafile: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  external: [SHARED],
  plugins: [chessgroundStyles, chessgroundUnused],
});
const made = Object.fromEntries(outputFiles.map((file) => [relative(out, file.path), file.text]));
for (const [name, { inputs }] of Object.entries(metafile.outputs)) {
  const late = Object.keys(inputs).find((input) => input.includes("src/pages/"));
  if (late && !name.includes("pages.")) throw new Error(`${late} is not to be imported from outside src/pages`);
}

/** What the pages take of the shared parts: `{A as x, ...}`, with a name for each in either file. */
const IMPORT = /^import\{([^}]*)\}from"\.\/shared\.js";/;
const taken = made["pages.js"].match(IMPORT)?.[1].split(",").map((name) => name.split(" as ")) ?? [];

// Then the widget with the shared parts in it, which it can also hand on.
const parts = createHash("sha256").update(made["shared.js"]).digest("hex").slice(0, 12);
made[SHARED] = `import {${taken.map(([name]) => name)}} from "./shared.js"; export default {${taken.map(([name]) => name)}};`;
const inMemory = {
  name: "in-memory",
  setup(building) {
    building.onResolve({ filter: /./ }, ({ path }) => ({
      path: path === SHARED ? SHARED : path.replace("./", ""),
      namespace: "made",
    }));
    building.onLoad({ filter: /./, namespace: "made" }, ({ path }) => ({ contents: made[path], loader: "js" }));
  },
};
const whole = await build({
  ...settings,
  entryPoints: ["widget.js"],
  outdir: out,
  define: { SHARED_PARTS: JSON.stringify(parts) },
  banner: { js: "/* chesslearn, GPL-3.0-or-later; with chessground (GPL-3.0-or-later) and preact (MIT) */" },
  plugins: [inMemory],
});

/** The pages as a function of the shared parts: what it imports is taken from them, what it exports returned. */
function asFunction(script, css) {
  const exported = /export\{([^}]*)\};\s*$/;
  if (taken.length === 0 || !exported.test(script)) throw new Error("pages.js has an unexpected form");
  const body = script
    .replace(IMPORT, `const{${taken.map(([name, local]) => `${name}:${local ?? name}`)}}=parts;`)
    .replace(exported, (_, names) => `return{css,${names.replaceAll(/([\w$]+) as ([\w$]+)/g, "$2:$1")}};`);
  return `/* chesslearn, GPL-3.0-or-later */
const css=${JSON.stringify(css)};
export default (parts,name)=>{
if(name!==${JSON.stringify(parts)})throw new Error("pages.js and widget.js were not built together");
${body}}`;
}

// A second pass takes another twentieth off what travels to every learner.
async function write(name, script) {
  const packed = await minify(script, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, ecma: 2020 },
    format: { comments: /GPL/ },
  });
  writeFileSync(join(out, name), packed.code);
}

mkdirSync(out, { recursive: true });
await write("widget.js", whole.outputFiles[0].text);
await write("pages.js", asFunction(made["pages.js"], made["pages.css"].trim()));
writeFileSync(join(out, "widget.css"), made["widget.css"]);

if (process.argv.includes("--sizes")) {
  const sizes = ["widget.js", "widget.css", "pages.js"].map((name) => {
    const content = readFileSync(join(out, name));
    const packed = gzipSync(content, { level: 9 }).length;
    console.log(`${name}: ${content.length} bytes, ${packed} gzip`);
    return packed;
  });
  console.log(`at once: ${sizes[0] + sizes[1]} gzip, later: ${sizes[2]} gzip`);
}
