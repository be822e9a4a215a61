import { describe, expect, it } from 'vitest';
import { translationOf } from '../../build/translation.js';

describe('the start page in another language', () => {
  it('differs in texts, counted as the browser counts them', () => {
    const english = '<!--[--><nav><a href="#/">Rules</a> <b>Play</b></nav><p>1 &lt; 2</p><!--]-->';
    const polish = '<!--[--><nav><a href="#/">Zasady</a> <b>Play</b></nav><p>2 &gt; 1 &amp; 0</p><!--]-->';
    expect(translationOf(english, polish).texts).toEqual([
      [0, 'Zasady'],
      [3, '2 > 1 & 0'],
    ]);
  });

  it('differs in attributes, by the place of their element', () => {
    const english = '<p><b title="Play" class="x"></b><i aria-pressed="true"></i></p>';
    const polish = '<p><b title="Graj &quot;tu&quot;" class="x"></b><i aria-pressed="false"></i></p>';
    expect(translationOf(english, polish).attributes).toEqual([
      [1, 'title', 'Graj "tu"'],
      [2, 'aria-pressed', 'false'],
    ]);
  });

  it.each([
    ['another element', '<p>a</p>', '<b>a</b>'],
    ['one more element', '<p>a</p>', '<p>a<br></p>'],
    ['another branch', '<!--[--><p>a</p>', '<!--[!--><p>a</p>'],
    ['an attribute that is not there', '<p class="a">a</p>', '<p title="a">a</p>'],
  ])('is refused with %s', (_, english, polish) => {
    expect(() => translationOf(english, polish)).toThrow();
  });
});
