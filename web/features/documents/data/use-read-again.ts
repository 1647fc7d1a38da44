import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { useState } from 'react';
import { readApiError } from '../../../app/api-client.ts';
import { tellDocumentsChanged } from './document-news.ts';
import { requestAnalysis } from './document-requests.ts';

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
