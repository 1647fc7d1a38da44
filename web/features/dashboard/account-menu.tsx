import { LOGOUT_LABEL, MENU_PAGES } from '@lunaria/domain/dashboard/sections.ts';
import { LogOut, Menu as MenuIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { AccountOutcome } from '../session/session-requests.ts';
import { describeFailedSignOut, SIGNED_OUT } from '../session/sign-out-toasts.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { ICON, IconOf } from './dashboard-icons.tsx';

interface AccountMenuProps {
  signOutTo: (path: string) => Promise<AccountOutcome>;
}

/** Eight pages and the way out. */
export function AccountMenu({ signOutTo }: AccountMenuProps) {
  const { logOut, isBusy, dialog } = useLogOut(
    () => signOutTo('/'),
    (outcome) =>
      showToast(
        outcome.kind === 'done' ? SIGNED_OUT : { ...describeFailedSignOut(outcome), kind: 'destructive' },
      ),
  );

  return (
    <>
      <Menu
        trigger={
          <Button
            kind="secondary"
            className="px-3! sm:px-4!"
            icon={<MenuIcon {...ICON} className="shrink-0 max-[379px]:hidden" />}
            isBusy={isBusy}
          >
            Menu
          </Button>
        }
      >
        {MENU_PAGES.map(({ label, path, icon }) => (
          <MenuLink key={path} to={path} icon={<IconOf name={icon} />}>
            {label}
          </MenuLink>
        ))}
        <MenuSeparator />
        <MenuItem icon={<LogOut {...ICON} />} onSelect={() => void logOut()}>
          {LOGOUT_LABEL}
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
}
