import { type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  isCountAskedAbout,
  MOVEMENTS_ANSWERS,
  MOVEMENTS_QUESTION,
} from '@lunaria/domain/daily-log/kick-count.ts';
import { pregnancyStart } from '@lunaria/domain/pregnancy/dating.ts';
import { useEffect, useRef } from 'react';
import { useRecentLogs } from '../../data/daily-log/logs.ts';
import { usePregnancy } from '../../data/pregnancy/use-pregnancy.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import type { Entry } from './log-draft.ts';

interface KickQuestionProps {
  userId: string;
  date: CalendarDate;
  kicks: Entry;
  /** She has left the field, or the count is stored: while she counts up it says nothing. */
  isCounted: boolean;
  /** She entered it just now: the question comes into view. */
  isNew: boolean;
  /** Of the sign of the day, which stands in another part of the form too. */
  answer: Entry;
  onAnswer: (answer: string) => void;
}

/** Below a low count: whether she feels fewer movements than usual. The count says nothing by itself, her answer does. */
export function KickQuestion(props: KickQuestionProps) {
  const { userId, date, kicks, isCounted, isNew, answer, onAnswer } = props;
  const { logs } = useRecentLogs(userId);
  const pregnancy = usePregnancy(userId, 'pregnancy');
  const dating = pregnancy.status === 'ready' ? pregnancy.pregnancy?.dating : undefined;
  const isLow =
    typeof kicks === 'number' &&
    isCountAskedAbout({
      date,
      kicks,
      logs: logs.values(),
      gestationalAgeDays: dating ? daysBetween(pregnancyStart(dating), date) : null,
    });
  // What she has said in more words than are asked for here stands there.
  const isSaid = typeof answer === 'string' && !MOVEMENTS_ANSWERS.some(({ value }) => value === answer);
  const isAsked = isLow && isCounted && !isSaid && pregnancy.status !== 'loading';

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked && isNew && answer === null) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isAsked, isNew, answer]);

  return (
    <div ref={place} role="status" className="mt-3 scroll-my-28 empty:hidden">
      {isAsked && (
        <ChoiceChips
          label={MOVEMENTS_QUESTION}
          options={MOVEMENTS_ANSWERS}
          value={MOVEMENTS_ANSWERS.flatMap(({ value }) => (value === answer ? [value] : []))}
          onValueChange={([chosen]) => chosen !== undefined && onAnswer(chosen)}
          isSingle
        />
      )}
    </div>
  );
}
