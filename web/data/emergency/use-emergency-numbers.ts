import type { EmergencyContact } from '@lunaria/domain/emergency/emergency-contact.ts';
import { type NumbersForHer, numbersFor } from '@lunaria/domain/emergency/numbers-for.ts';
import type { BloodType } from '@lunaria/domain/profile/blood-types.ts';
import { type MarkedNumber, markedNumbers } from '@lunaria/domain/records/marked-numbers.ts';
import { useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useMedicalRecords } from '../medical-records/use-medical-records.ts';
import { type RecordsState, useRecords } from '../records/use-records.ts';
import { EMERGENCY } from './emergency.ts';

export interface EmergencyNumbers extends Omit<RecordsState<unknown>, 'rows'> {
  /** Of her country, of that of her device's time zone, or of the installation; `numbers.from` says which. */
  numbers: NumbersForHer;
  /** Whom she wants to call, in her order. */
  contacts: readonly EmergencyContact[];
  /** The numbers of her medical history that she marked as her clinic's and her maternity unit's. */
  careTeam: readonly MarkedNumber[];
  /** The country she chose; null: none. */
  chosenCountry: string | null;
  bloodType: BloodType | null;
}

/**
 * Whom to call: the numbers, which this device knows by itself, and her contacts, without a connection as it kept them. For
 * parts that come later only: the tables of numbers are large.
 */
export function useEmergencyNumbers(userId: string): EmergencyNumbers {
  const { rows, ...state } = useRecords(EMERGENCY, userId, []);
  const { rows: records } = useMedicalRecords(userId);
  const careTeam = useMemo(() => markedNumbers(records), [records]);
  const today = useToday();
  const { country, region, contacts, blood_type: bloodType } = rows;
  const numbers = useMemo(
    () => numbersFor({ country, region, zone: Intl.DateTimeFormat().resolvedOptions().timeZone }, today),
    [country, region, today],
  );
  return { ...state, numbers, contacts, careTeam, chosenCountry: country, bloodType };
}
