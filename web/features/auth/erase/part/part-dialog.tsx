import { sayRecords } from '@lunaria/domain/account/parts/say-parts.ts';
import { useState } from 'react';
import { useToday } from '../../../../app/use-today.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ChooseParts, findChoiceFault, NO_PARTS, type PartsForm, toChoice } from './choose-parts.tsx';
import { Lines } from './lines.tsx';
import { PreviewParts } from './preview-parts.tsx';
import { useErasing } from './use-erasing.ts';

interface PartDialogProps {
  userId: string;
  onClose: () => void;
}

/** First what and when, then what that is, then it is gone. */
export default function PartDialog({ userId, onClose }: PartDialogProps) {
  const today = useToday();
  const [form, setForm] = useState<PartsForm>(NO_PARTS);
  const [isShown, setShown] = useState(false);
  const [fault, setFault] = useState<ReturnType<typeof findChoiceFault>>(null);
  const [isEmpty, setEmpty] = useState(true);
  const { erase, isBusy, trouble, forgetTrouble, done } = useErasing(userId);
  const choice = toChoice(form, today);

  function look() {
    const found = findChoiceFault(form);
    setFault(found);
    if (found !== null) return;
    setEmpty(true);
    setShown(true);
  }

  if (done !== null) {
    const lines = sayRecords(done, today);
    return (
      <Dialog
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        title={lines.length > 0 ? 'It is gone' : 'Nothing was left to erase'}
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <div role="status">
          {lines.length > 0 && <Lines lines={lines} />}
          <p className="type-small mt-3 text-muted">
            Your other devices show none of it once they reach the server.
          </p>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      isTall
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      title={isShown ? 'Erase this?' : 'Erase a part'}
      footer={
        isShown ? (
          <>
            <Button
              kind="quiet"
              disabled={isBusy}
              onClick={() => {
                forgetTrouble();
                setShown(false);
              }}
            >
              Back
            </Button>
            {(!isEmpty || trouble !== null) && (
              <Button kind="delete" isBusy={isBusy} busyLabel="Erasing..." onClick={() => void erase(choice)}>
                Erase it for good
              </Button>
            )}
          </>
        ) : (
          <>
            <Button kind="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={look}>See what goes</Button>
          </>
        )
      }
    >
      {isShown ? (
        <PreviewParts userId={userId} choice={choice} trouble={trouble} onKnown={setEmpty} />
      ) : (
        <ChooseParts
          form={form}
          today={today}
          fault={fault}
          onChange={(changed) => {
            setFault(null);
            setForm(changed);
          }}
        />
      )}
    </Dialog>
  );
}
