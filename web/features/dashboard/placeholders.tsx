import { NotebookPen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ICON } from './dashboard-icons.tsx';

/** What stands in the places whose areas are not built yet. Each goes when its area takes the place. */

function Placeholder({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Card className="flex-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-h3 flex items-center gap-2.5">
          {icon}
          {title}
        </h2>
        <Badge tone="moon">Planned</Badge>
      </div>
      {children}
    </Card>
  );
}

export function DailyLogPlaceholder() {
  return (
    <Placeholder title="Your daily log has its place here" icon={<NotebookPen {...ICON} />}>
      <p className="measure mt-3 text-muted">
        Sleep, mood, movement, water and what your mode adds. It comes with a next version; there is nothing
        to fill in and nothing is stored yet.
      </p>
    </Placeholder>
  );
}

export function RecentUploadsPlaceholder() {
  return (
    <p className="type-hint text-muted">
      No uploads yet. <TextLink to="/health-statistics">View all</TextLink>
    </p>
  );
}

const UploadPlaceholder = lazy(() => import('./upload-placeholder-dialog.tsx'));

interface UploadPlaceholderDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Fetched when it is first opened. */
export function UploadPlaceholderDialog(props: UploadPlaceholderDialogProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <UploadPlaceholder {...props} />
    </Suspense>
  );
}
