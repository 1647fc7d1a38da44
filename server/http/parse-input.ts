import * as z from 'zod/mini';
import { AppError } from '../errors/app-error.ts';

/** Returns what was sent in the shape of the schema; throws AppError('invalid_input') with the first complaint. */
export function parseInput<Schema extends z.core.$ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  const result = z.safeParse(schema, json);
  if (result.success) return result.data;
  throw new AppError('invalid_input', result.error.issues[0]?.message);
}
