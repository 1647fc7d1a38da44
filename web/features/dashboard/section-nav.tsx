import { addressOf, type Place } from '@lunaria/domain/dashboard/places.ts';
import { SECTION_GROUPS } from '@lunaria/domain/dashboard/sections.ts';
import { Link } from 'react-router';
import { IconOf } from './dashboard-icons.tsx';

// One list for both layouts: in the header of a wide screen, at the bottom of a narrow one.
const BAR =
  'max-wide:fixed max-wide:inset-x-0 max-wide:bottom-0 max-wide:border-t max-wide:border-border max-wide:bg-surface ' +
  'max-wide:px-2 max-wide:pt-2 max-wide:pb-[calc(0.5rem+env(safe-area-inset-bottom))] ' +
  'max-wide:short:static max-wide:short:order-last max-wide:short:w-full max-wide:short:border-none max-wide:short:pt-0';

const LINK =
  'type-button flex min-h-11 items-center gap-2 rounded-full px-3 text-text transition-colors hover:bg-sunken ' +
  'aria-[current]:bg-primary-tint aria-[current]:text-primary forced-colors:aria-[current]:underline ' +
  'max-wide:type-hint max-wide:min-h-14 max-wide:flex-col max-wide:justify-center max-wide:gap-1 max-wide:rounded-input ' +
  'max-wide:px-1 max-wide:font-medium max-wide:aria-[current]:font-strong';

/** Dashboard, Records, Devices, Community. */
export function SectionNav({ place }: { place: Place }) {
  return (
    <nav aria-label="Sections" data-bottom-bar className={BAR}>
      <ul className="flex gap-0.5 max-wide:mx-auto max-wide:grid max-wide:max-w-160 max-wide:grid-cols-4 max-wide:gap-1">
        {SECTION_GROUPS.map(
          ({ id, navLabel, icon }) =>
            navLabel !== null && (
              <li key={id} className="min-w-0">
                <Link id={id} to={addressOf(id)} aria-current={markCurrent(place, id)} className={LINK}>
                  <span className="wide:max-xl:hidden">
                    <IconOf name={icon} />
                  </span>
                  {navLabel}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}

/** `page` for the group that is open; on the main view "Dashboard" is where she is, though not that group alone. */
function markCurrent(place: Place, id: string): 'page' | 'true' | undefined {
  if (place.kind === 'group') return place.group.id === id ? 'page' : undefined;
  return id === 'B2' ? 'true' : undefined;
}
