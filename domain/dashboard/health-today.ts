import type { LifeStage } from '../profile/life-stages.ts';

/**
 * "Your Health Today": four cards per mode. The specification fills them with invented values; here an invented
 * value is of kind `sample`, so that nothing can draw it without the mark, and it goes as soon as she has logged
 * anything at all (decision on samples: ).
 */

export type StatId =
  | 'blood-pressure'
  | 'cycle-day'
  | 'days-without-period'
  | 'energy'
  | 'hot-flashes'
  | 'kicks'
  | 'medication'
  | 'mood'
  | 'movement'
  | 'pill'
  | 'pregnancy-week'
  | 'sleep'
  | 'stimulation-day'
  | 'temperature'
  | 'water';

export type StatGraphic =
  | { kind: 'bar'; value: number; max: number; tone: 'period' | 'sage' | 'stage' }
  /** So many of so many. */
  | { kind: 'discs'; filled: number; total: number }
  /** One bar a day, today last; shares of the highest, 0 to 1. */
  | { kind: 'days'; shares: readonly number[] };

/** One number, ready to be read: `7.2`, `hours`, `Quality 7 of 10`. */
export interface Figure {
  value: string;
  unit?: string;
  line?: string;
  graphic?: StatGraphic;
}

export type Reading =
  | { kind: 'sample'; figure: Figure }
  | { kind: 'hers'; figure: Figure }
  | { kind: 'none' };

export interface TodayCard {
  id: StatId;
  label: string;
  reading: Reading;
}

/** Her figures of today, by card. */
export type HerFigures = Partial<Record<StatId, Figure>>;

/**
 * The cards of a mode, in their order. `hers` is null as long as she has never recorded anything: then all are
 * samples. From then on none is, also on a day without entries: a sample beside a real value would be taken for one.
 */
export function readHealthToday(stage: LifeStage, hers: HerFigures | null): TodayCard[] {
  return SAMPLES[stage].map(({ id, label, figure }) => {
    if (hers === null) return { id, label, reading: { kind: 'sample', figure } };
    const own = hers[id];
    return { id, label, reading: own ? { kind: 'hers', figure: own } : { kind: 'none' } };
  });
}

interface SampleCard {
  id: StatId;
  label: string;
  figure: Figure;
}

const WEEK = [0.55, 0.62, 0.4, 0.85, 1, 0.72, 0.78];
const BUSY_WEEK = [0.4, 0.75, 0.55, 1, 0.3, 0.6, 0.7];

const sleep = (hours: string, quality: number): SampleCard => ({
  id: 'sleep',
  label: 'Sleep',
  figure: {
    value: hours,
    unit: 'hours',
    line: `Quality ${quality} of 10`,
    graphic: { kind: 'days', shares: WEEK },
  },
});

const mood = (value: number, line: string): SampleCard => ({
  id: 'mood',
  label: 'Mood',
  figure: {
    value: String(value),
    unit: 'of 10',
    line,
    graphic: { kind: 'bar', value, max: 10, tone: 'sage' },
  },
});

const energy = (value: number, line: string): SampleCard => ({
  id: 'energy',
  label: 'Energy',
  figure: {
    value: String(value),
    unit: 'of 10',
    line,
    graphic: { kind: 'bar', value, max: 10, tone: 'sage' },
  },
});

const water = (glasses: number): SampleCard => ({
  id: 'water',
  label: 'Water',
  figure: {
    value: String(glasses),
    unit: 'of 8 glasses',
    line: 'Last entry 09:40',
    graphic: { kind: 'discs', filled: glasses, total: 8 },
  },
});

const movement = (minutes: number, line: string): SampleCard => ({
  id: 'movement',
  label: 'Movement',
  figure: { value: String(minutes), unit: 'minutes', line, graphic: { kind: 'days', shares: BUSY_WEEK } },
});

const cycleDay = (day: number, line: string): SampleCard => ({
  id: 'cycle-day',
  label: 'Cycle day',
  figure: {
    value: String(day),
    unit: 'of 28',
    line,
    graphic: { kind: 'bar', value: day, max: 28, tone: 'period' },
  },
});

const SAMPLES: Record<LifeStage, readonly SampleCard[]> = {
  'pre-menstrual': [
    energy(7, 'Awake, hungry'),
    sleep('9.1', 8),
    mood(7, 'Happy'),
    movement(60, 'Swimming lesson'),
  ],
  'menstrual-cycle': [
    cycleDay(10, 'Follicular phase'),
    sleep('7.2', 7),
    mood(6, 'Calm, energetic'),
    water(5),
  ],
  contraception: [
    {
      id: 'pill',
      label: 'Pill',
      figure: {
        value: '14',
        unit: 'of 21 pills',
        line: 'Taken today, 08:00',
        graphic: { kind: 'bar', value: 14, max: 21, tone: 'stage' },
      },
    },
    mood(6, 'Calm'),
    sleep('7.4', 7),
    movement(35, 'Walking'),
  ],
  conception: [
    cycleDay(12, 'Estimated fertile days'),
    {
      id: 'temperature',
      label: 'Temperature',
      figure: {
        value: '97.6',
        unit: '°F',
        line: 'On waking, 06:45',
        graphic: { kind: 'days', shares: [0.5, 0.52, 0.48, 0.5, 0.46, 0.44, 0.42] },
      },
    },
    sleep('7.0', 6),
    mood(7, 'Hopeful'),
  ],
  ivf: [
    {
      id: 'stimulation-day',
      label: 'Stimulation day',
      figure: {
        value: '8',
        unit: 'of 11',
        line: 'As planned by the clinic',
        graphic: { kind: 'bar', value: 8, max: 11, tone: 'stage' },
      },
    },
    {
      id: 'medication',
      label: 'Medication',
      figure: {
        value: '2',
        unit: 'of 3 doses',
        line: 'Next at 21:00',
        graphic: { kind: 'discs', filled: 2, total: 3 },
      },
    },
    mood(5, 'A little anxious'),
    sleep('6.8', 6),
  ],
  pregnancy: [
    {
      id: 'pregnancy-week',
      label: 'Week',
      figure: {
        value: '24',
        unit: 'of 40',
        line: 'Second trimester',
        graphic: { kind: 'bar', value: 24, max: 40, tone: 'stage' },
      },
    },
    {
      id: 'kicks',
      label: 'Kicks',
      figure: { value: '12', unit: 'today', line: 'Last entry 18:30' },
    },
    sleep('7.8', 6),
    water(6),
  ],
  menopause: [
    {
      id: 'hot-flashes',
      label: 'Hot flashes',
      figure: {
        value: '3',
        unit: 'today',
        line: 'The strongest at 14:20',
        graphic: { kind: 'days', shares: [0.8, 1, 0.6, 0.8, 0.4, 0.6, 0.6] },
      },
    },
    {
      id: 'days-without-period',
      label: 'Last period',
      figure: { value: '74', unit: 'days ago', line: 'Counted from its first day' },
    },
    sleep('6.1', 5),
    mood(6, 'Calm'),
  ],
  'post-menopause': [
    {
      id: 'blood-pressure',
      label: 'Blood pressure',
      figure: { value: '124/78', unit: 'mmHg', line: 'Measured at 08:10' },
    },
    energy(6, 'Rested'),
    sleep('6.9', 7),
    movement(40, 'Walking, strength'),
  ],
};
