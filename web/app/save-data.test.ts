import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let kept: Map<string, string>;
let listened: string[];

beforeEach(() => {
  kept = new Map();
  listened = [];
  vi.resetModules();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', (type: string) => listened.push(type));
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => void vi.unstubAllGlobals());

test('who saves data waits for no sign of use: what opens by a press comes with the press', async () => {
  const { chooseToSave } = await import('./save-data.ts');
  const { whenUsed } = await import('./when-used.ts');
  chooseToSave(true);
  whenUsed(() => {})();
  expect(listened).toEqual([]);
  chooseToSave(false);
  whenUsed(() => {})();
  expect(listened).toContain('pointerdown');
});

test('a browser that asks to save data has chosen it, and storage that is switched off has not', async () => {
  const { chooseToSave, hasChosenToSave, isSavingData } = await import('./save-data.ts');
  expect(isSavingData()).toBe(false);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect([isSavingData(), hasChosenToSave()]).toEqual([true, false]);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('The storage is switched off', 'SecurityError');
    },
  });
  chooseToSave(true);
  expect(isSavingData()).toBe(false);
});
