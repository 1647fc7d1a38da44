import * as RadixSlider from 'radix-ui/slider';
import { useId, useState } from 'react';

interface SliderProps {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** What the two ends mean, in words: `1 poor`, `10 deep`. */
  lowLabel: string;
  highLabel: string;
}

/** A slider and, at its right, the same number to type: not every hand can drag. */
export function Slider({
  label,
  value,
  onValueChange,
  min,
  max,
  step = 1,
  lowLabel,
  highLabel,
}: SliderProps) {
  const id = useId();
  // While a number is typed it may be empty or out of range; only a number that fits is reported.
  const [draft, setDraft] = useState<string | null>(null);
  function type(text: string) {
    setDraft(text);
    const typed = Number(text);
    if (text !== '' && typed >= min && typed <= max) onValueChange(typed);
  }
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <span id={id} className="type-label">
          {label}
        </span>
        <RadixSlider.Root
          value={[value]}
          onValueChange={([next = value]) => onValueChange(next)}
          min={min}
          max={max}
          step={step}
          className="relative flex h-8 touch-none items-center"
        >
          <RadixSlider.Track className="relative h-1.5 grow rounded-full border border-control bg-sunken">
            <RadixSlider.Range className="absolute -inset-y-px rounded-full bg-sage forced-color-adjust-none" />
          </RadixSlider.Track>
          <RadixSlider.Thumb
            aria-labelledby={id}
            className="grid size-6.5 cursor-grab place-items-center rounded-full border-2 border-sage bg-raised before:size-2.5 before:rounded-full before:bg-sage before:content-[''] active:cursor-grabbing"
          />
        </RadixSlider.Root>
        <div className="type-hint flex justify-between text-muted">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </div>
      </div>
      <input
        type="number"
        inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
        aria-labelledby={id}
        min={min}
        max={max}
        step={step}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(null)}
        className="mt-1 h-12 w-16 shrink-0 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none rounded-input border border-control bg-raised text-center font-medium tabular-nums"
      />
    </div>
  );
}
