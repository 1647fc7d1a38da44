/** The place on the page where what is planned begins. */
export const PLANNED_ID = 'planned';
