/** Work of this visit that lives in the memory of the page: a logout would lose it, like changes that are not sent. */

type Count = (userId: string) => number;

const counts = new Set<Count>();

/** `count`: how many things of hers are on their way at this moment. */
export function registerUnfinishedWork(count: Count): void {
  counts.add(count);
}

export function countUnfinishedWork(userId: string): number {
  return [...counts].reduce((sum, count) => sum + count(userId), 0);
}
