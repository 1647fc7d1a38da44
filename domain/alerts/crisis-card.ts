/**
 * What somebody reads who wrote of wanting to die, or of harming herself or her baby: first whom she can call, then, once she
 * says that she is safe for now, what the day needs. No method is named, nothing is promised that is not ours to keep, no
 * score stands before it. After WHO mhGAP (2023) and NHS, Help for suicidal thoughts (2024); not yet checked by a clinician.
 */
export const CRISIS_CARD = {
  title: 'Are you in danger right now?',
  callFirst: 'If you are, or you do not know, call now. You can say: I do not feel safe with myself.',
  lines: 'Somebody listens, day and night. You do not have to know what to say.',
  near: 'Go to somebody, or ask somebody to come to you. It is enough to say: I am not well, please stay with me.',
  safe: 'I am safe for now',
  planTitle: 'For the rest of today',
  plan: [
    'Tell one person how you are, and agree when you will speak again this evening.',
    'Call your doctor, midwife or a crisis line today, also if it has eased, and say that you had these thoughts.',
    'Stay where people are. Ask somebody to keep what you could harm yourself with.',
    'Such thoughts come in waves. When the next one comes, call before you decide anything.',
  ],
  helpsTitle: 'What can help until then',
  helps: [
    'One small thing at a time: water, something warm, fresh air, a voice you know.',
    'No alcohol and no drugs: they make the wave higher.',
  ],
  back: 'Back to the numbers',
} as const;

/** What somebody reads who wrote of violence. Kept nowhere and said nowhere else. */
export const VIOLENCE_CARD = {
  title: 'You are believed',
  call: 'If you are in danger, call the police when you can do so safely.',
  lines: 'A line for violence can be called without giving your name, also only to talk.',
  traces:
    'Somebody who looks at this device could see what you wrote. You can delete it, and clear the list of calls.',
} as const;
