import { useState } from 'react';
import { TextField } from './text-field.tsx';

interface TimeFieldProps {
  label: string;
  hint?: string | undefined;
  /** Since midnight. */
  minute: number;
  onMinuteChange: (minute: number) => void;
  className?: string;
}

/** A time of the day. What is typed of it stays in the field until it is a time. */
export function TimeField({ label, hint, minute, onMinuteChange, className = '' }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="time"
      label={label}
      hint={hint}
      className={className}
      value={typed ?? writeTime(minute)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        const read = readTime(value);
        if (read !== null && read !== minute) onMinuteChange(read);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** `08:05`, as browsers write times. */
function writeTime(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

function readTime(text: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
