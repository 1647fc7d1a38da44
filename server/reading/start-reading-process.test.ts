import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusedCalls } from './seccomp-filter.ts';
import { confine, findReadingConfinement, readingProcessOptions } from './start-reading-process.ts';

const confinement = findReadingConfinement();
const bareProbe = fileURLToPath(new URL('./testing/bare-probe.ts', import.meta.url));
const callProbe = fileURLToPath(new URL('./testing/call-probe.ts', import.meta.url));
const probe = fileURLToPath(new URL('./testing/probe-process.ts', import.meta.url));
let folder = '';
let port = 0;
let requests = 0;
const server = createServer((_, response) => {
  requests += 1;
  response.end();
});

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'lunaria-reading-'));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // as: a server that listens on a port has this kind of address.
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Tries, in a process started as the reading process is and in a thread of it, what neither may do. */
async function tryEverything(): Promise<Record<string, string>> {
  process.env.LUNARIA_PROBE_SECRET = 'secret';
  const child = fork(probe, [path.join(folder, 'secret.txt'), String(port)], readingProcessOptions(700));
  delete process.env.LUNARIA_PROBE_SECRET;
  const [outcome] = await once(child, 'message');
  child.kill();
  return outcome;
}

describe('the process that reads documents', () => {
  it('reaches no network, no file but its own, no other program or addon and no secret, and neither do its threads', async () => {
    const outcome = await tryEverything();
    const refused = ['fetch', 'http', 'socket', 'dns', 'read', 'write', 'addon', 'program'];
    for (const where of ['process', 'thread'])
      for (const what of refused) expect(`${what}: ${outcome[`${where} ${what}`]}`).toBe(`${what}: refused`);
    expect(outcome['process environment']).not.toContain('LUNARIA_PROBE_SECRET');
    expect(requests).toBe(0);
  });
});

/** The same without the filter of system calls, which stands last. */
function withoutFilter(behind: typeof confinement): typeof confinement {
  const end = behind.hasFilteredCalls
    ? behind.command.findIndex((part) => part.endsWith('/perl'))
    : undefined;
  return { ...behind, command: behind.command.slice(0, end) };
}

/** With what error each system call ends there, 0 for none, by its number; called without arguments, or with a first one. */
async function tryCalls(behind: typeof confinement, calls: string[]): Promise<Record<string, number>> {
  const child = fork(callProbe, calls, { env: {}, ...confine(behind, []) });
  const [outcome] = await once(child, 'message');
  child.kill();
  return outcome;
}

/** In a process that the machine alone confines: no permissions of Node, nothing that JavaScript refuses. */
async function tryWithoutGuards(behind: typeof confinement): Promise<Record<string, string>> {
  const child = fork(bareProbe, [path.join(folder, 'secret.txt'), String(port)], {
    env: {},
    ...confine(behind, []),
  });
  const [outcome] = await once(child, 'message');
  child.kill();
  return outcome;
}

describe('what the system refuses the process, whatever code runs in it', () => {
  const { hasOwnUser, hasNoNetwork, hasNoPrivileges, hasFilteredCalls } = confinement;

  it('is nothing at all where it is not confined: the tries below are real', async () => {
    const outcome = await tryWithoutGuards({ ...confinement, command: [] });
    expect(outcome).toMatchObject({ socket: 'done', read: 'done' });
  });

  it('is the way to this machine and any other', async ({ skip }) => {
    skip(!hasNoNetwork, 'This machine gives no process a network of its own (unshare).');
    expect(await tryWithoutGuards(withoutFilter(confinement))).toMatchObject({ socket: 'ENETUNREACH' });
  });

  it('is what only the server may read', async ({ skip }) => {
    skip(!hasOwnUser, 'Only a server started as root can start a process as another user.');
    expect(await tryWithoutGuards(confinement)).toMatchObject({ read: 'EACCES', user: '65534' });
  });

  it('is every privilege', async ({ skip }) => {
    skip(!hasNoPrivileges, 'This machine has no setpriv that takes privileges away.');
    expect(await tryWithoutGuards(confinement)).toMatchObject({
      privileges: '0000000000000000',
      locked: '1',
    });
  });

  it('is every socket, other processes, namespaces and the rare parts of the kernel', async ({ skip }) => {
    skip(
      !hasFilteredCalls,
      'This machine cannot filter system calls: it has no Perl, or its processor is another.',
    );
    const refused = refusedCalls(process.arch);
    const [clone, getpid] = process.arch === 'arm64' ? ['220', '172'] : ['56', '39'];
    const NEW_USER_NAMESPACE = 0x10000000;
    const inNamespace = `${clone}:${NEW_USER_NAMESPACE}`;
    const calls = [...refused.map(([, number]) => String(number)), '435', inNamespace, getpid];
    const outcome = await tryCalls(confinement, calls);
    for (const [name, number] of refused)
      expect([name, outcome[number]]).toEqual([name, os.constants.errno.EPERM]);
    expect(outcome).toMatchObject({
      435: os.constants.errno.ENOSYS,
      [inNamespace]: os.constants.errno.EPERM,
    });
    expect(outcome[getpid]).toBe(0);
    expect(await tryWithoutGuards(confinement)).toMatchObject({ socket: 'EPERM' });
    // Without the filter it is another error that a socket of no family ends with.
    const [socket = ''] = refused.flatMap(([name, number]) => (name === 'socket' ? [String(number)] : []));
    expect((await tryCalls(withoutFilter(confinement), [socket]))[socket]).toBe(
      os.constants.errno.EAFNOSUPPORT,
    );
  });
});
