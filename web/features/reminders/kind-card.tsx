import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import { REMINDER_RULES, type ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import { isLeftOut, isQuiet } from '@lunaria/domain/reminders/quiet-hours.ts';
import type { KindSetting, QuietHours } from '@lunaria/domain/reminders/reminder-settings.ts';
import { sayMinute } from '@lunaria/domain/time/say-time.ts';
import { Card } from '../../ui/card.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { SeriesFields } from './series-fields.tsx';
import { Weekdays } from './weekdays.tsx';

export interface KindCardProps {
  kind: ReminderKind;
  setting: KindSetting;
  quiet: QuietHours | null;
  /** False: her mode has changed since she turned it on. */
  isFitting: boolean;
  /** Why nothing comes of it yet, or any more; left out: by her mode. */
  note?: string | undefined;
  weekStart: WeekStart;
  today: CalendarDate;
  onChange: (part: Partial<KindSetting>) => void;
  /** Whether a device shows reminders: before that it is no way to choose. */
  hasDevices: boolean;
}

function sayQuiet(kind: ReminderKind, minute: number, quiet: QuietHours | null): string | undefined {
  if (quiet === null || !isQuiet(minute, quiet)) return undefined;
  if (isLeftOut(kind, minute, quiet))
    return 'Within your quiet hours, and over by the morning: nothing comes. Choose an earlier time.';
  return `Within your quiet hours: it comes at ${sayMinute(quiet.to)}.`;
}

const CHANNELS = [
  { value: 'dashboard', label: 'On the dashboard' },
  { value: 'mail', label: 'By mail' },
  { value: 'push', label: 'On your devices' },
] as const;

/** One thing she may be reminded of; when and how stands below it once it is on. */
export function KindCard(props: KindCardProps) {
  const { kind, setting, isFitting, note, onChange } = props;
  const { label, hint } = REMINDER_RULES[kind];
  return (
    <Card className="p-4! md:px-6! md:py-4!">
      <Switch label={label} hint={hint} isOn={setting.is_on} onChange={(is_on) => onChange({ is_on })} />
      {setting.is_on && (!isFitting || note !== undefined) && (
        <p className="type-small mt-3 text-muted">
          {note ?? 'Paused, because it does not fit your mode or method now.'}
        </p>
      )}
      {setting.is_on && isFitting && <Details {...props} />}
    </Card>
  );
}

function Details(props: KindCardProps) {
  const { kind, setting, quiet, weekStart, hasDevices, onChange } = props;
  const { label, maxLeadDays, series, hasWeekdays, hasTime } = REMINDER_RULES[kind];
  const channels = CHANNELS.filter(({ value }) => value !== 'push' || hasDevices);
  const ways = channels.map(({ value }) => value).filter((value) => isChosen(setting, value));
  return (
    <fieldset className="mt-4 space-y-4 border-t border-border pt-4">
      <legend className="sr-only">{label}</legend>
      {series && <SeriesFields {...props} isRepeated={series === 'days'} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {hasTime && (
          <TimeField
            label="Time"
            minute={setting.minute}
            onMinuteChange={(minute) => onChange({ minute })}
            hint={sayQuiet(kind, setting.minute, quiet)}
          />
        )}
        {maxLeadDays !== undefined && (
          <Select
            label="How long before"
            options={leadsUpTo(maxLeadDays, setting.lead_days)}
            value={String(setting.lead_days)}
            onValueChange={(days) => onChange({ lead_days: Number(days) })}
          />
        )}
      </div>
      {hasWeekdays && (
        <Weekdays
          weekdays={setting.weekdays}
          weekStart={weekStart}
          onChange={(weekdays) => onChange({ weekdays })}
        />
      )}
      <div>
        <ChoiceChips
          label="How"
          options={channels}
          value={ways}
          onValueChange={(chosen) =>
            onChange({
              by_mail: chosen.includes('mail'),
              on_dashboard: chosen.includes('dashboard'),
              ...(hasDevices && { by_push: chosen.includes('push') }),
            })
          }
        />
        <p role="status" className="type-hint mt-1.5 text-muted empty:hidden">
          {ways.length === 0 && 'Choose at least one way, or nothing comes.'}
        </p>
      </div>
    </fieldset>
  );
}

type Channel = (typeof CHANNELS)[number]['value'];

function isChosen({ by_mail, on_dashboard, by_push }: KindSetting, channel: Channel): boolean {
  if (channel === 'push') return by_push;
  return channel === 'mail' ? by_mail : on_dashboard;
}

const LEADS = [0, 1, 2, 3, 5, 7, 14, 30, 60];

function leadsUpTo(max: number, chosen: number) {
  const days = [...new Set([...LEADS.filter((lead) => lead <= max), chosen])].sort((a, b) => a - b);
  return days.map((lead) => ({
    value: String(lead),
    label: lead === 0 ? 'On the day' : lead === 1 ? '1 day before' : `${lead} days before`,
  }));
}
