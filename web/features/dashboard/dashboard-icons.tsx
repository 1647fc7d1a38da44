import type { DashboardIcon } from '@lunaria/domain/dashboard/sections.ts';
import { type LucideIcon, MessagesSquare } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { NAV_ICONS } from './nav-icons.ts';

/** What every drawing beside a word has in common. */
export const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75, className: 'shrink-0' } as const;

/** The sign of Doctor Chat; on a narrow screen it stands for the word. */
export const DoctorChatIcon = MessagesSquare;

type Icons = Partial<Record<DashboardIcon, LucideIcon>>;
let icons: Icons = NAV_ICONS;
let isAskedFor = false;
const listeners = new Set<() => void>();

/** Beside the words stands an empty place until the drawings are there: forty of them are no part of the first load. */
export function IconOf({ name, size = 20 }: { name: DashboardIcon; size?: number }) {
  const known = useSyncExternalStore(subscribe, readIcons, readIcons);
  const Icon = known[name];
  const isMissing = Icon === undefined;
  useEffect(() => {
    if (isMissing && !isAskedFor) fetchIcons();
  }, [isMissing]);
  if (Icon === undefined)
    return <span aria-hidden="true" className="shrink-0" style={{ width: size, height: size }} />;
  return <Icon {...ICON} size={size} />;
}

const readIcons = (): Icons => icons;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function fetchIcons(): void {
  isAskedFor = true;
  import('./section-icons.ts').then(
    ({ SECTION_ICONS }) => {
      icons = { ...NAV_ICONS, ...SECTION_ICONS };
      for (const listener of listeners) listener();
    },
    // The words stand for themselves; whoever draws one next asks again.
    () => {
      isAskedFor = false;
    },
  );
}
