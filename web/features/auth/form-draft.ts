interface FormDraft {
  fullName?: string;
  email?: string;
}

let draft: FormDraft = {};

/**
 * What was typed on sign-up or login, so that going back or over to the other form does not lose it.
 * Kept in memory only, never a password; gone with the page, and as soon as somebody is signed in.
 */
export function readFormDraft(): FormDraft {
  return draft;
}

export function keepFormDraft(typed: FormDraft): void {
  draft = { ...draft, ...typed };
}

export function dropFormDraft(): void {
  draft = {};
}
