import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface UploadPlaceholderDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What "Upload Health Documents" opens until documents can be uploaded. */
export default function UploadPlaceholderDialog({ isOpen, onOpenChange }: UploadPlaceholderDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Upload Health Documents"
      subtitle="Documents cannot be uploaded yet."
      footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      <p className="measure">
        Uploading comes with a next version. Nothing is stored yet, so keep your reports where they are safe
        today.
      </p>
    </Dialog>
  );
}
