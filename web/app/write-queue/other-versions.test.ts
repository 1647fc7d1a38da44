import { beforeEach, expect, test } from 'vitest';
import { FakeDevice, type FakeTab } from './fake-device.ts';
import { FakeServer } from './fake-server.ts';

/** The version before kept `words` where this one keeps `mine`. */
const raise = (change: unknown, version: number) => {
  const { words, ...rest } = change as { words?: string[] }; // as: anything may lie there
  return version === 1 && words ? { ...rest, mine: words } : null;
};
const old = (key: string, words: unknown) => ({
  ...{ id: 1, userId: 'maria', kind: 'words', recordKey: key, isSealed: false, lease: null, refusal: null },
  change: { userId: 'maria', key, base: [], words },
});
let server: FakeServer;
let device: FakeDevice;
const openDevice = (raiseWords: typeof raise) =>
  new FakeDevice([{ ...server.wordsKind, version: 2, raise: raiseWords }]);
beforeEach(() => {
  server = new FakeServer();
  device = openDevice(raise);
});

const note = (tab: FakeTab, key: string, base: string[], mine: string[]) =>
  tab.queue.enqueue(server.wordsKind, 'maria', key, { userId: 'maria', key, base, mine });
const waiting = (tab: FakeTab) => tab.queue.listWaiting('words', 'maria');
const status = (tab: FakeTab) => tab.queue.readStatus('maria');

test('a change of another version is raised by the rule of its kind: shown, combined with a newer one, and sent', async () => {
  device.disk = [old('monday', ['cramps'])];
  server.trouble = 'unreachable';
  const tab = await device.openTab(null);
  void tab.queue.open('maria');
  await device.settle();
  expect(waiting(tab)).toMatchObject([{ change: { mine: ['cramps'] }, state: 'waiting' }]);
  expect(status(tab)).toMatchObject({ unsentCount: 1, unread: [] });
  await note(tab, 'monday', ['cramps'], ['cramps', 'calm']);
  expect(device.writesOnDisk).toMatchObject([{ version: 2, change: { base: [], mine: ['cramps', 'calm'] } }]);
  server.trouble = 'none';
  tab.queue.sendFor('maria');
  await device.pass(5_000);
  expect(server.words.get('monday')).toEqual(['cramps', 'calm']);
  expect(device.disk).toEqual([]);
});

test('a change of another version that no rule raises is told with its content, holds up nothing, and goes only when she says so', async () => {
  const lost = old('monday', null);
  device.disk = [lost];
  const tab = await device.openTab();
  await note(tab, 'monday', [], ['calm']);
  await device.pass(5_000);
  expect(server.words.get('monday')).toEqual(['calm']);
  expect(status(tab)).toMatchObject({
    unsentCount: 0,
    refused: [],
    unread: [{ id: 1, kind: 'words', change: lost.change, isNewer: false }],
  });
  expect(waiting(tab)).toEqual([]);
  // Logging out would lose it: it counts as left, at once.
  expect(await tab.queue.flush('maria', 5_000)).toBe(1);
  tab.close();
  const next = await device.openTab();
  expect(status(next).unread).toHaveLength(1);
  next.queue.discard('maria', 1);
  await device.settle();
  expect(status(next).unread).toEqual([]);
  expect(device.disk).toEqual([]);
});

test('a change of another version whose rule stumbles over it is one that no rule raises', async () => {
  device = openDevice(() => {
    throw new TypeError('of something else');
  });
  device.disk = [old('monday', ['cramps'])];
  const tab = await device.openTab();
  expect(status(tab)).toMatchObject({ unread: [{ id: 1 }] });
  expect(device.disk).toHaveLength(1);
});

test('a change of another version that a newer version made waits as it lies there until that version is back', async () => {
  const newer = { ...old('monday', null), version: 3, change: { of: 'tomorrow' } };
  const unknown = { ...old('x', null), kind: 'of-tomorrow', change: { of: 'tomorrow' } };
  device.disk = [newer, unknown];
  const tab = await device.openTab();
  await note(tab, 'monday', [], ['calm']);
  await device.pass(5_000);
  expect(server.words.get('monday')).toEqual(['calm']);
  expect(status(tab)).toMatchObject({
    unsentCount: 0,
    unread: [
      { kind: 'words', isNewer: true },
      { kind: 'of-tomorrow', isNewer: true },
    ],
  });
  expect(device.disk).toEqual(expect.arrayContaining([newer]));
  expect(await tab.queue.flush('maria', 5_000)).toBe(2);
});

test('a change of a kind whose code has not come yet is not called unreadable', async () => {
  device.loadLaterKinds = () => new Promise(() => {});
  device.disk = [{ ...old('x', null), kind: 'later', change: {} }];
  const tab = await device.openTab();
  expect(status(tab).unread).toEqual([]);
});
