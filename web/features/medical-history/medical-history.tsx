import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { RECORD_KINDS, type RecordKind } from '@lunaria/domain/records/record-kinds.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useToday } from '../../app/use-today.ts';
import { useMedicalRecords } from '../../data/medical-records/use-medical-records.ts';
import { useAgeYears, useBirthDate } from '../../data/profile/use-age.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ImplantsTab } from './implants-tab.tsx';
import { PregnanciesTab } from './pregnancies-tab.tsx';
import { rowIdOf } from './record-row.tsx';
import { RecordTab, type TabProps } from './record-tab.tsx';
import { VaccinationsTab } from './vaccinations-tab.tsx';

/** Nine lists that behave alike: what she knows of her health, and who looks after it. */
export default function MedicalHistory({ userId, stage }: { userId: string; stage: LifeStage }) {
  const today = useToday();
  const { status, rows, isOutdated, isRetrying, retry } = useMedicalRecords(userId);
  const birthDate = useBirthDate(userId);
  const age = useAgeYears(userId, today);
  const led = ledTo(useLocation().state);
  const [kind, setKind] = useState<RecordKind>(led?.kind ?? 'condition');
  useEffect(() => showTab(kind), [kind]);
  // One added offline stands in view, also where the server was never heard.
  const hasSome = rows.length > 0;
  const ledId = led?.id;
  useEffect(() => {
    if (ledId !== undefined && hasSome) document.getElementById(rowIdOf({ id: ledId }))?.focus();
  }, [ledId, hasSome]);
  if (status === 'loading' && !hasSome) {
    return (
      <SkeletonGroup className="space-y-3">
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </SkeletonGroup>
    );
  }
  if (status === 'failed' && !hasSome) {
    return (
      <ErrorState
        message="Your medical history did not load. It is safe on the server."
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  }
  const thisYear = Number(today.slice(0, 4));
  const birthYear = birthDate ? Number(birthDate.slice(0, 4)) : age === null ? null : thisYear - age;
  const tab: TabProps = { userId, records: rows, isWhole: status === 'ready', today, birthYear };
  return (
    <div className="space-y-4">
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div role="status" className="empty:hidden">
        {(status === 'failed' || isOutdated) && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            {status === 'failed'
              ? 'Your other entries did not load. They are safe on the server.'
              : 'Shown as this device last saw it. Your entries are safe on the server.'}
          </LoadLine>
        )}
      </div>
      <Tabs
        label="Medical history"
        value={kind}
        onValueChange={setKind}
        // On a phone one row that is moved sideways; with room, all in view.
        listClassName="max-md:flex-nowrap max-md:overflow-x-auto *:whitespace-nowrap *:max-md:shrink-0"
        contentClassName="pt-5"
        tabs={RECORD_KINDS.map(({ value, tab: label }) => ({
          value,
          label,
          content: contentOf(value, tab, stage),
        }))}
      />
    </div>
  );
}

function contentOf(kind: RecordKind, tab: TabProps, stage: LifeStage) {
  if (kind === 'obstetric') return <PregnanciesTab {...tab} stage={stage} />;
  if (kind === 'implant') return <ImplantsTab {...tab} />;
  if (kind === 'vaccination') return <VaccinationsTab {...tab} />;
  return <RecordTab kind={kind} {...tab} />;
}

/** The entry that a link of the timeline or the search leads to. No address names it: it stands in the state of the history. */
function ledTo(state: unknown): { kind: RecordKind; id: string } | null {
  const { recordKind, recordId } = Object(state) as { recordKind?: unknown; recordId?: unknown }; // as: looked at below
  const kind = RECORD_KINDS.find(({ value }) => value === recordKind)?.value;
  return kind !== undefined && typeof recordId === 'string' ? { kind, id: recordId } : null;
}

/** The chosen one may lie beyond the edge of a narrow screen. */
function showTab(kind: RecordKind): void {
  const label = RECORD_KINDS.find(({ value }) => value === kind)?.tab;
  const tabs = document.querySelectorAll('[role=tab]');
  const chosen = [...tabs].find(({ textContent }) => textContent === label);
  chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
