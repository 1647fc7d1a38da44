import { CloudOff } from 'lucide-react';
import { ICON } from './icon.ts';

/** The server could not be asked for her earlier answers. */
export function LoadNotice() {
  return (
    <p role="status" className="type-small mt-4 flex items-start gap-2.5 rounded-input bg-moon px-4 py-3">
      <CloudOff {...ICON} className="shrink-0" />
      <span>
        Your saved answers did not load; they are safe on the server. You see what this device keeps, and can
        go on.
      </span>
    </p>
  );
}
