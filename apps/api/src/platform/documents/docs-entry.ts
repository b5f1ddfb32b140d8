import type { Access } from '@arquiba/contract/route';
import { escapeHtml as e } from '../escape-html.ts';
import { exampleOf, outline, rulesOf, typeOf } from './docs-schema.ts';
import type { JsonSchema } from './json-schema.ts';
import type { ApiOperation } from './openapi.ts';

/** One route of the API's page. */
export interface Entry {
  method: string;
  path: string;
  operation: ApiOperation;
}

function describeAccess(access: Access): string {
  if (access === 'public') return 'aberta a todos';
  return access === 'session' ? 'com sessão' : `só da equipe (${access.replace('staff:', '')})`;
}

export function renderEntry(entry: Entry, server: string): string {
  const { method, path, operation } = entry;
  const { operationId, summary } = operation;
  return `<article id="${e(operationId)}">
<h3><span class="method ${method}">${method.toUpperCase()}</span> <code class="path">${e(path)}</code>
<span class="note">${e(operationId)} · ${describeAccess(operation['x-access'])}</span></h3>
<p>${e(summary)}</p>
${renderFields(operation)}
<h4>Resposta</h4>
${renderAnswer(operation)}
<details><summary>Erros</summary>${renderErrors(operation)}</details>
<details><summary>Exemplo com curl</summary>${block(e(curl(entry, server)))}</details>
</article>
`;
}

const placeNames = { path: 'endereço', query: 'consulta', header: 'cabeçalho', body: 'corpo' };

interface Field {
  name: string;
  in: keyof typeof placeNames;
  required: boolean;
  schema: JsonSchema;
}

function fieldsOf({ parameters = [], requestBody }: ApiOperation): Field[] {
  const { properties = {}, required = [] } = requestBody?.content['application/json']?.schema ?? {};
  const inBody = Object.entries(properties).map(
    ([name, schema]): Field => ({ name, in: 'body', required: required.includes(name), schema }),
  );
  return [...parameters, ...inBody];
}

function renderFields(operation: ApiOperation): string {
  const rows = fieldsOf(operation).map((field) => {
    const need = field.required ? 'obrigatório' : 'opcional';
    const facts = [need, ...rulesOf(field.schema)].map(e).join('; ');
    return [`<code>${e(field.name)}</code>`, placeNames[field.in], typeOf(field.schema), facts];
  });
  if (rows.length === 0) return '';
  return `<h4>Entrada</h4>${table(['Campo', 'Onde', 'Tipo', 'Regras'], rows)}`;
}

function renderAnswer({ responses }: ApiOperation): string {
  const schema = responses[200]?.content?.['application/json']?.schema;
  return schema ? block(outline(schema)) : '<p>Sem conteúdo (204).</p>';
}

function renderErrors({ responses }: ApiOperation): string {
  const rows = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).map(([code, { summary }]) => [
      `<code>${e(code)}</code>`,
      status,
      e(summary),
    ]),
  );
  return table(['Código', 'Status', 'Frase'], rows);
}

function table(head: string[], rows: string[][]): string {
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<div class="scroll" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

// Can be focused by keyboard, so that a long line can be scrolled to its end.
function block(html: string): string {
  return `<pre tabindex="0"><code>${html}</code></pre>`;
}

function curl({ method, path, operation }: Entry, server: string): string {
  const fields = fieldsOf(operation);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => name);
  const lines = [`curl '${server}${address}'`];
  if (method !== 'get') lines.push(`-X ${method.toUpperCase()}`, `-H 'Origin: ${server}'`);
  if (operation['x-access'] !== 'public') lines.push('-b cookies.txt');
  if (operation.operationId === 'signIn') lines.push('-c cookies.txt');
  if (operation.requestBody) {
    const body = fields.filter((field) => field.in === 'body');
    const needed = body.filter((field) => field.required);
    const shown = needed.length > 0 ? needed : body.slice(0, 1);
    const example = Object.fromEntries(shown.map(({ name, schema }) => [name, exampleOf(schema)]));
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(example)}'`);
  }
  return lines.join(' \\\n  ');
}
