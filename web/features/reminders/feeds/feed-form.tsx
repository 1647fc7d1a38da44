import {
  type CalendarFeed,
  FEED_CONTENTS,
  FEED_LIMITS,
  FEED_TEXTS,
  type FeedChoice,
} from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { useState } from 'react';
import { makeId } from '../../../app/make-id.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import { ErrorLine } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';

interface FeedFormProps {
  id: string;
  /** Null: a new one. */
  feed: CalendarFeed | null;
  onSave: (feed: FeedChoice & { id: string }) => Promise<void>;
}

const START: FeedChoice = { contents: ['period'], title_mode: 'discreet', own_title: '' };

const TITLES = [
  { value: 'discreet', label: 'Only a dot' },
  { value: 'own', label: 'My own words' },
  { value: 'plain', label: 'What it is about' },
] as const;

/** What is in an address, and what her calendar says of it. */
export function FeedForm({ id, feed, onSave }: FeedFormProps) {
  // Made once, so that a second press makes no second one.
  const [feedId] = useState(() => feed?.id ?? makeId());
  const [choice, setChoice] = useState<FeedChoice>(feed ?? START);
  const { contents, title_mode, own_title } = choice;
  const isOwn = title_mode === 'own';
  const { formProps, say, leave } = useForm({
    faults: {
      contents: contents.length === 0 ? FEED_TEXTS.contents : null,
      own_title: isOwn && own_title.trim() === '' ? FEED_TEXTS.ownTitle : null,
    },
    onSubmit: () => onSave({ id: feedId, contents, title_mode, own_title: isOwn ? own_title.trim() : '' }),
  });
  return (
    <form {...formProps} id={id} className="space-y-6">
      <fieldset aria-describedby={`${id}-contents`}>
        <legend className="type-label mb-2">What is in it</legend>
        <div className="space-y-2.5">
          {FEED_CONTENTS.map(({ value, label, hint }) => (
            <Checkbox
              key={value}
              label={
                <>
                  {label}
                  <span className="type-hint block text-muted">{hint}</span>
                </>
              }
              checked={contents.includes(value)}
              onChange={(event) =>
                setChoice({
                  ...choice,
                  contents: FEED_CONTENTS.map((one) => one.value).filter((one) =>
                    one === value ? event.currentTarget.checked : contents.includes(one),
                  ),
                })
              }
            />
          ))}
        </div>
        <ErrorLine id={`${id}-contents`} error={say('contents')} />
      </fieldset>
      <div className="space-y-2">
        <ChoiceChips
          isSingle
          label="What your calendar says"
          options={TITLES}
          value={[title_mode]}
          onValueChange={([chosen]) => chosen && setChoice({ ...choice, title_mode: chosen })}
        />
        <p className="type-hint text-muted">
          Others may see your calendar: at work, in the family, on a screen in the car.
        </p>
      </div>
      {isOwn && (
        <TextField
          label="My own words"
          hint="They stand in place of every title."
          autoComplete="off"
          maxLength={FEED_LIMITS.ownTitle}
          value={own_title}
          onChange={(event) => setChoice({ ...choice, own_title: event.currentTarget.value })}
          onBlur={() => leave('own_title')}
          error={say('own_title')}
        />
      )}
    </form>
  );
}
