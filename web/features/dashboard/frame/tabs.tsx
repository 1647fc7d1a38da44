import { MAIN_TABS, type MainTab, markTab } from '@lunaria/domain/dashboard/main-tabs.ts';
import { CalendarDays, FolderHeart, House, Lightbulb, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { ICON } from '../dashboard-icons.tsx';
import { useHerAddress } from './use-her-address.ts';

const TAB_ICONS: Record<MainTab['id'], LucideIcon> = {
  today: House,
  calendar: CalendarDays,
  insights: Lightbulb,
  records: FolderHeart,
};

/** The four tabs, each with how it is marked here. */
export function useTabs() {
  const address = useHerAddress();
  return MAIN_TABS.map((tab) => ({ ...tab, Icon: TAB_ICONS[tab.id], current: markTab(tab, address) }));
}

export const TABS_NAME = 'Main';

const LINK =
  'type-button flex min-h-11 items-center gap-2.5 rounded-full px-4.5 text-muted transition-colors hover:bg-sunken hover:text-text ' +
  'aria-[current]:bg-primary-tint aria-[current]:font-strong aria-[current]:text-primary forced-colors:aria-[current]:underline';

/** In the header of a wide screen. */
export function HeaderTabs() {
  return (
    <nav aria-label={TABS_NAME}>
      <ul className="flex gap-1">
        {useTabs().map(({ id, label, path, Icon, current }) => (
          <li key={id}>
            <Link to={path} aria-current={current} className={LINK}>
              <Icon {...ICON} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
