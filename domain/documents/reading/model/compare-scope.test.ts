import { describe, expect, it } from 'vitest';
import { deniesTheSame, keepsSides } from './compare-scope.ts';

const free = new Set('the a is are of in or and to there seen evidence with'.split(' '));
const denies = (statement: string, source: string) =>
  deniesTheSame(statement, source, (word) => free.has(word));

describe('a statement denies what its sentence denies', () => {
  it.each([
    ['No hydronephrosis.', 'There is no evidence of hydronephrosis.'],
    ['No hydronephrosis in the kidneys.', 'The kidneys fail to demonstrate hydronephrosis or stones.'],
    ['No stones.', 'The kidneys show no hydronephrosis or stones.'],
    ['Hydronephrosis is not seen.', 'Hydronephrosis isn’t seen.'],
    ['Without mass.', 'The breast is negative for mass.'],
    ['The uterus is enlarged.', 'The uterus is enlarged.'],
    ['No stone, but a cyst.', 'No stone is seen, but a cyst is.'],
  ])('%s — %s', (statement, source) => {
    expect(denies(statement, source)).toBe(true);
  });

  it.each([
    ['Hydronephrosis.', 'There is no evidence of hydronephrosis.'],
    ['No enlarged uterus.', 'The uterus is enlarged.'],
    ['No cyst.', 'No stone is seen, but a cyst is.'],
    ['A stone, but no cyst.', 'No stone is seen, but a cyst is.'],
    ['The cyst is not seen.', 'The stone is not seen; a cyst is.'],
    ['Stones, no hydronephrosis.', 'The kidneys show no hydronephrosis or stones.'],
    ['Free of cysts.', 'A cyst and free fluid are seen.'],
    ['Kein Myom.', 'Myom im Fundus.'],
  ])('and not: %s — %s', (statement, source) => {
    expect(denies(statement, source)).toBe(false);
  });
});

describe('a number keeps its side', () => {
  const source = 'The right kidney measures 11 x 4.9 cm and the left kidney 11.3 x 5.4 cm.';
  it('as it is printed', () => {
    expect(keepsSides('The right kidney measures 11 x 4.9 cm.', source)).toBe(true);
    expect(keepsSides('Left kidney: 11.3 x 5.4 cm', source)).toBe(true);
    expect(keepsSides(source, source)).toBe(true);
    expect(keepsSides('The kidney measures 12 cm', 'The right kidney measures 12 cm')).toBe(true);
  });

  it('and no other, nor none', () => {
    expect(keepsSides('The right kidney measures 11.3 x 5.4 cm.', source)).toBe(false);
    expect(keepsSides('The left kidney measures 11 x 5.4 cm.', source)).toBe(false);
    expect(keepsSides('A kidney measures 11.3 cm.', source)).toBe(false);
  });
});
