import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from './start-server.mjs';

const unit = readFileSync(fileURLToPath(new URL('../../deploy/lunaria.service', import.meta.url)), 'utf8');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test('the unit starts the server as npm start does', () => {
  expect(unit).toContain(
    `\nExecStart=/usr/bin/node ${SERVER_FLAGS.join(' ')} /opt/lunaria/server/index.ts\n`,
  );
  const settings = Object.entries(SERVER_ENVIRONMENT).map(([name, value]) => `${name}=${value}`);
  expect(unit).toContain(`\nEnvironment=${settings.join(' ')}\n`);
});

test.runIf(hasSystemd)('systemd takes it, and finds little that it could do beside its work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lunaria-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'lunaria.service');
  // Where a program is missing that the unit starts, systemd-analyze says so and no more: this one is there on every machine.
  writeFileSync(path, unit.replace('ExecStart=/usr/bin/node', `ExecStart=${process.execPath}`));
  const verified = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
  // A warning, of a directive it does not know for example, ends with 0 and is written all the same.
  expect([verified.status, verified.stderr]).toEqual([0, '']);
  // Of 10: an open one has more than 9.
  const security = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=25', path], {
    encoding: 'utf8',
  });
  expect([security.status, security.stderr]).toEqual([0, '']);
});

test.skipIf(hasSystemd)('needs systemd-analyze, which is not installed here', () => {});
