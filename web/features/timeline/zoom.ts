/** How near: a line for what comes often in a year, or everything by month. */
export type Zoom = 'year' | 'month';
