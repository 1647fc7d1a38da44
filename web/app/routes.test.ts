import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const listIds = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ id = '', children }) => [id, ...(children ? listIds(children) : [])]);

test('no id of a route says where the client was built, and each is given once', () => {
  const ids = listIds(routes);
  expect(ids).toContain('features/marketing/home/home');
  expect(ids).toContain('features/marketing/public-layout');
  expect(ids.filter((id) => !/^(routes|features)\/[a-z/-]+$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
