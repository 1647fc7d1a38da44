import type { DayQuestion } from '@lunaria/domain/day-entry/questions.ts';
import { useEffect, useRef, useState } from 'react';
import { Chip } from './chip.tsx';
import { ChipIcon, FlowDisc } from './chip-icon.tsx';

interface ChipsProps {
  questions: readonly DayQuestion[];
  answers: ReadonlyMap<string, readonly string[]>;
  /** Whose levels stand in the row; null: the five questions. */
  open: string | null;
  onOpen: (key: string | null) => void;
  onPress: (question: DayQuestion, value: string) => void;
}

/** So long after the last press the five come back, while the focus is elsewhere. */
const BACK_AFTER_MS = 10_000;

/** Five questions; pressed, one turns the row into its levels. Nothing jumps: both have the same places. */
export function Chips({ questions, answers, open, onOpen, onPress }: ChipsProps) {
  const row = useRef<HTMLDivElement>(null);
  const question = questions.find(({ key }) => key === open) ?? null;
  const [presses, setPresses] = useState(0);
  useReturn(question !== null, presses, row, onOpen);
  useFocusInRow(row, question?.key ?? null);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no grid of its own in every browser
    <div
      ref={row}
      role="group"
      aria-label={question === null ? 'How are you today?' : question.label}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && question !== null) onOpen(null);
      }}
      className="grid grid-cols-5 gap-1.5"
    >
      {question === null
        ? questions.map(({ key, label, icon, options }) => {
            const said = options.filter(({ value }) => answers.get(key)?.includes(value));
            const first = said[0] ?? null;
            const names = said.map((option) => option.label.toLowerCase()).join(', ');
            return (
              <Chip
                key={key}
                label={first?.label ?? label}
                {...(first !== null && { name: `${label}: ${names}` })}
                icon={<ChipIcon icon={icon} value={first?.value ?? null} />}
                isChosen={first !== null}
                isLevel={false}
                onPress={() => onOpen(key)}
              />
            );
          })
        : question.options.slice(0, 5).map(({ value, label }) => (
            <Chip
              key={value}
              label={label}
              icon={
                question.icon === 'bleeding' ? (
                  <FlowDisc flow={value} />
                ) : (
                  <Level of={question} value={value} />
                )
              }
              isChosen={answers.get(question.key)?.includes(value) ?? false}
              isLevel
              onPress={() => {
                setPresses((count) => count + 1);
                onPress(question, value);
              }}
            />
          ))}
    </div>
  );
}

/** How much of it there is, as seeds: one for the least, as many as there are levels for the most. */
function Level({ of, value }: { of: DayQuestion; value: string }) {
  const place = of.options.findIndex((option) => option.value === value);
  const isNone = value === 'none';
  if (of.takes === 'several') return <ChipIcon icon={of.icon} value={value} />;
  const count = isNone ? 0 : place + (of.options[0]?.value === 'none' ? 0 : 1);
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" className="forced-color-adjust-none">
      {count === 0 ? (
        <circle cx="12" cy="12" r="5" fill="none" strokeWidth="1.6" className="stroke-control" />
      ) : (
        <circle cx="12" cy="12" r={3 + count * 1.5} className="fill-signals-ring" />
      )}
    </svg>
  );
}

function useReturn(
  isOpen: boolean,
  presses: number,
  row: { readonly current: HTMLElement | null },
  onOpen: (key: null) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew with every press
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      if (!row.current?.contains(document.activeElement)) onOpen(null);
    }, BACK_AFTER_MS);
    return () => clearInterval(timer);
  }, [isOpen, presses, row, onOpen]);
}

/** The focus stays in the row when what it was on gives way. */
function useFocusInRow(row: { readonly current: HTMLElement | null }, open: string | null): void {
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    if (document.activeElement !== document.body) return;
    row.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [open, row]);
}
