/** What Chromium hands out when this page can be installed; not yet in the types of the DOM. */
interface InstallOffer {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    installOffer?: InstallOffer;
  }
}

/**
 * Keeps the browser's own offer to install until she presses a button that is about it. It comes once and unasked,
 * maybe before React does: hence in the <head> of every page.
 */
export const INSTALL_OFFER_SCRIPT =
  'addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installOffer=e})';

/** The offer, which can be used once; undefined where the browser makes none. */
export function takeInstallOffer(): InstallOffer | undefined {
  const offer = window.installOffer;
  delete window.installOffer;
  return offer;
}

export function hasInstallOffer(): boolean {
  return window.installOffer !== undefined;
}
