import { lazy, Suspense, useState } from 'react';

const UploadWindow = lazy(() => import('./upload/upload-window.tsx'));

export interface UploadDialogProps {
  userId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** "Upload Health Documents". Fetched when it is first opened. */
export function UploadDialog(props: UploadDialogProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <UploadWindow {...props} />
    </Suspense>
  );
}
