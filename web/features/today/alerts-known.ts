/** What of her entries somebody should look at, as far as the page has to know it. */
export interface AlertsKnown {
  /** Unread, and none of them cannot wait: they stand in the place of the disc, the others above everything. */
  canWait: boolean;
  /** The rules of the unread ones. */
  rules: readonly string[];
}

export const NO_ALERTS: AlertsKnown = { canWait: false, rules: [] };
