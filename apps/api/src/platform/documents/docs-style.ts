/** The style of the API's page, in the colours of the site, light and dark. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --surface: light-dark(#fffbf7, #14110f);
  --raised: light-dark(#ffffff, #1e1a17);
  --ink: light-dark(#1c1512, #f6efe9);
  --muted: light-dark(#6b5f57, #a99c92);
  --line: light-dark(#e9dfd6, #342d28);
  --orange: light-dark(#b34700, #ffa15c);
  --grass: light-dark(#1e7a46, #5cc48a);
  --red: light-dark(#c6232b, #ff6b6b);
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 16px; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body {
  margin: 0; background: var(--surface); color: var(--ink);
  font: 16px/1.5 Archivo, system-ui, sans-serif;
}
a { color: var(--orange); }
:focus-visible { outline: 2px solid var(--orange); outline-offset: 2px; }
h1, h2, h3 { line-height: 1.2; font-stretch: condensed; }
h1 { font-size: 2rem; margin: 0 0 8px; }
h2 { margin: 48px 0 12px; padding-top: 16px; border-top: 3px solid var(--orange); }
h4 { margin: 16px 0 4px; font-size: .9375rem; color: var(--muted); }
.frame { max-width: 1180px; margin: 0 auto; padding: 24px 16px 64px; }
.map { columns: 20rem; column-gap: 24px; padding: 0; list-style: none; }
.map > li { break-inside: avoid; margin-bottom: 16px; }
.map ul { list-style: none; margin: 0; padding: 0; }
.map ul a { display: inline-block; padding: 4px 0; overflow-wrap: anywhere; text-decoration: none; }
.map ul a:hover { text-decoration: underline; }
article {
  background: var(--raised); border: 1px solid var(--line); border-radius: 14px;
  padding: 16px; margin: 0 0 16px;
}
article h3 {
  margin: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: baseline;
  font-size: 1.0625rem;
}
article > p { margin: 4px 0 0; }
.path { overflow-wrap: anywhere; }
.method { font: 700 .8125rem ui-monospace, monospace; color: var(--grass); }
.method.delete { color: var(--red); }
.method.post, .method.put, .method.patch { color: var(--orange); }
.note { color: var(--muted); font-size: .875rem; font-weight: 400; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; }
th, td {
  text-align: left; vertical-align: top; padding: 6px 16px 6px 0;
  border-bottom: 1px solid var(--line);
}
th { color: var(--muted); font-weight: 600; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre {
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px;
  padding: 12px; margin: 4px 0 0; overflow-x: auto;
}
summary { cursor: pointer; padding: 4px 0; color: var(--orange); }
`;
