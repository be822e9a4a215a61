/** Why somebody played so. */
export const reasons = {
  byChance: 'This player chooses by chance.',
  only: 'There was no other way.',
  failed: 'No answer this time.',
  instead: 'Compared with:',
};
