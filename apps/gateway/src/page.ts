/** Text that is already HTML. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values are escaped, unless they are HTML. */
export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  const whole = parts.map((part, at) => {
    const value = values[at - 1];
    return (value instanceof Html ? value.text : escapeHtml(value ?? '')) + part;
  });
  return new Html(whole.join(''));
}

export function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · demonstração</title>
<link rel="stylesheet" href="/estilo.css">
</head>
<body>
<main>
<p class="notice" role="note"><strong>Demonstração.</strong> Esta página imita um banco para testar a loja. Nenhum dinheiro é movimentado.</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.text;
}

export const style = `
:root { color-scheme: light dark; --ground: #f4f5f7; --paper: #fff; --ink: #1b1f27; --soft: #525a68;
  --line: #d5d9e0; --main: #1c54c4; --on-main: #fff; --notice: #fff3d1; --on-notice: #4d3800; }
@media (prefers-color-scheme: dark) { :root { --ground: #101319; --paper: #1a1f28; --ink: #eef0f4;
  --soft: #aab2c0; --line: #353d4b; --main: #9dbcff; --on-main: #0b1a3a; --notice: #3d3008;
  --on-notice: #ffe6a3; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif;
  min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; }
main { background: var(--paper); border: 1px solid var(--line); border-radius: 16px; padding: 24px;
  width: 100%; max-width: 440px; display: grid; gap: 20px; }
h1 { font-size: 1.375rem; line-height: 1.25; }
.notice { background: var(--notice); color: var(--on-notice); border-radius: 8px; padding: 12px;
  font-size: .875rem; }
dl { display: grid; gap: 8px; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dt { color: var(--soft); }
dd { font-weight: 600; font-variant-numeric: tabular-nums; }
.actions { display: grid; gap: 12px; }
button { width: 100%; min-height: 48px; border: 1px solid var(--main); border-radius: 8px;
  background: var(--main); color: var(--on-main); font: inherit; font-weight: 600; cursor: pointer; }
button.other { background: none; color: var(--main); }
a { color: var(--main); justify-self: center; padding: 8px; }
:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
`;

function escapeHtml(text: string): string {
  const names: Record<string, string> = {
    '&': 'amp',
    '<': 'lt',
    '>': 'gt',
    '"': 'quot',
    "'": '#39',
  };
  return text.replace(/[&<>"']/g, (sign) => `&${names[sign]};`);
}
