import { Search } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { readMemory } from '../../session/user-memory.ts';
import { ICON } from '../dashboard-icons.tsx';

interface SearchButtonProps {
  onSearch: () => void;
  /** Its sign stands for its name. */
  isSign?: boolean;
}

/** Opens the search by hand; the keys do the same. */
export function SearchButton({ onSearch, isSign = false }: SearchButtonProps) {
  return (
    <Button
      kind={isSign ? 'quiet' : 'secondary'}
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onSearch}
      icon={<Search {...ICON} size={isSign ? 24 : 20} />}
      className={
        isSign
          ? 'size-[48px] min-h-0! gap-0! p-0! text-text!'
          : 'min-w-47.5 justify-start! px-4.5! font-regular! text-muted!'
      }
    >
      <span className={isSign ? 'sr-only' : ''}>Search</span>
    </Button>
  );
}

export const SLASH_MEMORY = 'slash-opens-search';

/** Whether "/" opens the search; a single key must be possible to switch off (WCAG 2.1.4). */
export function isSlashOn(userId: string): boolean {
  return readMemory(userId, SLASH_MEMORY) !== false;
}
