import type { Plugin } from 'vite';

const ICON = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/;
/** What React tells the lines of a drawing apart by where it develops, and the names that an icon had before. */
const NEEDLESS = /,\s*key: "[^"]*"|,\s*aliases: \[[^\]]*\]/g;

/** An icon as it is built, without what nobody reads in it. */
export const slimIcon = (code: string) => code.replace(NEEDLESS, '');

/** The lines of an icon never change places; their keys, six random characters each, do not compress. */
export function slimIcons(): Plugin {
  return {
    name: 'lunaria-slim-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id.replace(/\?.*$/, '').replaceAll('\\', '/'))) return;
      return { code: slimIcon(code), map: null };
    },
  };
}
