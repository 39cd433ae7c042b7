// The OpenAPI document, from the table of routes. Only the server and the tools load this.
import { ERRORS, type ErrorCode } from '../errors.ts';
import { errorsOf, nothing, type Route, SCOPES, WHO } from '../route.ts';
import { allRoutes, TAGS } from '../routes/index.ts';
import { type AnswerSchemas, answerSchemas, type Json, sentSchema } from './schemas.ts';

export { sentSchema };

const INFO = {
  title: 'Comptoir',
  version: '1',
  summary: 'Merchant board games: finding matches, sitting down, looking back.',
  description:
    'Everything about matches and people except playing, which goes over the WebSocket at `/api/socket` (docs/protocol.md). ' +
    'Answers may gain fields; whoever reads them must not mind. Every refusal is `{code, message}` with one of the codes of docs/errors.md.',
  license: { name: 'MIT', identifier: 'MIT' },
} as const;

const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'comptoir.session_token',
    description:
      'The cookie of whoever is signed in, as a guest or by account; `__Secure-` stands before its name over HTTPS.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `A bot’s token, made on the account page. ${Object.entries(SCOPES)
      .map(([scope, says]) => `\`${scope}\`: ${says}`)
      .join(' ')}`,
  },
} as const;

/** How the caller says who they are; {} where they need not. */
function securityOf({ who, scope }: Route): readonly Json[] {
  const signedIn: Json[] = [{ session: [] }, ...(scope === null ? [] : [{ token: [scope] }])];
  if (who === 'anybody') return [];
  return who === 'watcher' ? [{}, ...signedIn] : signedIn;
}

function parametersOf(schema: Route['params'], place: 'path' | 'query'): readonly Json[] {
  if (schema === nothing) return [];
  const { properties, required } = sentSchema(schema);
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(Object(properties)).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || needed.has(name),
    schema: one,
  }));
}

function refusal(codes: readonly ErrorCode[]): Json {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code][1]}`).join('\n\n'),
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { code: { type: 'string', enum: codes }, message: { type: 'string' } },
          required: ['code', 'message'],
        },
      },
    },
  };
}

function responsesOf(route: Route, schemas: AnswerSchemas): Json {
  const content = { [route.type]: { schema: schemas.of(route.answer) } };
  const codes = errorsOf(route);
  const statuses = [...new Set(codes.map((code) => ERRORS[code][0]))];
  const refusals = statuses.map((status) => [
    status,
    refusal(codes.filter((code) => ERRORS[code][0] === status)),
  ]);
  return { [route.status]: { description: route.summary, content }, ...Object.fromEntries(refusals) };
}

function operationOf(tag: string, name: string, route: Route, schemas: AnswerSchemas): Json {
  const body = {
    requestBody: { required: true, content: { 'application/json': { schema: sentSchema(route.body) } } },
  };
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: route.summary,
    description: [route.description, `**Who may call.** ${WHO[route.who]}`].filter(Boolean).join('\n\n'),
    'x-who': route.who,
    security: securityOf(route),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...(route.body === nothing ? {} : body),
    responses: responsesOf(route, schemas),
  };
}

/** The whole document. Its server is the one that hands it out. */
export function openApi(): Json {
  const schemas = answerSchemas(allRoutes);
  const paths: Record<string, Json> = {};
  for (const [tag, group] of Object.entries(allRoutes))
    for (const [name, route] of Object.entries<Route>(group)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(tag, name, route, schemas) };
    }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: { securitySchemes: SECURITY, schemas: schemas.namedIn(paths) },
  };
}
