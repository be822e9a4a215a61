import { describe, expect, it } from 'vitest';
import { tidied } from '../../../../build/pictures.js';

describe('a picture that is drawn at the build', () => {
  it('has no style attributes: the policy of the server lets none through', () => {
    expect(tidied('<g style="color: red;" class="a"><b style="--n: 1">x</b></g>')).toBe(
      '<g data-style="color: red;" class="a"><b data-style="--n: 1">x</b></g>',
    );
  });

  it('has nothing to be said or reached inside: it has one name as a whole', () => {
    expect(
      tidied(
        '<!--[--><i tabindex="-1" aria-label="a > b" role="row" data-at="2.0" data-card title="t">1</i><!--]-->',
      ),
    ).toBe('<i role="row" data-at="2.0">1</i>');
  });
});
