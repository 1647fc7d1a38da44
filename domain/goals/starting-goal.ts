import type { LifeStage } from '../profile/life-stages.ts';
import type { GoalKind } from './health-goal.ts';

/**
 * Where the form of a new goal begins, and what a source says about it. A source is named with whom it speaks about; her
 * age is not looked at, and nothing is said to be right for her.
 */
export interface StartingGoal {
  amount: number | null;
  daysPerWeek: number | null;
  /** What to know about the amount. */
  note: string;
  sources: readonly GoalSource[];
}

export interface GoalSource {
  title: string;
  url: string;
}

const WHO: GoalSource = {
  title: 'WHO guidelines on physical activity and sedentary behaviour, 2020',
  url: 'https://www.who.int/publications/i/item/9789240015128',
};
const SLEEP_ADULTS: GoalSource = {
  title: 'AASM and Sleep Research Society consensus, 2015',
  url: 'https://doi.org/10.5664/jcsm.4758',
};
const SLEEP_YOUNG: GoalSource = {
  title: 'AASM consensus for children and teenagers, 2016',
  url: 'https://doi.org/10.5664/jcsm.5866',
};

/** Days that leave room for the other two. */
const MOST_DAYS = 5;

/** `stage` null: not known. */
export function startingGoal(kind: GoalKind, stage: LifeStage | null): StartingGoal {
  if (kind === 'sleep') return startSleep(stage);
  if (kind === 'activity') return startActivity(stage);
  if (kind === 'water') {
    return {
      amount: 6,
      daysPerWeek: MOST_DAYS,
      note: 'No amount is suggested here: 6 glasses are a place to begin. Take what suits you.',
      sources: [],
    };
  }
  const note = kind === 'mood' ? 'A mood of any kind counts.' : 'One field is enough, whichever it is.';
  return { amount: null, daysPerWeek: kind === 'mood' ? 3 : MOST_DAYS, note, sources: [] };
}

function startSleep(stage: LifeStage | null): StartingGoal {
  const adults = 'For adults, 7 hours or more a night are recommended';
  const young = 'for ages 13 to 18 it is 8 to 10 in 24 hours, for ages 6 to 12 it is 9 to 12';
  if (stage === 'pre-menstrual') {
    return {
      amount: 9,
      daysPerWeek: MOST_DAYS,
      note: 'For ages 13 to 18, 8 to 10 hours of sleep in 24 hours are recommended; for ages 6 to 12, 9 to 12.',
      sources: [SLEEP_YOUNG],
    };
  }
  if (stage === 'pregnancy') {
    return {
      amount: 7,
      daysPerWeek: MOST_DAYS,
      note: `${adults} in general; that is no number for pregnancy in particular. Take what suits you.`,
      sources: [SLEEP_ADULTS],
    };
  }
  return {
    amount: 7,
    daysPerWeek: MOST_DAYS,
    note: `${adults}; ${young}.`,
    sources: [SLEEP_ADULTS, SLEEP_YOUNG],
  };
}

function startActivity(stage: LifeStage | null): StartingGoal {
  const begin = (amount: number, note: string): StartingGoal => ({
    ...{ amount, note },
    daysPerWeek: null,
    sources: [WHO],
  });
  if (stage === 'pre-menstrual') {
    return begin(420, 'For ages 5 to 17, 60 active minutes a day on average are recommended: 420 a week.');
  }
  if (stage === 'pregnancy') {
    return begin(
      150,
      'In pregnancy, 150 minutes of moderate activity a week or more are recommended, unless a doctor or midwife has advised against it. Less is better than none.',
    );
  }
  return begin(
    150,
    'For adults, 150 to 300 minutes of moderate activity a week are recommended; for ages 5 to 17, 60 minutes a day on average. Less is better than none.',
  );
}
