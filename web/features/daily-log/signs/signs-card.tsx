import { isPainAsked, type SignContext, shownSigns } from '@lunaria/domain/daily-log/shown-signs.ts';
import type { SignKey } from '@lunaria/domain/daily-log/sign-fields.ts';
import { ChevronDown, ListPlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { readMemory, writeMemory } from '../../session/user-memory.ts';
import type { Entry, FormField } from '../log-draft.ts';
import { SignFlags } from './sign-flags.tsx';

interface SignsCardProps {
  userId: string;
  /** On whose day it stays as she left it. */
  today: string;
  context: SignContext;
  /** All signs that the form of the mode has. */
  fields: readonly FormField[];
  entryOf: (field: FormField) => Entry;
  /** How strong the pain is that the mode itself asks about. */
  ownPain: Entry;
  draw: (field: FormField) => ReactNode;
  onEnter: (field: FormField, entry: Entry) => void;
  /** Names of fields with something wrong: they have to be seen. */
  faults: ReadonlyMap<string, string>;
}

/** The folded part at the end of the log: what any day can have beside the fields of the mode. Never asked for. */
export function SignsCard(props: SignsCardProps) {
  const { userId, today, context, fields, entryOf, ownPain, faults } = props;
  const id = useId();
  const [wasOpened, setOpened] = useOpened(userId, today);
  const noted = fields.filter((field) => entryOf(field) !== null);
  const isOpen = wasOpened || noted.some(({ name }) => faults.has(name));
  const logged = new Set(noted.map(({ key }) => key as SignKey)); // as: fields of SIGN_FIELDS
  const pain = fields.find(({ key }) => key === 'pain_0_10');
  const hasPain = isPainAsked((pain && entryOf(pain)) ?? ownPain, logged);

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="relative rounded-card border border-border bg-surface shadow-card max-sm:rounded-[20px] lg:col-span-2"
    >
      <div className="relative flex items-center gap-2.5 rounded-[inherit] p-5 transition-colors hover:bg-sunken sm:px-6">
        <ListPlus
          aria-hidden="true"
          size={22}
          strokeWidth={1.5}
          className="shrink-0 self-start text-primary"
        />
        <div className="min-w-0 flex-1">
          <h3 className="type-h3">
            <button
              id={`${id}-title`}
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-describedby={`${id}-about`}
              onClick={() => setOpened(!isOpen)}
              className="text-left outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
            >
              Anything else?
            </button>
          </h3>
          <p id={`${id}-about`} className="type-small text-muted">
            {noted.length > 0 && <span className="text-text">{`${noted.length} noted. `}</span>}
            {sayWhatIsHere(context)}
          </p>
        </div>
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </div>
      {isOpen && (
        <div id={id} className="space-y-6 border-t border-border px-5 pt-5 pb-6 sm:px-6">
          {shownSigns(context, logged).map(({ title, keys }) => (
            <Group
              key={title}
              title={title}
              {...props}
              keys={keys.filter((key) => hasPain || !OF_PAIN.has(key))}
            />
          ))}
        </div>
      )}
    </section>
  );
}

const OF_PAIN: ReadonlySet<SignKey> = new Set<SignKey>(['pain_place', 'pain_onset']);

interface GroupProps extends Pick<SignsCardProps, 'fields' | 'entryOf' | 'draw' | 'onEnter'> {
  title: string;
  keys: readonly SignKey[];
}

function Group({ title, keys, fields, entryOf, draw, onEnter }: GroupProps) {
  const id = useId();
  const shown = keys.flatMap((key) => fields.find((field) => field.key === key) ?? []);
  if (shown.length === 0) return null;
  const flags = shown.filter(({ field }) => field.kind === 'flag');
  return (
    // biome-ignore lint/a11y/useSemanticElements: its fields are fieldsets themselves, each with a legend
    <div role="group" aria-labelledby={id}>
      <h4 id={id} className="type-hint mb-3 font-medium text-muted">
        {title}
      </h4>
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">
        {flags.length > 0 && (
          <div className="lg:col-span-2">
            <SignFlags {...{ flags, entryOf, onEnter }} />
          </div>
        )}
        {shown.filter(({ field }) => field.kind !== 'flag').map(draw)}
      </div>
    </div>
  );
}

function sayWhatIsHere({ stage }: SignContext): string {
  return stage === 'pre-menstrual'
    ? 'Fever, pain, feeling sick. Only what you want to note.'
    : 'Fever, pain, heavy bleeding. Only what you want to note.';
}

const MEMORY = 'log-more';

/** Open for the rest of the day, on this device, until she closes it or logs out. */
function useOpened(userId: string, today: string): [isOpen: boolean, open: (isOpen: boolean) => void] {
  const [openedOn, setOpenedOn] = useState(() => readMemory(userId, MEMORY));
  function open(isOpen: boolean) {
    const day = isOpen ? today : null;
    setOpenedOn(day);
    writeMemory(userId, MEMORY, day);
  }
  return [openedOn === today, open];
}
