import type { WeekStart } from '../calendar/week.ts';
import { DEFAULT_UNITS, type UnitChoices, type Units } from './units.ts';

// With which day weeks begin and which units people use, by country (ISO 3166 alpha-2). Facts of the Unicode CLDR, version 48.2
// (2026): `weekData` (firstDay), `unitPreferenceData` (temperature, mass of a person). Countries that CLDR does not name are as
// the world is there: Monday, °C, kg. For stones (GB) there is no field; kg is what British clinics write.

/** Where weeks begin on Sunday. */
const FROM_SUNDAY = codes(
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
);
const FROM_SATURDAY = codes('AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY');
const FROM_FRIDAY = codes('MV');

/** Of those without facts of their own: they use what the United States use. */
const TERRITORIES_OF_US = 'AS GU MP UM VI';
const FAHRENHEIT = codes(`US BS BZ KY PR PW ${TERRITORIES_OF_US}`);
const POUNDS = codes(`US HK PR ${TERRITORIES_OF_US}`);

/** With which day her weeks begin: as she chose, else as people of her country are used to, else Sunday. */
export function weekStartOf(chosen: WeekStart | null, country: string | null): WeekStart {
  if (chosen !== null) return chosen;
  if (country === null || FROM_SUNDAY.has(country)) return 0;
  if (FROM_SATURDAY.has(country)) return 6;
  return FROM_FRIDAY.has(country) ? 5 : 1;
}

/** Her units: each as she chose it, else as people of her country are used to, else DEFAULT_UNITS. */
export function unitsOf(chosen: UnitChoices, country: string | null): Units {
  const usual = country === null ? DEFAULT_UNITS : usualUnitsOf(country);
  return {
    weight_unit: chosen.weight_unit ?? usual.weight_unit,
    temperature_unit: chosen.temperature_unit ?? usual.temperature_unit,
    water_unit: chosen.water_unit ?? usual.water_unit,
  };
}

function usualUnitsOf(country: string): Units {
  return {
    ...DEFAULT_UNITS,
    weight_unit: POUNDS.has(country) ? 'lbs' : 'kg',
    temperature_unit: FAHRENHEIT.has(country) ? 'F' : 'C',
  };
}

function codes(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
