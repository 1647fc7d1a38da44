import { isStorableText } from '@lunaria/domain/text.ts';
import type { Context } from 'hono';
import { AppError } from '../errors/app-error.ts';
import { readWhole } from './read-whole.ts';
import { REQUEST_REFUSALS } from './refusals.ts';

/** Where Apple's page sends a form to; the one write that another site may have the browser send. */
const PATH = '/api/auth/callback/apple';
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset=utf-8\s*)?$/i;
/** Several times what Apple sends. */
export const PROVIDER_FORM_MAX_BYTES = 16 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Whether a request is Apple's answer to a sign-in. It passes the check of the origin, carries no cookie that counts
 * and changes nothing: what it brings is checked when the browser comes back by itself (routes/provider-sign-in.ts).
 */
export function isProviderFormPost(c: Context): boolean {
  return c.req.method === 'POST' && c.req.path === PATH && FORM_TYPE.test(c.req.header('content-type') ?? '');
}

/** The fields of the form, each once. Throws AppError('invalid_input') for what no browser sends. */
export async function readProviderForm(c: Context): Promise<URLSearchParams> {
  let text: string;
  try {
    text = utf8.decode(await readWhole(c, PROVIDER_FORM_MAX_BYTES));
    if (!isStorableText(decodeURIComponent(text.replaceAll('+', ' ')))) throw new TypeError('Not a text.');
  } catch (error) {
    if (error instanceof TypeError || error instanceof URIError) throw new AppError('invalid_input');
    throw error;
  }
  const fields = new URLSearchParams(text);
  const names = [...fields.keys()];
  if (new Set(names).size !== names.length) {
    throw new AppError('invalid_input', REQUEST_REFUSALS.formFieldTwice);
  }
  return fields;
}
