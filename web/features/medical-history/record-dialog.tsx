import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type MedicalRecord, TIME_LABELS } from '@lunaria/domain/records/medical-record.ts';
import { isOver, RECORD_KINDS, type RecordKind, STATUS_WORDS } from '@lunaria/domain/records/record-kinds.ts';
import { useId, useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useForm } from '../../ui/use-form.ts';
import { type Control, FORM_OF } from './form-of-kind.ts';
import { RecordControl } from './record-controls.tsx';
import { asksEnd, draftRecord, type RecordDraft, readRecord } from './record-draft.ts';
import { WhenFields } from './when-fields.tsx';

interface RecordDialogProps {
  kind: RecordKind;
  /** The one to change; null: a new one. */
  base: MedicalRecord | null;
  /** Of a new one, what is known of it already: which pregnancy it is about. */
  preset?: Record<string, unknown>;
  /** Fields that this form leaves out, `start` among them. */
  without?: readonly string[];
  /** What stands below a field that is known only here, by its name. */
  hints?: Record<string, string>;
  title?: string;
  today: CalendarDate;
  /** Null: how old she was cannot be said. */
  birthYear: number | null;
  onSave: (record: MedicalRecord, base: MedicalRecord | null) => void;
  onClose: () => void;
}

/** An entry of her medical history, new or changed. */
export function RecordDialog(props: RecordDialogProps) {
  const { kind, base, preset = {}, without = [], hints = {}, today, birthYear, onSave, onClose } = props;
  const formId = useId();
  // Made once, so that pressing twice adds one.
  const [id] = useState(() => base?.id ?? makeId());
  const [draft, setDraft] = useState<RecordDraft>(() => {
    const made = draftRecord(kind, base);
    return { ...made, content: { ...made.content, ...preset } };
  });
  const { record, faults } = readRecord(draft, { id, kind, base, today, birthYear });
  const { formProps, say } = useForm({
    faults,
    onSubmit() {
      if (record === null) return;
      onClose();
      onSave(record, base);
    },
  });
  const form = FORM_OF[kind];
  const one = RECORD_KINDS.find(({ value }) => value === kind)?.one ?? 'entry';
  const control = (one: Control) =>
    !without.includes(one.name) &&
    (one.as !== 'check' || one.needs === undefined || draft.content[one.needs] !== null) && (
      <RecordControl
        key={one.name}
        control={{ ...one, ...(hints[one.name] !== undefined && { hint: hints[one.name] }) }}
        value={draft.content[one.name]}
        onChange={(value) => setDraft({ ...draft, content: { ...draft.content, [one.name]: value } })}
        today={today}
        error={say(one.name)}
      />
    );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={props.title ?? (base === null ? form.add : `Change this ${one}`)}
      footer={
        <>
          <Button kind="secondary" className="max-sm:flex-1" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} className="max-sm:flex-1">
            Save
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className="space-y-5">
        {form.first.map(control)}
        {!without.includes('start') && <StateFields {...{ kind, draft, setDraft, today, birthYear, say }} />}
        {form.rest.map(control)}
      </form>
    </Dialog>
  );
}

interface StateFieldsProps {
  kind: RecordKind;
  draft: RecordDraft;
  setDraft: (draft: RecordDraft) => void;
  today: CalendarDate;
  birthYear: number | null;
  say: (field: string) => string | undefined;
}

/** How it stands, since when, and until when. */
function StateFields({ kind, draft, setDraft, today, birthYear, say }: StateFieldsProps) {
  const words = STATUS_WORDS[kind];
  const labels = TIME_LABELS[kind];
  const { status } = draft;
  return (
    <>
      {words.length > 1 && (
        <RadioCards
          label="How it stands"
          options={words}
          value={status}
          onValueChange={(next) => setDraft({ ...draft, status: next })}
          error={say('status')}
        />
      )}
      {labels.start !== null && (
        <WhenFields
          label={labels.start}
          draft={draft.start}
          onChange={(start) => setDraft({ ...draft, start })}
          mayBeAhead={status === 'planned'}
          hasNone={false}
          hasAge={birthYear !== null}
          error={say('start')}
          today={today}
        />
      )}
      {labels.end !== null && asksEnd(kind, status) && (
        <WhenFields
          label={labels.end}
          draft={draft.end}
          onChange={(end) => setDraft({ ...draft, end })}
          mayBeAhead={!isOver(status)}
          hasNone={!isOver(status)}
          hasAge={birthYear !== null}
          error={say('end')}
          today={today}
        />
      )}
    </>
  );
}
