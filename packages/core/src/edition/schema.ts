import type { Check, Keys } from './check.js';
import { COLOURS } from './goods.js';
import { checkOf } from './paths.js';

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema (2020-12) of what a check lets pass, from its shape. What several parts say together ("each link is
 * named on both sides") is known to the check alone.
 */
export function schemaOf(check: Check, title: string): JsonSchema {
  const named = new Map<string, { name: string; schema: JsonSchema }>();
  const body = partOf(check, named);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title,
    ...body,
    $defs: Object.fromEntries([...named.values()].map(({ name, schema }) => [name, schema])),
  };
}

type Named = Map<string, { name: string; schema: JsonSchema }>;

const COLOUR = { enum: [...COLOURS] };

function partOf({ shape }: Check, named: Named): JsonSchema {
  switch (shape?.kind) {
    case 'int':
      return { type: 'integer', minimum: shape.min, maximum: shape.max };
    case 'one':
      return { enum: [...shape.of] };
    case 'yes':
      return { const: true };
    case 'bulb':
      return {
        anyOf: [
          { const: 'any' },
          { type: 'array', items: COLOUR, minItems: 1, maxItems: COLOURS.length, uniqueItems: true },
        ],
      };
    case 'text':
      return {
        ...{ type: 'string', minLength: 1, maxLength: shape.max },
        ...(shape.pattern === undefined ? {} : { pattern: shape.pattern }),
      };
    case 'null':
      return { anyOf: [{ type: 'null' }, partOf(shape.or, named)] };
    case 'list':
      return {
        ...{ type: 'array', minItems: shape.min, maxItems: shape.max },
        items: partOf(shape.item, named),
      };
    case 'object':
      return objectOf(shape.keys, named);
    case 'variant':
      return reference(
        shape.tag,
        { anyOf: Object.entries(shape.of).map(([name, keys]) => taggedOf(shape.tag, name, keys, named)) },
        named,
      );
    default:
      return {};
  }
}

/** Effects stand in many places: each set of them is written once. */
function reference(tag: string, schema: JsonSchema, named: Named): JsonSchema {
  const text = JSON.stringify(schema);
  const known = named.get(text) ?? { name: `${tag}${named.size + 1}`, schema };
  named.set(text, known);
  return { $ref: `#/$defs/${known.name}` };
}

function objectOf(keys: Keys, named: Named): JsonSchema {
  const entries = Object.entries(keys);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([key, check]) => [key, partOf(checkOf(check), named)])),
    required: entries.flatMap(([key, check]) => (typeof check === 'function' ? [key] : [])),
    additionalProperties: false,
  };
}

function taggedOf(tag: string, name: string, keys: Keys, named: Named): JsonSchema {
  const { properties, required, ...rest } = objectOf(keys, named) as {
    readonly properties: object;
    readonly required: readonly string[];
  };
  return { ...rest, properties: { [tag]: { const: name }, ...properties }, required: [tag, ...required] };
}
