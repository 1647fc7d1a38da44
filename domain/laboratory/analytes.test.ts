import { describe, expect, test } from 'vitest';
import { ANALYTES } from '../documents/reading/lab-values/analytes.ts';
import { keyOf } from '../documents/reading/lab-values/find-analyte.ts';
import { ucumOf } from '../fhir/ucum-units.ts';
import { ANALYTE_GROUPS, LAB_ANALYTES } from './analytes.ts';
import { findLabAnalyte, loincOf, namesOf } from './find-lab-analyte.ts';
import { labelOf, labUnitOf, ucumOfLab } from './lab-unit.ts';

/** Mod 10, LOINC Users' Guide, appendix C. */
function hasCheckDigit(code: string): boolean {
  const [number = '', digit] = code.split('-');
  const reversed = [...number].reverse();
  const odd = reversed.filter((_, index) => index % 2 === 0).join('');
  const even = reversed.filter((_, index) => index % 2 === 1).join('');
  const sum = [...`${Number(odd) * 2}${even}`].reduce((total, next) => total + Number(next), 0);
  return String((10 - (sum % 10)) % 10) === digit;
}

const ALL_UNITS = LAB_ANALYTES.flatMap((analyte) => analyte.units.map((unit) => ({ analyte, unit })));
/** What the reader's table has for a unit of a kind; the codes of `own`. */
const codeOfReader = ({ entry }: (typeof LAB_ANALYTES)[number], ucum: string) => {
  const read = ANALYTES.find(({ names }) => names.split('|').includes(entry ?? ''));
  const { kind } = labUnitOf(ucum);
  return read?.codes[kind as keyof typeof read.codes] ?? null; // as: null for a kind that has no code
};

describe('the table of analytes', () => {
  test('has 189 analytes and 227 codes, in the groups of the specification', () => {
    expect(LAB_ANALYTES).toHaveLength(189);
    expect(new Set(LAB_ANALYTES.map(({ id }) => id)).size).toBe(189);
    expect(ALL_UNITS).toHaveLength(227);
    const sizes = ANALYTE_GROUPS.map(
      ({ value }) => LAB_ANALYTES.filter(({ group }) => group === value).length,
    );
    expect(sizes).toEqual([25, 9, 16, 9, 21, 11, 14, 17, 10, 6, 26, 12, 13]);
    const checked = (wanted: string) => ALL_UNITS.filter(({ unit }) => unit.checked === wanted).length;
    expect(['own', 'name', 'unit', 'digit'].map(checked)).toEqual([121, 52, 37, 17]);
  });

  test('RE-053: each code has its check digit and stands once; those of its own are the reader’s', () => {
    const codes = ALL_UNITS.map(({ analyte, unit }) => unit.loinc ?? codeOfReader(analyte, unit.ucum));
    expect(codes.filter((code) => code === null || !hasCheckDigit(code))).toEqual([]);
    expect(new Set(codes).size).toBe(227);
    for (const { unit } of ALL_UNITS) expect(unit.loinc === null).toBe(unit.checked === 'own');
  });

  test('has each name once: it is joined with the reader’s table, no second list of it', () => {
    const known = new Set(ANALYTES.flatMap(({ names }) => names.split('|')));
    const ofReader = LAB_ANALYTES.flatMap(({ part }) => part?.split('|') ?? []);
    expect(ofReader.filter((name) => !known.has(name))).toEqual([]);
    const ours = LAB_ANALYTES.flatMap(({ own }) => own?.split('|') ?? []);
    const keys = new Set([...known].map(keyOf));
    expect(ours.filter((name) => keys.has(keyOf(name)))).toEqual([]);
    // Two analytes share a name only where their units tell them apart.
    const byName = Map.groupBy(
      LAB_ANALYTES.flatMap((analyte) =>
        [...new Set(namesOf(analyte).map(keyOf))].map((key) => ({ key, analyte })),
      ),
      ({ key }) => key,
    );
    for (const [key, those] of byName) {
      const kinds = those.flatMap(({ analyte }) => [
        ...new Set(analyte.units.map(({ ucum }) => labUnitOf(ucum).kind)),
      ]);
      expect([key, new Set(kinds).size]).toEqual([key, kinds.length]);
    }
  });

  test('finds each analyte by its title and each of its names', () => {
    for (const analyte of LAB_ANALYTES) {
      const unit = labelOf(analyte.units[0]?.ucum ?? '');
      expect([analyte.name, findLabAnalyte(analyte.name, unit)?.id]).toEqual([analyte.name, analyte.id]);
      for (const printed of namesOf(analyte)) {
        expect([printed, findLabAnalyte(printed, unit)?.id]).toEqual([printed, analyte.id]);
      }
    }
  });

  test('units are known letter for letter, printed and in UCUM', () => {
    for (const { unit } of ALL_UNITS) {
      const label = labelOf(unit.ucum);
      expect([unit.ucum, labUnitOf(label)]).toEqual([unit.ucum, labUnitOf(unit.ucum)]);
      if (label !== '' && !/^(kg|cm|mmHg|\/min|ms|Cel|h|\{steps\}.*)$/.test(label)) {
        expect([label, ucumOfLab(label)]).toEqual([label, unit.ucum]);
      }
    }
    expect(ucumOfLab('lumps')).toBeNull();
    expect(ucumOf('lumps')).toBeNull();
  });
});

test.each([
  ['Ferritin', 'ng/mL', 'ferritin', '2276-4'],
  ['Anti-Müllerian hormone', 'pmol/L', 'amh', '48377-6'],
  ['Estradiol (E2)', 'pmol/L', 'estradiol', '14715-7'],
  ['Neutrophils', '%', 'neut-pct', '26511-6'],
  ['Neutrophils', '10^9/L', 'neut', '26499-4'],
  ['Hemoglobin', 'g/L', 'hb', '718-7'],
  ['Sodium', 'mEq/L', 'sodium', '2951-2'],
  ['D-dimer', 'ng/mL FEU', 'ddimer-feu', '48065-7'],
  ['D-dimer', 'ng/mL DDU', 'ddimer-ddu', '48066-5'],
  // Compared by name: emitted.
  ['Zinc', 'µg/dL', 'zinc', '5763-8'],
  ['AMH', 'pmol/L', 'amh', '48377-6'],
  // By unit or check digit alone: the printed name goes out, no code.
  ['Estrone', 'pg/mL', 'estrone', null],
  ['Selenium', 'ug/L', 'selenium', null],
  ['HBsAg', '', 'hbsag', null],
  ['Vitamin D, 25-hydroxy', 'ng/mL', 'vitd', null],
  // Not told for sure.
  ['D-dimer', 'mg/L', null, null],
  ['TSH with reflex', 'mIU/L', null, null],
  ['Creatinine, urine', 'mg/dL', null, null],
  ['RDW-SD', 'fL', null, null],
  ['Unicorn dust', 'mg/L', null, null],
  // What stands in brackets may be something else.
  ['T3 (reverse)', 'ng/dL', null, null],
  ['Sodium (urine)', 'mmol/L', null, null],
  ['Magnesium (RBC)', 'mg/dL', null, null],
  ['Cortisol (saliva)', 'nmol/L', null, null],
  ['Sodium (serum)', 'mmol/L', 'sodium', '2951-2'],
])('RE-053: %s in %s is %s with code %s', (name, unit, id, code) => {
  expect(findLabAnalyte(name, unit)?.id ?? null).toBe(id);
  expect(loincOf(name, unit)).toBe(code);
});
