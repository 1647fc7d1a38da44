import type { CategoryTerms } from '../category-terms.ts';

/** Visit notes, consultations, histories, discharge summaries, operation notes, letters between doctors. */
export const CONSULTATION_TERMS: CategoryTerms = {
  titles: [
    [
      7,
      `consultation, consultation note, consultation report, consult note, progress note, progress notes, clinic note, office visit, office note, office notes, visit note, visit summary, after visit summary,
      encounter note, encounter summary, discharge summary, discharge note, history and physical, admission note, emergency department note, ed note, operative report, operative note, operation note, procedure note,
      soap note, soap, soap chart progress notes, chart note, follow up note, followup note, outpatient letter, clinic letter, referral letter, antenatal visit, prenatal visit, postpartum visit, well woman exam, annual exam, gynecology visit,
      telephone encounter, nursing note, transfer summary, delivery note, delivery summary, birth summary, psychiatric evaluation, initial evaluation, physical therapy evaluation, medical history, clinical summary, summary of care, hospital course, anamnesis, case summary, doctors letter, consult history and phy, emergency room reports`,
    ],
    [3, 'consult, discharge, general medicine, follow up, followup, visit, evaluation, h p, medical record'],
  ],
  headings: [
    [
      6,
      `history of present illness, hpi, history of presenting illness, history of presenting complaint, review of systems, ros, physical examination, physical exam, assessment and plan, impression and plan, assessment plan, impression plan,
      hospital course, brief hospital course, discharge diagnosis, discharge diagnoses, admission diagnosis, admitting diagnosis, admission diagnoses, admitting diagnoses, final diagnoses, preoperative diagnosis, postoperative diagnosis, preoperative diagnoses, postoperative diagnoses, chief complaint, chief complaints, chief complaint reason for the visit,
      reason for consultation, reason for consult, reason for visit, reason for admission, reason for referral, presenting complaint, past medical history, past medical history surgical history, past surgical history, past history, subjective, objective, hospital course and treatment, reason for hospitalization, history of the present illness, identifying data, mental status examination`,
    ],
    [
      4,
      `assessment, plan, treatment plan, social history, family history, family medical history, current medications, medications on admission, home medications, discharge medications, discharge instructions, discharge condition, condition on discharge, condition at discharge, disposition, discharge disposition, instructions given, discharge plan,
      allergies, drug allergies, vital signs, vitals, heent, extremities, neurologic, neurological, constitutional, cardiac review of systems, past cardiac history, gynecologic history, gynecological history, obstetric history, obstetrical history, ob gyn history, menstrual history, sexual history, surgical history, medical history, screening test history, risk factors,
      operations performed, operation performed, procedures performed, procedure performed, principal procedure, secondary diagnoses, secondary diagnosis, principal diagnosis, estimated blood loss, blood loss, anesthesia, indications for procedure, description of procedure, details of procedure, procedure in detail, findings at operation, consultations, consults, laboratory and x ray, significant lab and x ray, pertinent results, medical decision making, medical reasoning, ed course, emergency department course, course in the er, date of admission, date of discharge, admission date, discharge date,
      pmh, psh, fhx, shx, meds, exam general, mental status, problem list, problems, active problems, general appearance, examination, on examination, o e, s o a p, interval history, dear dr, dear doctor, dear colleague, followup, follow up, follow up instructions, past psychiatric history`,
    ],
    [
      2.5,
      `general, neck, chest, lungs, heart, cardiovascular, respiratory, abdomen, abdominal, gastrointestinal, genitourinary, musculoskeletal, skin, psychiatric, eyes, ears, nose, throat, back, pelvic, pelvic exam, speculum, bimanual, rectal, breasts, lymphatics, neuro, psych, resp, cv, gi, gu, ms, cn, motor, sensory, reflexes, coord, station, gait, cranial nerves, coordination,
      hx, cc, course, medications, medication, complications, infection, blood transfusions, condition, diet, activity, laboratory data, labs, lab data, laboratory studies, diagnostic studies, data, radiology, diagnosis, diagnoses, recommendations, recommendation, discussion, counseling, education, present illness, habits, pathology, stage, tnm stage, surgery, treatment, referring physician, attending, primary care physician, history, past medical, ga, vs, prognosis`,
    ],
    [1.5, 'impression, results, findings, indication, indications, history'],
  ],
  words: [
    [
      2.5,
      `presents today, presents to, presents with, presents for, presented with, presented to, who presents, presented for, comes in, comes in today, here today, is here for, is here today, here for, in today for, was seen, seen in clinic, seen today, seen in the office, seen in consultation, i was asked, asked to see, asked to evaluate, complains of, complaining of, complained of,
      denies, denied, she states, he states, patient states, states that, states she, states he, she reports, he reports, patient reports, reports that, endorses, she notes, he notes, patient notes, she has been, he has been, she has had, he has had, she has, he has, she is, he is, she was, he was, she does, he does, she will, he will, has a history of, past medical history of, significant for, status post, history of,
      was admitted, was discharged, discharged home, discharged to home, is discharged, admitted to, admitted for, on admission, prior to admission, transferred to, return to clinic, follow up in, follow up with, followup with, follow up on, followup in, followup will be, returns for, return to see, will return, i discussed, we discussed, i recommended, i recommend, we recommend, i would, i will, i have, we will, we have discussed, we discussed treatment, i did, i explained, i advised, was advised, were discussed, risks and benefits, risks benefits, questions were answered, verbalized understanding, agrees with the plan, thank you for referring, thank you for allowing, thank you for asking, pleasant, my impression,
      alert and oriented, no acute distress, in no distress, regular rate and rhythm, regular rhythm, clear to auscultation, to auscultation, auscultation, to palpation, palpation, tenderness to palpation, soft and nontender, soft nontender, nontender, nondistended, bowel sounds, well developed, well nourished, normocephalic, pupils equal, extraocular movements, extraocular, tympanic membranes, murmurs, murmur, rubs, gallops, carotid bruit, bruits, jugular venous distention, pitting edema, cranial nerves, deep tendon reflexes, range of motion, range of movement, afebrile, well healed, speculum exam, cervix appears, cervical motion tenderness, fundal height, fundus firm, lochia,
      by ambulance, on arrival, was given, felt better, feels better, doing well, she is pleased, examination is, nonfocal, precautions given, takes birth control, sutures, sutures removed, incision healed, well healed, may return to, see me in, see me, cleared for surgery, slit lamp, intraocular pressure, visual acuity, perineum, involuted, epds, booking appointment, weeks pregnant, next visit, see in, see her again, see him again, happy to continue, came in, brings in, brought in by, brought by, referred by, i had the pleasure, the pleasure of seeing, i have ordered, asked her to, asked him to, smoking, no alcohol, works as, feels well, sleeps well, well appearing, string check, return in, recheck in, tolerated it well, tolerated well, risks reviewed, consent signed, consent was obtained, peacefully, smoker, nonsmoker, smokes, drinks alcohol, alcohol use, married, divorced, lives with, lives alone, tobacco, illicit drugs, gravida, para, g1p0, g2p1, g1p1, g3p2, g0p0, lmp, menarche, last menstrual period, last period,
      postoperative, postoperatively, intraoperative, tolerated the procedure, prepped and draped, taken to the operating room, operating room, operating suite, the incision, incision was made, hemostasis, dorsal lithotomy, supine position, general anesthesia, spinal anesthesia, general endotracheal, ambulating, tolerating, regular diet, sterile fashion, pelvic rest, definitive therapy, elected, underwent, was performed on, delivered, vaginal delivery, cesarean section`,
    ],
    [
      1,
      `the patient, patient is, patient was, patient has, patient had, year old, yr old, y o, y old, old female, old male, old woman, old man, old white, years ago, weeks ago, months ago, days ago, yesterday, since last visit, symptoms, pain, nausea, vomiting, diarrhea, fever, chills, headache, headaches, dizziness, fatigue, cough, chest pain, shortness of breath, weight loss, weight gain, numbness, tingling, rash, itching, swelling, bleeding, discharge, constipation, dysuria, injury, discomfort, soreness,
      blood pressure, heart rate, pulse, temperature, respirations, respiratory rate, weight, height, hypertension, diabetes, asthma, depression, anxiety, hyperlipidemia, coronary artery disease, congestive heart failure, osteoarthritis, allergy, allergies, hysterectomy, appendectomy, cholecystectomy, tubal ligation, biopsy, surgery, surgical, therapy, treatment options, medications, medication, antibiotics, steroid injection, cream, ibuprofen, instructed, recommended, well controlled, improved, resolved, worse, difficulty, aggravated by, relieved by, continue, start, titrate, counseled, referral, referred, consult, reassured, monitor, discussed, understood, wishes to proceed, agreed, daughter, mother, father, husband, wife, works as, employment, school,
      bilaterally, tenderness, erythema, edema, palpable, lesion on, uterus, cervix, vaginal, pelvic pain, menstrual, contraception, partner, son, sister, brother, forceps, follow up, yo, hot flushes, flashes, flushes, nausea and, sleep, energy, mood, appetite, stools, urine, exercise, diet, pregnancy, pregnant, prenatal, antenatal, postpartum, breastfeeding, fetal movement, contractions, hot flashes, she, he, her, his, him`,
    ],
  ],
};
