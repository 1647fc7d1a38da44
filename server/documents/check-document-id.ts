import { documentOwnerSchema } from '@lunaria/domain/documents/health-document.ts';
import { AppError } from '../errors/app-error.ts';

/** Throws AppError('not_found') for what is no id, as for an id of somebody else's document. */
export function checkDocumentId(id: string): string {
  const { success, data } = documentOwnerSchema.shape.user_id.safeParse(id);
  if (!success) throw new AppError('not_found');
  return data;
}
