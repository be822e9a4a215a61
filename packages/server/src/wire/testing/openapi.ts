import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { clientMessageSchema, commandSchema } from '../commands.js';
import { decisionSchema, resultSchema } from '../game.js';
import { refusalSchema, serverMessageSchema } from '../messages.js';
import { meSchema, ratingSchema } from '../people.js';
import { type Route, SUBJECTS } from '../routes.js';
import { nothingSchema } from '../schema.js';
import {
  chatMessageSchema,
  entrySchema,
  liveStatusSchema,
  personSchema,
  syncSchema,
  tableInfoSchema,
} from '../table.js';

/** docs/openapi.json, from the table of routes. */

type Json = Readonly<Record<string, unknown>>;

/** What stands in many answers is described once, by its name. */
const NAMED: Readonly<Record<string, GenericSchema>> = {
  Refusal: refusalSchema,
  Me: meSchema,
  Person: personSchema,
  Rating: ratingSchema,
  TableInfo: tableInfoSchema,
  Decision: decisionSchema,
  Result: resultSchema,
  Command: commandSchema,
  Entry: entrySchema,
  LiveStatus: liveStatusSchema,
  Sync: syncSchema,
  ChatMessage: chatMessageSchema,
  ClientMessage: clientMessageSchema,
  ServerMessage: serverMessageSchema,
};

const ABOUT = `Tables, accounts and notices of a Polder server (docs/online.md).

A change is JSON from the server's own pages: with \`Content-Type: application/json\` and an \`Origin\` of the server.
What is refused is \`{ "refusal": … }\` with a fitting status, and nothing has changed then.

Running tables are played over a WebSocket at \`/api/live\`: a client sends \`ClientMessage\`, the server \`ServerMessage\`,
one JSON text for each frame. \`/api/tables/{id}/commands\` and \`/api/tables/{id}/sync\` are for those who have none.`;

const SUBJECT_NAMES: Readonly<Record<keyof typeof SUBJECTS, string>> = {
  people: 'Accounts, and the ways to sign in',
  lobby: 'Tables before and after their game, people as others see them, chat',
  live: 'Running games, for those who have no WebSocket',
  notices: 'Ways to be told that it is one’s turn',
  operations: 'For those who run the server',
};

const config = (typeMode: 'input' | 'output'): ConversionConfig => ({
  typeMode,
  // A check that no schema can say is left out: the server still does it.
  errorMode: 'ignore',
  definitions: NAMED,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
});

/** As JSON Schema, with references into the components. */
function describe(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, $defs: __, ...described } = toJsonSchema(schema, config(typeMode));
  return described;
}

const content = (schema: Json): Json => ({ 'application/json': { schema } });

/** Params and queries are objects of texts, sometimes one of several. */
function parametersOf(where: 'path' | 'query', schema: GenericSchema | undefined): readonly Json[] {
  if (!schema) return [];
  const described = describe(schema, 'input') as { anyOf?: readonly Json[] } & Json;
  const shapes = (described.anyOf ?? [described]) as readonly {
    readonly properties?: Readonly<Record<string, Json>>;
    readonly required?: readonly string[];
  }[];
  const names = [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return names.map((name) => {
    const kinds = shapes.flatMap(({ properties = {} }) => (properties[name] ? [properties[name]] : []));
    return {
      name,
      in: where,
      required: where === 'path' || shapes.every(({ required = [] }) => required.includes(name)),
      schema: kinds.length === 1 ? kinds[0] : { anyOf: kinds },
    };
  });
}

const SECURITY: Readonly<Record<Route['who'], readonly Json[]>> = {
  anybody: [{}, { session: [] }],
  account: [{ session: [] }],
  operator: [{ metricsToken: [] }],
};

function operationOf(subject: string, method: string, route: Route): Json {
  const parameters = [...parametersOf('path', route.params), ...parametersOf('query', route.query)];
  const changes = method !== 'GET';
  return {
    tags: [subject],
    summary: route.does,
    security: SECURITY[route.who],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(changes
      ? { requestBody: { required: true, content: content(describe(route.body ?? nothingSchema, 'input')) } }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: route.answer
          ? content(describe(route.answer, 'output'))
          : { 'text/plain': { schema: { type: 'string' } } },
      },
      default: { $ref: '#/components/responses/Refused' },
    },
  };
}

export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [subject, routes] of Object.entries(SUBJECTS)) {
    for (const [key, route] of Object.entries<Route>(routes)) {
      const [method, path] = key.split(' ');
      const place = path.replace(/:(\w+)/g, '{$1}');
      paths[place] = { ...paths[place], [method.toLowerCase()]: operationOf(subject, method, route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Polder', version: '1', description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    tags: Object.entries(SUBJECT_NAMES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.keys(NAMED).map((name) => [name, definitionOf(name)])),
      responses: {
        Refused: {
          description: 'Refused: nothing has changed.',
          content: content({
            type: 'object',
            properties: { refusal: { $ref: '#/components/schemas/Refusal' } },
            required: ['refusal'],
          }),
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'polder', description: 'Set when somebody signs in.' },
        metricsToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** What is sent to clients is as it comes out of its schema; what they send, as it goes in. */
const SENT_BY_CLIENTS = new Set(['ClientMessage', 'Command']);

function definitionOf(name: string): unknown {
  const mode = SENT_BY_CLIENTS.has(name) ? 'input' : 'output';
  return toJsonSchema(NAMED[name], config(mode)).$defs?.[name];
}
