/** What `pages.js` and `widget.js` both use; `build.mjs` makes it. */
declare module "chesslearn:shared" {
  const parts: Readonly<Record<string, unknown>>;
  export default parts;
}
