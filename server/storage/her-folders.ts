import { DOCUMENTS_FOLDER } from '../documents/document-key.ts';

/** The folders of the storage in which each account has one of its own, named by its id: erasing takes that away. */
export const HER_FOLDERS = [DOCUMENTS_FOLDER, 'exports'] as const;
