import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import {
  deleteElsewhere,
  deletePushSubscription,
  findPushSubscriptions,
  upsertPushSubscription,
} from '@lunaria/db/queries/push-subscriptions.ts';
import {
  PUSH_LIMITS,
  PUSH_TEXTS,
  type PushState,
  type PushSubscriptionWrite,
} from '@lunaria/domain/push/push-subscription.ts';
import { noteAccess } from '../../access/note-access.ts';
import { describeDevice } from '../../auth/describe-device.ts';
import type { AuditKey } from '../../encryption/audit-key.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { namePushService } from '../../push/push-hosts.ts';
import type { PushSender } from '../../push/push-sender.ts';
import { hashEndpoint, isPoint, openAddress, type PushDeviceContent, sealAddress } from './push-address.ts';

export interface PushDependencies {
  database: Database;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  /** Null where this server sends no push. */
  pushSender: PushSender | null;
}

/** Who asks: an account, and the session of the browser; null where there is none, as with a token. */
export interface PushCaller {
  userId: string;
  sessionId: string | null;
}

/** Whether push is on here, and her devices that have it, in the order in which she turned them on. */
export async function getPushState(
  { database, keyring, pushSender }: PushDependencies,
  { userId, sessionId }: PushCaller,
): Promise<PushState> {
  if (pushSender === null) return { key: null, devices: [] };
  const devices = await database.asUser(userId, async (tx) => {
    const opened = await openDevices(tx, keyring, userId);
    return opened.map(({ sessionId: id, turnedOnAt, content }) => ({
      id,
      device: content?.device ?? null,
      service: content === null ? '' : serviceOf(content),
      turned_on_at: turnedOnAt.toISOString(),
      is_here: id === sessionId,
    }));
  });
  return { key: pushSender.publicKey, devices };
}

interface OpenedDevice {
  sessionId: string;
  turnedOnAt: Date;
  /** Null where it cannot be read any more. */
  content: PushDeviceContent | null;
}

/** Her devices, in her transaction. */
export async function openDevices(tx: Tx, keyring: MasterKeyring, userId: string): Promise<OpenedDevice[]> {
  const rows = await findPushSubscriptions(tx, userId);
  if (rows.length === 0) return [];
  const userKey = await openUserKey(tx, keyring, userId);
  return rows.map((row) => ({
    sessionId: row.sessionId,
    turnedOnAt: row.turnedOnAt,
    content: openAddress(userKey, userId, row),
  }));
}

/**
 * Turns it on for the browser that asks, or, with `isRenewal`, gives the one that has it another address. Throws
 * AppError('not_set_up') where push is off, AppError('invalid_input') for an address that nothing may be sent to, and
 * AppError('not_found') where there is nothing to renew: she ended it meanwhile.
 */
export async function keepPushSubscription(
  { database, keyring, auditKey, pushSender }: PushDependencies,
  { userId, sessionId }: { userId: string; sessionId: string },
  { endpoint: asked, keys }: PushSubscriptionWrite,
  { userAgent, isRenewal }: { userAgent: string | null; isRenewal: boolean },
): Promise<void> {
  if (pushSender === null) throw new AppError('not_set_up');
  const endpoint = pushSender.findEndpoint(asked)?.href ?? '';
  if (endpoint === '' || endpoint.length > PUSH_LIMITS.endpointLength) {
    throw new AppError('invalid_input', PUSH_TEXTS.endpoint);
  }
  if (!isPoint(keys.p256dh)) throw new AppError('invalid_input', PUSH_TEXTS.keys);
  const device = describeDevice(userAgent)?.slice(0, 100) ?? null;
  const endpointHash = hashEndpoint(endpoint);
  const check = (stored: readonly { sessionId: string }[]): boolean => {
    const isThere = stored.some((row) => row.sessionId === sessionId);
    if (isRenewal && !isThere) throw new AppError('not_found', PUSH_TEXTS.notHere);
    if (!isThere && stored.length >= PUSH_LIMITS.devices) {
      throw new AppError('invalid_input', PUSH_TEXTS.tooMany);
    }
    return isThere;
  };
  // Before it is taken from anybody: what is refused changes nothing.
  check(await database.readAsUser(userId, (tx) => findPushSubscriptions(tx, userId)));
  await database.asWorker(async (tx) => {
    for (const ownerId of await deleteElsewhere(tx, endpointHash, sessionId)) {
      await noteAccess(tx, auditKey, { ownerId, kind: 'push-off', subject: 'taken-over' });
    }
  });
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'push_subscriptions', userId);
    const isThere = check(await findPushSubscriptions(tx, userId));
    const userKey = await openUserKey(tx, keyring, userId);
    const content = sealAddress(userKey, userId, sessionId, { endpoint, keys, device });
    await upsertPushSubscription(tx, userId, { sessionId, endpointHash, content });
    if (isThere) return;
    const subject = serviceOf({ endpoint });
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'push-on', subject, detail: device ?? '' });
  });
}

/** `turned-off`: by her. `gone`: the push service knows it no more. */
type EndReason = 'turned-off' | 'gone';

/** Ends it for one of her devices; fine where it is not on. */
export async function endPushSubscription(
  { database, keyring, auditKey }: Omit<PushDependencies, 'pushSender'>,
  userId: string,
  sessionId: string,
  reason: EndReason,
): Promise<void> {
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'push_subscriptions', userId);
    const devices = await openDevices(tx, keyring, userId);
    const found = devices.find((device) => device.sessionId === sessionId);
    if (found === undefined || !(await deletePushSubscription(tx, sessionId))) return;
    const detail = found.content?.device ?? '';
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'push-off', subject: reason, detail });
  });
}

const serviceOf = ({ endpoint }: { endpoint: string }) => namePushService(new URL(endpoint).host);
