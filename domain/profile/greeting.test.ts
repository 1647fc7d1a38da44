import { expect, test } from 'vitest';
import { firstNameOf, greetingFor } from './greeting.ts';

// The hours on both sides of each cutoff
test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('in hour %i the greeting is %s', (hour, greeting) => {
  expect(greetingFor(hour)).toBe(greeting);
});

test.each([
  [new Date(2026, 10, 21, 11, 59), 'Good morning, Maria'],
  [new Date(2026, 10, 21, 12, 0), 'Good afternoon, Maria'],
  [new Date(2026, 10, 21, 18, 0), 'Good evening, Maria'],
])('at %s Maria del Carmen reads "%s"', (now, sentence) => {
  expect(`${greetingFor(now.getHours())}, ${firstNameOf('Maria del Carmen')}`).toBe(sentence);
});

test.each([
  ['Maria del Carmen', 'Maria'],
  ['  Ana\tLópez', 'Ana'],
  ['Ana\u00a0López', 'Ana'],
  ['Zoë', 'Zoë'],
  ['', 'there'],
  ['   ', 'there'],
  [null, 'there'],
  [undefined, 'there'],
])('the first name of %j is %s', (fullName, firstName) => {
  expect(firstNameOf(fullName)).toBe(firstName);
});
