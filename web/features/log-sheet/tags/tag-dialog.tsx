import {
  findNameFault,
  type OwnTag,
  TAG_COLORS,
  TAG_NAME_MAX_LENGTH,
  type TagColor,
} from '@lunaria/domain/day-entry/own-tag.ts';
import { useId, useRef, useState } from 'react';
import { makeId } from '../../../app/make-id.ts';
import { useTagActions } from '../../../data/day-entry/use-own-tags.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';

interface TagDialogProps {
  userId: string;
  tags: readonly OwnTag[];
  /** Null: a new one. */
  tag: OwnTag | null;
  onClose: () => void;
}

/** A tag: its name, its colour, and whether she says how strong it was. */
export function TagDialog({ userId, tags, tag, onClose }: TagDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { make, change } = useTagActions(userId);
  const [name, setName] = useState(tag?.name ?? '');
  const [color, setColor] = useState<TagColor>(tag?.color ?? freeColor(tags));
  const [hasStrength, setHasStrength] = useState(tag?.has_strength ?? false);
  const others = tags.filter((other) => other.id !== tag?.id);
  const { formProps, say, leave } = useForm({
    faults: { name: findNameFault(name, others) },
    onSubmit() {
      const part = { name: name.trim(), color, has_strength: hasStrength };
      if (tag === null) make({ id: makeId(), is_archived: false, ...part });
      else change(tag, part);
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={tag === null ? 'New tag' : 'Edit tag'}
      initialFocus={field}
      footer={
        <>
          <Button kind="secondary" className="max-sm:flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} className="max-sm:flex-1">
            Save tag
          </Button>
        </>
      }
    >
      <form id={id} {...formProps} className="space-y-6">
        <TextField
          ref={field}
          label="Name"
          value={name}
          maxLength={TAG_NAME_MAX_LENGTH}
          autoComplete="off"
          hint="Anything you want to look back on: a swim, a pill, a place."
          onChange={(event) => setName(event.target.value)}
          onBlur={() => name !== '' && leave('name')}
          error={say('name')}
        />
        <Colors value={color} onChange={setColor} />
        <Checkbox
          label="I say how strong it was"
          checked={hasStrength}
          onChange={(event) => setHasStrength(event.target.checked)}
        />
      </form>
    </Dialog>
  );
}

/** The first colour that none of her tags has. */
function freeColor(tags: readonly OwnTag[]): TagColor {
  const free = TAG_COLORS.find(({ value }) => tags.every(({ color }) => color !== value));
  return (free ?? TAG_COLORS[tags.length % TAG_COLORS.length])?.value ?? 'ivf';
}

function Colors({ value, onChange }: { value: TagColor; onChange: (color: TagColor) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="type-label mb-2">Colour</legend>
      <div className="grid w-fit grid-cols-4 gap-x-6 gap-y-1">
        {TAG_COLORS.map((color) => (
          <label
            key={color.value}
            data-stage={color.value}
            className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              aria-label={color.label}
              checked={value === color.value}
              onChange={() => onChange(color.value)}
              className="sr-only"
            />
            <span aria-hidden="true" className="size-7 rounded-full bg-(--stage) forced-color-adjust-none" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
