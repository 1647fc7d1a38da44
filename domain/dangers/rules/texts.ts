// Sentences that several rules say.

export const CALL_AMBULANCE = 'Call the emergency number now. Do not drive yourself.';
export const GO_NOW =
  'Go to an emergency department now, or call the emergency number if you cannot get there.';
export const CALL_UNIT =
  'Call your maternity unit now, day or night, and go in. You need nobody’s permission to call.';
export const CALL_TODAY = 'Call your midwife, doctor or an advice line today and say what you entered here.';
export const CALL_CLINIC = 'Call your fertility clinic now; its number for day and night is on your papers.';
export const BOOK = 'Book an appointment with your doctor or nurse, and take these days with you.';
export const NOT_ALONE = 'Have somebody stay with you.';
export const LIE_DOWN = 'Lie down and do not get up alone.';
export const NO_FOOD = 'Eat and drink nothing until you have been seen.';
export const SAY_WEEKS = 'Say how many weeks pregnant you are.';
export const SAY_BIRTH = 'Say that you gave birth or lost a pregnancy, and when.';
export const KEEP_PADS = 'Count pads or tampons and keep the last ones to show.';

export const WATCH_BLEEDING =
  'Fainting, a racing heart, breathlessness, or a pad soaked in an hour: call the emergency number.';
export const WATCH_WORSE = 'If it gets worse or something new comes, do not wait for the time named here.';
export const WATCH_FEVER =
  'Shaking, confusion, fast breathing, mottled skin or hardly any urine: call the emergency number.';
export const WATCH_PRESSURE =
  'A severe headache, disturbed sight, pain under the ribs or a fit: call the emergency number.';
