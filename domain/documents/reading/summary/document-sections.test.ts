import { expect, test } from 'vitest';
import { makeLines } from '../testing/make-text.ts';
import { findSections } from './document-sections.ts';

const sections = (text: string) =>
  findSections(makeLines(text)).map(({ heading, pieces }) => [
    heading,
    pieces.map((piece) => piece.text).join(' / '),
  ]);

test.each([
  ['IMPRESSION: Normal.\nNo mass.', [['IMPRESSION', 'Normal. / No mass.']]],
  ['Conclusion\nNormal.', [['Conclusion', 'Normal.']]],
  [
    'IMPRESSION: COPD. PLAN: Tiotropium.',
    [
      ['IMPRESSION', 'COPD.'],
      ['PLAN', 'Tiotropium.'],
    ],
  ],
  [
    'Impression: sprain. Plan: splint.',
    [
      ['Impression', 'sprain.'],
      ['Plan', 'splint.'],
    ],
  ],
  ['DOPPLER: ,1. Mild regurgitation.', [['DOPPLER', '1. Mild regurgitation.']]],
  ['2-D M-MODE: Normal.', [['2-D M-MODE', 'Normal.']]],
  [
    'A: Viral pharyngitis.\nP: Rest.',
    [
      ['A', 'Viral pharyngitis.'],
      ['P', 'Rest.'],
    ],
  ],
  ['ASSESSMENT AND PLAN\nRest.\nElectronically signed by Dr. Example', [['ASSESSMENT AND PLAN', 'Rest.']]],
  ['Plan: Rest.\nKind regards,\nDr. Example', [['Plan', 'Rest.']]],
  ['Northgate Clinic\nPlan: Rest at\nPage 1 of 2\fNorthgate Clinic\nhome.', [['Plan', 'Rest at / home.']]],
  ['The impression was: good.', []],
  ['Ferritin: 9', []],
])('%s', (text, expected) => {
  expect(sections(text)).toEqual(expected);
});

test('a section stands where its heading does', () => {
  expect(findSections(makeLines('One\n\nPlan: Rest.'))[0]?.place).toEqual({ page: 1, line: 3 });
});
