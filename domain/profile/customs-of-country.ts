import type { WeekStart } from '../calendar/week.ts';
import { DEFAULT_FORMS, type WrittenForms } from '../calendar/written-forms.ts';
import { type CustomChoices, DEFAULT_UNITS, type UnitChoices, type Units } from './units.ts';

// With which day weeks begin, which units people use, and how they write days and times, by country (ISO 3166 alpha-2). Facts of the Unicode CLDR, version 48.2
// (2026): `weekData` (firstDay), `unitPreferenceData` (temperature, mass of a person), `timeData` (preferred hours; version 48.0)
// and the long dates of English in each country. Countries that CLDR does not name are as the world is there: Monday, °C, kg, 24
// hours, the day before the month. For stones (GB) there is no field; kg is what British clinics write.

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

/** Where English dates begin with the month. */
const MONTH_FIRST = codes('AS BI CA GU JP MH MP PH PR UM US VI');
const TWELVE_HOURS = codes(
  'AE AG AL AR AS AU BB BD BH BM BN BO BS BT CA CL CO CR CU CY DJ DM DO DZ EC EG EH ER ET FJ FM GD GH GM GR GT GU GY HK HN IN IQ JM JO KH KI KN KP KR KW KY LB LC LR LS LY MH MO MP MR MW MX MY NA NI NZ OM PA PE PG PH PK PR PS PW PY QA SA SB SD SG SL SO SS SV SY SZ TC TD TN TO TT TW UM US UY VC VE VG VI VU WS YE ZM',
);

/** How days and times are written for her: each as she chose it, else as usual in her country, else DEFAULT_FORMS. */
export function formsOf(
  chosen: Pick<CustomChoices, 'date_order' | 'clock_hours'>,
  country: string | null,
): WrittenForms {
  const isKnown = country !== null;
  return {
    dates: chosen.date_order ?? (isKnown && MONTH_FIRST.has(country) ? 'month-day' : DEFAULT_FORMS.dates),
    clock: chosen.clock_hours ?? (isKnown && TWELVE_HOURS.has(country) ? 12 : DEFAULT_FORMS.clock),
  };
}

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
