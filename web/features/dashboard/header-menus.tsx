import type { DashboardItem } from '@lunaria/domain/dashboard/sections.ts';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { whenIdle } from '../../app/when-idle.ts';
import { Button } from '../../ui/button.tsx';
import type { MenuOpening } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { AccountOutcome } from '../session/session-requests.ts';
import { describeFailedSignOut, SIGNED_OUT } from '../session/sign-out-toasts.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { DoctorChatIcon, ICON } from './dashboard-icons.tsx';

interface AccountMenuProps {
  signOutTo: (path: string) => Promise<AccountOutcome>;
}

const loadAccountMenu = async () => (await import('./menu-lists.tsx')).AccountMenuList;

/** The way to her pages, and out. */
export function AccountMenu({ signOutTo }: AccountMenuProps) {
  const { logOut, isBusy, dialog } = useLogOut(
    () => signOutTo('/'),
    (outcome) =>
      showToast(
        outcome.kind === 'done' ? SIGNED_OUT : { ...describeFailedSignOut(outcome), kind: 'destructive' },
      ),
  );
  const { List, openedBy, buttonProps } = useMenuList(loadAccountMenu);
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

const DOCTOR_CHAT_LOOK = {
  kind: 'quiet',
  className: 'px-3! max-md:size-11 max-md:gap-0! max-md:px-0!',
  icon: <DoctorChatIcon {...ICON} />,
  children: (
    <span className="flex items-center gap-2 whitespace-nowrap max-md:sr-only">
      Doctor Chat
      <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
    </span>
  ),
} as const;

const loadDoctorChat = async () => (await import('./menu-lists.tsx')).DoctorChatList;

/** The way to the assistant and the consultations. On a narrow screen its sign stands for its name. */
export function DoctorChatMenu({ onOpen }: { onOpen: (item: DashboardItem) => void }) {
  const { List, openedBy, buttonProps } = useMenuList(loadDoctorChat);
  return List ? (
    <List trigger={<Button {...DOCTOR_CHAT_LOOK} />} openedBy={openedBy} onOpen={onOpen} />
  ) : (
    <Button {...DOCTOR_CHAT_LOOK} {...buttonProps} />
  );
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * The list of a menu, which is not part of the first load: fetched once the page has nothing better to do, put in place
 * by the first press. Until then the button stands alone, with `buttonProps`.
 */
function useMenuList<Props>(load: Load<Props>) {
  const [List, setList] = useState<ComponentType<Props> | null>(null);
  const [openedBy, setOpenedBy] = useState<MenuOpening>('pointer');

  useEffect(() => {
    // What fails here is said at the press.
    return whenIdle(() => void load().catch(() => undefined));
  }, [load]);

  async function open(opening: MenuOpening) {
    setOpenedBy(opening);
    try {
      const list = await load();
      setList(() => list);
    } catch {
      showToast({
        title: 'The menu did not load',
        message: 'Check your connection and try again.',
        kind: 'destructive',
      });
    }
  }

  return {
    List,
    openedBy,
    buttonProps: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      // A click by key has no pressed button behind it.
      onClick: (event: MouseEvent) => void open(event.detail === 0 ? 'key' : 'pointer'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        void open('key');
      },
    },
  } as const;
}
