import type { CodeableConcept } from '@medplum/fhirtypes';
import { readBloodPressure, writeBloodPressure } from '../daily-log/blood-pressure.ts';
import { type EnteredUnit, PLAIN_KINDS, type PlainKind } from '../measurements/measurement-kinds.ts';
import { concept, hl7, loinc, ownCode, ownExtension, phr, quantity } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { writeLabMeasurement } from './write-lab-measurements.ts';
import { asInstant, hers, type ObservationResource, type Writing, type Written } from './writing.ts';

const UNITS: Record<EnteredUnit, [unit: string, code: string]> = {
  kg: ['kg', 'kg'],
  lbs: ['lb', '[lb_av]'],
  C: ['°C', 'Cel'],
  F: ['°F', '[degF]'],
  '/min': ['/min', '/min'],
};

interface Kind {
  name: string;
  code: (writing: Writing) => CodeableConcept;
  /** Of basal temperatures a summary has none: they speak of cycles, not of health now. */
  isInSummary: boolean;
}

const KINDS: Record<PlainKind, Kind> = {
  weight: {
    name: 'Weight',
    code: () => concept('Weight', loinc('29463-7')),
    isInSummary: true,
  },
  temperature: {
    name: 'Temperature',
    code: () => concept('Temperature', loinc('8310-5')),
    isInSummary: true,
  },
  'temperature-basal': {
    name: 'Basal temperature',
    code: ({ codes }) =>
      concept(
        'Basal temperature',
        loinc('8310-5'),
        phr('basalBodyTemperature', 'Basal body temperature'),
        ownCode(codes, 'temperature-basal', 'Basal body temperature'),
      ),
    isInSummary: false,
  },
  'rate-resting': {
    name: 'Resting heart rate',
    code: ({ codes }) =>
      concept(
        'Resting heart rate',
        loinc('8867-4'),
        phr('restingHeartRate', 'Resting heart rate'),
        ownCode(codes, 'rate-resting', 'Resting heart rate'),
      ),
    isInSummary: true,
  },
};

/** Everything measured: weights, temperatures, resting rates, results of laboratories, blood pressures, also those of logs of before. */
export function writeMeasurements(writing: Writing): Written[] {
  const { measurements, daily_logs } = writing.rows;
  return [
    ...measurements.flatMap((row) => {
      if (row.kind === 'lab') return writeLabMeasurement(writing, row);
      return row.kind === 'pressure' ? writePressure(writing, row) : writePlain(writing, row);
    }),
    ...daily_logs.flatMap(({ log_date, blood_pressure }) =>
      pressureOf(writing, writing.idOf('daily_logs', log_date, 'blood_pressure'), log_date, blood_pressure),
    ),
  ];
}

function vital(writing: Writing, id: string, at: string): Omit<ObservationResource, 'code'> & { id: string } {
  return {
    ...hers(writing, id),
    category: [hl7('observation-category', 'vital-signs', 'Vital Signs')],
    effectiveDateTime: at,
  };
}

const whenOf = ({ at, local_day }: Row<'measurements'>) => (at ? asInstant(at) : local_day);

const isPlain = (kind: string): kind is PlainKind => Object.hasOwn(KINDS, kind);

function writePlain(writing: Writing, row: Row<'measurements'>): Written[] {
  if (!isPlain(row.kind) || row.value == null) return [];
  const kind = KINDS[row.kind];
  const { unit: unitOfKind } = PLAIN_KINDS[row.kind];
  const at = whenOf(row);
  const [unit, code] = UNITS[unitOfKind];
  const entered = row.entered_unit ? UNITS[row.entered_unit as EnteredUnit] : undefined; // as: the CHECK knows these alone
  return [
    {
      resource: {
        ...vital(writing, writing.idOf('measurements', row.id), at),
        code: kind.code(writing),
        valueQuantity: quantity(row.value, unit, code),
        ...(entered !== undefined &&
          row.entered_unit !== unitOfKind &&
          row.entered_value != null && {
            extension: [
              {
                ...ownExtension(writing.codes, 'entered'),
                valueQuantity: quantity(row.entered_value, ...entered),
              },
            ],
          }),
      },
      ...(kind.isInSummary && {
        summary: {
          section: 'vitalSigns',
          says: `${kind.name} ${row.value} ${unit}, ${row.local_day}`,
          newestOf: row.kind === 'weight' ? '29463-7' : row.kind,
          day: at,
        },
      }),
    },
  ];
}

function writePressure(writing: Writing, row: Row<'measurements'>): Written[] {
  return pressureOf(
    writing,
    writing.idOf('measurements', row.id),
    whenOf(row),
    typeof row.content === 'string' ? row.content : null,
  );
}

/** As systolic and diastolic; nothing of what cannot be read so. */
function pressureOf(writing: Writing, id: string, at: string, text: string | null | undefined): Written[] {
  const pressure = readBloodPressure(text ?? '');
  if (pressure === null) return [];
  const part = (code: '8480-6' | '8462-4', name: string, value: number) => ({
    code: concept(name, loinc(code)),
    valueQuantity: quantity(value, 'mmHg', 'mm[Hg]'),
  });
  return [
    {
      resource: {
        ...vital(writing, id, at),
        code: concept('Blood pressure', loinc('85354-9')),
        component: [
          part('8480-6', 'Systolic', pressure.systolic),
          part('8462-4', 'Diastolic', pressure.diastolic),
        ],
      },
      summary: {
        section: 'vitalSigns',
        says: `Blood pressure ${writeBloodPressure(pressure)} mmHg, ${at.slice(0, 10)}`,
        newestOf: 'pressure',
        day: at,
      },
    },
  ];
}
