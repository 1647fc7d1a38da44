import {
  type DashboardItem,
  DOCTOR_CHAT,
  LOGOUT_LABEL,
  MENU_PAGES,
} from '@lunaria/domain/dashboard/sections.ts';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuGroup, MenuItem, MenuLink, type MenuOpening, MenuSeparator } from '../../ui/menu.tsx';
import { ICON, IconOf } from './dashboard-icons.tsx';

interface AccountMenuListProps {
  trigger: ReactNode;
  openedBy: MenuOpening;
  onLogOut: () => void;
}

/** Eight pages and the way out. */
export function AccountMenuList({ trigger, openedBy, onLogOut }: AccountMenuListProps) {
  return (
    <Menu trigger={trigger} openedBy={openedBy}>
      {MENU_PAGES.map(({ label, path, icon }) => (
        <MenuLink key={path} to={path} icon={<IconOf name={icon} />}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={<LogOut {...ICON} />} onSelect={onLogOut}>
        {LOGOUT_LABEL}
      </MenuItem>
    </Menu>
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
