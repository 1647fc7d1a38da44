import * as z from 'zod/mini';
import { textSchema } from '../text.ts';

/** How long the link in the mail about a change takes it back. */
export const UNDO_DAYS = 7;

/** What the server says for a link that was used, is too old, changed, or of an account that is gone. */
export const DEAD_UNDO_LINK_MESSAGE = 'This link does not work any more.';

/** What can be changed about the ways into an account, and taken back by whoever reads its mails. */
export type AccountChangeKind =
  | 'factor-added'
  | 'factor-removed'
  | 'codes-renewed'
  | 'code-used'
  | 'provider-added'
  | 'provider-removed'
  | 'email-changed';

/** `POST /api/auth/undo/link` and `POST /api/auth/undo`: the token of the link in the mail. */
export const undoSchema = z.object({
  token: textSchema({
    min: 1,
    max: 1000,
    tooShort: DEAD_UNDO_LINK_MESSAGE,
    tooLong: DEAD_UNDO_LINK_MESSAGE,
  }),
});

/** What a link is about, for the page that asks whether to go on: `POST /api/auth/undo/link`. */
export interface UndoFacts {
  kind: AccountChangeKind;
  /** How the account knows it: the name of the second step, or of the provider; null where there is none. */
  name: string | null;
  /** ISO 8601. */
  changed_at: string;
}
