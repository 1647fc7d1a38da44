import '../app/app.css';
import { configure } from 'vitest-browser-react/pure';

// As the product starts: strict mode is for development.
configure({ reactStrictMode: false });

// What the built page has in its HTML (app/root.tsx), which a component test does not load.
document.documentElement.lang = 'en';
document.title = 'Component test';

// Idle comes at once. Between pages that keep a browser busy its own call came only when its time was out, after three
// seconds, which some tests waited for at each of their steps.
const { setTimeout: after, clearTimeout: callOff } = window;
window.requestIdleCallback = (task) =>
  Number(after.call(window, () => task({ didTimeout: false, timeRemaining: () => 50 }), 1));
window.cancelIdleCallback = (handle) => callOff.call(window, handle);
