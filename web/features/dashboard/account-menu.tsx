import { Menu as MenuIcon } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { AccountOutcome } from '../session/session-requests.ts';
import { describeFailedSignOut, SIGNED_OUT } from '../session/sign-out-toasts.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { ICON } from './dashboard-icons.tsx';
import { useMenuList } from './use-menu-list.ts';

interface AccountMenuProps {
  signOutTo: (path: string) => Promise<AccountOutcome>;
}

const loadList = () => import('./account-menu-list.tsx');

/** The way to her pages, and out. */
export function AccountMenu({ signOutTo }: AccountMenuProps) {
  const { logOut, isBusy, dialog } = useLogOut(
    () => signOutTo('/'),
    (outcome) =>
      showToast(
        outcome.kind === 'done' ? SIGNED_OUT : { ...describeFailedSignOut(outcome), kind: 'destructive' },
      ),
  );
  const { List, openedBy, buttonProps } = useMenuList(loadList);
  const look = {
    kind: 'secondary',
    className: 'px-3! sm:px-4!',
    icon: <MenuIcon {...ICON} className="shrink-0 max-[379px]:hidden" />,
    isBusy,
  } as const;

  return (
    <>
      {List ? (
        <List trigger={<Button {...look}>Menu</Button>} openedBy={openedBy} onLogOut={() => void logOut()} />
      ) : (
        <Button {...look} {...buttonProps}>
          Menu
        </Button>
      )}
      {dialog}
    </>
  );
}
