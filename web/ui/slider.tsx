import * as RadixSlider from 'radix-ui/slider';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { describeField, ErrorLine, FaintNumber } from './field.tsx';
import { type TypedNumber, useTypedText } from './typed-number.ts';

interface SliderProps {
  label: string;
  /** null: nothing chosen. A text, or a number out of range, is what was typed and does not fit. */
  value: TypedNumber;
  onValueChange: (value: TypedNumber) => void;
  min: number;
  max: number;
  step?: number;
  /** What the two ends mean, in words: `1 poor`, `10 deep`. */
  lowLabel: string;
  highLabel: string;
  error?: string | undefined;
  /** At the end of the line of the label. */
  aside?: ReactNode;
  /** Where it stands, faintly, while nothing is chosen; pressing on it chooses just that. */
  startsAt?: number | null;
  /** `stage` takes the accent of `data-stage` above it. */
  accent?: 'sage' | 'stage';
  /** What a screen reader hears while nothing is chosen. */
  emptyText?: string;
  onBlur?: () => void;
}

const ACCENTS = {
  sage: { fill: 'bg-sage', thumb: 'border-sage before:bg-sage' },
  stage: { fill: 'bg-stage', thumb: 'border-stage before:bg-stage' },
  muted: { fill: 'bg-control/35', thumb: 'border-control border-dashed before:bg-control' },
} as const;

const TAKE_KEYS = [' ', 'Enter'];
const MOVE_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'];

/** A slider and, at its right, the same number to type: not every hand can drag. Emptying the number empties both. */
export function Slider(props: SliderProps) {
  const {
    label,
    value,
    onValueChange,
    min,
    max,
    step = 1,
    lowLabel,
    highLabel,
    error,
    aside,
    onBlur,
  } = props;
  const { startsAt = null, accent = 'sage', emptyText = 'Not chosen' } = props;
  const id = useId();
  const { text, type } = useTypedText(value, onValueChange);
  const isNumber = typeof value === 'number';
  const isFaint = value === null && startsAt !== null;
  // Where it rests while nothing is chosen: where it starts, the middle, or where nothing is.
  const rest = startsAt ?? (min === 0 ? 0 : Math.floor((min + max) / 2));
  const position = isNumber ? Math.min(Math.max(value, min), max) : rest;
  const look = ACCENTS[isNumber ? accent : 'muted'];

  const hands = usePressAndKeys({ min, max, step, isNumber, isFaint, rest, onValueChange });

  return (
    <div>
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-0 flex-1 basis-[min(100%,9rem)]">
          <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
            <span id={id} className="type-label">
              {label}
            </span>
            {aside}
          </div>
          <RadixSlider.Root
            value={[position]}
            onValueChange={([next = position]) => onValueChange(next)}
            {...hands}
            onBlur={onBlur}
            min={min}
            max={max}
            step={step}
            className="relative flex h-8 touch-pan-y items-center pointer-coarse:h-11"
          >
            <RadixSlider.Track className="relative h-1.5 grow rounded-full border border-control bg-sunken">
              <RadixSlider.Range
                className={`absolute -inset-y-px rounded-full forced-color-adjust-none ${isNumber || isFaint ? look.fill : ''}`}
              />
            </RadixSlider.Track>
            <RadixSlider.Thumb
              aria-labelledby={id}
              aria-valuetext={isNumber ? `${value} of ${max}` : emptyText}
              aria-describedby={describeField(id, { error })}
              className={`grid size-6.5 cursor-grab touch-none place-items-center rounded-full border-2 bg-raised before:rounded-full before:content-[''] active:cursor-grabbing ${look.thumb} ${isNumber ? 'before:size-2.5' : isFaint ? 'border-dashed before:size-1.5' : 'border-dashed before:size-0'}`}
            />
          </RadixSlider.Root>
          <div className="type-hint flex justify-between text-muted">
            <span>{lowLabel}</span>
            <span>{highLabel}</span>
          </div>
        </div>
        <TypedBeside
          labelledBy={id}
          describedBy={describeField(id, { error })}
          isWrong={Boolean(error)}
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          placeholder={isFaint ? emptyText : '–'}
          faint={isFaint ? startsAt : null}
          {...{ text, type, onBlur }}
        />
      </div>
      <ErrorLine id={`${id}-error`} error={error} />
    </div>
  );
}

interface Reach {
  min: number;
  max: number;
  step: number;
  isNumber: boolean;
  /** It stands at a start that is in view and not chosen. */
  isFaint: boolean;
  rest: number;
  onValueChange: (value: number | null) => void;
}

/** What the bar makes of fingers and keys before the slider itself hears of them. */
function usePressAndKeys({ min, max, step, isNumber, isFaint, rest, onValueChange }: Reach) {
  const tapStarted = useRef(false);

  // A finger that scrolls the page across the bar must not change anything: it drags the thumb, or taps the bar.
  function press(event: PointerEvent) {
    const isOnThumb = event.target instanceof Element && event.target.closest('[role=slider]') !== null;
    tapStarted.current = event.pointerType === 'touch' && !isOnThumb;
    if (tapStarted.current) event.stopPropagation();
    else if (!isNumber) onValueChange(rest);
  }

  function tap(event: MouseEvent<HTMLElement>) {
    if (!tapStarted.current) return;
    tapStarted.current = false;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
    onValueChange(min + Math.round((share * (max - min)) / step) * step);
  }

  function readKey(event: KeyboardEvent) {
    if (event.key === 'Delete' || event.key === 'Backspace') onValueChange(null);
    else if (isNumber) return;
    // The first key may choose where it stands: the slider itself would report no change there.
    else if (event.key === 'Home') onValueChange(min);
    else if (event.key === 'End') onValueChange(max);
    else if (TAKE_KEYS.includes(event.key)) onValueChange(rest);
    // From a start that is in view an arrow goes on by itself; without one it chooses where it rests.
    else if (MOVE_KEYS.includes(event.key) && !isFaint) onValueChange(rest);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return { onPointerDownCapture: press, onClick: tap, onKeyDownCapture: readKey };
}

interface TypedBesideProps {
  labelledBy: string;
  describedBy: string | undefined;
  isWrong: boolean;
  inputMode: 'numeric' | 'decimal';
  placeholder: string;
  /** Where the slider stands without being chosen; null: nowhere, or it is. */
  faint: number | null;
  text: string;
  type: (text: string) => void;
  onBlur: (() => void) | undefined;
}

/** The same number, to type. */
function TypedBeside(props: TypedBesideProps) {
  const { labelledBy, describedBy, isWrong, inputMode, placeholder, faint, text, type, onBlur } = props;
  return (
    <span className="relative mt-1 shrink-0">
      <input
        type="text"
        inputMode={inputMode}
        autoComplete="off"
        aria-labelledby={labelledBy}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={describedBy}
        placeholder={placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={onBlur}
        className={`block h-12 w-16 rounded-input border border-control bg-raised text-center font-medium tabular-nums aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger ${faint !== null ? 'border-dashed placeholder:text-transparent' : ''}`}
      />
      {faint !== null && <FaintNumber>{faint}</FaintNumber>}
    </span>
  );
}
