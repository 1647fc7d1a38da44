import type { Place } from '@lunaria/domain/dashboard/places.ts';
import type { DashboardItem } from '@lunaria/domain/dashboard/sections.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { ChevronLeft, Globe } from 'lucide-react';
import { Link } from 'react-router';
import { Mark } from '../../ui/brand.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { AccountOutcome } from '../session/session-requests.ts';
import { ICON } from './dashboard-icons.tsx';
import { AccountMenu, DoctorChatMenu } from './header-menus.tsx';
import { SearchButton } from './search/search-button.tsx';
import { SectionNav } from './section-nav.tsx';

interface DashboardHeaderProps {
  place: Place;
  onOpen: (item: DashboardItem) => void;
  onSearch: () => void;
  signOutTo: (path: string) => Promise<AccountOutcome>;
}

/** Stays in view: where she is, where she can go, and the way out. */
export function DashboardHeader({ place, onOpen, onSearch, signOutTo }: DashboardHeaderProps) {
  const isSectionOpen = place.kind === 'group';
  return (
    <header className="sticky top-0 z-40 border-b border-border bg-surface short:static">
      <div className="mx-auto flex min-h-18 max-w-312 items-center gap-1 px-4 sm:gap-2 sm:px-6 short:flex-wrap short:py-1">
        {/* Wide enough for both of its states, so that the places beside it stay where they are. */}
        <div className="flex items-center gap-1 wide:min-w-55">
          <Link
            to="/dashboard"
            aria-label={`${PRODUCT_NAME}, dashboard`}
            className={`inline-flex items-center gap-2.5 rounded-small p-1 ${isSectionOpen ? 'max-sm:hidden' : ''}`}
          >
            <Mark />
            {!isSectionOpen && <span className="type-wordmark max-[379px]:hidden">{PRODUCT_NAME}</span>}
          </Link>
          {isSectionOpen && (
            <LinkButton
              to="/dashboard"
              kind="secondary"
              className="gap-0.5! pr-2! pl-1.5! sm:pr-4! sm:pl-2! max-[389px]:text-left max-[389px]:leading-4"
              icon={<ChevronLeft {...ICON} size={18} />}
            >
              Dashboard Home
            </LinkButton>
          )}
        </div>
        <SectionNav place={place} />
        <div className="ml-auto flex items-center gap-1">
          <SearchButton
            onSearch={onSearch}
            className="max-md:hidden wide:max-[85rem]:gap-0!"
            labelClassName="wide:max-[85rem]:sr-only"
          />
          <DoctorChatMenu onOpen={onOpen} />
          <LinkButton
            to="/"
            kind="quiet"
            className="whitespace-nowrap px-3! max-md:size-11 max-md:gap-0! max-md:px-0!"
            icon={<Globe {...ICON} className="md:hidden" />}
          >
            <span className="max-md:sr-only">Main Site</span>
          </LinkButton>
          <AccountMenu signOutTo={signOutTo} />
        </div>
      </div>
    </header>
  );
}
