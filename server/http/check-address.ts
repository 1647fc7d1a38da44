import { isStorableText } from '@lunaria/domain/text.ts';
import { createMiddleware } from 'hono/factory';
import { AppError } from '../errors/app-error.ts';
import { REQUEST_REFUSALS } from './refusals.ts';
import type { RequestContext } from './request-context.ts';

const MAX_LENGTH = 8_192;

/** Refuses addresses that no page or client of ours makes: broken escapes, NUL, a parameter sent twice. */
export const checkAddress = createMiddleware<RequestContext>(async (c, next) => {
  const { url } = c.req;
  if (url.length > MAX_LENGTH || !isReadable(url)) {
    throw new AppError('invalid_input', REQUEST_REFUSALS.addressCharacters);
  }
  const query = url.indexOf('?');
  if (query !== -1) {
    const names = [...new URLSearchParams(url.slice(query)).keys()];
    if (new Set(names).size !== names.length) {
      throw new AppError('invalid_input', REQUEST_REFUSALS.parameterTwice);
    }
  }
  await next();
});

function isReadable(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return isStorableText(decodeURIComponent(url));
  } catch {
    return false;
  }
}
