import type { FactWriter } from './fact-writer.ts';
import type { DangerRows } from './rows.ts';

/** What she entered in the fields of pregnancy and of the weeks after a birth (domain/daily-log/body-fields.ts). */
export function writeBody({ day, body }: DangerRows, writer: FactWriter): void {
  for (const { day: on, values } of body ?? []) {
    if (on !== day) continue;
    const { pregnancy = {}, 'after-birth': after = {} } = values;
    writer.choice('movements', pregnancy.movements, day);
    writer.choice('leak', pregnancy.leak, day);
    writer.flag('severeHeadache', pregnancy.headache_severe, day);
    writer.flag('visionChange', pregnancy.vision_change, day);
    writer.flag('upperBellyPain', pregnancy.upper_belly_pain, day);
    writer.flag('swellingFace', pregnancy.swelling_face, day);
    writer.flag('itchPalms', pregnancy.itch_palms_soles, day);
    writer.flag('breathless', pregnancy.short_breath, day);
    writer.number('padsPerHour', after.pads_per_hour, day);
    writer.number('pain', after.pain_0_10, day);
    writer.flag('woundOpen', after.wound === 'open', day);
    writer.flag('woundRed', after.wound === 'red' || after.wound === 'discharge', day);
    writer.flag('hotBreast', after.breast === 'red-hot', day);
    writer.flag('breastLump', after.breast === 'lump', day);
    writer.number('babyWetNappies', after.nappies_wet, day);
  }
}
