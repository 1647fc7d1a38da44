import type { ReportFacts } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import {
  OWN_TEXT_MAX_LENGTH,
  PAPERS,
  type ReportChoices,
  type ReportPart,
} from '@lunaria/domain/cycle-report/report-choices.ts';
import { sayTaken, sumIvfMedication, sumPill } from '@lunaria/domain/cycle-report/sum-medication.ts';
import { nameStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NoteChoices } from './note-choices.tsx';

interface ChoicePanelProps {
  facts: ReportFacts;
  choices: ReportChoices;
  onChange: (part: Partial<ReportChoices>) => void;
}

/** A part of the page, to be shown or left out. */
type Tick = (part: ReportPart, label: string, isShown?: boolean) => ReactNode;

/** What stands on the page: everything by itself, nothing without her. */
export function ChoicePanel({ facts, choices, onChange }: ChoicePanelProps) {
  const tick: Tick = (part, label, isShown = true) => {
    if (!isShown) return null;
    const isTicked = choices.parts.includes(part);
    return (
      <Checkbox
        label={label}
        checked={isTicked}
        onChange={() =>
          onChange({
            parts: isTicked ? choices.parts.filter((other) => other !== part) : [...choices.parts, part],
          })
        }
      />
    );
  };
  return (
    <Card className="space-y-6">
      <h2 className="type-h3">What is on the page</h2>
      <Group label="Cycles">
        {tick('cycles', 'The last 12 cycles')}
        {tick('reasons', 'Why you marked cycles as unusual', choices.parts.includes('cycles'))}
        {tick('ranges', 'Your usual range beside the normal one')}
        {tick('last-period', 'Last period and cycle day')}
        {tick('forecast', 'Next period, as an estimate', facts.cycles.history !== null)}
      </Group>
      {facts.advice.length > 0 && (
        <Group label="To ask about">
          <Checkbox
            label={facts.advice.map(({ title }) => title).join('; ')}
            checked={choices.to_ask}
            onChange={() => onChange({ to_ask: !choices.to_ask })}
          />
        </Group>
      )}
      <Group label="From your calendar">
        {tick('symptoms', 'Symptoms by phase')}
        {tick('moods', 'Moods by phase')}
      </Group>
      <Group label="About you">
        {tick('name', `Your name: ${facts.fullName}`, Boolean(facts.fullName?.trim()))}
        {tick('age', `Your age: ${facts.ageYears}`, facts.ageYears !== null)}
        {tick('mode', `Your mode: ${nameStage(facts.stage)}`)}
      </Group>
      <Medicines {...{ facts, choices, onChange, tick }} />
      <TextArea
        label="What I want to ask"
        maxLength={OWN_TEXT_MAX_LENGTH}
        value={choices.questions}
        onChange={(event) => onChange({ questions: event.target.value })}
      />
      <NoteChoices signals={facts.signals} ticked={choices.note_days} onChange={onChange} />
      <ChoiceChips
        label="Paper"
        isSingle
        options={PAPERS}
        value={[choices.paper]}
        onValueChange={([paper = 'a4']) => onChange({ paper })}
      />
      <p className="type-hint text-muted">
        What you choose and type here stays on this device until you log out.
      </p>
    </Card>
  );
}

/** In her own words, and what she logged of them. */
function Medicines({ facts, choices, onChange, tick }: ChoicePanelProps & { tick: Tick }) {
  const pill = sumPill(facts.logs, facts.today);
  const ivf = sumIvfMedication(facts.logs, facts.today);
  return (
    <div className="space-y-3">
      <TextArea
        label="Medicines I take"
        hint="Name and dose; left empty, nothing is on the page."
        maxLength={OWN_TEXT_MAX_LENGTH}
        value={choices.medicines}
        onChange={(event) => onChange({ medicines: event.target.value })}
      />
      {pill && tick('pill', `Pill, as you logged it. ${sayTaken(pill)}`)}
      {ivf && tick('ivf-medication', `IVF medication, as you logged it. ${sayTaken(ivf)}`)}
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="space-y-2.5">
      <legend className="type-label mb-2">{label}</legend>
      {children}
    </fieldset>
  );
}
