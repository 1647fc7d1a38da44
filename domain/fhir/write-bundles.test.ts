import { describe, expect, test } from 'vitest';
import type { ExportedRow } from '../export/exported-data.ts';
import { exampleAccount } from './testing/example-account.ts';
import { codesIn, findCoded, resourcesOf } from './testing/read-bundle.ts';
import { type FhirOptions, writeFhirBundles } from './write-bundles.ts';

const OPTIONS: FhirOptions = {
  now: new Date('2026-11-27T12:00:00Z'),
  codeBase: 'https://lunaria.invalid/fhir',
  hasSnomed: false,
  leaveOut: [],
};

const write = (changes: Record<string, ExportedRow[]> = {}, options: Partial<FhirOptions> = {}) =>
  writeFhirBundles(exampleAccount(changes), { ...OPTIONS, ...options });

function sectionsOf(changes: Record<string, ExportedRow[]> = {}, options: Partial<FhirOptions> = {}) {
  const [composition] = resourcesOf(write(changes, options).ips);
  if (composition?.resourceType !== 'Composition') throw new Error('The summary does not begin with one.');
  return composition.section ?? [];
}

const sectionOf = (code: string, ...account: Parameters<typeof sectionsOf>) =>
  sectionsOf(...account).find((section) => section.code?.coding?.[0]?.code === code);

describe('codes', () => {
  test('are those of menstruation and pregnancy, and none of the three that mean something else', () => {
    const codes = codesIn(write(), 'http://loinc.org');
    expect([...codes]).toEqual(expect.arrayContaining(['8665-2', '11778-8', '11636-8', '64700-8']));
    for (const code of ['64698-4', '49033-4', '3141-9']) expect(codes).not.toContain(code);
  });

  test('of pregnancy that goes on are its status and the due date as she gave it', () => {
    const { everything } = write({
      pregnancies: [goingOn({ dating_method: 'dueDate', due_date: '2027-03-04' })],
    });
    expect(findCoded(everything, '82810-3')).toMatchObject([
      { effectiveDateTime: '2026-08-01', valueCodeableConcept: { text: 'Pregnant' } },
    ]);
    expect(findCoded(everything, '11778-8')).toMatchObject([{ valueDateTime: '2027-03-04' }]);
  });

  test('of a pregnancy that is dated otherwise hold no due date: it would be reckoned', () => {
    const byPeriod = goingOn({ dating_method: 'lastPeriod', last_period_date: '2026-06-01' });
    const byWeek = goingOn({ dating_method: 'currentWeek', current_week: 9 });
    for (const pregnancy of [byPeriod, byWeek]) {
      expect(findCoded(write({ pregnancies: [pregnancy] }).everything, '11778-8')).toEqual([]);
    }
    const starts = findCoded(write({ pregnancies: [byPeriod] }).everything, '8665-2');
    expect(starts.map(({ valueDateTime }) => valueDateTime)).toContain('2026-06-01');
  });

  test('of SNOMED CT are there where they are switched on alone', () => {
    expect([...codesIn(write(), 'http://snomed.info/sct')]).toEqual([]);
    expect(codesIn(write({}, { hasSnomed: true }), 'http://snomed.info/sct')).toContain('278149003');
  });

  test('of our own begin with the address of the installation', () => {
    const text = JSON.stringify(write({}, { codeBase: 'https://example.org/codes' }));
    expect(text.includes('https://example.org/codes/CodeSystem/observation')).toBe(true);
    expect(text.includes('lunaria.invalid')).toBe(false);
  });
});

describe('what is not recorded', () => {
  test('is written nowhere: no forecast, no fertile and no infertile day', () => {
    const { everything, ips } = write();
    const text = JSON.stringify([everything, ips]);
    const traces = ['2026-12-10', '2026-12-07', '2026-12-14', 'ertile', 'predict', 'orecast'];
    expect(traces.filter((trace) => text.includes(trace))).toEqual([]);
  });

  test('of a note ahead is said: it is registered, and not final', () => {
    const notes = findCoded(write().everything, 'notes');
    expect(notes.map(({ effectiveDateTime, status }) => [effectiveDateTime, status])).toEqual([
      ['2026-11-12', 'final'],
      ['2026-12-24', 'registered'],
    ]);
  });

  test('is not thought of a day that has begun east of Greenwich', () => {
    const [signals] = exampleAccount().tables.daily_health_signals ?? [];
    const rows = ['2026-11-28', '2026-11-29'].map((signal_date) => ({ ...signals, signal_date }));
    const { everything } = write({ daily_health_signals: rows });
    expect(findCoded(everything, 'notes').map(({ status }) => status)).toEqual(['final', 'registered']);
  });
});

