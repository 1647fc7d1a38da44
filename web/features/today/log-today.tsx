import type { DayQuestion } from '@lunaria/domain/day-entry/questions.ts';
import { chipsOf } from '@lunaria/domain/day-entry/questions.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { offerAfterFlow } from '@lunaria/domain/today/offer-after-flow.ts';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useDayEntry } from '../../data/day-entry/use-day-entry.ts';
import { Chips } from './chips/chips.tsx';
import { ChipsOutline } from './outlines.tsx';
import { PeriodQuestion } from './period-question.tsx';
import { SavedLine } from './saved-line.tsx';
import type { TodayKnown } from './today-known.ts';

interface LogTodayProps {
  userId: string;
  stage: LifeStage;
  known: TodayKnown;
  /** Stands below until something was pressed. */
  children: ReactNode;
}

/** The five chips of her stage, saved as she presses; what was saved is said in the place of the sentence. */
export function LogToday({ userId, stage, known, children }: LogTodayProps) {
  const today = useToday();
  const entry = useDayEntry(userId, stage, today);
  const [open, setOpen] = useState<string | null>(null);
  const [last, setLast] = useState<{ question: DayQuestion; value: string } | null>(null);
  const { chapter, gestationalWeeks } = known;
  const questions = useMemo(() => {
    const when = chapter === null ? null : chapter.end === 'birth' ? 'after-birth' : 'after-loss';
    return chipsOf({ stage, chapter: when, gestationalWeeks });
  }, [stage, chapter, gestationalWeeks]);
  const show = useCallback((key: string | null) => {
    setOpen(key);
    setLast(null);
  }, []);
  // Her first chip is about movements or about nausea: until the week is known neither is.
  const isWaiting = stage === 'pregnancy' && known.status === 'loading';
  const said = last === null ? [] : (entry.answers.get(last.question.key) ?? []);
  const offer =
    last?.question.key === 'bleeding'
      ? offerAfterFlow({
          ...{ stage, today },
          flow: said[0] ?? null,
          day: today,
          periods: known.period ? [known.period] : [],
          canStart: chapter === null || (known.view?.row?.offersStart ?? false),
        })
      : null;

  return (
    <>
      {isWaiting ? (
        <ChipsOutline />
      ) : (
        <Chips
          {...{ questions, open }}
          answers={entry.answers}
          onOpen={show}
          onPress={(question, value) => {
            entry.press(question.key, value);
            setLast({ question, value });
          }}
        />
      )}
      {open === null ? (
        children
      ) : last === null ? (
        <SavedLine kind="quiet" onClose={() => show(null)}>
          Choose one. It is saved at once.
        </SavedLine>
      ) : (
        <SavedLine
          kind={entry.saving === 'failed' ? 'failed' : 'saved'}
          onUndo={entry.saving === 'failed' ? null : entry.undo}
          onRetry={entry.saving === 'failed' ? entry.retry : null}
          action={offer && <PeriodQuestion {...{ userId, offer }} day={today} />}
          onClose={() => show(null)}
        >
          {`${sayAnswer(last.question, said)} ${SAVING[entry.saving]}`}
        </SavedLine>
      )}
    </>
  );
}

const SAVING = { none: '', saved: 'Saved.', kept: 'Kept on this phone.', failed: 'Not saved yet.' } as const;

/** `Bleeding: medium.` */
function sayAnswer({ label, options }: DayQuestion, said: readonly string[]): string {
  const names = options
    .filter(({ value }) => said.includes(value))
    .map((option) => option.label.toLowerCase());
  return `${label}: ${names.length === 0 ? 'cleared' : names.join(', ')}.`;
}
