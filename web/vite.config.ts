import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const apiServer = `http://127.0.0.1:${process.env.LUNARIA_API_PORT ?? '3001'}`;

/**
 * What shows a PDF, in a folder of its own: its worker gets a policy there (server/routes/client.ts), and no device
 * keeps it for the time without a connection, when there is no file to show either (scripts/build-shell.ts).
 */
const READER = 'assets/reader/[hash]';
const isOfReader = (file: string) => file.includes('node_modules/pdfjs-dist/');

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found at start, not at the first visit of a page: that would reload it under the visitor's hands.
  optimizeDeps: { entries: ['{app,features,routes,ui}/**/*.tsx'] },
  server: {
    proxy: {
      '/api': apiServer,
      '/guardian': apiServer,
      '/healthz': apiServer,
      '/readyz': apiServer,
      '/social': apiServer,
      '/.well-known': apiServer,
    },
  },
  build: {
    target: 'baseline-widely-available',
    // Fonts and images stay files: `font-src 'self'` does not take data URLs.
    assetsInlineLimit: 0,
    // Addresses stand in the logs of whoever is in between: the name of a part would say what she looks at.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ moduleIds }) => (moduleIds.some(isOfReader) ? `${READER}.js` : 'assets/[hash].js'),
        assetFileNames: ({ originalFileNames }) =>
          originalFileNames.some(isOfReader) ? `${READER}[extname]` : 'assets/[name]-[hash][extname]',
      },
    },
    reportCompressedSize: false,
  },
});
