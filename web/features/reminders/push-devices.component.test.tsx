import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deletePushNote, readPushNote, writePushNote } from '../../app/push/push-note.ts';
import { expect, test } from '../../testing/component-test.ts';
import { makePushDevice } from '../../testing/her-records.ts';
import { complaints, measureOverhang, standAt } from '../../testing/look.ts';
import { renderPage, renderPart } from '../../testing/render-page.tsx';
import { PushDevices } from './push-devices.tsx';

const KEY = `B${'A'.repeat(86)}`;
const section = page.getByRole('region', { name: 'On your devices' });
const turnOn = section.getByRole('button', { name: 'Turn on for this device' });

/** What a browser without a screen does not have: somebody who is asked, and a service that gives out addresses. */
function standInForBrowser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  let now = permission;
  const asked = vi.fn(async () => {
    now = answer;
    return answer;
  });
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => now);
  vi.spyOn(Notification, 'requestPermission').mockImplementation(asked);
  let current: PushSubscription | null = null;
  const unsubscribed = vi.fn(async () => {
    current = null;
    return true;
  });
  const subscribe = vi.fn(async () => {
    const endpoint = 'https://push.example.org/send/1';
    const keys = { p256dh: KEY, auth: 'A'.repeat(22) };
    // as: what of it is used here
    current = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: unsubscribed,
    } as unknown as PushSubscription;
    return current;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => current } };
  const workers = {
    register: vi.fn(async () => registration),
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue(workers as unknown as ServiceWorkerContainer); // as above
  return { asked, subscribe, unsubscribed };
}

const open = () => renderPart(({ user }) => <PushDevices userId={user.id} />);

test.afterEach(async () => {
  vi.restoreAllMocks();
  await deletePushNote();
});

test('Where the server sends no push, nothing of it is shown', async () => {
  standInForBrowser('default');
  await renderPage('/dashboard/notifications');
  await expect.element(page.getByRole('heading', { name: 'Sent lately' })).toBeVisible();
  expect(section.elements()).toEqual([]);
  expect(page.getByText('What mails say').elements()).toHaveLength(1);
});

test('One press asks the browser, not before, and the device is listed; another press ends it', async ({
  records,
}) => {
  records.push = {
    key: KEY,
    devices: [
      makePushDevice({
        device: 'Firefox on Android',
        service: 'Mozilla',
        turned_on_at: '2026-11-03T10:00:00Z',
      }),
    ],
  };
  standAt('2026-11-26T12:00:00');
  const { asked, subscribe, unsubscribed } = standInForBrowser('default', 'granted');
  await open();
  await expect.element(section.getByText('On since 3 Nov, carried by Mozilla')).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  expect(await complaints(), 'off here').toEqual([]);

  (turnOn.element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expect.element(section.getByText('This device', { exact: true })).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: expect.any(Uint8Array),
  });
  expect(await readPushNote()).toMatchObject({ endpoint: 'https://push.example.org/send/1' });
  // What was pressed is gone: the reading goes on with the list.
  await expect.element(section.getByRole('heading')).toHaveFocus();
  expect(turnOn.elements()).toEqual([]);
  expect(await complaints(), 'on here').toEqual([]);

  await section.getByRole('button', { name: 'Turn off for this device' }).click();
  await expect.element(turnOn).toBeVisible();
  expect(unsubscribed).toHaveBeenCalled();
  expect(await readPushNote()).toBeNull();
  await section.getByRole('button', { name: 'Turn off for Firefox on Android' }).click();
  await expect.element(section.getByRole('list')).not.toBeInTheDocument();
  expect(records.push.devices).toEqual([]);
});

test('She says no: it says how to change that, and does not ask again', async ({ records }) => {
  records.push = { key: KEY, devices: [] };
  standInForBrowser('default', 'denied');
  await open();
  await turnOn.click();
  await expect
    .element(section.getByText(/^This browser blocks notifications from Lunaria\. To change that/))
    .toBeVisible();
  expect(turnOn.elements()).toEqual([]);
  expect(await complaints()).toEqual([]);
});

test('The browser’s question is closed without an answer: nothing is on, and it can be asked again', async ({
  records,
}) => {
  records.push = { key: KEY, devices: [] };
  const { subscribe } = standInForBrowser('default');
  await open();
  await turnOn.click();
  await expect
    .element(section.getByText('You did not answer your browser’s question. Reminders are still off here.'))
    .toBeVisible();
  await expect.element(turnOn).toBeVisible();
  expect(subscribe).not.toHaveBeenCalled();
});

test('A press that does not reach the server leaves nothing on, in the browser neither', async ({
  records,
  api,
}) => {
  records.push = { key: KEY, devices: [] };
  const { unsubscribed } = standInForBrowser('granted');
  await open();
  await expect.element(turnOn).toBeVisible();
  api.lose('post', '/api/push-subscriptions');
  await turnOn.click();
  await expect
    .element(section.getByText('It was not turned on. Check your connection, then try again.'))
    .toBeVisible();
  expect(unsubscribed).toHaveBeenCalled();
  expect(await readPushNote()).toBeNull();
});

test('On an iPhone it says that Lunaria has to be on the home screen', async ({ records }) => {
  records.push = { key: KEY, devices: [] };
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
  );
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  await open();
  await expect
    .element(section.getByText(/^On an iPhone or iPad, Lunaria has to be on the home screen first/))
    .toBeVisible();
  expect(turnOn.elements()).toEqual([]);
  vi.unstubAllGlobals();
});

test('Ended from elsewhere, the browser forgets its address too', async ({ records }) => {
  records.push = { key: KEY, devices: [] };
  const { subscribe, unsubscribed } = standInForBrowser('granted');
  await subscribe();
  await writePushNote({ userId: crypto.randomUUID(), key: KEY, endpoint: 'https://push.example.org/send/1' });
  await open();
  await expect.element(turnOn).toBeVisible();
  await expect.poll(() => unsubscribed.mock.calls.length).toBe(1);
  expect(await readPushNote()).toBeNull();
});

test('With a device, each reminder can go there or not, and devices are named with the words', async ({
  records,
}) => {
  records.push = { key: KEY, devices: [makePushDevice({ is_here: true })] };
  standInForBrowser('granted');
  await page.viewport(390, 800);
  await renderPage('/dashboard/notifications');
  await page.getByRole('switch', { name: 'Log your day' }).click();
  const group = page.getByRole('group', { name: 'Log your day', exact: true });
  await expect.element(group.getByRole('checkbox', { name: 'On your devices' })).toBeChecked();
  await group.getByText('On your devices', { exact: true }).click();
  await expect
    .poll(() => records.reminders.kinds['log-today'])
    .toMatchObject({ by_push: false, by_mail: true });
  await expect.element(page.getByText('What mails and devices say')).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  expect(await complaints()).toEqual([]);
});

test('It did not load: it says so and asks again', async ({ records, api }) => {
  records.push = { key: KEY, devices: [] };
  standInForBrowser('granted');
  api.refuse('get', '/api/push-subscriptions', { status: 503 });
  await open();
  await expect.element(section.getByText('Your devices did not load. Nothing was changed.')).toBeVisible();
  records.answerThrough(api);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(turnOn).toBeVisible();
});
