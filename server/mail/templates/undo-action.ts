import { UNDO_DAYS } from '@lunaria/domain/account/account-change.ts';

/** The end of every mail about a change of an account: what to do when it was somebody else. */
export function offerUndo(undoUrl: string) {
  return {
    after: [
      `If it was not you, take it back: everybody is logged out, and you set a new password. The link works for ${UNDO_DAYS} days.`,
    ],
    otherAction: { label: 'It was not me: take it back', url: undoUrl },
  };
}
