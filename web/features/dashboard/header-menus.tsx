import type { Place } from '@lunaria/domain/dashboard/places.ts';
import type { DashboardItem } from '@lunaria/domain/dashboard/sections.ts';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { whenUsed } from '../../app/when-used.ts';
import { Button } from '../../ui/button.tsx';
import type { MenuOpening } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { AccountOutcome } from '../session/session-requests.ts';
import { describeFailedSignOut, SIGNED_OUT } from '../session/sign-out-toasts.ts';
import { useLock } from '../session/use-lock.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { DoctorChatIcon, ICON } from './dashboard-icons.tsx';

interface AccountMenuProps {
  /** Null on a page that belongs to no group. */
  place: Place | null;
  /** Its sign stands for its name, and it holds the areas that a wide header names. */
  isNarrow?: boolean;
  signOutTo: (path: string) => Promise<AccountOutcome>;
}

const loadAccountMenu = async () => (await import('./menu-lists.tsx')).AccountMenuList;

/** The way to her pages, and out. */
export function AccountMenu({ place, isNarrow = false, signOutTo }: AccountMenuProps) {
  const { logOut, isBusy, dialog } = useLogOut(
    () => signOutTo('/'),
    (outcome) =>
      showToast(
        outcome.kind === 'done' ? SIGNED_OUT : { ...describeFailedSignOut(outcome), kind: 'destructive' },
      ),
  );
  const { List, openedBy, buttonProps } = useMenuList(loadAccountMenu);
  const lock = useLock();
  const look = isNarrow
    ? ({
        kind: 'quiet',
        className: 'size-[48px] min-h-0! gap-0! p-0! text-text!',
        icon: <MenuIcon {...ICON} size={24} />,
        children: <span className="sr-only">Menu</span>,
        isBusy,
      } as const)
    : ({
        kind: 'secondary',
        className: 'px-4.5!',
        icon: <MenuIcon {...ICON} />,
        children: 'Menu',
        isBusy,
      } as const);

  return (
    <>
      {List ? (
        <List
          trigger={<Button {...look} />}
          openedBy={openedBy}
          onLogOut={() => void logOut()}
          onLock={lock}
          areasFor={isNarrow ? { place } : null}
        />
      ) : (
        <Button {...look} {...buttonProps} />
      )}
      {dialog}
    </>
  );
}

const loadDoctorChat = async () => (await import('./menu-lists.tsx')).DoctorChatList;

interface DoctorChatMenuProps {
  onOpen: (item: DashboardItem) => void;
  className: string;
  hasIcon?: boolean;
}

/** The way to the assistant and the consultations. */
export function DoctorChatMenu({ onOpen, className, hasIcon = false }: DoctorChatMenuProps) {
  const { List, openedBy, buttonProps } = useMenuList(loadDoctorChat);
  const look = {
    type: 'button',
    className,
    children: (
      <>
        {hasIcon && <DoctorChatIcon {...ICON} />}
        Doctor Chat
        <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} className={hasIcon ? 'ml-auto' : ''} />
      </>
    ),
  } as const;
  return List ? (
    <List trigger={<button {...look} />} openedBy={openedBy} onOpen={onOpen} />
  ) : (
    <button {...look} {...buttonProps} />
  );
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * The list of a menu, which is not part of the first load: fetched once she uses the page, put in place
 * by the first press. Until then the button stands alone, with `buttonProps`.
 */
function useMenuList<Props>(load: Load<Props>) {
  const [List, setList] = useState<ComponentType<Props> | null>(null);
  const [openedBy, setOpenedBy] = useState<MenuOpening>('pointer');

  useEffect(() => {
    // What fails here is said at the press.
    return whenUsed(() => void load().catch(() => undefined));
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
