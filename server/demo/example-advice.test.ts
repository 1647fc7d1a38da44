import { findAdvice } from '@lunaria/domain/advice/find-advice.ts';
import { bleedingIn } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { expect, test } from 'vitest';
import { createExampleCycles } from './create-example-cycles.ts';

const FIRST: CalendarDate = '2026-09-26';

test('the example account is brought up no appointment, on whatever day it is made', () => {
  for (let ahead = 0; ahead < 60; ahead += 1) {
    const day = addDays(FIRST, ahead);
    const { history, logs } = createExampleCycles(day);
    const bleeding = logs.flatMap(({ log_date, extras }) => {
      const noted = bleedingIn(extras);
      return noted === null ? [] : [{ day: log_date, ...noted }];
    });
    const rows = { day, stage: 'menstrual-cycle' as const, birthDate: '1996-04-17' as const };
    const clock = { today: day, now: new Date(`${day}T12:00:00Z`), zone: 'UTC' };
    expect(findAdvice({ ...rows, periods: history.periods, bleeding }, clock), day).toEqual([]);
  }
});
