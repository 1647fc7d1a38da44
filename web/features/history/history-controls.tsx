import { shortDays } from '@lunaria/domain/calendar/name-day.ts';
import {
  findWindow,
  HISTORY_RANGES,
  type HistoryPlace,
  readHistoryPlace,
  writeHistoryPlace,
} from '@lunaria/domain/daily-log/history.ts';
import { groupQuantities } from '@lunaria/domain/daily-log/history-days.ts';
import { findQuantity, type Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import type { SelectOption } from '../../ui/select-list.tsx';
import type { History } from './use-history.ts';

const EVERYTHING = 'everything';
const RANGE_OPTIONS = HISTORY_RANGES.map((range) => ({ value: String(range), label: String(range) }));
const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** What is shown, and of which days. */
export function HistoryControls({ history }: { history: History }) {
  const { place, window, today, stage, logs } = history;
  const go = useGo();
  // Looks through a year of logs: not for every range again.
  const options = useMemo(() => listOptions(stage, logs, place.quantity), [stage, logs, place.quantity]);
  return (
    <div className="flex flex-wrap items-end gap-x-8 gap-y-5">
      <Select
        label="Show"
        className="min-w-[min(16rem,100%)] flex-1 sm:max-w-88"
        options={options}
        value={place.quantity?.code ?? EVERYTHING}
        onValueChange={(code) => go((now) => ({ ...now, quantity: findQuantity(code) }))}
      />
      <ChoiceChips
        label="Days"
        isSingle
        options={RANGE_OPTIONS}
        value={[String(place.range)]}
        onValueChange={([value]) => {
          const range = HISTORY_RANGES.find((one) => String(one) === value);
          // Another length begins at today again.
          if (range) go((now) => ({ ...now, range, back: 0 }), true);
        }}
      />
      <div className="flex max-w-full items-center gap-2">
        <IconButton
          label={`The ${place.range} days before`}
          isDisabled={!window.hasEarlier}
          onPress={() =>
            go((now) => (findWindow(now, today).hasEarlier ? { ...now, back: now.back + 1 } : now), true)
          }
        >
          <ChevronLeft {...ICON} />
        </IconButton>
        <p role="status" className="type-label min-w-[min(10.5rem,45vw)] text-center tabular-nums">
          {shortDays(window.from, window.to, today)}
        </p>
        <IconButton
          label={`The ${place.range} days after`}
          isDisabled={place.back === 0}
          onPress={() => go((now) => ({ ...now, back: Math.max(0, now.back - 1) }), true)}
        >
          <ChevronRight {...ICON} />
        </IconButton>
      </div>
    </div>
  );
}

/**
 * Changes what the address asks for now, which may be more than what has been drawn of it. Another quantity is another
 * entry of the browser's history; another range takes the place of the one in view.
 */
function useGo() {
  const navigate = useNavigate();
  return useCallback(
    (change: (now: HistoryPlace) => HistoryPlace, replace = false) => {
      const now = readHistoryPlace(new URLSearchParams(globalThis.location.search));
      void navigate(writeHistoryPlace(change(now)), { replace, preventScrollReset: true });
    },
    [navigate],
  );
}

function listOptions(
  stage: History['stage'],
  logs: History['logs'],
  chosen: Quantity | null,
): SelectOption<string>[] {
  const { everyDay, ofMode, ofOtherModes } = groupQuantities(stage, logs, chosen);
  const options = (group: string, quantities: readonly Quantity[]) =>
    quantities.map(({ code, label }) => ({ value: code, label, group }));
  return [
    { value: EVERYTHING, label: 'Everything logged' },
    ...options('Every day', everyDay),
    ...options('In your mode', ofMode),
    ...options('From other modes', ofOtherModes),
  ];
}
