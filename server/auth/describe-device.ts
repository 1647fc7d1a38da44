import Bowser from 'bowser';

/** Browser and system by a `User-Agent`, such as "Firefox on Android"; null when neither can be told. */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? parts.join(' on ') : null;
}
