/** The rules alone: whoever imports a package as a whole at run time gets all of it. */
export { valley as game } from '@polder/valley';
