import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '../account/sign-up.ts';
import { CONTACT_FIELDS, CONTACT_KINDS, CONTACT_LIMITS, SPECIALTIES } from './contact-fields.ts';
import { CONTACT_TEXTS, contactRequestSchema, findContactFaults } from './contact-request.ts';

const id = '3f0b6b52-6a43-4d3e-9a9e-2b6d3a8a1c11';
const everybody = { id, name: 'Ana Souza', address: 'ana@example.org' };
const question = { kind: 'question', ...everybody, message: 'Does it work without a network?' };
const demo = { kind: 'demo', ...everybody, practice: '', preferred_time: '', message: '' };
const join = { kind: 'join', ...everybody, specialty: 'gynecologist', practice: '', message: '' };

test.each([question, demo, join])('a $kind needs no more than its required fields', (request) => {
  expect(z.parse(contactRequestSchema, request)).toEqual(request);
  expect(findContactFaults(request)).toEqual({});
});

test('the fields on the screen are those of the request', () => {
  for (const request of [question, demo, join]) {
    const { kind, id: _, ...fields } = request;
    expect(Object.keys(fields).toSorted()).toEqual([...CONTACT_FIELDS[kind as 'demo']].toSorted());
  }
  expect(Object.keys(CONTACT_FIELDS)).toEqual([...CONTACT_KINDS]);
});

test.each([
  [{ ...question, name: ' ' }, { name: CONTACT_TEXTS.nameMissing }],
  [{ ...question, address: 'ana' }, { address: CONTACT_TEXTS.addressInvalid }],
  [{ ...question, message: ' \n ' }, { message: CONTACT_TEXTS.messageMissing }],
  [{ ...join, specialty: '' }, { specialty: CONTACT_TEXTS.specialtyMissing }],
  [{ ...join, specialty: 'astrologer' }, { specialty: CONTACT_TEXTS.specialtyMissing }],
  [
    { ...question, name: '', address: '', message: '' },
    {
      name: CONTACT_TEXTS.nameMissing,
      address: CONTACT_TEXTS.addressInvalid,
      message: CONTACT_TEXTS.messageMissing,
    },
  ],
])('what is missing in %j is named at its field', (request, faults) => {
  expect(findContactFaults(request)).toEqual(faults);
});

test.each([
  ['name', CONTACT_LIMITS.name, CONTACT_TEXTS.nameTooLong],
  ['practice', CONTACT_LIMITS.practice, CONTACT_TEXTS.practiceTooLong],
  ['preferred_time', CONTACT_LIMITS.preferredTime, CONTACT_TEXTS.preferredTimeTooLong],
  ['message', CONTACT_LIMITS.message, CONTACT_TEXTS.messageTooLong],
])('%s may have %i characters and not one more', (field, max, text) => {
  expect(findContactFaults({ ...demo, [field]: 'x'.repeat(max) })).toEqual({});
  expect(findContactFaults({ ...demo, [field]: 'x'.repeat(max + 1) })).toEqual({ [field]: text });
});

test.each(['name', 'practice', 'preferred_time'])(
  '%s is one line: no character that could begin another line of a mail',
  (field) => {
    for (const code of [0x0a, 0x0d, 0x0b, 0x0c, 0x1b, 0x7f, 0x85, 0x2028, 0x2029]) {
      const text = `Ana${String.fromCharCode(code)}Bcc: eve@example.org`;
      expect(findContactFaults({ ...demo, [field]: text })).toEqual({ [field]: CONTACT_TEXTS.notOneLine });
    }
  },
);

test.each([
  'ana@example.org,eve@example.org',
  'ana@example.org;eve',
  '<ana@example.org>',
  '"ana"@example.org',
  'ana\r\n@example.org',
  'ana\u0000@example.org',
  'ana\u202e@example.org',
  `${'a'.repeat(250)}@b.org`,
])('%j is no address an answer could go to', (address) => {
  expect(findContactFaults({ ...question, address }).address).toBeDefined();
});

test.each(['name', 'practice', 'preferred_time', 'message'])('NUL is refused in %s', (field) => {
  expect(findContactFaults({ ...demo, [field]: 'a\u0000b' })[field as 'name']).toBeDefined();
});

test('a message keeps its lines, and loses the empty ones around it', () => {
  const parsed = z.parse(contactRequestSchema, { ...question, message: '\n\nOne\r\nTwo\n\nThree\n' });
  expect(parsed.message).toBe('One\r\nTwo\n\nThree');
});

test.each([
  { ...question, id: 'x' },
  { ...question, id: undefined },
  { ...question, kind: 'complaint' },
  { ...question, specialty: 'gynecologist' },
  { ...demo, bcc: 'eve@example.org' },
  null,
])('%j is no request', (request) => {
  expect(z.safeParse(contactRequestSchema, request).success).toBe(false);
});

test('an address may be as long as that of an account', () => {
  expect(CONTACT_LIMITS.address).toBe(EMAIL_MAX_LENGTH);
});

test('the specialties are those the page for doctors names, and one for all others', () => {
  expect(SPECIALTIES.map(({ label }) => label)).toEqual([
    'Gynecologist',
    'Obstetrician',
    'Fertility specialist',
    'Endocrinologist',
    'Other',
  ]);
});
