import { escapeHtml as e } from '../escape-html.ts';
import { type Entry, renderEntry } from './docs-entry.ts';
import { outline } from './docs-schema.ts';
import { docsStyle } from './docs-style.ts';
import type { JsonSchema } from './json-schema.ts';
import type { OpenApiDocument } from './openapi.ts';

interface Group {
  title: string;
  entries: Entry[];
}

/**
 * The API documentation: plain HTML that needs no script, no network and no other file. 27 kB compressed, in
 * Portuguese. Swagger UI 5.34 works under a policy without `unsafe-inline` too, but takes 475 kB and scripts,
 * and has no Portuguese; Redoc 2.5 (327 kB) and Scalar 1.46 (989 kB) need inline styles.
 */
export function renderDocsPage(document: OpenApiDocument): string {
  const entries = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  const groups = document.tags.map(({ name, description }) => ({
    title: description,
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const [server] = document.servers;
  const { title, description } = document.info;
  const models = Object.entries(document.components.schemas);
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${e(title)}</title>
<style>${docsStyle}</style>
</head>
<body>
<main class="frame">
<h1>${e(title)}</h1>
<p>${e(description)} Documento para máquinas: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${INTRODUCTION}
<nav aria-label="Rotas"><ul class="map">${groups.map(renderGroupLinks).join('')}</ul></nav>
${groups.map((group) => renderGroup(group, server?.url ?? '')).join('')}
<h2 id="modelos">Modelos</h2>
${models.map(([name, schema]) => renderModel(name, schema)).join('')}
</main>
</body>
</html>
`;
}

const INTRODUCTION = `
<ul>
<li><strong>Sessão:</strong> um cookie que só o servidor lê. Entre por <a href="#signIn">signIn</a>.
Fora do navegador, um pedido que muda algo e leva o cookie precisa também de <code>Origin</code> com o endereço do site.</li>
<li><strong>Listas:</strong> mande o <code>nextCursor</code> de uma página como <code>cursor</code> da próxima; <code>null</code> é o fim.</li>
<li><strong>Erros:</strong> sempre <a href="#modelo-Error">Error</a>; os que cada rota pode dar estão com ela.
Em 429 e 503, espere os segundos de <code>Retry-After</code>.</li>
</ul>`;

function renderGroupLinks({ title, entries }: Group): string {
  const links = entries.map(
    ({ method, path, operation }) =>
      `<li><a href="#${e(operation.operationId)}"><code>${method.toUpperCase()} ${e(path)}</code></a></li>`,
  );
  return `<li><strong>${e(title)}</strong><ul>${links.join('')}</ul></li>`;
}

function renderGroup({ title, entries }: Group, server: string): string {
  const articles = entries.map((entry) => renderEntry(entry, server));
  return `<section><h2>${e(title)}</h2>${articles.join('')}</section>`;
}

function renderModel(name: string, schema: JsonSchema): string {
  const shape = outline(schema);
  return `<article id="modelo-${e(name)}"><h3>${e(name)}</h3><pre tabindex="0"><code>${shape}</code></pre></article>`;
}
