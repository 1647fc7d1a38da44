import { describe, expect, test } from 'vitest';
import { medicalRecord } from '../records/testing/medical-record.ts';
import { historyPartsAfter, NO_CARD_TEXTS } from './emergency-card.ts';
import { historyForHelpers, sayPart } from './history-for-helpers.ts';
import { composePublicCard } from './public-card.ts';

const TODAY = '2026-11-26';
const itemsOf = (...records: Parameters<typeof historyForHelpers>[0]) => historyForHelpers(records, TODAY);

describe('what helpers should know of her medical history', () => {
  test('is what she takes, has and carries now, in a line each', () => {
    const { medicines, allergies, conditions, implants } = itemsOf(
      medicalRecord('medication', {
        ...{ name: 'Lamotrigine', strength: '200 mg', dose: 'one tablet', times: '08:00 20:00' },
        notes: 'Bad dreams',
      }),
      medicalRecord('medication', { name: 'Ibuprofen', status: 'inactive' }),
      medicalRecord('medication', { name: 'Iron', status: 'planned', started_on: '2026-12-01' }),
      medicalRecord('condition', { name: 'Asthma', status: 'resolved' }),
      medicalRecord('condition', { name: 'Epilepsy', status: 'inactive', notes: 'Since the accident' }),
      medicalRecord('implant', { name: 'Pacemaker', place: 'left chest' }),
      medicalRecord('implant', { name: 'Plate', status: 'resolved' }),
      medicalRecord('allergy', { name: 'Latex', status: 'resolved' }),
      medicalRecord('family', { name: 'Diabetes' }),
    );
    expect(medicines.items).toEqual(['Lamotrigine 200 mg, one tablet, at 08:00 and 20:00']);
    expect(conditions.items).toEqual(['Epilepsy (quiet right now)']);
    expect(implants.items).toEqual(['Pacemaker, left chest']);
    expect(allergies.items).toEqual([]);
  });

  test.each([
    ['2026-11-25', []],
    ['2026-11-26', ['Amoxicillin']],
    ['2026-12-01', ['Amoxicillin']],
  ] as const)('has a medicine until the day of its end, %s', (ended_on, items) => {
    const course = medicalRecord('medication', { name: 'Amoxicillin', ended_on, ended_precision: 'day' });
    expect(itemsOf(course).medicines.items).toEqual(items);
  });

  test('has the times of a medicine, and no days of her cycle', () => {
    const letrozole = medicalRecord('medication', {
      ...{ name: 'Letrozole', times: '08:00', every_days: 1, cycle_from: 2, cycle_to: 6 },
    });
    expect(itemsOf(letrozole).medicines.items).toEqual(['Letrozole, at 08:00, every day']);
  });

  test('has severe allergies first, with what happens', () => {
    const { allergies } = itemsOf(
      medicalRecord('allergy', { name: 'Birch', severity: '' }),
      medicalRecord('allergy', { name: 'Cats', severity: 'mild', reaction: 'red eyes' }),
      medicalRecord('allergy', { name: 'Penicillin', severity: 'severe', reaction: 'swelling' }),
    );
    expect(allergies.items).toEqual(['Penicillin (severe): swelling', 'Cats (mild): red eyes', 'Birch']);
  });

  test('never tells of a loss, in a name or beside it', () => {
    const { conditions, medicines, allergies, implants } = itemsOf(
      medicalRecord('condition', { name: 'Recurrent miscarriage' }),
      medicalRecord('medication', {
        ...{ name: 'Misoprostol', strength: '200 mcg', dose: 'two tablets after my miscarriage' },
        times: '08:00',
      }),
      medicalRecord('medication', { name: 'Iron', strength: '65 mg for the ERPC', dose: 'one tablet' }),
      medicalRecord('medication', { name: 'Vitamins in pregnancy', dose: 'again since I lost it' }),
      medicalRecord('allergy', { name: 'Anti-D', reaction: 'fever, given after my stillbirth' }),
      medicalRecord('implant', { name: 'Clip', place: 'left tube, after the ectopic' }),
    );
    expect(conditions.items).toEqual([]);
    expect(medicines.items.toSorted()).toEqual([
      ...['Iron, one tablet', 'Misoprostol 200 mcg, at 08:00', 'Vitamins in pregnancy'],
    ]);
    expect(allergies.items).toEqual(['Anti-D']);
    expect(implants.items).toEqual(['Clip']);
  });
});

