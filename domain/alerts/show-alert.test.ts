import { expect, test } from 'vitest';
import { factsFrom } from '../dangers/facts/facts.ts';
import { findDangers } from '../dangers/find-dangers.ts';
import { withSafety } from './safety-alert.ts';
import { showAlert } from './show-alert.ts';
import { sortAlerts } from './sort-alerts.ts';

const circumstances = {
  id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
  day: '2026-11-26',
  rules_version: 1,
  raised_at: '2026-11-26T08:00:00.000Z',
  read_at: null,
} as const;
const clock = { today: '2026-11-26', now: new Date('2026-11-26T08:00:00Z'), zone: 'UTC' } as const;
const found = findDangers(factsFrom({ stage: 'post-menopause', systolic: 195, diastolic: 125 }), clock);

test('a kept alert is shown as its rule found it: sentence, what to do and to watch, sources, reasons', () => {
  expect(found.length).toBeGreaterThan(0);
  for (const danger of found) {
    const shown = showAlert({ ...danger, source: null }, circumstances);
    const { rule, aliases, level, within, say, because, watch, call, sources, checked, card } = danger;
    expect(shown).toEqual({
      ...circumstances,
      ...{ rule, aliases, level, within, say, because, watch, call, sources, checked, card },
      do: danger.do,
      document_id: null,
    });
  }
});

test('of a rule that is no more nothing is shown; one of a lower level than its rule’s says what is said of old results', () => {
  expect(showAlert({ rule: 'gone', level: 'today', source: null, because: [] }, circumstances)).toBeNull();
  const [danger] = found;
  if (danger === undefined) throw new Error('Nothing was found');
  expect(showAlert({ ...danger, level: 'soon', source: null }, circumstances)).toMatchObject({
    level: 'soon',
    within: { days: 14 },
    do: [expect.stringContaining('older than a month')],
    call: 'doctor',
  });
});

test('one that rests on a document names it', () => {
  const kept = { rule: found[0]?.rule ?? '', level: 'today', because: [] } as const;
  const shown = (source: 'setup' | `document:${string}`) =>
    showAlert({ ...kept, source }, circumstances)?.document_id;
  expect(shown(`document:${circumstances.id}`)).toBe(circumstances.id);
  expect(shown('setup')).toBeNull();
});

test('the highest stands first, then the newest day, then the newest moment', () => {
  const alert = (level: 'soon' | 'emergency', day: '2026-11-25' | '2026-11-26', hour: string) => {
    const shown = showAlert(
      { rule: found[0]?.rule ?? '', level, source: null, because: [] },
      { ...circumstances, day, raised_at: `2026-11-26T${hour}:00:00.000Z` },
    );
    if (shown === null) throw new Error('No such rule');
    return shown;
  };
  const wanted = [
    alert('emergency', '2026-11-25', '08'),
    alert('soon', '2026-11-26', '09'),
    alert('soon', '2026-11-26', '08'),
    alert('soon', '2026-11-25', '10'),
  ];
  expect(sortAlerts(wanted.toReversed())).toEqual(wanted);
});

test('of the same moment the order is the same, whatever it was before', () => {
  const rules = ['chest', 'shock', 'pressure.very-high'];
  const alerts = rules.map((rule) => {
    const shown = showAlert({ rule, level: 'ambulance', source: null, because: [] }, circumstances);
    if (shown === null) throw new Error(`No rule ${rule}`);
    return shown;
  });
  expect(sortAlerts(alerts)).toEqual(sortAlerts(alerts.toReversed()));
});

test('an answer is the record with its alerts, none as an empty list', () => {
  expect(withSafety({ day: '2026-11-26' }, [])).toEqual({ day: '2026-11-26', safety: [] });
  const shown = found.flatMap((danger) => showAlert({ ...danger, source: null }, circumstances) ?? []);
  expect(withSafety({ day: '2026-11-26' }, shown)).toEqual({ day: '2026-11-26', safety: shown });
});
