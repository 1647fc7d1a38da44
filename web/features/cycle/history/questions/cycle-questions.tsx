import type { CycleFacts, FinishedCycle } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { sayQuestion } from '@lunaria/domain/cycle/say-cycles.ts';
import { CircleHelp } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { type CycleEdits, NOTHING_SAID, type Said } from '../edit/use-cycle-edits.ts';
import type { OfferUndo } from '../use-undo.ts';

interface CycleQuestionsProps {
  facts: CycleFacts;
  finished: readonly FinishedCycle[];
  edits: CycleEdits;
  offerUndo: OfferUndo;
  /** Opens the form for a period between two days. */
  onAdd: (cycle: FinishedCycle) => void;
}

/** What only she can say, one at a time: until then nothing that is doubtful goes into an average. */
export function CycleQuestions({ facts, finished, edits, offerUndo, onAdd }: CycleQuestionsProps) {
  const titleId = useId();
  const asked = finished.filter(({ question }) => question !== null);
  // The newest first: she remembers it best, and it decides about the next forecast.
  const cycle = asked.at(-1);
  if (cycle === undefined) return null;
  const answers = listAnswers(cycle, { facts, edits, offerUndo, onAdd });
  return (
    <section aria-labelledby={titleId} className="mt-5 rounded-input bg-primary-tint p-4">
      <p id={titleId} className="flex gap-2.5">
        <CircleHelp aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
        {sayQuestion(cycle, facts.today)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        {answers.map(({ label, give }) => (
          <Button key={label} kind="secondary" onClick={give}>
            {label}
          </Button>
        ))}
      </div>
      <p className="type-small mt-3 text-muted">
        {cycle.question === 'same-period' && 'Until you answer, neither counts towards your figures. '}
        {asked.length > 1 && `${asked.length - 1} more to answer.`}
      </p>
    </section>
  );
}

type AnswerTools = Omit<CycleQuestionsProps, 'finished'>;

interface Answer {
  label: string;
  give: () => void;
}

function listAnswers(cycle: FinishedCycle, { facts, edits, offerUndo, onAdd }: AnswerTools): Answer[] {
  const { start, nextStart } = cycle;
  const markOf = (day: string) =>
    facts.records.cycle_marks.find(({ cycle_start }) => cycle_start === day) ?? null;

  function say(day: FinishedCycle['start'], verdict: Said['verdict'], text: string) {
    const before = markOf(day);
    const said: Said = { ...(before ?? NOTHING_SAID), verdict, reason: null };
    edits.say(day, before, said);
    offerUndo(text, () => edits.say(day, said, before ?? NOTHING_SAID));
  }

  if (cycle.question === 'start-missing')
    return [
      { label: 'Yes, add it', give: () => onAdd(cycle) },
      {
        label: 'Yes, but I do not know when',
        give: () => say(start, 'start-missing', 'That cycle does not count any more.'),
      },
      { label: 'No, it was that long', give: () => say(start, 'whole', 'That cycle counts as it is.') },
    ];

  const second = facts.periods.find((period) => period.period_start_date === nextStart);
  return [
    { label: 'One period', give: () => say(nextStart, 'same-period', 'Both are one period now.') },
    { label: 'Two periods', give: () => say(start, 'whole', 'Both are periods of their own.') },
    ...(second === undefined
      ? []
      : [
          {
            label: 'The second was not a period',
            give: () => {
              edits.periods.remove(nextStart);
              offerUndo('The second one is deleted.', () => {
                const { period_end_date: end, cycle_length } = second;
                edits.periods.save({ start: nextStart, end }, null, cycle_length);
              });
            },
          },
        ]),
  ];
}
