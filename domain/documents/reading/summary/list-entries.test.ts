import { describe, expect, test } from 'vitest';
import { makeLines } from '../testing/make-text.ts';
import { listMedicines, listVaccinations } from './list-entries.ts';

const texts = (entries: { lines: { text: string }[] }[]) =>
  entries.map(({ lines }) => lines.map(({ text }) => text).join(' / '));
const medicines = (text: string) => texts(listMedicines(makeLines(text), () => false));
const vaccinations = (text: string, source: 'text' | 'ocr' = 'text') =>
  texts(listVaccinations(makeLines(text, source), () => false));

describe('the medicines of a prescription', () => {
  test.each([
    ['Amoxicillin 500 mg capsules\nSig: Take 1 capsule by mouth three times daily', 1],
    ['Utrogest 200 mg   0-0-1\nMagnesium 300   1-0-1', 2],
    ['1. Tab. Iron 100 mg   OD\n2. Syp. Zinc 5 ml   BD', 2],
    ['Microgynon 30 tablets\n63 tablets\nTake ONE daily for 21 days', 1],
    ['Synthroid 88 mcg\n1 po qd', 1],
    ['Ferrous sulfate 325 mg tablets\nOne tablet every other day, for 90 days', 1],
  ])('%s', (text, count) => {
    expect(medicines(text)).toHaveLength(count);
    expect(medicines(text).join(' / ')).toBe(text.replaceAll('\n', ' / '));
  });

  test.each([
    'Weight 63 kg   Height 170 cm',
    'Take 1 tablet daily',
    'Allergies: penicillin tablets, once daily',
    'Generic names in capitals, 5 mg tablets',
    'Review after 1 week',
  ])('%s is none', (text) => {
    expect(medicines(text)).toEqual([]);
  });
});

describe('the vaccinations of a record', () => {
  test('are rows that name a vaccine', () => {
    expect(
      vaccinations('Vaccine   Date   Site\nMMR   03/02/1991   Left thigh\nTdap   Unknown   Left arm'),
    ).toEqual(['MMR   03/02/1991   Left thigh', 'Tdap   Unknown   Left arm']);
  });

  test('are not sentences about vaccines or the printed parts of a card', () => {
    expect(
      vaccinations(
        'The influenza vaccine protects you.\nCOVID-19\n1st Dose   COVID-19 Vaccination Record Card',
      ),
    ).toEqual([]);
  });

  test('are left at their vaccine where a picture broke the row', () => {
    expect(vaccinations('Influenza ~~ 4/16/202 | Abbott   Left 1/18/2', 'ocr')).toEqual(['Influenza']);
  });
});
