import { describe, expect, test, vi } from 'vitest';
import { isAlive, StandInClone, waitForExit, waitForOutput } from './stand-in-clone.ts';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './start-server.mjs';

const READY = 'Stand-in is ready';

/** Until the condition holds: processes end when they end. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

async function startWarm(clone: StandInClone, env: Record<string, string> = {}) {
  await clone.warmUp();
  const npm = clone.npmStart(env);
  const exit = waitForExit(npm);
  await waitForOutput(npm, READY);
  const [server = 0] = clone.serverPids();
  return { npm, exit, server };
}

describe('npm start', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'stops the server cleanly when only npm gets %s',
    async (signal) => {
      using clone = new StandInClone();
      const { npm, exit, server } = await startWarm(clone);
      npm.kill(signal);
      expect(await exit).toMatchObject({ code: 0, signal: null });
      expect(isAlive(server)).toBe(false);
      expect(clone.read('server.log').match(/SIG\w+|stopped/g)).toEqual([signal, 'stopped']);
    },
  );

  test('stops the server when npm is killed and can pass nothing on', async () => {
    using clone = new StandInClone();
    const { npm, server } = await startWarm(clone);
    npm.kill('SIGKILL');
    await eventually(() => expect(isAlive(server)).toBe(false));
    expect(clone.read('server.log')).toContain('SIGTERM\nstopped');
  });

  test('leaves no server behind when the launcher itself is killed', async () => {
    using clone = new StandInClone();
    const { npm, exit, server } = await startWarm(clone);
    const launcher = clone.parentOf(server);
    expect(launcher).not.toBe(npm.pid);
    process.kill(launcher, 'SIGKILL');
    await eventually(() => expect(isAlive(server)).toBe(false));
    expect(clone.read('server.log')).toContain('SIGTERM\nstopped');
    expect((await exit).code).not.toBe(0);
  });

  test('passes one request on however many signals come in', async () => {
    using clone = new StandInClone();
    const { npm, exit, server } = await startWarm(clone);
    const launcher = clone.parentOf(server);
    // Ctrl-C in a terminal reaches npm and the launcher, and npm passes its own on.
    process.kill(launcher, 'SIGINT');
    npm.kill('SIGINT');
    expect(await exit).toMatchObject({ code: 0 });
    expect(clone.read('server.log').match(/SIG\w+/g)).toEqual(['SIGINT']);
  });

  test('exits as the server does when it fails to stop or to start', async () => {
    using clone = new StandInClone();
    const { npm, exit } = await startWarm(clone, { STAND_IN_EXIT: '3' });
    npm.kill('SIGTERM');
    expect(await exit).toMatchObject({ code: 3 });

    clone.write('server/index.ts', `console.error('the port is taken'); process.exit(4);`);
    const failing = await waitForExit(clone.npmStart());
    expect(failing).toMatchObject({ code: 4 });
    expect(failing.output).toContain('the port is taken');
  });

  test('adds no line of its own on a warm start and runs on Node 24', async () => {
    using clone = new StandInClone();
    await clone.warmUp();
    clone.write(
      'server/index.ts',
      `console.log('only line', process.versions.node, process.cwd(), ...process.execArgv, process.env.MALLOC_ARENA_MAX);`,
    );
    const { output } = await waitForExit(clone.run('start.mjs'));
    expect(output).toMatch(/^only line 2[4-9]\..* .*lunaria stand-in .*\n$/);
    expect(output).toContain(clone.directory);
    for (const flag of SERVER_FLAGS) expect(output).toContain(flag);
    expect(output).toContain(` ${SERVER_ENVIRONMENT.MALLOC_ARENA_MAX}\n`);
  });
});