describe('a part of the card', () => {
  const none = itemsOf(medicalRecord('allergy', { name: '', status: 'refuted' }));
  const some = itemsOf(medicalRecord('allergy', { name: 'Penicillin' }));
  const noneAnyMore = itemsOf(
    medicalRecord('allergy', { name: '', status: 'refuted' }),
    medicalRecord('allergy', { name: 'Latex', status: 'resolved' }),
  );
  const nothing = itemsOf();
  const wrote = { ...NO_CARD_TEXTS, allergies: ' Wasps ' };
  test.each([
    ['her history, then her words', some, wrote, 'Penicillin. Wasps', true],
    ['her history alone where her words are not here', some, null, 'Penicillin', true],
    ['her words alone', null, wrote, 'Wasps', true],
    ['that she knows of none', none, NO_CARD_TEXTS, 'none that I know of', true],
    ['that she knows of none any more', noneAnyMore, NO_CARD_TEXTS, 'none that I know of', true],
    ['that nothing is recorded', nothing, NO_CARD_TEXTS, 'not recorded', false],
  ] as const)('says %s', (_, history, texts, text, isRecorded) => {
    expect(sayPart('allergies', { history, texts })).toEqual({ text, isRecorded });
  });

  const broken = () => ({ ...medicalRecord('allergy', { name: '' }), unreadable: true });
  const unreadable = itemsOf(broken());
  const noneBesideUnreadable = itemsOf(medicalRecord('allergy', { name: '', status: 'refuted' }), broken());
  test.each([
    ['one', [broken()], 'Penicillin, and one entry that cannot be read. Wasps'],
    ['two', [broken(), broken()], 'Penicillin, and 2 entries that cannot be read. Wasps'],
  ])('says that beside what it says %s cannot be read', (_, records, text) => {
    const history = itemsOf(medicalRecord('allergy', { name: 'Penicillin' }), ...records);
    expect(sayPart('allergies', { history, texts: wrote })?.text).toBe(text);
  });

  test.each([
    ['her history is not here', null, NO_CARD_TEXTS],
    ['her words are not here', nothing, null],
    ['an entry cannot be read', unreadable, NO_CARD_TEXTS],
    ['all she had is over', itemsOf(medicalRecord('allergy', { status: 'resolved' })), NO_CARD_TEXTS],
    [
      'what she has tells of a loss',
      itemsOf(medicalRecord('allergy', { name: 'TFMR drugs' })),
      NO_CARD_TEXTS,
    ],
    [
      'she knows of none, beside one that tells of a loss',
      itemsOf(
        medicalRecord('allergy', { name: '', status: 'refuted' }),
        medicalRecord('allergy', { name: 'TFMR drugs' }),
      ),
      NO_CARD_TEXTS,
    ],
    ['she knows of none and her words are not here', none, null],
    ['she knows of none and an entry cannot be read', noneBesideUnreadable, NO_CARD_TEXTS],
  ])('says nothing where %s', (_, history, texts) => {
    expect(sayPart('allergies', { history, texts })).toBeNull();
  });
});

describe('the page for helpers', () => {
  const source = {
    ...{ fullName: 'Maria', birthDate: null, bloodType: null, dating: null, contacts: [] },
    today: TODAY,
    texts: { ...NO_CARD_TEXTS, allergies: 'Wasps', languages: 'Portuguese' },
    history: itemsOf(
      medicalRecord('allergy', { name: 'Penicillin' }),
      medicalRecord('condition', { name: 'Epilepsy' }),
    ),
  } as const;

  test('RE-207: shows her medical history in the parts that she ticked with it, and in no other', () => {
    const { lines } = composePublicCard(
      { ...source, historyParts: new Set(['allergies', 'medicines', 'conditions']) },
      new Set(['allergies', 'medicines', 'blood', 'languages']),
    );
    expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      ...['Blood group: not recorded', 'Allergies: Penicillin. Wasps', 'Medicines: not recorded'],
      'Languages I speak: Portuguese',
    ]);
  });

  test('RE-207: shows her words alone in a part that she ticked when it was that', () => {
    const { lines } = composePublicCard(
      { ...source, historyParts: new Set() },
      new Set(['allergies', 'conditions']),
    );
    expect(lines).toEqual([{ label: 'Allergies', value: 'Wasps' }]);
    expect(historyPartsAfter(['allergies'], ['allergies', 'conditions', 'name'], [])).toEqual(['conditions']);
    expect(historyPartsAfter(['allergies'], ['name'], ['allergies'])).toEqual([]);
    expect(historyPartsAfter([], ['allergies'], [])).toEqual(['allergies']);
  });
});
