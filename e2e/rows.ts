/** Names the clauses of the acceptance list that a test proves; the report carries them. */
export function rows(...ids: string[]) {
  return { annotation: { type: 'acceptance', description: ids.join(' ') } };
}
