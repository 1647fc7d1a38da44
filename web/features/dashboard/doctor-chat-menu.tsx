import { type DashboardItem, DOCTOR_CHAT } from '@lunaria/domain/dashboard/sections.ts';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuGroup, MenuItem } from '../../ui/menu.tsx';
import { DoctorChatIcon, ICON, IconOf } from './dashboard-icons.tsx';

/** The assistant and the consultations, in two groups. On a narrow screen its sign stands for its name. */
export function DoctorChatMenu({ onOpen }: { onOpen: (item: DashboardItem) => void }) {
  return (
    <Menu
      trigger={
        <Button
          kind="quiet"
          className="px-3! max-md:size-11 max-md:gap-0! max-md:px-0!"
          icon={<DoctorChatIcon {...ICON} />}
        >
          <span className="flex items-center gap-2 whitespace-nowrap max-md:sr-only">
            Doctor Chat
            <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} />
          </span>
        </Button>
      }
    >
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
