/** The rules alone: whoever imports a package as a whole at run time gets all of it. */
export { duel as game } from '@polder/duel';