describe('ids', () => {
  test('are the same in another export, whatever became more', () => {
    const ids = (bundle: ReturnType<typeof write>) => resourcesOf(bundle.everything).map(({ id }) => id);
    const before = ids(write());
    const later = write(
      {
        bleeding_days: [
          { day: '2026-11-26', flow: 'light', kind: null },
          ...(exampleAccount().tables.bleeding_days ?? []),
        ],
      },
      { now: new Date('2026-12-31T00:00:00Z') },
    );
    expect(ids(later)).toEqual(expect.arrayContaining(before));
    expect(new Set(ids(later)).size).toBe(before.length + 1);
  });

  test('of another account are others', () => {
    const [profile] = exampleAccount().tables.profiles ?? [];
    const other = write({ profiles: [{ ...profile, created_at: '2025-12-01T09:30:00.123457Z' }] });
    const ids = new Set(resourcesOf(write().everything).map(({ id }) => id));
    expect(resourcesOf(other.everything).filter(({ id }) => ids.has(id))).toEqual([]);
  });
});

describe('the summary', () => {
  test('begins with the composition and always has the three sections', () => {
    const empty = writeFhirBundles({ ...exampleAccount(), tables: {}, documents: [] }, OPTIONS).ips;
    for (const ips of [write().ips, empty]) {
      const [composition] = resourcesOf(ips);
      expect(composition).toMatchObject({
        resourceType: 'Composition',
        type: { coding: [{ system: 'http://loinc.org', code: '60591-5' }] },
      });
      const text = JSON.stringify(composition);
      for (const code of ['11450-4', '48765-2', '10160-0']) expect(text).toContain(code);
    }
  });

  const card = (texts: object): Record<string, ExportedRow[]> => ({
    method_uses: [],
    emergency_cards: [
      {
        content: {
          ...{ allergies: '', conditions: '', medicines: '', implants: '', languages: '', note: '' },
          ...texts,
        },
      },
    ],
  });
  const reasonOf = (...account: Parameters<typeof sectionsOf>) =>
    sectionOf('48765-2', ...account)?.emptyReason?.coding?.[0]?.code;

  test('says of allergies that she was not asked, that she entered nothing, and that there are none', () => {
    expect(reasonOf({ emergency_cards: [] })).toBe('notasked');
    expect(reasonOf({ emergency_cards: [{ content: null }] })).toBe('notasked');
    expect(reasonOf(card({}))).toBe('unavailable');
    expect(reasonOf(card({ allergies: ' ' }))).toBe('unavailable');
    for (const none of ['None', 'none.', 'No known allergies', 'NO ALLERGIES!']) {
      expect(reasonOf(card({ allergies: none }))).toBe('nilknown');
    }
    expect(reasonOf(card({ allergies: 'None but nuts' }))).toBeUndefined();
  });

  test('asserts that there is nothing by a resource where SNOMED CT is switched on', () => {
    const none = card({ allergies: 'None', conditions: 'None', medicines: 'none' });
    const codes = codesIn(write(none, { hasSnomed: true }), 'http://snomed.info/sct');
    expect([...codes]).toEqual(expect.arrayContaining(['716186003', '160245001', '787481004']));
    for (const code of ['48765-2', '11450-4', '10160-0']) {
      const section = sectionOf(
        code,
        { ...none, pregnancies: [], onboarding_answers: [] },
        { hasSnomed: true },
      );
      // An entry and a reason for its absence contradict each other (cmp-2 of R4).
      expect([section?.entry?.length, section?.emptyReason]).toEqual([1, undefined]);
    }
  });

  test('does not say that she takes nothing while she uses a pill', () => {
    const pill = {
      id: 'd',
      method: 'combined-pill',
      started_on: null,
      started_certainty: 'unknown',
      ended_on: null,
    };
    const account = { ...card({ medicines: 'none' }), method_uses: [pill] };
    const codes = codesIn(write(account, { hasSnomed: true }), 'http://snomed.info/sct');
    expect(codes).not.toContain('787481004');
    expect(sectionOf('10160-0', account)?.text?.div).toContain('Combined pill');
  });

  test('was asked for illnesses by the setup of Pre-Menstrual Mode alone', () => {
    const setup = { stage: 'pre-menstrual', stated_on: '2026-01-01', age: 12, health_conditions: null };
    const reason = (stage: string) =>
      sectionOf('11450-4', { emergency_cards: [], onboarding_answers: [{ ...setup, stage }] })?.emptyReason
        ?.coding?.[0]?.code;
    expect(reason('pre-menstrual')).toBe('unavailable');
    expect(reason('regular-cycle')).toBe('notasked');
  });

  test('has what she noted with a pregnancy among former illnesses, and nothing where she says none', () => {
    const noted = (complications: string) => ({
      emergency_cards: [],
      onboarding_answers: [],
      pregnancies: [goingOn({ dating_method: 'dueDate', due_date: '2027-03-04', complications })],
    });
    expect(sectionOf('11348-0', noted('High sugar'))?.text?.div).toContain(
      'Noted with a pregnancy, this or an earlier one, in her words: High sugar',
    );
    const { everything } = write(noted('High sugar'));
    const conditions = resourcesOf(everything).filter(({ resourceType }) => resourceType === 'Condition');
    expect(conditions).toMatchObject([{ code: { text: 'High sugar' } }]);
    for (const condition of conditions) expect(condition).not.toHaveProperty('clinicalStatus');
    expect(sectionOf('11450-4', noted('High sugar'))?.entry).toBeUndefined();
    expect(JSON.stringify(write(noted('None')))).not.toContain('"Condition"');
  });

  test('shows the newest of each measured value and result', () => {
    const older = {
      ...exampleAccount().tables.measurements?.[0],
      id: 'e',
      local_day: '2026-01-01',
      value: 70,
    };
    const account = { measurements: [...(exampleAccount().tables.measurements ?? []), older] };
    const vitalSigns = sectionOf('8716-3', account)?.text?.div;
    expect(vitalSigns).toContain('Weight 61.9 kg, 2026-11-20');
    expect(vitalSigns).not.toContain('70 kg');
    expect(vitalSigns).not.toContain('62.5 kg');
  });

  test('holds no sex, no mood and no note', () => {
    const text = JSON.stringify(write().ips);
    const words = ['A quiet day', 'Ask about iron', 'sexualActivity', 'mood', 'Ask the doctor'];
    expect(words.filter((word) => text.includes(word))).toEqual([]);
  });

  test('keeps her texts from being markup', () => {
    const div = sectionOf('48765-2', card({ allergies: '<b>nuts</b> & "milk"\nfish' }))?.text?.div;
    expect(div).toContain('&lt;b&gt;nuts&lt;/b&gt; &amp; &quot;milk&quot;<br/>fish');
  });
});

