/** Where the card of all her cycles stands on the page. */
export const HISTORY_ID = 'cycle-history';
