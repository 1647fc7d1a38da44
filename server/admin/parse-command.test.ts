import { expect, test } from 'vitest';
import { ADMIN_USAGE, parseCommand } from './parse-command.ts';

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean));

test.each([
  ['accounts', { name: 'accounts', asJson: false }],
  ['accounts --json', { name: 'accounts', asJson: true }],
  ['account Maria@Example.org', { name: 'account', email: 'maria@example.org', asJson: false }],
  ['disable maria@example.org', { name: 'disable', email: 'maria@example.org' }],
  ['enable maria@example.org', { name: 'enable', email: 'maria@example.org' }],
  ['resend maria@example.org', { name: 'resend', email: 'maria@example.org' }],
  ['erase m@example.org --yes M@example.org', { name: 'erase', email: 'm@example.org', when: 'later' }],
  ['erase m@example.org --now --yes m@example.org', { name: 'erase', email: 'm@example.org', when: 'now' }],
  ['verify-chain', { name: 'verify-chain' }],
  ['health', { name: 'health' }],
])('%s', (line, command) => {
  expect(parse(line)).toEqual(command);
});

test.each([
  ...['', 'accounts maria@example.org', 'account', 'disable', 'disable a@example.org b@example.org'],
  ...[
    'disable a@example.org --now',
    'enable a@example.org --json',
    'verify-chain --json',
    'health --json',
    'remove a@example.org',
  ],
  ...['accounts --now', 'account a@example.org --yes a@example.org', 'accounts --everything'],
])('what is no command is answered with all of them: “%s”', (line) => {
  expect(() => parse(line)).toThrow(ADMIN_USAGE);
});

test.each(['erase a@example.org', 'erase a@example.org --now', 'erase a@example.org --yes b@example.org'])(
  'without the same address twice nothing is erased: %s',
  (line) => {
    expect(() => parse(line)).toThrow(/^Nothing was erased\..* --yes a@example\.org/);
  },
);
