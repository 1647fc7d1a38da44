/**
 * What a device is sent: what it shows, where that leads, and a number of the message, so that the same one twice is shown as
 * one. Nothing else.
 */
export interface PushMessage {
  title: string;
  text: string;
  to: string;
  tag: string;
}

const KEYS = ['title', 'text', 'to', 'tag'] as const;
const OWN_ADDRESS = /^(?:\/[a-z0-9-]+)+$/;

/** What a device was sent; null where it is none of ours. In the worker, which carries no library. */
export function readPushMessage(sent: string): PushMessage | null {
  try {
    const read = JSON.parse(sent) as Partial<Record<string, unknown>> | null; // as: looked at below
    if (typeof read !== 'object' || read === null || KEYS.some((key) => typeof read[key] !== 'string'))
      return null;
    const message = read as unknown as PushMessage; // as: all four are texts
    return OWN_ADDRESS.test(message.to) ? message : null;
  } catch {
    return null;
  }
}
