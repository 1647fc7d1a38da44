import { lazy, Suspense, useState } from 'react';
import { TextLink } from '../../ui/text-link.tsx';

/** What stands in the places whose areas are not built yet. Each goes when its area takes the place. */

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
