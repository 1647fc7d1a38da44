import { Badge } from '../../ui/badge.tsx';

/** The label of everything that is planned. Inside a heading, it keeps the spacing of a label. */
export function ComingSoon({ className = '' }: { className?: string }) {
  return (
    <Badge tone="moon" className={`tracking-normal ${className}`}>
      Coming soon
    </Badge>
  );
}
