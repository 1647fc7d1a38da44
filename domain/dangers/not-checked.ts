/** Beside every rule, as long as it is so. In a file of its own: whoever says it need not load the sources. */
export const NOT_CHECKED = 'Not yet checked by a clinician';
