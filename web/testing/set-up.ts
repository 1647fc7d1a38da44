import '../app/app.css';
import { configure } from 'vitest-browser-react/pure';

// As the product starts: strict mode is for development.
configure({ reactStrictMode: false });

// What the built page has in its HTML (app/root.tsx), which a component test does not load.
document.documentElement.lang = 'en';
document.title = 'Component test';
