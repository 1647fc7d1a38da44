import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * A browser without a screen has no push service behind it. This stands in for that service alone, where the browser would go to
 * the network: it gives out an address as the service would. All else is the browser's own: permission, worker, message, notice.
 */
export async function standInForPushService(page: Page): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const given = {
    endpoint: `https://push.invalid/send/${randomBytes(24).toString('base64url')}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((address) => {
    let current: unknown = null;
    const subscription = {
      ...address,
      toJSON: () => address,
      unsubscribe: async () => {
        current = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        current = subscription;
        return subscription;
      },
      getSubscription: async () => current,
    });
  }, given);
}

/** Brings a message to the worker of this page as the browser does once it has opened it; returns how. */
export async function openPushDelivery(page: Page): Promise<(text: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  const { origin } = new URL(page.url());
  return async (data) =>
    void (await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }));
}
