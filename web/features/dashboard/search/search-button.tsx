import { Search } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { readMemory } from '../../session/user-memory.ts';
import { ICON } from '../dashboard-icons.tsx';

interface SearchButtonProps {
  onSearch: () => void;
  className?: string;
  labelClassName?: string;
}

/** Opens the search by hand; the keys do the same. */
export function SearchButton({ onSearch, className = '', labelClassName = '' }: SearchButtonProps) {
  return (
    <Button
      kind="quiet"
      aria-keyshortcuts="/ Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={onSearch}
      icon={<Search {...ICON} />}
      className={`px-3! ${className}`}
    >
      <span className={labelClassName}>Search</span>
    </Button>
  );
}

export const SLASH_MEMORY = 'slash-opens-search';

/** Whether "/" opens the search; a single key must be possible to switch off (WCAG 2.1.4). */
export function isSlashOn(userId: string): boolean {
  return readMemory(userId, SLASH_MEMORY) !== false;
}
