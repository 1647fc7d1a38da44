import { Search } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
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
