/** What stands between her and an icon of Lunaria: the ways to install differ by browser, not by screen. */
export type InstallDevice =
  | 'ios-safari'
  | 'ios-other'
  | 'android-chrome'
  | 'android-firefox'
  | 'android-samsung'
  | 'desktop-chrome'
  | 'desktop-edge'
  | 'desktop-safari'
  | 'desktop-firefox'
  | 'other';

interface BrowserTraits {
  userAgent: string;
  /** An iPad calls itself a Macintosh, and is one that can be touched. */
  maxTouchPoints: number;
}

/**
 * Which way to install applies. Only for the words that are shown: a wrong guess leads to `other`, or to steps beside
 * which all the others can be opened.
 */
export function detectDevice({ userAgent, maxTouchPoints }: BrowserTraits): InstallDevice {
  const has = (pattern: RegExp) => pattern.test(userAgent);
  if (has(/iPhone|iPad|iPod/) || (has(/Macintosh/) && maxTouchPoints > 1))
    return has(/Version\/[\d.]+.* Safari\//) ? 'ios-safari' : 'ios-other';
  if (has(/Android/)) {
    if (has(/SamsungBrowser/)) return 'android-samsung';
    if (has(/Firefox\//)) return 'android-firefox';
    // A page inside another app ("; wv") cannot be installed from there.
    return has(/Chrome\//) && !has(/; wv\)/) ? 'android-chrome' : 'other';
  }
  if (has(/Firefox\//)) return 'desktop-firefox';
  if (has(/Edg\//)) return 'desktop-edge';
  if (has(/Chrome\//) && !has(/OPR\//)) return 'desktop-chrome';
  if (has(/Macintosh.*Version\/[\d.]+.* Safari\//)) return 'desktop-safari';
  return 'other';
}
