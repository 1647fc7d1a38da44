import { expect, test } from 'vitest';
import { sayDrawing, sayDrawn, sayOffer } from './say-stroke.ts';

const today = '2026-11-23';
const drawn = { ink: 'medium', days: ['2026-11-20', '2026-11-21', '2026-11-23'], today } as const;

test('what was drawn is said with its days, and where it is', () => {
  expect(sayDrawn(drawn, 'saved')).toBe('Bleeding saved, 20 to 23 November');
  expect(sayDrawn(drawn, 'saving')).toBe('Saving bleeding, 20 to 23 November');
  expect(sayDrawn(drawn, 'kept')).toBe('Bleeding, 20 to 23 November: kept on this device');
  expect(sayDrawn({ ...drawn, ink: 'clear' }, 'saved')).toBe('Bleeding cleared, 20 to 23 November');
  expect(sayDrawn({ ...drawn, ink: 'clear' }, 'kept')).toBe(
    'Cleared, 20 to 23 November: kept on this device',
  );
  expect(sayDrawn(drawn, 'taken-back')).toBe('Taken back, 20 to 23 November');
});

test('a stroke over the end of a month or year names both', () => {
  expect(sayDrawn({ ...drawn, days: ['2026-10-30', '2026-11-02'] }, 'saved')).toBe(
    'Bleeding saved, 30 October to 2 November',
  );
  expect(sayDrawn({ ...drawn, days: ['2025-12-31', '2026-01-01'] }, 'saved')).toBe(
    'Bleeding saved, 31 December 2025 to 1 January',
  );
});

test('while it is drawn its amount is said', () => {
  expect(sayDrawing(drawn)).toBe('Medium bleeding, 20 to 23 November');
  expect(sayDrawing({ ...drawn, ink: 'unspecified', days: ['2026-11-20'] })).toBe('Bleeding, 20 November');
  expect(sayDrawing({ ...drawn, ink: 'clear' })).toBe('Clears bleeding, 20 to 23 November');
  expect(sayDrawing({ ...drawn, days: [] })).toBe('A day ahead takes no bleeding');
});

test('a period is offered with its days', () => {
  expect(sayOffer({ kind: 'start', start: '2026-11-20', end: null }, today)).toBe(
    'Period started 20 November',
  );
  expect(sayOffer({ kind: 'start', start: '2026-11-10', end: '2026-11-13' }, today)).toBe(
    'Period, 10 to 13 November',
  );
});
