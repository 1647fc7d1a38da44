/** In the cache, of all her documents. Apart from what is asked there, so that her test results do without its schemas. */
export const readingsKey = (userId: string) => ['document-reading', userId] as const;
