/** The anchor of the section; the heading has it, so that focus and scrolling end in the same place. */
export const HOW_IT_WORKS_ID = 'how-it-works';
