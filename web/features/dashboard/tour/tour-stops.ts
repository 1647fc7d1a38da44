/** A stop of the tour: the part of the dashboard that it shows, and what to know of it. */
export interface TourStop {
  name: string;
  /** Finds the part in the page. */
  selector: string;
  title: string;
  text: string;
}

export const TOUR_STOPS: readonly TourStop[] = [
  {
    name: 'mode',
    selector: '[data-tour="mode"]',
    title: 'Your life stage',
    text: 'Everything below follows it. Change it here whenever your body does; nothing you recorded is lost.',
  },
  {
    name: 'today',
    selector: 'section[aria-labelledby="health-today-heading"]',
    title: 'Your Health Today',
    text: 'The figures of your day; each opens what is behind it. What is marked Sample only shows the layout and goes once there is something of yours.',
  },
  {
    name: 'calendar',
    selector: '[data-tour="calendar"]',
    title: 'Your calendar',
    text: 'Choose a day to note how you are. Solid discs are recorded, dashed ones are estimates.',
  },
  {
    name: 'sections',
    selector: 'section[aria-labelledby="groups-heading"]',
    title: 'All sections',
    text: 'Everything there is, in five groups. What is still to come says so.',
  },
  {
    name: 'places',
    selector: 'nav[aria-label="Sections"]',
    title: 'The way around',
    text: 'The four places are always here. Search finds every section, and the Menu has your account and the way out.',
  },
];
