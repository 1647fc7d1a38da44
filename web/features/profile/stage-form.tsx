import { describeStageChange } from '@lunaria/domain/profile/describe-stage-change.ts';
import { LIFE_STAGES, type LifeStage, nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useId, useRef } from 'react';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { Button } from '../../ui/button.tsx';

interface StageFormProps {
  from: LifeStage;
  /** The one she looks at; '': none yet. */
  asked: LifeStage | '';
  onAsk: (stage: LifeStage) => void;
  onChange: (to: LifeStage) => void;
  onCancel: () => void;
}

/** The eight modes, what the one she looks at would change, and only then the button. */
export function StageForm({ from, asked, onAsk, onChange, onCancel }: StageFormProps) {
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => group.current?.querySelector<HTMLElement>('input:checked')?.focus(), []);
  const to = asked === '' ? from : asked;
  return (
    <form
      aria-label="Life stage"
      className="mt-4 space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(to);
      }}
    >
      <fieldset ref={group}>
        <legend className="type-label mb-2">Which one fits you now?</legend>
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          {LIFE_STAGES.map(({ value, label }) => (
            <label
              key={value}
              data-stage={value}
              className="type-label flex min-h-14 cursor-pointer items-center gap-3 rounded-input border border-control bg-raised px-3 py-2 transition-colors has-checked:border-stage has-checked:bg-stage-tint has-checked:inset-ring has-checked:inset-ring-stage has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
            >
              <StageGlyph stage={value} size={34} />
              <span className="min-w-0 flex-1">{label}</span>
              <input
                type="radio"
                name={name}
                checked={value === to}
                onChange={() => onAsk(value)}
                className="size-4.5 shrink-0 appearance-none rounded-full border border-control bg-raised checked:border-[5px] checked:border-stage checked:forced-color-adjust-none focus-visible:outline-none"
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div aria-live="polite">{to !== from && <WhatItMeans {...{ from, to }} />}</div>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" className="max-sm:flex-1">
          {to === from ? 'Keep it' : `Change to ${nameStage(to)}`}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function WhatItMeans({ from, to }: { from: LifeStage; to: LifeStage }) {
  const { stops, begins, kept } = describeStageChange(from, to);
  return (
    <div data-stage={to} className="rounded-input bg-stage-tint px-4 py-3.5">
      <h3 className="type-label">What {nameStage(to)} means</h3>
      <dl className="mt-2 space-y-2">
        <Part name="Kept" lines={[kept]} />
        <Part name="Stops" lines={stops.length > 0 ? stops : ['Nothing.']} />
        <Part
          name="Begins"
          lines={[
            ...(begins.length > 0 ? begins : ['Nothing new.']),
            ...(to === 'contraception' ? ['You are asked which method you use.'] : []),
          ]}
        />
      </dl>
    </div>
  );
}

function Part({ name, lines }: { name: string; lines: readonly string[] }) {
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3">
      <dt className="type-small font-medium">{name}</dt>
      {lines.map((line) => (
        <dd key={line} className="type-small col-start-2">
          {line}
        </dd>
      ))}
    </div>
  );
}
