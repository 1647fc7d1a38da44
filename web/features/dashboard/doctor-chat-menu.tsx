import type { DashboardItem } from '@lunaria/domain/dashboard/sections.ts';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { DoctorChatIcon, ICON } from './dashboard-icons.tsx';
import { useMenuList } from './use-menu-list.ts';

const LOOK = {
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

const loadList = () => import('./doctor-chat-list.tsx');

/** The way to the assistant and the consultations. On a narrow screen its sign stands for its name. */
export function DoctorChatMenu({ onOpen }: { onOpen: (item: DashboardItem) => void }) {
  const { List, openedBy, buttonProps } = useMenuList(loadList);
  return List ? (
    <List trigger={<Button {...LOOK} />} openedBy={openedBy} onOpen={onOpen} />
  ) : (
    <Button {...LOOK} {...buttonProps} />
  );
}
