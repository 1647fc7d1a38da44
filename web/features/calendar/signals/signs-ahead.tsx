import {
  DISCHARGES,
  type HealthSignals,
  isEmptySignals,
  MOODS,
  SYMPTOMS,
} from '@lunaria/domain/signals/health-signals.ts';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { IntercourseEntries } from './intercourse-entries.tsx';

interface SignsAheadProps {
  signals: HealthSignals;
  change: (part: Partial<HealthSignals>) => void;
}

/** A day that has not come takes a note. What was noted for it before it could not any more is shown, to be taken away. */
export function SignsAhead({ signals, change }: SignsAheadProps) {
  const { symptoms, mood, intercourse, discharge, notes: _ } = signals;
  return (
    <>
      <p className="text-muted">This day has not come yet: it takes a note. The rest waits until then.</p>
      {!isEmptySignals({ ...signals, notes: '' }) && (
        <p className="type-small text-muted">What stands here already can be taken away.</p>
      )}
      {symptoms.length > 0 && (
        <ChoiceChips
          label="Symptoms"
          options={SYMPTOMS.filter(({ value }) => symptoms.includes(value))}
          value={symptoms}
          onValueChange={(left) => change({ symptoms: left })}
        />
      )}
      {mood.length > 0 && (
        <ChoiceChips
          label="Mood"
          options={MOODS.filter(({ value }) => mood.includes(value))}
          value={mood}
          onValueChange={(left) => change({ mood: left })}
        />
      )}
      {intercourse.length > 0 && (
        <IntercourseEntries
          entries={intercourse}
          isClosed
          onChange={(left) => change({ intercourse: left })}
        />
      )}
      {discharge !== 'none' && (
        <ChoiceChips
          label="Discharge"
          options={DISCHARGES.filter(({ value }) => value === discharge)}
          value={[discharge]}
          onValueChange={() => change({ discharge: 'none' })}
        />
      )}
    </>
  );
}
