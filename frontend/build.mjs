/**
 * Builds the one bundle of all widgets: ../chesslearn/static/widget.js and widget.css.
 *
 * `--out DIR` puts it elsewhere, `--sizes` prints what a browser downloads.
 */
import { build } from "esbuild";
import { readFile } from "node:fs/promises";
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
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

await build({
  entryPoints: [join(here, "src/widget.ts")],
  outdir: out,
  bundle: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox115", "safari16.4"],
  minify: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  banner: { js: "/* chesslearn, GPL-3.0-or-later; with chessground (GPL-3.0-or-later) and preact (MIT) */" },
  plugins: [chessgroundStyles, chessgroundUnused],
  logLevel: "warning",
});

// A second pass takes another twentieth off what travels to every learner.
const script = join(out, "widget.js");
const packed = await minify(readFileSync(script, "utf8"), {
  module: true,
  ecma: 2020,
  compress: { passes: 2, ecma: 2020 },
  format: { comments: /GPL/ },
});
writeFileSync(script, packed.code);

if (process.argv.includes("--sizes")) {
  let total = 0;
  for (const name of ["widget.js", "widget.css"]) {
    const content = readFileSync(join(out, name));
    const packed = gzipSync(content, { level: 9 }).length;
    total += packed;
    console.log(`${name}: ${content.length} bytes, ${packed} gzip`);
  }
  console.log(`together: ${total} gzip`);
}
