import type { Place } from '@lunaria/domain/dashboard/places.ts';
import type { DashboardItem } from '@lunaria/domain/dashboard/sections.ts';
import { ChevronLeft, Globe, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { openLogSheet } from '../../../app/log-sheet-request.ts';
import { ICON, IconOf } from '../dashboard-icons.tsx';
import { DoctorChatMenu } from '../header-menus.tsx';
import { AREAS, AREAS_NAME, markArea } from './area-list.ts';
import { ADD_LABEL } from './bottom-bar.tsx';

interface AreasProps {
  /** Null on a page that belongs to no group. */
  place: Place | null;
  onOpen: (item: DashboardItem) => void;
}

const IN_ROW =
  'type-small inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 font-medium whitespace-nowrap text-muted transition-colors ' +
  'hover:bg-sunken hover:text-text aria-[current]:text-primary aria-[current]:font-strong forced-colors:aria-[current]:underline';

/** The second line of the header on a wide screen: everything there is, what is planned too. */
export function AreasRow({ place, onOpen }: AreasProps) {
  return (
    <div className="border-t border-border">
      <nav
        aria-label={AREAS_NAME}
        className="mx-auto flex min-h-10 max-w-312 items-center gap-1 px-4 sm:px-6"
      >
        {place?.kind === 'group' && (
          <Link to="/dashboard" className={`${IN_ROW} -ml-2 pl-1.5 text-primary`}>
            <ChevronLeft {...ICON} size={18} />
            Dashboard Home
          </Link>
        )}
        <ul className="flex gap-0.5 first:-ml-3">
          {AREAS.map(({ id, label, path }) => (
            <li key={id}>
              <Link id={id} to={path} aria-current={markArea(place, id)} className={IN_ROW}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <DoctorChatMenu onOpen={onOpen} className={IN_ROW} />
        <Link to="/" className={IN_ROW}>
          Main Site
        </Link>
        {/* The log lies open on the dashboard itself. */}
        {(place === null || place.kind === 'group') && (
          <button type="button" onClick={() => openLogSheet()} className={`${IN_ROW} ml-auto text-primary`}>
            <Plus {...ICON} size={18} />
            {ADD_LABEL}
          </button>
        )}
      </nav>
    </div>
  );
}

const AT_END =
  'type-button flex min-h-12 w-full items-center gap-2 rounded-input border border-border bg-surface px-3 py-2 text-left text-text ' +
  'transition-colors hover:bg-sunken aria-[current]:border-primary aria-[current]:bg-primary-tint aria-[current]:text-primary';

/** The same at the end of every page of a narrow screen. */
export function AreasAtEnd({ place, onOpen }: AreasProps) {
  return (
    <nav
      aria-label={AREAS_NAME}
      className="mx-auto max-w-160 px-4 pt-2 pb-[calc(2rem+var(--bottom-bar-height,0px))] sm:px-6 print:hidden"
    >
      <h2 className="type-small font-strong text-muted">{AREAS_NAME}</h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2">
        {place?.kind === 'group' && (
          <li className="col-span-full">
            <Link to="/dashboard" className={AT_END}>
              <ChevronLeft {...ICON} />
              Dashboard Home
            </Link>
          </li>
        )}
        {AREAS.map(({ id, label, icon, path }) => (
          <li key={id}>
            <Link id={id} to={path} aria-current={markArea(place, id)} className={AT_END}>
              <IconOf name={icon} />
              {label}
            </Link>
          </li>
        ))}
        <li>
          <DoctorChatMenu onOpen={onOpen} className={AT_END} hasIcon />
        </li>
        <li>
          <Link to="/" className={AT_END}>
            <Globe {...ICON} />
            Main Site
          </Link>
        </li>
      </ul>
    </nav>
  );
}
