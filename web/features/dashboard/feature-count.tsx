import { Badge } from '../../ui/badge.tsx';

/** How many subsections a group has in this mode. */
export function FeatureCount({ count }: { count: number }) {
  return <Badge tone="primary">{`${count} features`}</Badge>;
}
