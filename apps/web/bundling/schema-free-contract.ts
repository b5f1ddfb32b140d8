import { type ESTree, type Plugin, parseSync } from 'vite';
import * as zod from 'zod/mini';

const CONTRACT = /\/packages\/contract\/src\/[\w-]+\.ts$/;
const STAND_IN = '\0schema-free';
/** The fields of a route that the browser's client uses. */
const USED_FIELDS = ['method', 'path', 'idempotent'];
/** Errors that the browser itself creates; the messages of all others come with the answer. */
const OWN_SENTENCES = ['not_found', 'unexpected', 'unavailable'];

/**
 * Leaves the contract's schemas out of the browser's build: only the server validates, so they would be 8 kB
 * of unused code. A route keeps its method and path, an error its status. Using a schema in the browser
 * throws.
 */
export function schemaFreeContract(): Plugin {
  return {
    name: 'schema-free-contract',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod/mini' ? STAND_IN : null),
    load: (id) => (id === STAND_IN ? standIn() : null),
    transform: (code, id) => (CONTRACT.test(id) ? { code: withoutSchemas(code), map: null } : null),
  };
}

/** Shortens routes, empties schemas, and removes imports that only they used. */
function withoutSchemas(code: string): string {
  const { body } = parseSync('contract.ts', code).program;
  const values = body.flatMap(declaredValues).flatMap((value): Edit[] => {
    if (isRoute(value)) return [{ ...value, text: shortRoute(value, code) }];
    const sentences = sentencesIn(value);
    if (sentences.length > 0)
      return sentences.map(({ start, end }) => ({ start, end, text: "''" }));
    const isSchema = /\bz\./.test(code.slice(value.start, value.end));
    return isSchema ? [{ ...value, text: 'z.unknown' }] : [];
  });
  const lean = edited(code, values);
  const unused = parseSync('contract.ts', lean).program.body.filter(
    (statement) => statement.type === 'ImportDeclaration' && !isImportUsed(statement, lean),
  );
  return edited(
    lean,
    unused.map(({ start, end }) => ({ start, end, text: '' })),
  );
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

function edited(code: string, edits: Edit[]): string {
  return edits
    .toReversed()
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}

function isImportUsed({ start, end, specifiers }: ESTree.ImportDeclaration, code: string): boolean {
  const rest = code.slice(0, start) + code.slice(end);
  return specifiers.some(({ local }) => new RegExp(`\\b${local.name}\\b`).test(rest));
}

function declaredValues(statement: ESTree.Statement): ESTree.Expression[] {
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => init ?? []);
}

function isRoute(value: ESTree.Expression): value is ESTree.CallExpression {
  return (
    value.type === 'CallExpression' &&
    value.callee.type === 'Identifier' &&
    value.callee.name === 'route'
  );
}

function shortRoute(call: ESTree.CallExpression, code: string): string {
  const [definition] = call.arguments;
  if (definition?.type !== 'ObjectExpression') throw new Error('A route is defined by an object');
  const used = definition.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      USED_FIELDS.includes(property.key.name),
  );
  const parts = used.map(({ start, end }) => code.slice(start, end));
  return `/* @__PURE__ */ route({ ${parts.join(', ')} })`;
}

/** The messages of an error catalogue that the browser never shows by itself. */
function sentencesIn(value: ESTree.Expression): ESTree.Expression[] {
  const object = value.type === 'TSSatisfiesExpression' ? withoutConst(value.expression) : value;
  return propertiesOf(object).flatMap(([code, failure]) => {
    if (OWN_SENTENCES.includes(code)) return [];
    const parts = new Map(propertiesOf(failure));
    const sentence = parts.get('message');
    return parts.has('status') && sentence ? [sentence] : [];
  });
}

function withoutConst(value: ESTree.Expression): ESTree.Expression {
  return value.type === 'TSAsExpression' ? value.expression : value;
}

function propertiesOf(value: ESTree.Expression): [name: string, value: ESTree.Expression][] {
  if (value.type !== 'ObjectExpression') return [];
  return value.properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [[property.key.name, property.value as ESTree.Expression]]
      : [],
  );
}

function standIn(): string {
  const names = Object.keys(zod).filter((name) => name !== 'default');
  return `
const schema = /* @__PURE__ */ new Proxy(() => {}, {
  apply: () => schema,
  get(_, name) {
    if (/parse|decode|encode/i.test(String(name))) throw new Error('Schemas stay on the server.');
    return schema;
  },
});
export { ${names.map((name) => `schema as ${name}`).join(', ')} };
`;
}
