import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { PREGNANCY_ENDS } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import {
  countPregnancies,
  detailsOf,
  type KnownPregnancy,
  pregnanciesThatCount,
} from '@lunaria/domain/records/count-pregnancies.ts';
import type { MedicalRecord, RecordOf } from '@lunaria/domain/records/medical-record.ts';
import { sayObstetric } from '@lunaria/domain/records/say-record.ts';
import { useId, useState } from 'react';
import { usePastPregnancies } from '../../data/pregnancy/past-pregnancies.ts';
import { usePregnancy } from '../../data/pregnancy/use-pregnancy.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { FORM_OF } from './form-of-kind.ts';
import { RecordDialog } from './record-dialog.tsx';
import { EntryRow, RecordRow, rowIdOf } from './record-row.tsx';
import { AddButton, type TabProps } from './record-tab.tsx';
import { NOTICE_ID, useRecordSteps } from './use-record-steps.ts';

interface ShownPregnancy extends KnownPregnancy {
  time: string;
}

/** What is open: details of a pregnancy of hers, or one that stands here alone. */
type Open =
  | { pregnancy: ShownPregnancy; details: MedicalRecord | null }
  | { pregnancy: null; details: MedicalRecord | null };

/** Her pregnancies: those that Pregnancy Mode knows, asked for only here, with their details, and earlier ones that she adds. */
export function PregnanciesTab({ stage, ...props }: TabProps & { stage: LifeStage }) {
  const { past, isFailed, isRetrying, retry } = usePastPregnancies(props.userId);
  const ongoing = usePregnancy(props.userId, stage);
  if (past === undefined && isFailed) {
    return (
      <ErrorState
        message="Your pregnancies did not load. They are safe on the server."
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  if (past === undefined || ongoing.status === 'loading') {
    return (
      <SkeletonGroup className="space-y-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  // Pregnancy mode says so, also without a date.
  const isNow = stage === 'pregnancy';
  const known: ShownPregnancy[] = [
    ...(isNow ? [{ id: '', reason: null, time: 'It goes on' }] : []),
    ...past.map(({ id, reason, to }) => ({ id, reason, time: `Ended ${shortDate(to)}` })),
  ];
  return <PregnancyList {...props} known={known} isAllKnown={ongoing.status === 'ready'} />;
}

interface PregnancyListProps extends TabProps {
  known: readonly ShownPregnancy[];
  /** False: whether she is pregnant now is not known. */
  isAllKnown: boolean;
}

function PregnancyList({
  known,
  isAllKnown,
  userId,
  records,
  isWhole,
  today,
  birthYear,
}: PregnancyListProps) {
  const own = records.filter((record): record is RecordOf<'obstetric'> => record.kind === 'obstetric');
  const steps = useRecordSteps(userId, own);
  const [open, setOpen] = useState<Open | null>(null);
  const countId = useId();
  const ids = new Set(known.map(({ id }) => id));
  // Details of a pregnancy that she deleted stand alone too, so that she can delete them.
  const alone = own.filter(({ fields }) => fields.pregnancy_id === null || !ids.has(fields.pregnancy_id));
  const count = isWhole && isAllKnown ? countPregnancies(pregnanciesThatCount(known, own)) : null;
  const add = (
    <AddButton kind="obstetric" records={records} onAdd={() => setOpen({ pregnancy: null, details: null })} />
  );
  return (
    <div className="space-y-5">
      {steps.notice && (
        <UndoNotice id={NOTICE_ID} onUndo={steps.undo} onClose={steps.closeUndo}>
          {steps.notice}
        </UndoNotice>
      )}
      {count && (
        <section aria-labelledby={countId}>
          <h2 id={countId} className="type-h3">
            Gravidity {count.gravidity}, parity {count.parity}
          </h2>
          <p className="type-small measure mt-1 text-muted">{count.how}</p>
        </section>
      )}
      {known.length + alone.length === 0 ? (
        <EmptyState sentence={`${FORM_OF.obstetric.empty} What you add stays yours.`} action={add} />
      ) : (
        <>
          <ul aria-label="Pregnancies & births" className="divide-y divide-border border-y border-border">
            {known.map((pregnancy) => (
              <KnownRow
                key={pregnancy.id}
                pregnancy={pregnancy}
                details={detailsOf(pregnancy.id, own) ?? null}
                onOpen={(details) => setOpen({ pregnancy, details })}
                onDelete={steps.remove}
              />
            ))}
            {alone.map((record) => (
              <RecordRow
                key={record.id}
                record={record}
                onEdit={(details) => setOpen({ pregnancy: null, details })}
                onDelete={steps.remove}
              />
            ))}
          </ul>
          {add}
        </>
      )}
      {open && (
        <RecordDialog
          kind="obstetric"
          base={open.details}
          {...dialogOf(open)}
          {...{ today, birthYear }}
          onSave={steps.save}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

/** When and how it ended stands with the pregnancy itself; of a loss she may say more. */
function dialogOf({ pregnancy }: Open) {
  if (pregnancy === null) return {};
  return {
    title: 'Details of this pregnancy',
    preset: { pregnancy_id: pregnancy.id },
    without: pregnancy.reason === 'loss' ? ['start'] : ['start', 'outcome'],
  };
}

interface KnownRowProps {
  pregnancy: ShownPregnancy;
  details: RecordOf<'obstetric'> | null;
  onOpen: (details: MedicalRecord | null) => void;
  onDelete: (details: MedicalRecord) => void;
}

function KnownRow({ pregnancy, details, onOpen, onDelete }: KnownRowProps) {
  const { id, reason, time } = pregnancy;
  const title =
    reason === 'prefer-not-to-say'
      ? 'A pregnancy'
      : (PREGNANCY_ENDS.find(({ value }) => value === reason)?.label ?? 'I am pregnant');
  const lines = details ? [...sayObstetric(details.fields), details.fields.notes].filter(Boolean) : [];
  return (
    <EntryRow {...(details && { id: rowIdOf(details) })} {...{ title, time, lines }}>
      {id !== '' && (
        <Button
          kind="quiet"
          className="px-3!"
          aria-haspopup="dialog"
          aria-label={`${details ? 'Edit details' : 'Add details'}, ${title}, ${time}`}
          onClick={() => onOpen(details)}
        >
          {details ? 'Edit details' : 'Add details'}
        </Button>
      )}
      {details && (
        <Button
          kind="quiet"
          className="px-3! text-danger! hover:bg-danger-tint"
          aria-label={`Delete details, ${title}, ${time}`}
          onClick={() => onDelete(details)}
        >
          Delete details
        </Button>
      )}
    </EntryRow>
  );
}
