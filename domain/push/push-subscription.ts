import * as z from 'zod/mini';
import '../text.ts';

export const PUSH_LIMITS = { endpointLength: 2000, devices: 10 } as const;

export const PUSH_TEXTS = {
  endpoint: 'This browser’s push service is not one this server sends to',
  keys: 'The keys of this browser cannot be used',
  tooMany: 'Reminders are on for 10 devices. End one of them first.',
  notHere: 'Reminders are not on for this device',
} as const;

const userIdSchema = z.uuid({ error: 'Say whose record this is' });
const bytesSchema = (length: number) =>
  z
    .string({ error: PUSH_TEXTS.keys })
    .check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`), { error: PUSH_TEXTS.keys }));

/** `POST /api/push-subscriptions`, and `PUT` for another address of the same device: as the browser gives it out (RFC 8291). */
export const pushSubscriptionSchema = z.object({
  user_id: userIdSchema,
  endpoint: z
    .string({ error: PUSH_TEXTS.endpoint })
    .check(z.minLength(1, { error: PUSH_TEXTS.endpoint }), z.maxLength(PUSH_LIMITS.endpointLength)),
  keys: z.object({
    /** A point of P-256, and a secret, as base64url. */
    p256dh: bytesSchema(65),
    auth: bytesSchema(16),
  }),
});
export type PushSubscriptionWrite = z.infer<typeof pushSubscriptionSchema>;

const pushDeviceSchema = z.object({
  /** Of the session that it belongs to. */
  id: z.uuid(),
  /** `Firefox on Android`; null where it cannot be told, or not be read any more. */
  device: z.nullable(z.string()),
  /** Who delivers there: `Mozilla`; '' where it cannot be read any more. */
  service: z.string(),
  turned_on_at: z.iso.datetime(),
  /** Whether it is the one that asks. */
  is_here: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

/** `GET /api/push-subscriptions`, and the answer to every change. */
export const pushStateSchema = z.object({
  /** With which the browser subscribes (VAPID), as base64url; null where this server sends no push. */
  key: z.nullable(z.string()),
  devices: z.array(pushDeviceSchema),
});
export type PushState = z.infer<typeof pushStateSchema>;

/** `DELETE /api/push-subscriptions/:id`: which of hers. */
export const pushDeviceIdSchema = z.uuid({ error: 'Say which device' });
