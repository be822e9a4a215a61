/** What reads and writes editions, loaded when somebody brings one. */
export { BadEdition, defaultEdition, exportEdition, parseEdition, problemLine } from '@polder/valley';
