import { expect, test } from 'vitest';
import { sayHeading } from './say-heading.ts';

test.each([
  ['ambulance', null, 'emergency-number', 'Call 999 now'],
  ['emergency', null, 'maternity-unit', 'Call your maternity unit and go in now'],
  ['emergency', null, 'fertility-clinic', 'Call your clinic now, day or night'],
  ['emergency', null, 'emergency-department', 'Go to an emergency department now'],
  ['today', null, 'doctor', 'Speak to a doctor, midwife or nurse today'],
  ['today', { hours: 4 }, 'midwife-or-doctor', 'Speak to a doctor, midwife or nurse within 4 hours'],
  ['today', { hours: 1 }, 'maternity-unit', 'Speak to a doctor, midwife or nurse within 1 hour'],
  ['today', null, 'pharmacist', 'Speak to a pharmacist today'],
  ['soon', { days: 14 }, 'doctor', 'See a doctor within 2 weeks'],
  ['soon', { days: 2 }, 'doctor', 'See a doctor within 2 days'],
  ['soon', null, 'doctor', 'See a doctor within 2 weeks'],
  ['routine', null, 'doctor', 'Book an appointment'],
] as const)('%s within %j, call %s: %s', (level, within, call, heading) => {
  expect(sayHeading({ level, within, call }, ['999'])).toBe(heading);
});

test('where the country is not known both numbers are named', () => {
  expect(sayHeading({ level: 'ambulance', within: null, call: 'emergency-number' }, ['112', '911'])).toBe(
    'Call 112 or 911 now',
  );
});
