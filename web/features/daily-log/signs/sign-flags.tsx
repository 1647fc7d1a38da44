import { ChoiceChips } from '../../../ui/choice-chips.tsx';
import type { Entry, FormField } from '../log-draft.ts';

interface SignFlagsProps {
  flags: readonly FormField[];
  entryOf: (field: FormField) => Entry;
  onEnter: (field: FormField, entry: Entry) => void;
}

/** What is there or is not noted: one tap on, one tap off. */
export function SignFlags({ flags, entryOf, onEnter }: SignFlagsProps) {
  const chosen = flags.filter((flag) => entryOf(flag) === true).map(({ name }) => name);
  return (
    <ChoiceChips
      label="Tap what you notice"
      options={flags.map(({ name, field }) => ({ value: name, label: field.label }))}
      value={chosen}
      onValueChange={(names) => {
        for (const flag of flags) {
          const isThere = names.includes(flag.name);
          if (isThere !== chosen.includes(flag.name)) onEnter(flag, isThere ? true : null);
        }
      }}
    />
  );
}
