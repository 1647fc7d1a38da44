import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';

export function DialogSample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="secondary" className="self-start" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Button
        kind="secondary"
        className="self-start"
        onClick={() => showToast({ title: 'Saved', message: 'Period tracking updated successfully' })}
      >
        Show a toast
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Delete this period?"
        subtitle="4 to 8 November leaves your history, and your forecast is calculated again without it."
        footer={
          <>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button kind="delete" onClick={() => setOpen(false)}>
              Delete period
            </Button>
          </>
        }
      />
    </>
  );
}

export function TypeSample() {
  return (
    <>
      <p className="type-display">Display</p>
      <p className="type-h1">Heading one</p>
      <p className="type-h2">Heading two</p>
      <p className="type-h3">Heading three</p>
      <p className="type-numeral">28.5</p>
      <p>Body: plain, exact, on her side.</p>
      <p className="type-small text-muted">Small: what is known, how well, what to do.</p>
    </>
  );
}
