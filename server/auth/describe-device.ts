import Bowser from 'bowser';

/** Longer than that of any browser. The library's patterns take quadratic time: a second for a header full of slashes. */
const USER_AGENT_MAX_LENGTH = 512;

/** Browser and system by a `User-Agent`, such as "Firefox on Android"; null when neither can be told. */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, USER_AGENT_MAX_LENGTH));
  const parts = [browser.name, os.name].filter((part) => part !== undefined && part !== '');
  return parts.length > 0 ? parts.join(' on ') : null;
}
