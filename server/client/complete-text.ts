import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';

/**
 * Puts the address of this server where the build could not know it. Only scheme, host and port: they hold no sign
 * that HTML, XML or JSON would read as its own.
 */
export function completeText(built: string, publicUrl: string): string {
  return built.replaceAll(BUILT_ORIGIN, new URL(publicUrl).origin);
}
