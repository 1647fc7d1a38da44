import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { PasswordField } from '../../../../ui/password-field.tsx';
import { useForm } from '../../../../ui/use-form.ts';

interface PdfPasswordProps {
  wasWrong: boolean;
  onUnlock: (password: string) => void;
}

/** A PDF that somebody locked: it can be looked at here by whoever knows the password, which goes nowhere. */
export function PdfPassword({ wasWrong, onUnlock }: PdfPasswordProps) {
  const [password, setPassword] = useState('');
  const { formProps } = useForm({ onSubmit: () => onUnlock(password) });
  return (
    <form {...formProps} className="mx-auto w-full max-w-110 p-6">
      <h3 className="type-h3 flex items-center gap-2.5">
        <LockKeyhole aria-hidden="true" size={20} strokeWidth={1.75} />
        This file is locked with a password
      </h3>
      <p className="type-small mt-2 mb-4 text-muted">
        Whoever sent it to you knows the password. It is used in this page only, and neither sent nor kept.
      </p>
      <PasswordField
        label="Password of the file"
        autoComplete="off"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={wasWrong ? 'This password does not open the file.' : undefined}
      />
      <Button type="submit" className="mt-4" disabled={password === ''}>
        Open
      </Button>
    </form>
  );
}
