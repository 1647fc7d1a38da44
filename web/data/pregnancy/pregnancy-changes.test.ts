import { dateByDueDate, dateByLastPeriod, type Pregnancy } from '@lunaria/domain/pregnancy/dating.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyPregnancyChanges,
  combinePregnancyChanges,
  type PregnancyChange,
  pregnancyChangeSchema,
  stageAfterChanges,
} from './pregnancy-changes.ts';

const user_id = '00000000-0000-4000-8000-000000000000';
const TODAY = '2026-11-21';
const byPeriod = dateByLastPeriod('2026-06-03', TODAY);
const byDueDate = dateByDueDate('2027-03-13', TODAY);

const date: PregnancyChange = { op: 'date', write: { user_id, dating: byDueDate } };
const end: PregnancyChange = {
  op: 'end',
  write: { user_id, reason: 'prefer-not-to-say', ended_on: null, life_stage: 'menstrual-cycle' },
};
const undo: PregnancyChange = { op: 'undo-end', write: { user_id, dating: byPeriod } };
const stored: Pregnancy = { dating: byPeriod, first_pregnancy: true, complications: 'none' };

test('another dating keeps what else is known of the pregnancy', () => {
  expect(applyPregnancyChanges(stored, [date])).toEqual({ ...stored, dating: byDueDate });
  expect(applyPregnancyChanges(null, [date])).toEqual({
    dating: byDueDate,
    first_pregnancy: null,
    complications: '',
  });
});

test('from the moment she says that it has ended nothing is left of it, and the mode is the one she chose', () => {
  expect(applyPregnancyChanges(stored, [date, end])).toBeNull();
  expect(stageAfterChanges([date, end])).toBe('menstrual-cycle');
});

test('taken back, the dating and the mode are there again', () => {
  expect(applyPregnancyChanges(stored, [end, undo])?.dating).toEqual(byPeriod);
  expect(stageAfterChanges([end, undo])).toBe('pregnancy');
  expect(stageAfterChanges([date])).toBeNull();
});

describe('combining', () => {
  test('an end waits behind the dating of the pregnancy that ends', () => {
    expect(combinePregnancyChanges(date, end)).toBeNull();
    expect(combinePregnancyChanges(end, date)).toBeNull();
  });

  test('never changes what is shown, whatever she does in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(date, end, undo), { maxLength: 8 }), (changes) => {
        const lane: PregnancyChange[] = [];
        for (const newer of changes) {
          const older = lane.at(-1);
          const combined = older ? combinePregnancyChanges(older, newer) : null;
          if (combined) lane.pop();
          lane.push(combined ?? newer);
        }
        const shown = (list: PregnancyChange[]) => applyPregnancyChanges(null, list)?.dating ?? null;
        expect(shown(lane)).toEqual(shown(changes));
        expect(stageAfterChanges(lane)).toBe(stageAfterChanges(changes));
      }),
    );
  });
});

test('what an earlier visit left is looked at', () => {
  for (const change of [date, end, undo]) expect(pregnancyChangeSchema.parse(change)).toEqual(change);
  expect(pregnancyChangeSchema.safeParse({ op: 'end', write: date.write }).success).toBe(false);
  expect(pregnancyChangeSchema.safeParse({ op: 'drop' }).success).toBe(false);
});
