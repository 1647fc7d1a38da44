import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { findImplantRenewals, type ImplantRenewal } from '@lunaria/domain/records/implant-renewals.ts';
import { isOffered, REMINDER_KINDS, type ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useUnits } from '../../data/daily-log/units.ts';
import { useMedicalRecords } from '../../data/medical-records/use-medical-records.ts';
import { useMethods } from '../../data/methods/use-methods.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { pushStateQuery } from '../../data/push/push-state.ts';
import { deviceZone, useReminders } from '../../data/reminders/use-reminders.ts';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { LoadLine } from '../../ui/load-line.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { KindCard } from './kind-card.tsx';
import { PushDevices } from './push-devices.tsx';
import { QuietHoursCard } from './quiet-hours.tsx';
import { SentList } from './sent-list.tsx';

interface RemindersProps {
  userId: string;
  isEmailVerified: boolean;
}

/** Of what she is reminded, when and how, saved as she chooses; and what was sent. */
export function Reminders({ userId, isEmailVerified }: RemindersProps) {
  const { status, rows, hasFailed, isRetrying, retry, change } = useReminders(userId);
  const { stage, profile } = useLifeStage(userId);
  const methods = useMethods(userId);
  const history = useMedicalRecords(userId);
  const { weekStart } = useUnits(userId);
  const today = useToday();
  const { data: push } = useQuery(pushStateQuery(userId));
  if (status === 'failed') {
    return (
      <div className="mt-8">
        <ErrorState
          message="Your reminders did not load. They are safe on the server."
          onRetry={retry}
          isRetrying={isRetrying}
        />
      </div>
    );
  }
  if (status === 'loading' || profile.isPending || methods.status === 'loading') {
    return (
      <SkeletonGroup className="mt-8 space-y-3">
        <Skeleton className="h-18 w-full rounded-card" />
        <Skeleton className="h-18 w-full rounded-card" />
        <Skeleton className="h-18 w-full rounded-card" />
      </SkeletonGroup>
    );
  }
  const { kinds, zone, quiet, wording } = rows;
  const implants = findImplantRenewals(history.rows);
  const fits = (kind: ReminderKind) =>
    (kind === 'implant' && history.status !== 'ready' && kinds.implant.is_on) ||
    isOffered(kind, { stage, methods: methods.rows, implants });
  const shown = REMINDER_KINDS.filter((kind) => fits(kind) || kinds[kind].is_on);
  const hasDevices = (push?.devices.length ?? 0) > 0;
  const hasMails = shown.some((kind) => kinds[kind].is_on && kinds[kind].by_mail);
  return (
    <div className="mt-6 space-y-10">
      <div role="status" className="space-y-3 empty:hidden">
        {hasFailed && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            Shown as last loaded. What you chose on another device may be missing.
          </LoadLine>
        )}
        {hasMails && !isEmailVerified && (
          <p className="type-small rounded-input bg-moon px-3.5 py-2.5">
            Mails come once your address is confirmed: the link is in the mail you got when you signed up, and
            on <TextLink to="/dashboard/privacy">Privacy &amp; Security</TextLink> you can ask for another.
          </p>
        )}
        {zone !== null && zone !== deviceZone() && (
          <p className="type-small rounded-input bg-moon px-3.5 py-2.5">
            Times are by the clock of {nameZone(zone)}. This device is in {nameZone(deviceZone())}.{' '}
            <LineButton onPress={() => change({ zone: deviceZone() })}>Use the clock here</LineButton>
          </p>
        )}
      </div>
      <Part id="reminders" title="Reminders">
        {shown.map((kind) => (
          <KindCard
            key={kind}
            {...{ kind, quiet, weekStart, today, hasDevices }}
            setting={kinds[kind]}
            isFitting={fits(kind)}
            note={
              kind === 'implant' && history.status === 'ready' ? noteOfImplants(implants, today) : undefined
            }
            onChange={(part) => change({ kinds: { [kind]: part } })}
          />
        ))}
      </Part>
      <PushDevices userId={userId} />
      <Part title="When and how" id="quiet-hours">
        <QuietHoursCard quiet={quiet} onChange={(next) => change({ quiet: next })} />
        <ChoiceChips
          isSingle
          label={push?.key ? 'What mails and devices say' : 'What mails say'}
          options={[
            { value: 'discreet', label: 'That it is a reminder' },
            { value: 'plain', label: 'What it is about' },
          ]}
          value={[wording]}
          onValueChange={([chosen]) => chosen && change({ wording: chosen })}
        />
        <p className="type-hint text-muted">
          {push?.key
            ? 'Others may see your mailbox or your screen. Unless you choose otherwise, neither says what a reminder is about.'
            : 'Others may see your mailbox. Unless you choose otherwise, no mail says what a reminder is about.'}
        </p>
      </Part>
      <Part title="Sent lately">
        <SentList sent={rows.sent} today={today} />
      </Part>
    </div>
  );
}

function noteOfImplants(implants: readonly ImplantRenewal[], today: CalendarDate): string | undefined {
  if (implants.length === 0) return 'Paused: your medical history has no implant with a “renew by” day.';
  const ahead = implants.filter(({ on }) => on >= today);
  if (ahead.length === 0) return 'Nothing comes any more: the “renew by” day of your implant has gone by.';
  return ahead.some(({ isReminded }) => isReminded)
    ? undefined
    : 'Nothing comes yet: tick “Remind me” at an implant in your medical history.';
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-20 space-y-3">
      <h2 className="type-h2">{title}</h2>
      {children}
    </section>
  );
}

/** `Europe/Lisbon`: Lisbon. */
const nameZone = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
