import { expect } from 'vitest';
import type { Answer, TestClient } from './test-client.ts';

/** The answers from `path` on, each where the one before says that the rest is. */
export async function followPages(client: TestClient, path: string): Promise<Answer[]> {
  const pages: Answer[] = [];
  for (let next: string | null = path; next !== null; ) {
    const answer: Answer = await client.request(next);
    expect(answer.status, answer.text).toBe(200);
    pages.push(answer);
    next = findNext(answer);
  }
  return pages;
}

/** Where the rest of the answer is; null: it is whole, or the last of its parts. */
export function findNext({ headers }: Answer): string | null {
  return /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null;
}
