/** In the cache, of all her documents. Apart from what is asked there, so that a page of documents does without its schemas. */
export const proposalsKey = (userId: string) => ['proposals', userId] as const;
