declare module 'vitest' {
  interface TaskMeta {
    /** Clauses of the acceptance list. */
    acceptance?: string;
  }
}

/** Names the clauses of the acceptance list that a test proves; the report carries them. */
export function rows(...ids: string[]) {
  return { meta: { acceptance: ids.join(' ') } };
}
