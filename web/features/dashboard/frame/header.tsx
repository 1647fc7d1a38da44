import type { Place } from '@lunaria/domain/dashboard/places.ts';
import type { DashboardItem } from '@lunaria/domain/dashboard/sections.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { Link } from 'react-router';
import { Mark } from '../../../ui/brand.tsx';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { AccountMenu } from '../header-menus.tsx';
import { SearchButton } from '../search/search-button.tsx';
import { AreasRow } from './areas.tsx';
import { LeaveButton } from './leave-button.tsx';
import { HeaderTabs } from './tabs.tsx';

interface HeaderProps {
  place: Place | null;
  isWide: boolean;
  onOpen: (item: DashboardItem) => void;
  onSearch: () => void;
  signOutTo: (path: string) => Promise<AccountOutcome>;
}

/** Stays in view, the same on every page of hers: where she can go, the search and the way out. */
export function Header({ place, isWide, onOpen, onSearch, signOutTo }: HeaderProps) {
  const home = (
    <Link
      to="/dashboard"
      aria-label={`${PRODUCT_NAME}, dashboard`}
      className="-ml-1 inline-flex min-h-11 items-center gap-2.5 rounded-small p-1"
    >
      <Mark />
      {/* With letters of twice their size it leaves room for the search and the Menu. */}
      <span className="type-wordmark max-wide:text-[min(1.5rem,7vw)]">{PRODUCT_NAME}</span>
    </Link>
  );
  if (!isWide) {
    return (
      <header data-frame-header className="sticky top-0 z-40 bg-background short:static print:hidden">
        <div className="mx-auto flex min-h-14 max-w-312 items-center px-4 sm:px-6">
          {home}
          <div className="-mr-3 ml-auto flex items-center">
            <LeaveButton isNarrow />
            <SearchButton onSearch={onSearch} isSign />
            <AccountMenu place={place} signOutTo={signOutTo} isNarrow />
          </div>
        </div>
      </header>
    );
  }
  return (
    <header
      data-frame-header
      className="sticky top-0 z-40 border-b border-border bg-surface short:static print:hidden"
    >
      <div className="mx-auto flex min-h-18 max-w-312 items-center gap-9 px-4 sm:px-6">
        {home}
        <HeaderTabs />
        <div className="ml-auto flex items-center gap-2">
          <LeaveButton isNarrow={false} />
          <SearchButton onSearch={onSearch} />
          <AccountMenu place={place} signOutTo={signOutTo} />
        </div>
      </div>
      <AreasRow place={place} onOpen={onOpen} />
    </header>
  );
}
