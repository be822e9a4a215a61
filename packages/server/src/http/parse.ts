import * as v from 'valibot';
import { Refused } from '../refused.js';

/** Typed, or `Refused`: bad, with the place and what is wrong there. */
export function parse<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortEarly: true, abortPipeEarly: true });
  if (result.success) return result.output;
  throw new Refused({ code: 'bad', message: messageOf(result.issues[0]) });
}

/** Long texts are not sent back to where they came from. */
const MAX_MESSAGE = 200;

function messageOf(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  const message = place === null ? issue.message : `${place}: ${issue.message}`;
  return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)} …` : message;
}
