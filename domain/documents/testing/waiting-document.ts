import type { HealthDocument } from '../health-document.ts';

/** For tests: a PDF of hers that waits to be read, and of which nothing is known yet. */
export function waitingDocument(
  changes: Pick<HealthDocument, 'id'> & Partial<HealthDocument>,
): HealthDocument {
  const { id, user_id = 'u' } = changes;
  return {
    user_id,
    file_name: `${id}.pdf`,
    file_path: `${user_id}/${id}.pdf`,
    document_type: 'Other',
    file_size: 1000,
    mime_type: 'application/pdf',
    notes: null,
    ai_suggested_name: null,
    ai_suggested_category: null,
    ai_summary: null,
    ai_category_sure: null,
    ai_second_category: null,
    ai_digest: null,
    own_name: null,
    own_category: null,
    reading_state: 'waiting',
    reading_page: null,
    reading_pages: null,
    reading_failure: null,
    uploaded_at: '2026-11-03T12:00:00.000Z',
    ...changes,
  };
}
