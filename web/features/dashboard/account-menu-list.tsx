import { LOGOUT_LABEL, MENU_PAGES } from '@lunaria/domain/dashboard/sections.ts';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuLink, type MenuOpening, MenuSeparator } from '../../ui/menu.tsx';
import { ICON, IconOf } from './dashboard-icons.tsx';

interface AccountMenuListProps {
  trigger: ReactNode;
  openedBy: MenuOpening;
  onLogOut: () => void;
}

/** Eight pages and the way out. */
export default function AccountMenuList({ trigger, openedBy, onLogOut }: AccountMenuListProps) {
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
