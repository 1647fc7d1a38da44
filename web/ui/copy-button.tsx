import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  kind?: 'secondary' | 'quiet';
}

/** Puts a text where she can paste it from, and says whether it did. */
export function CopyButton({ text, label, kind = 'quiet' }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const Icon = state === 'copied' ? Check : Copy;

  async function copy() {
    // Missing where the page came over plain http.
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    setState(isCopied ? 'copied' : 'failed');
  }

  return (
    <>
      <Button
        kind={kind}
        className={kind === 'quiet' ? '-ml-5' : undefined}
        icon={<Icon aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={copy}
      >
        {state === 'copied' ? 'Copied' : label}
      </Button>
      <span aria-live="polite" className={state === 'failed' ? 'type-small text-danger' : 'sr-only'}>
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'Your browser does not let us copy. Mark the text and copy it yourself.'}
      </span>
    </>
  );
}
