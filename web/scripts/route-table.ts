import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';

const NAME = 'virtual:route-table';
const WEB = fileURLToPath(new URL('..', import.meta.url));

/**
 * The URL table of the product (web/routes.ts) as a module for component tests: what React Router's own plugin makes of it
 * for the build, without the build. Each page is fetched when a test opens it.
 */
export function routeTable(): Plugin {
  return {
    name: 'lunaria-route-table',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const { default: routes } = await import('../routes.ts');
      return `export default [${(await routes).map(writeRoute).join(',\n')}];`;
    },
  };
}

function writeRoute({ path, index, file, children }: RouteConfigEntry): string {
  // The table names files below web/, some relative to it and some by their whole path.
  const address = file.startsWith('/') ? file : `${WEB}${file}`;
  const fields = [`lazy: () => import(${JSON.stringify(address)})`];
  if (path !== undefined) fields.push(`path: ${JSON.stringify(path)}`);
  if (index) fields.push('index: true');
  if (children) fields.push(`children: [${children.map(writeRoute).join(',\n')}]`);
  return `{ ${fields.join(', ')} }`;
}
