import { Badge } from '../../../ui/badge.tsx';

export function ComingSoon({ className = '' }: { className?: string }) {
  return (
    <Badge tone="moon" className={`tracking-normal ${className}`}>
      Coming soon
    </Badge>
  );
}
