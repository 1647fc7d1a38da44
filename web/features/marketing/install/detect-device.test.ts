import { expect, test } from 'vitest';
import { detectDevice } from './detect-device.ts';

const ON_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ON_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ON_ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';
const ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Safari on an iPhone', 'ios-safari', `${ON_IOS} Version/18.5 Mobile/15E148 Safari/604.1`],
  [
    'Safari on an iPad that asks for mobile pages',
    'ios-safari',
    'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1',
  ],
  ['Chrome on an iPhone', 'ios-other', `${ON_IOS} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', 'ios-other', `${ON_IOS} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on an iPhone', 'ios-other', `${ON_IOS} EdgiOS/137.0.3296.92 Mobile/15E148 Safari/605.1.15`],
  [
    'a page inside another app on an iPhone',
    'ios-other',
    `${ON_IOS} Mobile/15E148 Instagram 389.0.0.30.81 (iPhone15,2; iOS 18_5; en_US)`,
  ],
  ['Chrome on Android', 'android-chrome', `${ON_ANDROID} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ['Chrome on an Android tablet', 'android-chrome', `${ON_ANDROID} Chrome/138.0.0.0 Safari/537.36`],
  [
    'Firefox on Android',
    'android-firefox',
    'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
  ],
  [
    'Samsung Internet',
    'android-samsung',
    `${ON_ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    'a page inside another app on Android',
    'other',
    'Mozilla/5.0 (Linux; Android 15; Pixel 8 Build/AP4A.250205.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.7204.63 Mobile Safari/537.36',
  ],
  ['Chrome on Windows', 'desktop-chrome', `${ON_WINDOWS} Chrome/138.0.0.0 Safari/537.36`],
  [
    'Chrome on a Mac',
    'desktop-chrome',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  ],
  [
    'Chrome on a Chromebook',
    'desktop-chrome',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
  ],
  ['Edge on Windows', 'desktop-edge', `${ON_WINDOWS} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`],
  ['Opera on Windows', 'other', `${ON_WINDOWS} Chrome/137.0.0.0 Safari/537.36 OPR/121.0.0.0`],
  ['Safari on a Mac', 'desktop-safari', `${ON_MAC} Version/18.5 Safari/605.1.15`],
  [
    'Firefox on Linux',
    'desktop-firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  ['a text browser', 'other', 'Lynx/2.9.2 libwww-FM/2.14 SSL-MM/1.4.1'],
  ['nothing at all', 'other', ''],
] as const)('%s', (_browser, device, userAgent) => {
  expect(detectDevice({ userAgent, maxTouchPoints: 0 })).toBe(device);
});

test('a Macintosh that can be touched is an iPad, in Safari and in Chrome', () => {
  const safari = { userAgent: `${ON_MAC} Version/18.5 Safari/605.1.15`, maxTouchPoints: 5 };
  expect(detectDevice(safari)).toBe('ios-safari');
  const chrome = { userAgent: `${ON_MAC} CriOS/138.0.7204.53 Safari/604.1`, maxTouchPoints: 5 };
  expect(detectDevice(chrome)).toBe('ios-other');
});
