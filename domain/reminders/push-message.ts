import type { PushMessage } from '../push/read-push-message.ts';
import { addressOfNotice, composeNotice } from './compose-notice.ts';
import type { ReminderKind } from './kinds.ts';
import type { Wording } from './reminder-settings.ts';

/** All messages have this length, so that whoever delivers them cannot tell one from another by it. */
export const PUSH_MESSAGE_BYTES = 512;

/** `id`: of the reminder. */
export function composePushMessage(id: string, kind: ReminderKind, wording: Wording): string {
  const { title, text } = composeNotice(kind, wording);
  const message: PushMessage = { title, text, to: addressOfNotice(kind), tag: tagOf(id) };
  // Spaces behind JSON mean nothing. Letters beyond ASCII are written as escapes: each is a byte then.
  return JSON.stringify(message)
    .replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .padEnd(PUSH_MESSAGE_BYTES);
}

/** 32 characters of hexadecimal: what a push service knows a message by too (`Topic`, RFC 8030). */
export const tagOf = (id: string): string => id.replaceAll('-', '');

/**
 * For how long a push service keeps a message for a device that is not reached: as long as it is of use, in whole seconds. At
 * most four weeks: none takes more.
 */
export function pushTtlSeconds(now: Date, usefulUntil: Date): number {
  const seconds = Math.floor((usefulUntil.getTime() - now.getTime()) / 1000);
  return Math.min(Math.max(seconds, 0), 28 * 86_400);
}
