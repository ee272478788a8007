/** Safe HTML that Python made from the small Markdown subset of the lessons. */

export function Html({ html, class: name }: { html: string; class?: string }) {
  if (!html) return null;
  return <div class={name ? `cl-html ${name}` : "cl-html"} dangerouslySetInnerHTML={{ __html: html }} />;
}
