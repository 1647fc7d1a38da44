import { answerOf, bleedingFieldOf } from '@lunaria/domain/bleeding/log-bleeding.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { LOG_DAY_PARAMETER, LOG_PAGE } from '@lunaria/domain/dashboard/places.ts';
import { orderGroups } from '@lunaria/domain/day-entry/order-groups.ts';
import { isSaid, type Place } from '@lunaria/domain/day-entry/places.ts';
import { type DayQuestion, MOOD_OPTIONS, questionOf } from '@lunaria/domain/day-entry/questions.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DayEntry } from '../../data/day-entry/use-day-entry.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SavedDayAlerts } from '../alerts/day-alerts.tsx';
import { canOfferPeriod, PeriodBeside } from '../daily-log/period-beside.tsx';
import { Fold } from './fold.tsx';
import { FoldedParts, OPEN_MOODS } from './folded-parts.tsx';
import { NoteAnswer } from './note-answer.tsx';
import { PAIN_PLACES } from './pain-places.ts';
import { QuestionRow, Words } from './question-row.tsx';
import { OwnTags } from './tags/own-tags.tsx';
import { useGroupOrder } from './use-group-order.ts';
import { useStageQuestions } from './use-stage-questions.ts';

interface SheetBodyProps {
  userId: string;
  stage: LifeStage;
  day: CalendarDate;
  today: CalendarDate;
  entry: DayEntry;
  /** She goes to another page by a link in it. */
  onLeave?: () => void;
}

/** Everything that can be pressed for a day: what she uses first, the rest folded. */
export function SheetBody(props: SheetBodyProps) {
  const { userId, day, today, entry } = props;
  if (entry.status === 'failed') {
    return (
      <div className="py-5">
        <ErrorState message="This day did not load. It is safe on the server." onRetry={entry.retry} />
      </div>
    );
  }
  // A day that has not come: what is planned can be written down, and nothing else is known of it.
  if (day > today) {
    return (
      <div className="py-5">
        <NoteAnswer key={day} entry={entry} />
      </div>
    );
  }
  return (
    <div className="pt-2 pb-4">
      <SavedDayAlerts userId={userId} day={day} />
      <div className="divide-y divide-border">
        <OpenGroups {...props} />
      </div>
    </div>
  );
}

/** An open group: what it is called in the order, and what is in it. */
interface OpenGroup {
  key: string;
  content: ReactNode;
}

function OpenGroups({ userId, stage, day, today, entry, onLeave }: SheetBodyProps) {
  const { first, note } = useGroupOrder(userId);
  const { context, questions } = useStageQuestions(userId, stage, day);
  const pressIn = (group: string) => (place: Place) => {
    note(group);
    entry.pressPlace(place);
  };
  const own = stage === 'menstrual-cycle' && isUsual(questions) ? [] : questions;
  const asked = new Set(own.map(({ key }) => key));
  const usual = USUAL.filter((key) => !asked.has(key)).map((key) => questionOf(key, stage));
  const groups: OpenGroup[] = [...own, ...usual].map((question) => ({
    key: question.key,
    content: (
      <Question
        key={question.key}
        {...{ userId, stage, day, today, entry, question }}
        onPress={pressIn(question.key)}
      />
    ),
  }));
  groups.push({
    key: 'tags',
    content: <OwnTags key="tags" {...{ userId, entry }} onPress={pressIn('tags')} />,
  });
  const shown = new Set([...asked, ...USUAL]);
  return (
    <>
      {orderGroups(groups, first).map(({ content }) => content)}
      <FoldedParts {...{ userId, stage, entry, context }} asked={shown} />
      <Fold title="Note" aside={entry.rows.signals.notes === '' ? null : 'Written'}>
        <NoteAnswer entry={entry} />
      </Fold>
      <p className="pt-2">
        <Link
          to={`${LOG_PAGE}?${LOG_DAY_PARAMETER}=${day}`}
          onClick={onLeave}
          className="type-label inline-flex min-h-11 items-center text-primary underline underline-offset-3 hover:decoration-2"
        >
          All fields
        </Link>
      </p>
    </>
  );
}

const USUAL = ['bleeding', 'pain', 'mood'] as const;

/** In a cycle the sheet begins with what everybody is asked; energy and sex are folded. */
const isUsual = (questions: readonly DayQuestion[]) =>
  questions[0]?.key === 'bleeding' && questions[3]?.key === 'energy';

interface QuestionProps extends SheetBodyProps {
  question: DayQuestion;
  onPress: (place: Place) => void;
}

function Question({ userId, stage, day, today, entry, question, onPress }: QuestionProps) {
  if (question.key === 'mood') {
    const options = MOOD_OPTIONS.filter(({ place }, at) => at < OPEN_MOODS || isSaid(entry.rows, place));
    return <QuestionRow {...{ entry, onPress }} question={{ ...question, options }} />;
  }
  if (question.key === 'pain') {
    return (
      <QuestionRow {...{ question, entry, onPress }}>
        <div className="mt-2">
          <Words options={PAIN_PLACES} {...{ entry, onPress }} />
        </div>
      </QuestionRow>
    );
  }
  const field = bleedingFieldOf(stage);
  const isOffering = question.key === 'bleeding' && field !== null && canOfferPeriod(stage, field.key);
  return (
    <QuestionRow {...{ question, entry, onPress }}>
      {isOffering && (
        <PeriodBeside
          {...{ userId, stage, today }}
          date={day}
          answer={answerOf(stage, entry.rows.bleeding.flow) ?? null}
        />
      )}
    </QuestionRow>
  );
}
