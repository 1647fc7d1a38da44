import { type ComponentType, createContext, useContext, useEffect, useState } from 'react';
import { showToast } from '../../ui/toast.tsx';
import type { UploadDialogProps } from './upload/upload-window.tsx';

/** "Upload Health Documents". Fetched when it is first opened; what did not come is said, and asked for again next time. */
export function UploadDialog(props: UploadDialogProps) {
  const { isOpen, onOpenChange } = props;
  const [UploadWindow, setUploadWindow] = useState<ComponentType<UploadDialogProps> | null>(null);

  useEffect(() => {
    if (!isOpen || UploadWindow) return;
    let isCalledOff = false;
    import('./upload/upload-window.tsx').then(
      ({ default: loaded }) => setUploadWindow(() => loaded),
      () => {
        if (isCalledOff) return;
        onOpenChange(false);
        const message = 'Check your connection and try again.';
        showToast({ title: 'This window did not load', message, kind: 'destructive' });
      },
    );
    return () => {
      isCalledOff = true;
    };
  }, [isOpen, UploadWindow, onOpenChange]);

  return UploadWindow && <UploadWindow {...props} />;
}

const UploadContext = createContext<() => void>(() => {});

/** Opens the upload dialog, wherever in the library it is asked for. */
export const UploadProvider = UploadContext.Provider;

export const useOpenUpload = () => useContext(UploadContext);
