import type { Period } from '@medplum/fhirtypes';
import { type Method, nameMethod } from '../methods/methods.ts';
import { concept, ownAnswer, ownCode, phr, UNKNOWN } from './codings.ts';
import type { Row } from './exported-rows.ts';
import { hers, refer, type Writing, type Written } from './writing.ts';

/** Taken or put on: a medicine. */
export const TAKEN_METHODS: readonly Method[] = [
  'combined-pill',
  'patch',
  'ring',
  'progestogen-pill',
  'injection',
];
/** In her body. */
const DEVICES: readonly Method[] = ['implant', 'hormonal-coil', 'copper-coil'];

/**
 * The contraceptive methods that she uses or used. Each is an observation; hormones that she takes are a medicine besides, and
 * what lies in her body a device. Of a sterilisation it is not known whose it is: it is no procedure of hers.
 */
export function writeMethods(writing: Writing): Written[] {
  return writing.rows.method_uses.flatMap((use) => [
    writeUse(writing, use),
    ...(TAKEN_METHODS.includes(use.method) ? [writeMedicine(writing, use)] : []),
    ...(DEVICES.includes(use.method) ? writeDevice(writing, use) : []),
  ]);
}

/** As exactly as she knows it: a year, a month, a day. Null: neither beginning nor end is known. */
function timeOf({ started_on, started_certainty: certainty, ended_on }: Row<'method_uses'>): Period | null {
  const start = started_on?.slice(0, certainty === 'year' ? 4 : certainty === 'month' ? 7 : 10);
  if (!start && !ended_on) return null;
  return { ...(start && { start }), ...(ended_on && { end: ended_on }) };
}

const sayTime = (time: Period | null) =>
  time === null
    ? 'beginning not known'
    : [time.start && `from ${time.start}`, time.end && `to ${time.end}`].filter(Boolean).join(' ');

function writeUse(writing: Writing, use: Row<'method_uses'>): Written {
  const { codes, idOf } = writing;
  const time = timeOf(use);
  return {
    resource: {
      ...hers(writing, idOf('method_uses', use.id)),
      code: concept(
        'Contraceptive method',
        phr('contraceptive', 'Contraceptive'),
        ownCode(codes, 'method', 'Contraceptive method'),
      ),
      ...(time === null ? { _effectiveDateTime: UNKNOWN } : { effectivePeriod: time }),
      valueCodeableConcept: ownAnswer(codes, 'method', use.method, nameMethod(use.method)),
    },
  };
}

function writeMedicine(writing: Writing, use: Row<'method_uses'>): Written {
  const time = timeOf(use);
  const goesOn = !use.ended_on;
  return {
    resource: {
      resourceType: 'MedicationStatement',
      id: writing.idOf('method_uses', use.id, 'medicine'),
      status: goesOn ? 'active' : 'completed',
      medicationCodeableConcept: ownAnswer(writing.codes, 'method', use.method, nameMethod(use.method)),
      subject: writing.subject,
      ...(time === null ? { _effectiveDateTime: UNKNOWN } : { effectivePeriod: time }),
      informationSource: writing.subject,
    },
    ...(goesOn && {
      summary: { section: 'medications', says: `${nameMethod(use.method)}, ${sayTime(time)}` },
    }),
  };
}

function writeDevice(writing: Writing, use: Row<'method_uses'>): Written[] {
  const time = timeOf(use);
  const goesOn = !use.ended_on;
  const device = writing.idOf('method_uses', use.id, 'device');
  return [
    {
      resource: {
        resourceType: 'Device',
        id: device,
        status: goesOn ? 'active' : 'inactive',
        type: ownAnswer(writing.codes, 'method', use.method, nameMethod(use.method)),
        patient: writing.subject,
      },
    },
    {
      resource: {
        resourceType: 'DeviceUseStatement',
        id: writing.idOf('method_uses', use.id, 'use'),
        status: goesOn ? 'active' : 'completed',
        subject: writing.subject,
        device: refer(device),
        ...(time === null ? { _timingDateTime: UNKNOWN } : { timingPeriod: time }),
      },
      ...(goesOn && { summary: { section: 'devices', says: `${nameMethod(use.method)}, ${sayTime(time)}` } }),
    },
  ];
}
