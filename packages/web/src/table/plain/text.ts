import type { PlainText } from '@polder/core';

/** The texts that the plain board is made of come along with how its game is shown. */
export const plainText = (shown: object): PlainText => (shown as { plain(): PlainText }).plain();
