import { brand } from '@arquiba/contract/brand';
import { type features, type NamedRoute, namedRoutes } from '@arquiba/contract/contract';
import { type ErrorBody, type ErrorCode, errorCatalogue } from '@arquiba/contract/errors';
import {
  type Access,
  type AnyRoute,
  declaredErrors,
  hasBody,
  pathParameters,
} from '@arquiba/contract/route';
import { createSchemaCollection, type JsonSchema, type SchemaCollection } from './json-schema.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
}

interface Response {
  description: string;
  headers?: Record<string, { schema: JsonSchema; description: string }>;
  content?: Record<
    string,
    { schema: JsonSchema; examples?: Record<string, { value: ErrorBody; summary: string }> }
  >;
}

export interface ApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  security: Record<string, string[]>[];
  'x-access': Access;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, Response>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, ApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, object>;
  };
}

const featureTitles: Record<keyof typeof features, string> = {
  accounts: 'Contas',
  guardians: 'Responsáveis',
  secondFactors: 'Verificação em duas etapas',
  sessions: 'Sessão',
  passkeys: 'Chaves de acesso',
  recovery: 'Recuperação da senha',
  addresses: 'Endereços',
  support: 'Atendimento',
  privacy: 'Privacidade',
  staff: 'Equipe',
  files: 'Arquivos',
  profiles: 'Perfis',
  follows: 'Seguir',
  posts: 'Publicações',
  comments: 'Comentários',
  drafts: 'Rascunhos',
  reactions: 'Reações',
  polls: 'Enquetes',
  bookmarks: 'Salvos',
  safety: 'Segurança entre pessoas',
  push: 'Avisos fora do site',
  notifications: 'Notificações',
  groups: 'Grupos',
  chat: 'Mensagens',
  events: 'Eventos',
  moments: 'Moments',
  lives: 'Lives',
  reels: 'Reels',
  feed: 'Feed',
  explore: 'Explorar',
  catalog: 'Catálogo',
  favorites: 'Favoritos',
  restock: 'Avisos de volta ao estoque',
  freight: 'Frete',
  lenses: 'Lentes',
  prescriptions: 'Receitas',
  cart: 'Carrinho',
  newsletter: 'Novidades da loja',
  orders: 'Pedidos',
  savedCards: 'Cartões salvos',
};

const JSON_TYPE = 'application/json';

/** The contract as an OpenAPI 3.1 document. */
export function describeApi(options: { publicUrl: URL; cookieName: string }): OpenApiDocument {
  const schemas = createSchemaCollection();
  const paths: OpenApiDocument['paths'] = {};
  for (const named of namedRoutes) {
    const path = named.route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    const operations = paths[path] ?? {};
    operations[named.route.method.toLowerCase()] = describeRoute(named, schemas);
    paths[path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `API da ${brand.network.name}`,
      version: '1.0.0',
      description: `A rede ${brand.network.name} e a loja ${brand.shop.name}, por HTTP e JSON.`,
    },
    servers: [{ url: options.publicUrl.origin }],
    tags: Object.entries(featureTitles).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.named(), Error: ERROR_SCHEMA },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: options.cookieName },
      },
    },
  };
}

function describeRoute({ feature, name, route }: NamedRoute, schemas: SchemaCollection) {
  const input = schemas.inputOf(route.input);
  const inPath = pathParameters(route);
  const parameters = parametersOf(route, input, inPath);
  const operation: ApiOperation = {
    operationId: name,
    tags: [feature],
    summary: route.summary,
    security: route.access === 'public' ? [{}, { session: [] }] : [{ session: [] }],
    'x-access': route.access,
    ...(parameters.length > 0 && { parameters }),
    responses: { ...successOf(route, schemas), ...errorsOf(route) },
  };
  const body = bodyOf(route, input, inPath);
  if (body) operation.requestBody = body;
  return operation;
}

function parametersOf(route: AnyRoute, input: JsonSchema, inPath: string[]): Parameter[] {
  const required = input.required ?? [];
  const parameters = Object.entries(input.properties ?? {}).flatMap(([name, schema]) => {
    const place = inPath.includes(name) ? 'path' : 'query';
    if (place === 'query' && hasBody(route)) return [];
    return [{ name, in: place, required: required.includes(name), schema } as Parameter];
  });
  if (route.idempotent) {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'A mesma chave com o mesmo conteúdo dá a primeira resposta, por 48 horas.',
      schema: { type: 'string', minLength: 8, maxLength: 128 },
    });
  }
  return parameters;
}

function bodyOf(route: AnyRoute, input: JsonSchema, inPath: string[]): ApiOperation['requestBody'] {
  if (!hasBody(route)) return undefined;
  const entries = Object.entries(input.properties ?? {}).filter(([name]) => !inPath.includes(name));
  if (entries.length === 0) return undefined;
  const required = (input.required ?? []).filter((name) => !inPath.includes(name));
  const schema: JsonSchema = { ...input, properties: Object.fromEntries(entries), required };
  if (required.length === 0) delete schema.required;
  return { required: true, content: { [JSON_TYPE]: { schema } } };
}

function successOf(route: AnyRoute, schemas: SchemaCollection): Record<string, Response> {
  if (route.output._zod.def.type === 'void') return { 204: { description: 'Feito' } };
  const schema = schemas.outputOf(route.output);
  return { 200: { description: 'Sucesso', content: { [JSON_TYPE]: { schema } } } };
}

function errorsOf(route: AnyRoute): Record<string, Response> {
  const byStatus = Map.groupBy(declaredErrors(route), (code) => errorCatalogue[code].status);
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(sorted.map(([status, codes]) => [status, errorResponse(codes)]));
}

function errorResponse(codes: ErrorCode[]): Response {
  const examples = codes.map((code) => {
    const { message } = errorCatalogue[code];
    const fields = code === 'invalid_input' && {
      fields: { campo: 'O campo campo está faltando.' },
    };
    const value: ErrorBody = { error: { code, message, ...fields, requestId: 'req-1' } };
    return [code, { summary: message, value }];
  });
  const schema: JsonSchema = { $ref: '#/components/schemas/Error' };
  return {
    description: codes.join(', '),
    ...(codes.some((code) => RETRIED.includes(code)) && { headers: RETRY_AFTER }),
    content: { [JSON_TYPE]: { schema, examples: Object.fromEntries(examples) } },
  };
}

const RETRIED: readonly ErrorCode[] = ['too_many_requests', 'unavailable', 'in_progress'];
const RETRY_AFTER = {
  'Retry-After': { schema: { type: 'integer' }, description: 'Segundos a esperar' },
};

const ERROR_SCHEMA: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorCatalogue) },
        message: { type: 'string', description: 'Uma frase para mostrar a quem usa.' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'Em invalid_input: o que há de errado em cada campo.',
        },
        requestId: { type: 'string', description: 'O pedido, como aparece no registro.' },
      },
    },
  },
};
