import { type DashboardItem, DOCTOR_CHAT } from '@lunaria/domain/dashboard/sections.ts';
import type { ReactNode } from 'react';
import { Menu, MenuGroup, MenuItem, type MenuOpening } from '../../ui/menu.tsx';
import { IconOf } from './dashboard-icons.tsx';

interface DoctorChatListProps {
  trigger: ReactNode;
  openedBy: MenuOpening;
  onOpen: (item: DashboardItem) => void;
}

/** The assistant and the consultations, in two groups. */
export default function DoctorChatList({ trigger, openedBy, onOpen }: DoctorChatListProps) {
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
