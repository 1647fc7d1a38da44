import { showSize } from '@lunaria/domain/documents/show-size.ts';
import { RESTORE_TEXTS, type Restored } from '@lunaria/domain/export/data-export.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sayTrouble } from '../../app/say-trouble.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Progress } from '../../ui/progress.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { Proving } from './proving.ts';
import { readRestored, sendRestore } from './send-restore.ts';

const NOT_REACHED = 'The server was not reached, or the file was too large for it. Nothing was changed.';
const NOT_CONFIRMED = 'Confirm that it is you first. Nothing was changed.';
/** What the field for the passphrase appears after. */
const ABOUT_PASSPHRASE: readonly string[] = [RESTORE_TEXTS.passphraseNeeded, RESTORE_TEXTS.passphraseWrong];

/** Brings a file that Lunaria made back into a new account. */
export function BringBack({ userId, proof }: { userId: string; proof: Proving }) {
  const { file, choose, passphrase, setPassphrase, sent, isAsked, trouble, done, send, cancel } =
    useBringBack(userId, proof);
  const input = useRef<HTMLInputElement>(null);
  const asksPassphrase = passphrase !== '' || ABOUT_PASSPHRASE.includes(trouble ?? '');
  return (
    <section id="bring-back" aria-labelledby="bring-back-title" className="mt-12 scroll-mt-20 space-y-4">
      <h2 id="bring-back-title" className="type-h2">
        Bring a file back
      </h2>
      <p className="measure text-muted">
        Choose a ZIP file that Lunaria made. All that is in it comes into this account, as it was. The account
        has to be new, without entries of its own. What you agreed to and your secret addresses do not come
        back.
      </p>
      <Card>
        <input
          ref={input}
          type="file"
          accept=".zip,application/zip"
          aria-label="The ZIP file"
          className="sr-only"
          tabIndex={-1}
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
        <div className="space-y-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button
              kind="secondary"
              disabled={sent !== null || isAsked}
              onClick={() => input.current?.click()}
            >
              {file === null ? 'Choose the ZIP file' : 'Choose another file'}
            </Button>
            {file && (
              <p className="type-small min-w-0 wrap-anywhere">
                {file.name}, {showSize(file.size)}
              </p>
            )}
          </div>
          {file && asksPassphrase && sent === null && (
            <PasswordField
              label="Passphrase of the file"
              autoComplete="off"
              value={passphrase}
              onChange={({ target }) => setPassphrase(target.value)}
            />
          )}
          {file && sent !== null && <Sending sent={sent} size={file.size} onCancel={cancel} />}
          {file && sent === null && done === null && (
            <Button
              className="max-sm:w-full"
              icon={<Upload aria-hidden="true" size={20} strokeWidth={1.75} />}
              isBusy={isAsked}
              onClick={() => void send()}
            >
              Bring it back
            </Button>
          )}
          {trouble && (
            <p role="alert" className="type-small text-danger">
              {trouble}
            </p>
          )}
          {done && (
            <p role="status">
              {sayDone(done)} <TextLink to="/dashboard">See your Today</TextLink>
            </p>
          )}
        </div>
      </Card>
    </section>
  );
}

function Sending({ sent, size, onCancel }: { sent: number; size: number; onCancel: () => void }) {
  const isSent = sent >= size;
  return (
    <div className="space-y-2">
      <p role="status" className="type-small text-muted">
        {isSent ? 'All of it is there. It is being brought back.' : 'The file is on its way.'}
      </p>
      <Progress label="Sent" value={Math.min(sent, size)} max={size} />
      {!isSent && (
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

function sayDone({ outcome, rows, documents }: Restored): string {
  if (outcome === 'same') return 'All of it is here already. Nothing was changed.';
  const papers = documents === 1 ? '1 document' : `${documents} documents`;
  return `It is back: ${rows} entries and ${papers}. Your documents are being read again.`;
}

function useBringBack(userId: string, { prove, sendWithProof }: Proving) {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [done, setDone] = useState<Restored | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  function choose(chosen: File | null) {
    if (chosen === null) return;
    setFile(chosen);
    setPassphrase('');
    setTrouble(null);
    setDone(null);
  }

  async function send() {
    if (file === null) return;
    setTrouble(null);
    // Asked before, for gigabytes would be sent in vain; what ends meanwhile is asked for again.
    setAsked(true);
    const isProved = await prove();
    setAsked(false);
    if (!isProved) return setTrouble(NOT_CONFIRMED);
    const abort = new AbortController();
    controller.current = abort;
    const { signal } = abort;
    setSent(0);
    try {
      const response = await sendWithProof(async () => {
        setSent(0);
        const answer = await sendRestore({ userId, file, passphrase, onProgress: setSent, signal });
        return answer ?? new Response(JSON.stringify({ message: NOT_REACHED }), { status: 503 });
      });
      if (signal.aborted) return;
      if (response === null) return setTrouble(NOT_CONFIRMED);
      setDone(await readRestored(response));
      setPassphrase('');
      // Everything that was loaded of this account was of an empty one.
      await client.invalidateQueries();
    } catch (error) {
      setTrouble(sayTrouble(error));
    } finally {
      setSent(null);
    }
  }

  const cancel = () => controller.current?.abort();
  return { file, choose, passphrase, setPassphrase, sent, isAsked, trouble, done, send, cancel };
}
