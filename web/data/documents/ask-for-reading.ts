import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { useState } from 'react';
import { api, readApiError } from '../../app/api-client.ts';
import { tellDocumentsChanged } from './document-news.ts';

/** Asks for a document to be read; one that was read already stays as it is, unless she asks for it again. */
export function requestAnalysis(
  { id, file_path, file_name, mime_type }: HealthDocument,
  when: 'after-upload' | 'again',
) {
  const json = { documentId: id, filePath: file_path, fileName: file_name, mimeType: mime_type };
  return api['analyze-document'].$post({
    json: when === 'again' ? { ...json, again: true } : json,
  });
}

/** Asks for a document to be read once more. Asked: the list says by itself how far it is. */
export function useReadAgain(document: HealthDocument) {
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  async function ask() {
    setAsking(true);
    setTrouble(await askForReading(document));
    setAsking(false);
  }
  return { isAsking, trouble, ask: () => void ask() };
}

/** null once the server has promised it, else why not. */
export async function askForReading(document: HealthDocument): Promise<string | null> {
  try {
    const response = await requestAnalysis(document, 'again');
    if (!response.ok) return (await readApiError(response)).message;
    tellDocumentsChanged(document.user_id);
    return null;
  } catch {
    return 'That did not work. Check your connection.';
  }
}
