import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { type MedicalRecord, RECORD_TEXTS, saysNoneKnown } from '@lunaria/domain/records/medical-record.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { RECORD_LIMITS } from '@lunaria/domain/records/record-fields.ts';
import {
  isAskedKind,
  NONE_KNOWN,
  RECORD_KINDS,
  type RecordKind,
} from '@lunaria/domain/records/record-kinds.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { FORM_OF } from './form-of-kind.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordRow } from './record-row.tsx';
import { NOTICE_ID, useRecordSteps } from './use-record-steps.ts';

export interface TabProps {
  userId: string;
  /** Of all kinds. */
  records: readonly MedicalRecord[];
  /** False: some may be missing. */
  isWhole: boolean;
  today: CalendarDate;
  /** Null: how old she was cannot be said. */
  birthYear: number | null;
}

interface RecordTabProps extends TabProps {
  kind: RecordKind;
  /** Rows that stand elsewhere and are shown here too. */
  others?: ReactNode;
  hasOthers?: boolean;
  /** What stands below fields of its form, by their names. */
  hints?: Record<string, string>;
  /** Told of an entry that she has added, or changed from `base`. */
  onSaved?: (record: MedicalRecord, base: MedicalRecord | null) => void;
}

/** The list of one kind: add, edit, delete with the way back. */
export function RecordTab({
  kind,
  userId,
  records,
  isWhole,
  today,
  birthYear,
  others,
  hasOthers,
  hints = {},
  onSaved,
}: RecordTabProps) {
  const own = records.filter((record) => record.kind === kind);
  const steps = useRecordSteps(userId, own);
  /** 'new': to add one. A record: to change it. */
  const [open, setOpen] = useState<'new' | MedicalRecord | null>(null);
  const tab = RECORD_KINDS.find(({ value }) => value === kind)?.tab;
  const isEmpty = own.length === 0 && !hasOthers;
  const buttons = (
    <div className={`flex flex-wrap gap-2.5 ${isEmpty ? 'justify-center' : ''}`}>
      <AddButton kind={kind} records={records} onAdd={() => setOpen('new')} />
      {isWhole && own.length === 0 && isAskedKind(kind) && (
        <Button kind="secondary" onClick={() => steps.save(noneOf(kind), null)}>
          {NONE_KNOWN[kind]}
        </Button>
      )}
    </div>
  );
  return (
    <div className="space-y-5">
      {steps.notice && (
        <UndoNotice id={NOTICE_ID} onUndo={steps.undo} onClose={steps.closeUndo}>
          {steps.notice}
        </UndoNotice>
      )}
      {isEmpty ? (
        <EmptyState sentence={`${FORM_OF[kind].empty} What you add stays yours.`} action={buttons} />
      ) : (
        <>
          <ul aria-label={tab} className="divide-y divide-border border-y border-border">
            {own.map((record) => (
              <RecordRow key={record.id} record={record} onEdit={setOpen} onDelete={steps.remove} />
            ))}
            {others}
          </ul>
          {buttons}
        </>
      )}
      {open !== null && (
        <RecordDialog
          kind={kind}
          base={open === 'new' ? null : open}
          {...{ today, birthYear, hints }}
          onSave={(record, base) => {
            steps.save(record, base);
            onSaved?.(record, base);
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

interface AddButtonProps {
  kind: RecordKind;
  records: readonly MedicalRecord[];
  onAdd: () => void;
}

/** Opens the empty form, where there is room. */
export function AddButton({ kind, records, onAdd }: AddButtonProps) {
  if (records.length >= RECORD_LIMITS.records) return <p className="text-muted">{RECORD_TEXTS.room}</p>;
  return (
    <Button
      icon={<Plus aria-hidden="true" size={20} strokeWidth={1.75} />}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      {FORM_OF[kind].add}
    </Button>
  );
}

/** That she knows of none. */
function noneOf(kind: RecordKind): MedicalRecord {
  const fields = { ...emptyFields(kind), status: 'refuted' };
  const none = { id: makeId(), kind, origin: 'typed', fields } as MedicalRecord; // as: the fields are of its kind
  if (!saysNoneKnown(none)) throw new Error(`Nobody asks whether there is none of ${kind}`);
  return none;
}
