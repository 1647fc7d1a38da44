import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { openLogSheet } from '../../../app/log-sheet-request.ts';
import { ICON } from '../dashboard-icons.tsx';
import { TABS_NAME, useTabs } from './tabs.tsx';

/** What + is called where it has no word. */
export const ADD_LABEL = 'Add an entry';

// Five columns of 64 px have no room for letters of twice their size: those of the bar grow as far as they fit.
const LINK =
  'group flex h-full flex-col items-center justify-center gap-[4px] text-muted aria-[current]:text-text ' +
  'text-[max(12px,min(0.75rem,3.6vw))] leading-[1.35] font-medium aria-[current]:font-strong forced-colors:aria-[current]:underline';

/** On a phone: the four tabs, and what she opens Lunaria for in their middle. */
export function BottomBar() {
  const [today, calendar, insights, records] = useTabs().map(({ id, label, path, Icon, current }) => (
    <li key={id} className="min-w-0">
      <Link to={path} aria-current={current} className={LINK}>
        <span className="grid h-[28px] w-[52px] place-items-center rounded-full transition-colors group-hover:bg-sunken group-aria-[current]:bg-primary-tint group-aria-[current]:text-primary">
          <Icon {...ICON} />
        </span>
        {label}
      </Link>
    </li>
  ));
  return (
    <nav
      aria-label={TABS_NAME}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] short:static print:hidden"
    >
      <ul className="mx-auto grid h-[75px] max-w-160 grid-cols-5">
        {today}
        {calendar}
        <li className="relative grid justify-items-center">
          <button
            type="button"
            aria-label={ADD_LABEL}
            onClick={() => openLogSheet()}
            className="absolute -top-[4px] grid size-[56px] place-items-center rounded-full bg-primary text-primary-text shadow-[0_0_0_6px_var(--surface)] transition-colors hover:bg-primary-hover forced-colors:border"
          >
            <Plus {...ICON} size={24} />
          </button>
        </li>
        {insights}
        {records}
      </ul>
    </nav>
  );
}
