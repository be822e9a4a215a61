/** Only what a saved game needs of the rules: a part of a package can be loaded later only by way of its own file. */
export { valley } from '@polder/valley';
