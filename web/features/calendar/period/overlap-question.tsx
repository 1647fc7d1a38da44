import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';

interface OverlapQuestionProps {
  name: string;
  onCorrect: () => void;
  onKeepBoth: () => void;
}

/** The chosen days share a day with a recorded period: most often she means that one. */
export function OverlapQuestion({ name, onCorrect, onKeepBoth }: OverlapQuestionProps) {
  const box = useRef<HTMLDivElement>(null);
  // Below the picker it may be out of sight.
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="alert"
      className="flex flex-wrap items-center gap-3 rounded-input bg-warning-tint p-4"
    >
      <p className="min-w-48 flex-1">These days touch a recorded period: {name}.</p>
      <div className="flex flex-wrap gap-2.5">
        <Button onClick={onCorrect}>Correct that period</Button>
        <Button kind="secondary" onClick={onKeepBoth}>
          Keep both
        </Button>
      </div>
    </div>
  );
}
