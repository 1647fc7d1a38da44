import type { Place } from '@lunaria/domain/dashboard/places.ts';
import {
  type DashboardItem,
  DOCTOR_CHAT,
  LOCK_LABEL,
  LOGOUT_LABEL,
  MENU_PAGES,
} from '@lunaria/domain/dashboard/sections.ts';
import { Globe, Lock, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Menu, MenuGroup, MenuItem, MenuLink, type MenuOpening, MenuSeparator } from '../../ui/menu.tsx';
import { ICON, IconOf } from './dashboard-icons.tsx';
import { AREAS, AREAS_NAME, markArea } from './frame/area-list.ts';

interface AccountMenuListProps {
  trigger: ReactNode;
  openedBy: MenuOpening;
  onLogOut: () => void;
  /** Null where her account has no lock. */
  onLock: (() => void) | null;
  /** Where no header names them: the areas stand above the entries. */
  areasFor: { place: Place | null } | null;
}

/** Eight pages and the way out; before it the lock, where she has one. */
export function AccountMenuList({ trigger, openedBy, onLogOut, onLock, areasFor }: AccountMenuListProps) {
  return (
    <Menu
      trigger={trigger}
      openedBy={openedBy}
      above={areasFor && ((close) => <AreasInMenu place={areasFor.place} onLeave={close} />)}
    >
      {MENU_PAGES.map(({ label, path, icon }) => (
        <MenuLink key={path} to={path} icon={<IconOf name={icon} />}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      {onLock && (
        <MenuItem icon={<Lock {...ICON} />} onSelect={onLock}>
          {LOCK_LABEL}
        </MenuItem>
      )}
      <MenuItem icon={<LogOut {...ICON} />} onSelect={onLogOut}>
        {LOGOUT_LABEL}
      </MenuItem>
    </Menu>
  );
}

const AREA_LINK =
  'type-small flex min-h-11 items-center gap-2 rounded-small px-3 font-medium text-text hover:bg-sunken ' +
  'aria-[current]:bg-primary-tint aria-[current]:text-primary';

/** What a wide header names in its second line; not entries of the Menu, which are nine. */
function AreasInMenu({ place, onLeave }: { place: Place | null; onLeave: () => void }) {
  return (
    <nav aria-label={`${AREAS_NAME}, in the Menu`} className="mb-2 border-b border-border pb-2">
      <ul className="grid grid-cols-2 gap-1">
        {AREAS.map(({ id, label, icon, path }) => (
          <li key={id}>
            <Link to={path} aria-current={markArea(place, id)} onClick={onLeave} className={AREA_LINK}>
              <IconOf name={icon} size={18} />
              {label}
            </Link>
          </li>
        ))}
        <li className="col-span-full">
          <Link to="/" onClick={onLeave} className={AREA_LINK}>
            <Globe {...ICON} size={18} />
            Main Site
          </Link>
        </li>
      </ul>
    </nav>
  );
}

interface DoctorChatListProps {
  trigger: ReactNode;
  openedBy: MenuOpening;
  onOpen: (item: DashboardItem) => void;
}

/** The assistant and the consultations, in two groups. */
export function DoctorChatList({ trigger, openedBy, onOpen }: DoctorChatListProps) {
  return (
    <Menu trigger={trigger} openedBy={openedBy}>
      {DOCTOR_CHAT.map((group) => (
        <MenuGroup key={group.id} label={group.title}>
          {group.items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              icon={<IconOf name={item.icon} />}
              onSelect={() => onOpen(item)}
            >
              {item.title}
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  );
}