describe('what she leaves out', () => {
  const lost = goingOn({
    ...{ dating_method: 'lastPeriod', last_period_date: '2025-12-01', stated_on: '2026-01-05' },
    ...{ end_reason: 'loss', ended_at: '2026-02-10T10:00:00.000000Z', ended_on: '2026-02-10' },
    complications: 'Cramps early on',
  });

  test('of losses is nothing of the pregnancy, nor what tells of it', () => {
    const all = JSON.stringify(write({ pregnancies: [lost] }));
    const some = JSON.stringify(write({ pregnancies: [lost] }, { leaveOut: ['losses'] }));
    for (const trace of [
      'She lost the pregnancy',
      'kick_count',
      'Cramps early on',
      '"code":"lochia"',
      'end_reason',
    ]) {
      expect([trace, all.includes(trace), some.includes(trace)]).toEqual([trace, true, false]);
    }
  });

  test('of notes is none of a day and none of a document', () => {
    const all = JSON.stringify(write());
    const some = JSON.stringify(write({}, { leaveOut: ['notes'] }));
    for (const note of ['A quiet day', 'Ask the doctor', 'Ask about iron']) {
      expect([note, all.includes(note), some.includes(note)]).toEqual([note, true, false]);
    }
  });

  test('stays out where the data say that it was left out', () => {
    const data = { ...exampleAccount(), left_out: ['notes' as const] };
    expect(JSON.stringify(writeFhirBundles(data, OPTIONS)).includes('A quiet day')).toBe(false);
  });
});

