import { escapeHtml as e } from '../escape-html.ts';
import type { JsonSchema } from './json-schema.ts';

const COMPONENT = '#/components/schemas/';
const kindNames: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'inteiro',
  boolean: 'sim ou não',
  null: 'null',
  object: 'objeto',
  array: 'lista',
};

/** The type of a field in a few words, with links to models. HTML. */
export function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return link(schema.$ref);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map(typeOf).join(' ou ');
  if (schema.const !== undefined) return e(JSON.stringify(schema.const));
  if (schema.enum) return schema.enum.map((value) => e(JSON.stringify(value))).join(' | ');
  if (schema.items) return `lista de ${typeOf(schema.items)}`;
  const kinds = [schema.type ?? []].flat();
  return kinds.map((kind) => kindNames[kind] ?? e(kind)).join(' ou ') || 'qualquer valor';
}

/** The shape of an answer, one field per line. HTML. */
export function outline(schema: JsonSchema, indent = ''): string {
  if (schema.items && !schema.items.$ref) return `lista de ${outline(schema.items, indent)}`;
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map((option) => outline(option, indent)).join(' ou ');
  if (!schema.properties) return typeOf(schema);
  const inner = `${indent}  `;
  const lines = Object.entries(schema.properties).map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?';
    const note = field.description ? `  — ${e(field.description)}` : '';
    return `${inner}${e(name)}${mark}: ${outline(field, inner)}${note}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** The constraints of a field besides its type, in words. Plain text. */
export function rulesOf(schema: JsonSchema): string[] {
  const rules: string[] = [];
  const bounds = (least: number | undefined, most: number | undefined, unit: string) => {
    if (least !== undefined && most !== undefined) rules.push(`de ${least} a ${most}${unit}`);
    else if (least !== undefined) rules.push(`no mínimo ${least}${unit}`);
    else if (most !== undefined) rules.push(`no máximo ${most}${unit}`);
  };
  bounds(schema.minLength, schema.maxLength, ' caracteres');
  bounds(schema.minItems, schema.maxItems, ' itens');
  bounds(schema.minimum, schema.maximum, '');
  if (schema.format) rules.push(`formato ${schema.format}`);
  if (schema.pattern) rules.push(`na forma ${schema.pattern}`);
  if (schema.default !== undefined) rules.push(`na falta, ${JSON.stringify(schema.default)}`);
  return rules;
}

/** An example value of the right type, for the reader to replace. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.default) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return exampleOf(option);
  if (schema.items) return [exampleOf(schema.items)];
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.map(([name, field]) => [name, exampleOf(field)]));
  }
  const [kind] = [schema.type ?? 'string'].flat();
  if (kind === 'integer' || kind === 'number') return schema.minimum ?? 1;
  return kind === 'boolean' ? true : '…';
}

function link(reference: string): string {
  const name = e(reference.replace(COMPONENT, ''));
  return `<a href="#modelo-${name}">${name}</a>`;
}
