import { Badge } from '../../../ui/badge.tsx';

export function ComingSoon({ className = '' }: { className?: string }) {
  return (
    <Badge tone="moon" className={className}>
      Coming soon
    </Badge>
  );
}
