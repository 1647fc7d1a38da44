import { DOCUMENTS_FOLDER } from '../documents/document-key.ts';

/** In which all exports lie. */
export const EXPORTS_FOLDER = 'exports';

/** The folders of the storage in which each account has one of its own, named by its id: erasing takes that away. */
export const HER_FOLDERS = [DOCUMENTS_FOLDER, EXPORTS_FOLDER] as const;
