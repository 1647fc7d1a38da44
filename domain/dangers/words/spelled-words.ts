/** The words that slips of the keyboard are corrected to: those without which a danger would not be seen. */
export const SPELLED_WORDS: readonly string[] = [
  ...'breath breathe breathing breathless breathlessness chest pressure crushing gasping choking tightness'.split(
    ' ',
  ),
  ...'stomach belly tummy abdomen abdominal pelvic pelvis ovary uterus painful pains cramps cramping stabbing'.split(
    ' ',
  ),
  ...'severe severely agony unbearable excruciating agonising terrible sudden suddenly constant shoulder'.split(
    ' ',
  ),
  ...'bleeding bleed blood bloody clots tampon tampons soaked soaking flooding heavy heavily haemorrhage spotting'.split(
    ' ',
  ),
  ...'pregnant pregnancy positive miscarriage ectopic contractions contraction tightening tightenings labour'.split(
    ' ',
  ),
  ...'movements movement moving moved kicks kicking reduced waters broken leaking trickling meconium'.split(
    ' ',
  ),
  ...'headache headaches migraine vision blurry blurred flashing swollen swelling itching itchy yellow jaundice'.split(
    ' ',
  ),
  ...'fever temperature shivering shaking vomiting vomited vomit diarrhoea diarrhea discharge smells infection'.split(
    ' ',
  ),
  ...'seizure unconscious collapsed fainted fainting faint dizzy confused confusion drowsy stiff weakness'.split(
    ' ',
  ),
  ...'drooping slurred speech paralysed palpitations racing throat tongue hives breast nipple stitches wound'.split(
    ' ',
  ),
  ...'overdose paracetamol suicidal suicide strangled strangle throttled myself burning cystitis kidney'.split(
    ' ',
  ),
  ...'retrieval bloated condom unprotected postmenopausal menopause menopausal voices thoughts racing newborn'.split(
    ' ',
  ),
  ...'floppy swallowed tablets chickenpox measles mottled purple period periods severe headache'.split(' '),
];
