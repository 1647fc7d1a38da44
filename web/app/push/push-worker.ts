import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { type PushMessage, readPushMessage } from '@lunaria/domain/push/read-push-message.ts';
import { deletePushNote, type PushNote, readPushKey, readPushNote, writePushNote } from './push-note.ts';

// Put behind the worker of the offline shell by web/scripts/build-shell.ts. What it is told it shows; nothing is decided here.

/** Of a worker's surroundings what is used here: the types of pages and of workers cannot stand beside each other. */
interface Worker {
  registration: ServiceWorkerRegistration;
  location: Location;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
}
interface WindowClient {
  url: string;
  focus(): Promise<WindowClient>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  data?: { text(): string } | null;
  notification?: Notification;
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

const worker = self as unknown as Worker; // as: this file runs in the worker alone

/** What is shown where a message says nothing that this version reads: browsers ask for something to be shown. */
const UNREAD: PushMessage = {
  title: `A reminder from ${PRODUCT_NAME}`,
  text: '',
  to: '/dashboard',
  tag: 'unread',
};

/** So long a page has to say that it leads there itself. */
const ANSWER_MS = 1_000;

worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? '')));

worker.addEventListener('notificationclick', (event) => {
  event.notification?.close();
  const to = (event.notification?.data as { to?: string } | null)?.to ?? UNREAD.to; // as: written below
  event.waitUntil(lead(to));
});

worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function show(sent: string): Promise<void> {
  // Logged out, or another account is here: what was still on its way is for nobody.
  if ((await readPushNote()) === null) return await end();
  const { title, text, to, tag } = readPushMessage(sent) ?? UNREAD;
  await worker.registration.showNotification(title, {
    ...{ body: text, tag, data: { to }, lang: 'en' },
    ...{ icon: '/icons/icon-192.png', badge: '/icons/icon-192.png' },
  });
}

/** To an open window of hers, which leads there without losing what is typed in it; to a new one where there is none. */
async function lead(to: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const open of windows) {
    if (!(await ask(open, to))) continue;
    await open.focus().catch(() => undefined);
    return;
  }
  await worker.clients.openWindow(new URL(to, worker.location.origin).href);
}

/** Whether a page goes there: one that does not listen, or is asleep, says nothing. */
function ask(open: WindowClient, to: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      resolve(true);
    };
    open.postMessage({ type: 'LEAD_TO', to }, [port2]);
  });
}

/** The browser gave out another address, or took the old one back: the server is told of the new one. */
async function renew({ oldSubscription, newSubscription }: WorkerEvent): Promise<void> {
  const note = await readPushNote();
  if (note === null) return;
  const subscribed =
    newSubscription ??
    (await worker.registration.pushManager.subscribe(
      oldSubscription?.options ?? { userVisibleOnly: true, applicationServerKey: readPushKey(note.key) },
    ));
  await tell(note, subscribed);
}

async function tell(note: PushNote, subscribed: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscribed.toJSON();
  const answer = await fetch('/api/push-subscriptions', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: note.userId, endpoint, keys }),
  });
  if (answer.ok) await writePushNote({ ...note, endpoint: subscribed.endpoint });
  // It was ended elsewhere, or her session was.
  else if (answer.status < 500 && answer.status !== 429) await end();
}

async function end(): Promise<void> {
  await deletePushNote();
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe();
}
