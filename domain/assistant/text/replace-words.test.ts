import { describe, expect, it } from 'vitest';
import { createReplacer } from './replace-words.ts';
import { splitText } from './split-text.ts';

const replace = createReplacer({
  toilet: ['lavatory', 'the bog|john'],
  cant: ['not able to'],
  'my baby': ['my|our little one'],
  baby: ['little one'],
});
const read = (text: string) => replace(splitText(text)).map((token) => token.text);

describe('words that mean one thing', () => {
  it('are put for one word and for a few, the longest that fits first', () => {
    expect(read('On the john, not able to stand')).toEqual(['on', 'toilet', ',', 'cant', 'stand']);
    expect(read('our little one sleeps')).toEqual(['my', 'baby', 'sleeps']);
    expect(read('little one sleeps')).toEqual(['baby', 'sleeps']);
  });

  it('stand where her words stood, with the stem of what is put', () => {
    const [token] = replace(splitText('the bog'));
    expect(token).toMatchObject({ text: 'toilet', stem: 'toilet', start: 0, end: 7, sentence: 0 });
  });

  it('are not made of two sentences, nor of half of what is written', () => {
    expect(read('Not. Able to go')).toEqual(['not', '.', 'able', 'to', 'go']);
    expect(read('not able')).toEqual(['not', 'able']);
  });
});