describe('a document', () => {
  const [document] = exampleAccount().tables.health_documents ?? [];
  const written = (changes: ExportedRow) =>
    resourcesOf(write({ health_documents: [{ ...document, ...changes }] }).everything).find(
      ({ resourceType }) => resourceType === 'DocumentReference',
    );

  test('has the name and the category that the list of documents shows', () => {
    expect(written({})).toMatchObject({
      description: 'Blood test, 12 Mar 2026, City Lab',
      category: [{ text: 'Lab results' }],
    });
    expect(written({ own_name: 'Iron', own_category: 'other' })).toMatchObject({
      description: 'Iron',
      category: [{ text: 'Other' }],
    });
    expect(written({ ai_category_sure: false })).not.toHaveProperty('category');
    expect(written({ ai_suggested_name: null })).toMatchObject({ description: 'scan.pdf' });
  });

  test('of which no text opens has none', () => {
    expect(written({ ai_suggested_name: null, file_name: null })).not.toHaveProperty('description');
  });
});

describe('results of laboratories', () => {
  const [reading] = exampleAccount().tables.document_readings ?? [];
  const read = (value: ExportedRow) => {
    // as: the reading of the example
    const { understanding } = reading as { understanding: { values: ExportedRow[] } };
    const values = [{ ...understanding.values[0], ...value }];
    const account = { document_readings: [{ ...reading, understanding: { ...understanding, values } }] };
    const [result] = resourcesOf(write(account).everything).filter(
      (resource) =>
        resource.resourceType === 'Observation' && resource.derivedFrom?.[0]?.display !== undefined,
    );
    return result as unknown as ExportedRow; // as: one of them
  };

  test('say where they stand, who read them, and what their laboratory printed', () => {
    const { everything } = write();
    expect(findCoded(everything, '2276-4')).toMatchObject([
      {
        status: 'preliminary',
        effectiveDateTime: '2026-03-11',
        performer: [{ display: 'City Lab' }],
        valueQuantity: { value: 8, unit: 'ng/mL', code: 'ng/mL' },
        interpretation: [{ coding: [{ code: 'L' }] }],
        referenceRange: [{ text: '15 - 150' }],
        derivedFrom: [{ display: 'Blood test, 12 Mar 2026, City Lab, page 1, line 6' }],
      },
    ]);
    const provenance = resourcesOf(everything).filter(({ resourceType }) => resourceType === 'Provenance');
    expect(provenance).toHaveLength(2);
  });

  test.each([
    [{ value: '5,3', range: '' }, { value: 5.3 }],
    [
      { value: '<0.5', range: '' },
      { value: 0.5, comparator: '<' },
    ],
    [
      { value: '≥ 100', range: '' },
      { value: 100, comparator: '>=' },
    ],
    // Its range tells that the point parts the decimals.
    [{ value: '1.234', range: '0.27 - 4.20' }, { value: 1.234 }],
  ])('%o is a number', (value, quantity) => {
    expect(read(value).valueQuantity).toMatchObject(quantity);
  });

  test.each([
    [{ value: '1.234', range: '' }, '1.234 µIU/mL'],
    [{ value: '5', unit: 'blobs/hpf' }, '5 blobs/hpf'],
    [{ value: 'positive', unit: '' }, 'positive'],
    [{ value: '1:80', unit: '' }, '1:80'],
  ])('%o stays as printed', (value, text) => {
    expect(read(value)).toMatchObject({ valueString: text });
  });

  test('never have a code that means something else', () => {
    expect(read({ loinc: '49033-4' }).code).toEqual({ text: 'TSH' });
  });
});

test('a row that is not as its table says is told, and hurts no other', () => {
  const { everything, unread } = write({
    bleeding_days: [{ day: 'today' }, { day: '2026-11-12', flow: 'light', kind: null }],
  });
  expect(unread).toEqual([{ table: 'bleeding_days', index: 0 }]);
  expect(findCoded(everything, 'bleeding')).toHaveLength(1);
});

function goingOn(changes: ExportedRow): ExportedRow {
  return {
    id: 'ef1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
    ...{ last_period_date: null, due_date: null, current_week: 0, stated_on: '2026-08-01' },
    ...{ first_pregnancy: null, complications: null },
    ...{ end_reason: null, ended_at: null, ended_on: null, end_said_on: null },
    ...changes,
  };
}
