import { useOutletContext } from 'react-router';
import type { SignedInSession } from './use-required-session.ts';

/** Who she is, on a page that stands in the frame of her pages (web/routes/frame.tsx): it shows none before it knows. */
export function useHerSession(): SignedInSession {
  return useOutletContext<SignedInSession>();
}
