import { ERASE_NOW_WORD, ERASURE_GRACE_DAYS, type ErasureAsk } from '@lunaria/domain/account/erasure.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sayTrouble } from '../../../app/say-trouble.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RowsSkeleton } from '../../../ui/list-row.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useHerSession } from '../../session/use-her-session.ts';
import { useProof } from '../proof/proof-provider.tsx';
import { countsQuery, useErasure } from './erasure-query.ts';
import { sayCounts } from './say-counts.ts';

/** Where she is led once her account is gone. */
const GOODBYE = '/auth/erased';

interface EraseDialogProps {
  userId: string;
  /** It waits already: what is left to choose is that it goes at once. */
  isWaiting: boolean;
  onClose: () => void;
}

/** What goes and what stays, after ERASURE_GRACE_DAYS or now; the second only by a word that she types. */
export function EraseDialog({ userId, isWaiting, onClose }: EraseDialogProps) {
  const { signOutTo } = useHerSession();
  const { sendWithProof } = useProof();
  const { erase, isBusy, trouble } = useErasure(userId);
  const [when, setWhen] = useState<ErasureAsk['when']>(isWaiting ? 'now' : 'later');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [loading, setLoading] = useState<'no' | 'begun' | 'failed'>('no');

  const isWorking = isBusy || loading === 'begun';
  const shownTrouble = loading === 'failed' ? sayTrouble(null) : trouble;

  async function start() {
    setLoading('no');
    if (when === 'now' && typed.trim().toLowerCase() !== ERASE_NOW_WORD) {
      setFault(`Type “${ERASE_NOW_WORD}” first. It cannot be taken back.`);
      return;
    }
    if (when === 'later') {
      if (await erase(when, sendWithProof)) onClose();
      return;
    }
    // Loaded before her account is gone: without it this device would keep what is hers.
    setLoading('begun');
    const loaded = await import('./empty-device.ts').catch(() => null);
    setLoading(loaded === null ? 'failed' : 'no');
    if (loaded === null) return;
    if (!(await erase(when, sendWithProof))) return;
    await signOutTo(GOODBYE);
    await loaded.emptyDevice(userId);
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || isWorking || onClose()}
      title={isWaiting ? 'Erase your account at once?' : 'Erase your account?'}
      footer={
        <>
          <Button kind="quiet" onClick={onClose} disabled={isWorking}>
            Keep it
          </Button>
          <Button kind="delete" isBusy={isWorking} busyLabel="Sending..." onClick={() => void start()}>
            {when === 'now' ? 'Erase it now' : `Erase it in ${ERASURE_GRACE_DAYS} days`}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        <WhatGoes userId={userId} />
        <p className="type-small">
          Want to keep a copy? <TextLink to="/dashboard/files">Take everything along</TextLink> before.
        </p>
        {!isWaiting && (
          <RadioCards
            label="When?"
            isStacked
            options={[
              { value: 'later', label: `In ${ERASURE_GRACE_DAYS} days, so that I can change my mind` },
              { value: 'now', label: 'Now. Nobody can bring it back' },
            ]}
            value={when}
            onValueChange={(chosen) => {
              setWhen(chosen);
              setFault(undefined);
            }}
          />
        )}
        {when === 'later' ? (
          <p className="type-small text-muted">
            Until then you go on as before. Your calendar addresses, your page for helpers and all reminders
            stop. A mail tells you how to keep your account.
          </p>
        ) : (
          <TextField
            label={`Type “${ERASE_NOW_WORD}” to erase it now`}
            autoComplete="off"
            autoCapitalize="none"
            value={typed}
            error={fault}
            onChange={(event) => {
              setTyped(event.target.value);
              setFault(undefined);
            }}
          />
        )}
        {shownTrouble !== null && (
          <p role="alert" className="type-small text-danger">
            {shownTrouble}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function WhatGoes({ userId }: { userId: string }) {
  const { data, isPending } = useQuery(countsQuery(userId));
  const lines = data ? sayCounts(data) : [];
  return (
    <div>
      <h3 className="type-label">What goes</h3>
      {isPending ? (
        <RowsSkeleton />
      ) : (
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          <li>your answers at setup, forecasts, alerts, reminders, contacts and your page for helpers</li>
          <li>your name, your address, every way to log in, and what other devices keep</li>
          <li>the newsletter, where your confirmed address gets it</li>
        </ul>
      )}
      <h3 className="type-label mt-4">What stays</h3>
      <p className="mt-1">
        A number that only this server can tell is yours, with the day. It goes with the last backup from
        before: such a backup, where whoever runs the server made one, holds you until it ends.
      </p>
    </div>
  );
}
