/**
 * Where the disk driver writes uploads until they are whole: in the same file system, so that the last step is a
 * rename. No object key begins with "_".
 */
export const INCOMING_FOLDER = '_incoming';
