import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refused } from '../refused.js';

export { type App, needVisitor } from './visitor.js';

/** Typed, or `Refused`: bad, with the place and what is wrong there. */
export function parse<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  throw new Refused({ code: 'bad', message: messageOf(result.issues[0]) });
}

/** The body of a request; use strict objects, so that unknown keys are refused. */
export const bodyOf = <const Schema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> => parse(schema, request.body);

/** The `:parts` of its address. */
export const paramsOf = <const Schema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> => parse(schema, request.params);

/** What comes after the `?`; all of it texts. */
export const queryOf = <const Schema extends v.GenericSchema>(
  request: FastifyRequest,
  schema: Schema,
): v.InferOutput<Schema> => parse(schema, request.query);

/** The body of a request that has nothing to say. */
export const nothingSchema = v.strictObject({});

/** Ids of accounts, tables, sessions, ... as they stand in addresses. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'This is not an id.'));
/** Params of `/:id`. */
export const byId = v.strictObject({ id: idSchema });

/** Long texts are not sent back to where they came from. */
const MAX_MESSAGE = 200;

function messageOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  const message = place === null ? issue.message : `${place}: ${issue.message}`;
  return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)} …` : message;
}
