import { isSaid, type Place } from '@lunaria/domain/day-entry/places.ts';
import type { DayOption, DayQuestion } from '@lunaria/domain/day-entry/questions.ts';
import { type ReactNode, useId } from 'react';
import { FlowDisc } from '../../app/flow-disc.tsx';
import type { DayEntry } from '../../data/day-entry/use-day-entry.ts';
import { LevelChip, WordChip } from './answer-chip.tsx';

interface AnswerGroupProps {
  title: string;
  children: ReactNode;
}

/** A question with what can be pressed, under its name. */
export function AnswerGroup({ title, children }: AnswerGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in the line of a folded part
    <div role="group" aria-labelledby={id} className="py-3">
      <h3 id={id} className="type-label mb-2.5">
        {title}
      </h3>
      {children}
    </div>
  );
}

interface QuestionRowProps {
  question: DayQuestion;
  entry: DayEntry;
  onPress: (place: Place) => void;
  children?: ReactNode;
}

/** A question whose answers are levels stands in one line, any other in as many as it takes. */
export function QuestionRow({ question, entry, onPress, children }: QuestionRowProps) {
  const { key, label, takes, options } = question;
  return (
    <AnswerGroup title={label}>
      {takes === 'one' ? (
        <Levels isBleeding={key === 'bleeding'} {...{ options, entry, onPress }} />
      ) : (
        <Words {...{ options, entry, onPress }} />
      )}
      {children}
    </AnswerGroup>
  );
}

interface OptionsProps {
  options: readonly DayOption[];
  entry: DayEntry;
  onPress: (place: Place) => void;
}

function Levels({ options, entry, onPress, isBleeding }: OptionsProps & { isBleeding: boolean }) {
  return (
    // Side by side where a thumb has room for each, and each word its line.
    <div className="grid grid-cols-[repeat(auto-fit,minmax(3.7rem,1fr))] gap-1.5">
      {options.map(({ value, label, place }) => (
        <LevelChip
          key={value}
          isPressed={isSaid(entry.rows, place)}
          onPress={() => onPress(place)}
          icon={isBleeding && <FlowDisc flow={value} />}
        >
          {label}
        </LevelChip>
      ))}
    </div>
  );
}

export function Words({ options, entry, onPress }: OptionsProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {options.map(({ value, label, place }) => (
        <WordChip key={value} isPressed={isSaid(entry.rows, place)} onPress={() => onPress(place)}>
          {label}
        </WordChip>
      ))}
    </div>
  );
}
