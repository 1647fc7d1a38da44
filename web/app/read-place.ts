import { BUILT_EXIT, BUILT_MAIL, BUILT_PROVIDERS } from '@lunaria/domain/built-place.ts';

/** What a page came with about its server; as it was built, where none completed it. */
const readPlace = (name: 'providers' | 'mail' | 'exit', built: string) => (): string =>
  typeof document === 'undefined' ? built : (document.documentElement.dataset[name] ?? built);

/** Which of Google and Apple this server is set up for; app.css hides the others. */
export const readProviders = readPlace('providers', BUILT_PROVIDERS);

/** Whether mails leave this server; app.css shows what is said where they do not. */
export const readMail = readPlace('mail', BUILT_MAIL);

/** Where Leave quickly leads. */
export const readExit = readPlace('exit', BUILT_EXIT);
