import { features } from '@arquiba/contract/contract';
import * as files from '@arquiba/contract/files';
import * as z from 'zod/mini';

/** The part of JSON Schema that the contract's schemas use. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

/** Turns schemas into JSON Schema; objects that the contract exports become named components. */
export interface SchemaCollection {
  inputOf(schema: z.ZodMiniType): JsonSchema;
  outputOf(schema: z.ZodMiniType): JsonSchema;
  named(): Record<string, JsonSchema>;
}

export function createSchemaCollection(): SchemaCollection {
  // Input and output differ in defaults and in required fields.
  const registries = { input: nameSchemas('Input'), output: nameSchemas('') };
  const named: Record<string, JsonSchema> = {};
  const convert = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema => {
    const { $schema, $defs, ...converted } = z.toJSONSchema(schema, {
      io,
      metadata: registries[io],
      override: ({ jsonSchema }) => simplify(jsonSchema as JsonSchema),
    });
    Object.assign(named, inComponents($defs ?? {}));
    return inComponents(converted as JsonSchema);
  };
  return {
    inputOf: (schema) => convert(schema, 'input'),
    outputOf: (schema) => convert(schema, 'output'),
    named: () => Object.fromEntries(Object.entries(named).sort()),
  };
}

function nameSchemas(suffix: string) {
  const registry = z.registry<{ id: string }>();
  for (const exported of [files, ...Object.values(features)]) {
    for (const [name, value] of Object.entries(exported)) {
      if (!isObjectSchema(value) || registry.has(value)) continue;
      const plain = name.charAt(0).toUpperCase() + name.slice(1);
      registry.add(value, { id: plain.endsWith(suffix) ? plain : plain + suffix });
    }
  }
  return registry;
}

function isObjectSchema(value: unknown): value is z.ZodMiniObject {
  return value instanceof z.ZodMiniObject;
}

/** Removes long patterns that repeat what a format or a length already states. */
function simplify(schema: JsonSchema): void {
  if (schema.format === 'starts_with') delete schema.format;
  else if (schema.format) delete schema.pattern;
}

function inComponents<T extends object>(schema: T): T {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
