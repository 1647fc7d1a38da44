import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { InstallDevice } from './detect-device.ts';

interface InstallWay {
  device: InstallDevice;
  /** As a reader looks for it. */
  name: string;
  /** In order; none where it cannot be installed, and then the note says what can be done instead. */
  steps: readonly string[];
  note?: string;
}

/** One sentence for buttons that name stores, and for the page they lead to. */
export const NOT_IN_STORES = `${PRODUCT_NAME} is not in the App Store or on Google Play today. It is installed from the browser, and opens like any other app.`;

/** What installing changes, and what it does not. */
export const WHAT_INSTALLING_GIVES = [
  'An icon of its own, and a window without the bars of the browser.',
  'Your dashboard first. What this device last showed you opens without a connection, for a day or until you log out.',
  'The same account and the same protection. It asks for no permission on your device.',
] as const;

/** Phones first, and each in the words its menus use. */
export const INSTALL_WAYS: readonly InstallWay[] = [
  {
    device: 'ios-safari',
    name: 'Safari on iPhone or iPad',
    steps: [
      'Press “Share”, the square with an arrow upwards. If you do not see it, press the three dots first.',
      'Scroll down and press “Add to Home Screen”.',
      'Press “Add”.',
    ],
  },
  {
    device: 'ios-other',
    name: 'Another browser on iPhone or iPad',
    steps: [
      'Press “Share”, beside the address or in the menu.',
      'Press “Add to Home Screen”, then “Add”.',
      'If there is no such entry, open this page in Safari and start again from there.',
    ],
    note: 'A page opened inside another app, such as a messenger, cannot be installed: open it in the browser first.',
  },
  {
    device: 'android-chrome',
    name: 'Chrome on Android',
    steps: [
      'Open the menu, the three dots beside the address.',
      'Press “Add to Home screen”, or “Install app”.',
      'Press “Install”.',
    ],
    note: 'Edge, Brave and other relatives of Chrome have the same entry in their menus.',
  },
  {
    device: 'android-samsung',
    name: 'Samsung Internet',
    steps: [
      'Press the install sign in the address bar, an arrow downwards, if it is there.',
      'Otherwise open the menu, press “Add page to”, then “Home screen”.',
      'Press “Add” or “Install”.',
    ],
  },
  {
    device: 'android-firefox',
    name: 'Firefox on Android',
    steps: [
      'Open the menu, the three dots beside the address.',
      'Press “Add app to Home screen”, or “Install”.',
      'Press “Add”.',
    ],
  },
  {
    device: 'desktop-chrome',
    name: 'Chrome on a computer',
    steps: [
      'Press the install sign at the right end of the address bar, a screen with an arrow.',
      'Or open the menu, then “Cast, save and share”, then “Install page as app”.',
      'Press “Install”.',
    ],
  },
  {
    device: 'desktop-edge',
    name: 'Edge on a computer',
    steps: [
      'Press the sign “App available” at the right end of the address bar.',
      'Or open the menu, then “Apps” (in newer versions under “More tools”), then “Install this site as an app”.',
      'Press “Install”.',
    ],
  },
  {
    device: 'desktop-safari',
    name: 'Safari on a Mac',
    steps: [
      'In the menu bar, open “File” and choose “Add to Dock”. It is there from macOS Sonoma (14) on.',
      'Press “Add”.',
    ],
  },
  {
    device: 'desktop-firefox',
    name: 'Firefox on a computer',
    steps: [],
    note: 'Firefox on macOS and Linux cannot install a web page: keep it as a bookmark, or install it from another browser. On Windows, Firefox 143 and later can put it on the taskbar, by a sign at the right end of the address bar.',
  },
];

/** One way to install, step by step. */
export function InstallSteps({ steps, note }: Pick<InstallWay, 'steps' | 'note'>) {
  return (
    <>
      {steps.length > 0 && (
        <ol className="measure space-y-2.5">
          {steps.map((step, index) => (
            <li key={step} className="flex gap-3">
              <span
                aria-hidden="true"
                className="type-small grid size-6 shrink-0 place-items-center rounded-full bg-moon font-strong"
              >
                {index + 1}
              </span>
              <span>{step}</span>
            </li>
          ))}
        </ol>
      )}
      {note && (
        <p className={steps.length === 0 ? 'measure' : 'measure type-small mt-3 text-muted'}>{note}</p>
      )}
    </>
  );
}
