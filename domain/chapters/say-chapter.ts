import { NOT_CHECKED } from '../dangers/not-checked.ts';
import type { Chapter } from './find-chapter.ts';
import { sayWeeks } from './say-since-end.ts';

// Every word of the chapter but the signs themselves.

/** Folded away on Today: one line that opens the signs. */
export function sayFolded({ end }: Chapter): string {
  return end === 'birth' ? 'Fever, chest pain, a pad soaked in an hour?' : 'Signs that need somebody soon.';
}
export const KNOW_WHEN_TO_CALL = 'Know when to call';

export const SIGNS_TITLE = 'When to call';

/** Above the signs. */
export function sayIntro({ end }: Chapter): string {
  if (end === 'birth')
    return 'In the weeks after a birth these need somebody. Call also when you are not sure.';
  if (end === 'loss')
    return 'In the weeks after a loss these need somebody. Call also when you are not sure.';
  return 'In these weeks the following need somebody. Call also when you are not sure.';
}

/** What to tell whoever answers the telephone. */
export function sayOnThePhone({ end, days }: Chapter): string {
  const ago = days === 0 ? 'today' : `${sayWeeks(days)} ago`;
  if (end === 'birth') return `Say that you gave birth, ${ago}.`;
  if (end === 'loss') return `Say that you had a loss, ${ago}.`;
  return `Say what happened, and that it was ${ago}.`;
}

/** What is said of the cycle in these weeks, and nothing else of it. */
export function sayNoCycle({ end }: Chapter): string {
  return end === 'birth' ? 'No period expected yet' : 'No cycle is counted yet';
}

/** Where the signs come from. The names of the papers are of births: where there is none to speak of, who wrote them is enough. */
export function saySources({ end }: Chapter): string {
  const from =
    end === 'birth'
      ? 'CDC, Hear Her (2020); HSE Ireland, Postpartum haemorrhage (2023); WHO, Postnatal care (2022)'
      : 'CDC (2020); HSE Ireland (2023); WHO (2022)';
  return `From ${from}. ${NOT_CHECKED}.`;
}
