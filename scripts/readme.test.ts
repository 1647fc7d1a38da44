import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readConfig } from '@lunaria/server/config/read-config.ts';
import { describe, expect, test } from 'vitest';

const project = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');

describe('the README tells the truth', () => {
  const rows = [...read('README.md').matchAll(/^\| `([A-Z][A-Z0-9_]+)` \| (.*?) \|/gm)];
  const documented = new Map(rows.map(([, name = '', value = '']) => [name, value]));

  test('every setting that the server reads stands in its table, and no other', () => {
    const source = read('server/config/read-config.ts');
    const schema = source.slice(source.indexOf('settingsSchema = '), source.indexOf('});'));
    const settings = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(10);
    expect([...documented.keys()].sort()).toEqual(settings.sort());
  });

  test('with the default that the server takes', () => {
    const defaults = Object.entries(readConfig({})).filter(([name]) => documented.has(name));
    expect(defaults.length).toBeGreaterThan(5);
    for (const [name, value] of defaults)
      expect([name, documented.get(name)]).toEqual([name, `\`${value}\``]);
  });

  test('every command in it is a script of package.json', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read('README.md').matchAll(/`npm (?:run )?([a-z:-]+)/g)].map(([, name = '']) => name);
    expect(named).toContain('start');
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
    for (const name of Object.keys(scripts)) expect(named).toContain(name);
  });
});

test.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/ARCHITECTURE.md',
  'docs/OPERATIONS.md',
  'docs/SECURITY.md',
  'docs/asvs.md',
])('every link from %s to a file of ours leads somewhere', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path = '']) => path);
  const broken = links.filter((path) => !existsSync(join(project, dirname(file), path)));
  expect(broken).toEqual([]);
});
