import { documentOwnerSchema } from '@lunaria/domain/documents/health-document.ts';
import { AppError } from '../errors/app-error.ts';

/** What is no id names nothing, as an id that was guessed does: AppError('not_found'). */
export function checkDocumentId(id: string): string {
  const { success, data } = documentOwnerSchema.shape.user_id.safeParse(id);
  if (!success) throw new AppError('not_found');
  return data;
}
