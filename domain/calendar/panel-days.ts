/** How far back the side panel looks: the longest cycle there is. In a file of its own for whoever loads the days. */
export const PANEL_DAYS = 45;
