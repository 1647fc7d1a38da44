import { Download, Printer } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ErrorLine } from '../../../ui/field.tsx';
import { downloadText, printText, RECOVERY_FILE, writeRecoveryFile } from './recovery-file.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  checkbox: RefObject<HTMLInputElement | null>;
  isKept: boolean;
  onKept: (isKept: boolean) => void;
  /** She wanted to leave before she said that she kept them. */
  isReminded: boolean;
}

/** The codes, three ways to take them along, and her word that she did. */
export function RecoveryCodes({ codes, checkbox, isKept, onKept, isReminded }: RecoveryCodesProps) {
  const text = writeRecoveryFile(codes, window.location.host, new Date());
  return (
    <>
      <ul className="grid gap-x-6 gap-y-1.5 rounded-input bg-sunken p-4 font-mono whitespace-nowrap sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <CopyButton kind="secondary" text={codes.join('\n')} label="Copy" />
        <Button
          kind="secondary"
          icon={<Download aria-hidden="true" size={18} strokeWidth={1.75} />}
          onClick={() => downloadText(RECOVERY_FILE, text)}
        >
          Download
        </Button>
        <Button
          kind="secondary"
          icon={<Printer aria-hidden="true" size={18} strokeWidth={1.75} />}
          onClick={() => printText(text)}
        >
          Print
        </Button>
      </div>
      <p className="type-small mt-4 text-muted">
        Keep them where your phone is not: on paper, or in a password manager.
      </p>
      <Checkbox
        ref={checkbox}
        className="mt-4"
        label="I have kept them"
        checked={isKept}
        onChange={(event) => onKept(event.currentTarget.checked)}
        aria-describedby="kept-error"
      />
      <ErrorLine
        id="kept-error"
        error={isReminded ? 'Say first that you have kept them. They are not shown again.' : undefined}
      />
    </>
  );
}
