import { describe, expect, it } from 'vitest';
import type { CycleMark, CycleMarkWrite, CyclePause, CyclePauseWrite } from './cycle-records.ts';
import { mergeCycleMark } from './merge-cycle-mark.ts';
import { mergeCyclePause } from './merge-cycle-pause.ts';

const USER = '5b1f0b6e-6a52-4a0b-8f2a-0c8c1c9b7a11';
const ID = '7d0f3a52-8d11-4f39-9f0e-5b1c2d3e4f50';

const mark = (part: Partial<CycleMark>): CycleMark => ({
  cycle_start: '2025-09-12',
  verdict: null,
  reason: null,
  ovulation_on: null,
  ...part,
});
const marks = (part: Partial<CycleMark>, base: Partial<CycleMark> | null): CycleMarkWrite => {
  const { cycle_start: _, ...values } = mark(base ?? {});
  return { ...mark(part), user_id: USER, base: base && values };
};
const pause = (part: Partial<CyclePause>): CyclePause => ({
  id: ID,
  from_on: '2025-03-01',
  to_on: '2025-04-30',
  reason: 'treatment',
  ...part,
});
const pauses = (part: Partial<CyclePause>, base: Partial<CyclePause> | null): CyclePauseWrite => {
  const { id: _, ...values } = pause(base ?? {});
  return { ...pause(part), user_id: USER, base: base && values };
};

describe('what is said of a cycle on two devices', () => {
  it('keeps the verdict of the one and the ovulation of the other', () => {
    const write = marks({ verdict: 'unusual', reason: 'travel' }, null);
    const merged = mergeCycleMark(write, mark({ ovulation_on: '2025-09-25' }));
    expect(merged).toEqual(mark({ verdict: 'unusual', reason: 'travel', ovulation_on: '2025-09-25' }));
    expect(mergeCycleMark(write, merged)).toEqual(merged);
  });
  it('takes verdict and reason as one, so that no reason stays beside another verdict', () => {
    const write = marks({ verdict: 'whole' }, { verdict: 'unusual', reason: 'illness' });
    expect(mergeCycleMark(write, mark({ verdict: 'unusual', reason: 'stress' }))).toEqual(
      mark({ verdict: 'whole' }),
    );
  });
  it('takes back what was said', () => {
    const said = { verdict: 'unusual', reason: 'stress', ovulation_on: '2025-09-24' } as const;
    const write = marks({ ...said, verdict: null, reason: null }, said);
    expect(mergeCycleMark(write, mark(said))).toEqual(mark({ ovulation_on: '2025-09-24' }));
  });
  it('stands as she sees it where nothing is stored', () => {
    const write = marks({ verdict: 'whole' }, { verdict: 'whole', ovulation_on: '2025-09-24' });
    expect(mergeCycleMark(write, null)).toEqual(mark({ verdict: 'whole' }));
  });
});

describe('a pause on two devices', () => {
  it('keeps the reason of the one and the end of the other', () => {
    const write = pauses({ to_on: '2025-05-15' }, {});
    const merged = mergeCyclePause(write, pause({ reason: 'hormones' }));
    expect(merged).toEqual(pause({ to_on: '2025-05-15', reason: 'hormones' }));
    expect(mergeCyclePause(write, merged)).toEqual(merged);
  });
  it('never ends before it begins', () => {
    const write = pauses({ from_on: '2025-04-10' }, {});
    expect(mergeCyclePause(write, pause({ to_on: '2025-04-01' }))).toEqual(pause({ from_on: '2025-04-10' }));
  });
  it('is entered once, however often it is sent', () => {
    expect(mergeCyclePause(pauses({}, null), pause({ to_on: null }))).toEqual(pause({ to_on: null }));
  });
  it('stands as she sees it where it was removed meanwhile', () => {
    expect(mergeCyclePause(pauses({ to_on: null }, {}), null)).toEqual(pause({ to_on: null }));
  });
});
