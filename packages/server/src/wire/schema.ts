import { type Level, PLAY_LEVELS, VERSIONS } from '@polder/bots';
import * as v from 'valibot';

// The words that all schemas of the wire are made of.

/** What a schema lets through, as its reader gets it: nobody changes what came over the wire. */
export type Sent<Schema extends v.GenericSchema> = Immutable<v.InferOutput<Schema>>;
export type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T;

/** A schema of something whose type is defined elsewhere: by the core, by a record, by a browser. */
export const typed = <T>(schema: v.GenericSchema): v.GenericSchema<T> => schema as v.GenericSchema<T>;

/** Ids of accounts, tables, sessions, ... as they stand in addresses. */
export const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'This is not an id.'));
/** Params of `/:id`. */
export const byIdSchema = v.strictObject({ id: idSchema });
/** The body of a request that has nothing to say, and the answer to one that only has to be done. */
export const nothingSchema = v.strictObject({});

/** A bot that may be asked to sit down. */
export const levelSchema = v.picklist(PLAY_LEVELS);
/** A bot that sits somewhere: a server may have put there another one. */
export const seatedLevelSchema = typed<Level>(v.picklist(Object.keys(VERSIONS) as Level[]));

/** Milliseconds since 1970. */
export const timeSchema = v.number();
export const seatSchema = v.pipe(v.number(), v.integer());
