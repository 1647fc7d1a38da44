/** Invented notes: visits, consultations, discharge summaries, operations, letters, dictations. */
export const CONSULTATION_NOTES: Readonly<Record<string, string>> = {
  'gynecology visit with headings': `CHIEF COMPLAINT: Heavy periods.
HISTORY OF PRESENT ILLNESS: Ms. Sample is a 42-year-old G2P2 who comes in today because her periods have become heavier over the last year. She changes pads every hour on the second day. She denies bleeding between periods.
PAST MEDICAL HISTORY: Asthma. PAST SURGICAL HISTORY: Two cesarean sections.
MEDICATIONS: Albuterol inhaler as needed, iron.
ALLERGIES: None known.
REVIEW OF SYSTEMS: Positive for fatigue, otherwise negative.
PHYSICAL EXAMINATION: Abdomen soft, nontender. Uterus enlarged to ten weeks' size.
ASSESSMENT AND PLAN: Menorrhagia, likely fibroids. Pelvic ultrasound ordered. CBC and ferritin. We discussed a levonorgestrel IUD.`,
  'soap note short': `S: Sore throat for three days, some fever at night. No cough.
O: Temp 38.1, pulse 92. Throat red, tonsils enlarged without exudate. Lungs clear to auscultation.
A: Viral pharyngitis.
P: Fluids, rest, paracetamol. Return if not better in five days.`,
  'subjective objective': `SUBJECTIVE: The patient returns for follow up of her migraine. She has had four attacks since last visit, each relieved by sumatriptan. She is sleeping better.
OBJECTIVE: Blood pressure 118/70, weight 62 kg. Cranial nerves intact. Gait normal.
ASSESSMENT: Migraine without aura, improved.
PLAN: Continue propranolol 40 mg twice daily. See her again in three months.`,
  'discharge summary after delivery': `DISCHARGE SUMMARY
Date of admission: 02/03/2026     Date of discharge: 02/05/2026
ADMISSION DIAGNOSIS: Term pregnancy in labor.
DISCHARGE DIAGNOSIS: Status post spontaneous vaginal delivery.
HOSPITAL COURSE: The patient is a 29-year-old gravida 1 who was admitted at 39 weeks with regular contractions. She delivered a live girl of 3,310 g. Postpartum hemoglobin was 10.4. She was ambulating and tolerating a regular diet.
DISCHARGE MEDICATIONS: Ibuprofen 600 mg every six hours as needed, ferrous sulfate 325 mg daily, prenatal vitamins.
DISCHARGE INSTRUCTIONS: Pelvic rest for six weeks. Follow up in the clinic in six weeks.
CONDITION ON DISCHARGE: Good.`,
  'operative report': `OPERATIVE REPORT
PREOPERATIVE DIAGNOSIS: Left ovarian cyst.
POSTOPERATIVE DIAGNOSIS: Left ovarian endometrioma.
PROCEDURE: Laparoscopic left ovarian cystectomy.
ANESTHESIA: General endotracheal.
ESTIMATED BLOOD LOSS: 50 mL.
FINDINGS: A 5 cm endometrioma of the left ovary, normal tubes, filmy adhesions behind the uterus.
DESCRIPTION OF PROCEDURE: The patient was taken to the operating room and placed in the dorsal lithotomy position, prepped and draped in sterile fashion. A small incision was made at the umbilicus. The cyst was stripped from the ovarian cortex. Hemostasis was obtained. The patient tolerated the procedure well.`,
  'dictation without headings': `The patient is a 34-year-old woman who comes to be seen today for her left shoulder. She reports that she slipped on the stairs two weeks ago and tried to catch herself on the rail. She has tried ice and ibuprofen with some relief. She denies numbness or tingling in the hand. On examination there is tenderness over the biceps groove and pain with abduction beyond 90 degrees. X-rays taken in the office show no fracture. I explained to her that this is most likely a strain. We will start physical therapy and I will see her again in four weeks.`,
  'letter between doctors': `Dear Dr. Lindqvist,
Thank you for referring this pleasant 51-year-old lady with hot flashes and poor sleep. She has had no period for fourteen months. She has a history of migraine with aura. Her mother had breast cancer at 62.
On examination her blood pressure was 128/76 and breast examination was normal.
We discussed the options for her symptoms at length, including the risks and benefits of transdermal estradiol. She would like to think about it. I have advised her to keep a diary and will see her again in two months.
With kind regards,
Dr. P. Marchetti, consultant gynaecologist`,
  'emergency department note': `EMERGENCY DEPARTMENT NOTE
CC: abdominal pain
HPI: 24 y/o female with sudden right sided pelvic pain since 3 am, vomited twice. LMP three weeks ago. Denies vaginal bleeding, dysuria, fever.
PMH: none. Meds: OCP. Allergies: penicillin (rash).
Exam: T 37.2 HR 104 BP 122/78. Abdomen tender in the RLQ without rebound.
ED course: Urine hCG negative, WBC 11.2, ultrasound shows a 6 cm right ovarian cyst with flow. Pain controlled with ketorolac.
Disposition: discharged home, follow up with gynecology tomorrow, return for worse pain.`,
  'prenatal flowsheet visit': `Prenatal visit 28 weeks
Weight 71 kg (+8)   BP 112/68   Fundal height 28 cm   FHR 146   Fetal movement present
No contractions, no bleeding, no leaking of fluid. Some heartburn and swelling of the feet.
Glucose screen today, Tdap given, Rh positive.
Assessment: uncomplicated pregnancy at 28 weeks.
Plan: kick counts explained, return in two weeks.`,
  'psychiatric evaluation': `INITIAL PSYCHIATRIC EVALUATION
IDENTIFYING DATA: 27-year-old single woman, works as a nurse.
HISTORY OF PRESENT ILLNESS: She has felt low since the birth of her son ten weeks ago, cries daily, sleeps three hours. She denies thoughts of harming herself or the baby.
PAST PSYCHIATRIC HISTORY: One depressive episode at nineteen.
MENTAL STATUS EXAMINATION: Well groomed, tearful, speech soft, thought process linear. Insight good.
IMPRESSION: Postpartum depression.
PLAN: Start sertraline 50 mg. Weekly counseling. Husband involved.`,
  'cardiology consult with test results': `REASON FOR CONSULTATION: Palpitations.
HISTORY: I was asked to see this 66-year-old gentleman because of palpitations. He has hypertension and had a stent placed in 2019. He does not smoke. He denies syncope.
MEDICATIONS: Aspirin 81 mg, metoprolol 25 mg b.i.d., atorvastatin 40 mg.
PHYSICAL EXAMINATION: JVP normal. Regular rhythm, soft systolic murmur. No edema.
LABORATORY DATA: Potassium 4.1, creatinine 1.0, troponin negative.
EKG: Sinus rhythm with premature atrial beats. ECHOCARDIOGRAM: Ejection fraction 55%, mild mitral regurgitation.
IMPRESSION: Premature atrial complexes. RECOMMENDATIONS: Raise metoprolol, Holter monitor, return in six weeks.`,
  'visit note that contains a prescription': `Office visit 14 April 2026
Reason for visit: burning with urination for two days. She has had similar symptoms last summer. No fever, no back pain, no discharge. She is sexually active with one partner.
Exam: afebrile, no flank tenderness. Urine dip shows leukocytes and nitrite.
Assessment: uncomplicated cystitis.
Plan: Rx nitrofurantoin 100 mg, take 1 capsule twice daily with food for 5 days, #10, no refills. Drink plenty. Call if fever.`,
  'physical therapy evaluation': `PHYSICAL THERAPY EVALUATION
Patient reports pelvic girdle pain since the 30th week of pregnancy, 6/10 on stairs. She is limited in turning in bed and in lifting her older child.
Objective: active straight leg raise positive on the right, hip abduction 4/5, range of motion full, gait antalgic.
Assessment: pelvic girdle dysfunction, good rehabilitation potential.
Plan: twice weekly for six weeks, stabilizing exercise, belt fitted today. Goals discussed and agreed.`,
  'oncology follow up': `RADIATION ONCOLOGY CONSULTATION
Diagnosis: stage IIA invasive ductal carcinoma of the right breast, status post lumpectomy.
History of present illness: 58-year-old woman whose screening mammogram showed a spiculated mass; MRI confirmed a single lesion of 2.2 cm. Sentinel nodes were negative. She has recovered well from surgery.
Physical exam: well healed incision, no palpable adenopathy, lungs clear.
Impression and plan: I recommend whole breast irradiation. We discussed side effects. She agrees with the plan and signed consent.`,
  'fertility consult': `Reproductive endocrinology, new couple
She is 36, he is 39, trying for 20 months. Cycles 26 to 28 days. AMH 0.9, FSH 11. HSG last year showed open tubes. Semen analysis normal.
She denies pelvic pain, had an appendectomy at 12. Non smoker, drinks socially. Menarche 13.
On exam BMI 23, abdomen soft.
We discussed that reserve is lower than expected for her age. Options are three cycles of insemination or going directly to IVF. They will return in two weeks with their decision.`,
  'progress note in hospital': `PROGRESS NOTE day 2
Patient feels well, pain controlled, passing gas. Tolerating clear liquids.
Vital signs: afebrile, BP 110/64, HR 78, O2 98%.
Abdomen soft, incision clean and dry. Extremities without edema.
Labs: Hgb 9.9, WBC 8.7, K 3.9.
A/P: POD 2 after abdominal hysterectomy. Advance diet, stop catheter, ambulate, iron at discharge.`,
  'telephone encounter': `Telephone encounter
Patient called at 10:40. She missed two pills in week three of her pack and had intercourse yesterday. She wants to know what to do. She has no headaches and no leg pain. I advised her to start the new pack today without a break and to use condoms for seven days. She verbalized understanding and will call if no bleed comes.`,
  'neurology note in shorthand': `CC: Left hand numbness.
HX: 39 y/o RHF noticed numbness of the left hand on waking 10 days ago. It spread to the forearm. No pain, no weakness. Symptoms improve with rest.
PMH: hypothyroidism. FHX: unremarkable. SHX: teacher, no tobacco.
EXAM: BP 118/74. MS: alert, speech fluent. CN: unremarkable. Motor: full strength. Sensory: reduced pinprick in left digits 1-3. Reflexes 2+.
COURSE: Nerve conduction confirmed median neuropathy. She was given a splint and returned in 6 weeks without symptoms.`,
  'delivery note by midwife': `Birth summary
Mother arrived 04:10 with contractions every three minutes, cervix 6 cm. Membranes ruptured spontaneously, clear. Pushed for 40 minutes. Baby born 07:22 in the water, Apgar 9/10, placenta complete at 07:41. Blood loss 300 ml. Small first degree tear, not sutured. Skin to skin and first feed within the hour. Fundus firm, lochia moderate. Mother and baby well.`,
  'annual exam': `WELL WOMAN EXAM
33-year-old here for annual. Cycles regular on combined pill, no concerns. Last Pap 2023 normal. Immunizations up to date, flu vaccine given last month.
Family history: father with diabetes, aunt with ovarian cancer.
Exam: breasts without masses. Speculum exam: cervix appears normal, Pap with HPV collected. Bimanual: uterus small, no adnexal tenderness.
Plan: pill renewed for a year, mammogram at 40, genetic counseling offered because of the aunt.`,
  'cut photo of a visit note': `resents to the clinic for the evaluation of lower back
days after lifting boxes. She states the pain is wo
denies any numbness in the legs. She has been taking
tenderness to palpation over the right paraspinal mus
range of motion limited by pain. Straight leg raise neg
discussed with her that imaging is not needed now
follow up in two weeks if not better`,
  'admission history': `ADMISSION HISTORY AND PHYSICAL
Reason for admission: severe nausea and vomiting in pregnancy.
This 25-year-old G1P0 at 9 weeks has been vomiting ten times a day and has lost 5 kg. She was given ondansetron in the emergency room without relief.
Social history: lives with her partner, no alcohol.
Physical exam: dry mucous membranes, pulse 110, abdomen soft.
Data: potassium 2.9, ketones 3+ in urine, ultrasound with single live embryo.
Plan: IV fluids with thiamine, potassium, antiemetics, dietician consult.`,
  'sleep medicine consult dictated': `I had the pleasure of seeing Ms. Sample in consultation for snoring and daytime sleepiness. She is 49 years old and has gained fifteen pounds since menopause. Her husband has seen her stop breathing. Epworth score 14. She takes losartan. Nose and throat are crowded, neck 16 inches. My impression is likely obstructive sleep apnea. I have ordered an overnight study and asked her to avoid driving when tired.`,
  'discharge after surgery with lists': `ADMITTING DIAGNOSIS: Symptomatic uterine prolapse.
PROCEDURES: Vaginal hysterectomy, anterior repair.
BRIEF HISTORY: 67-year-old para 3 with a bulge for two years who failed pessary.
HOSPITAL COURSE: Uneventful. The catheter was removed on day one and she voided.
DISCHARGE MEDICATIONS:
1. Acetaminophen 500 mg q.6 h. p.r.n.
2. Docusate 100 mg b.i.d.
3. Estradiol vaginal cream twice weekly.
DIET: Regular. ACTIVITY: no lifting over ten pounds.
FOLLOWUP: With Dr. Sample in two weeks.`,
  'pediatric visit': `Subjective: mother brings in this 5-month-old boy with ear tugging and fever to 101 since last night. He is drinking less. No vomiting. Sister has a cold.
Objective: weight 7.4 kg, temp 38.6. Right tympanic membrane red and bulging. Chest clear. Skin no rash.
Assessment: right otitis media.
Plan: amoxicillin for ten days, tylenol, recheck in two weeks, immunizations postponed.`,
  'endoscopy procedure note': `PROCEDURE NOTE
Procedure: colonoscopy. Indication: iron deficiency. Consent was obtained after explaining bleeding and perforation. Sedation with midazolam 4 mg and fentanyl 75 mcg.
The scope was advanced to the cecum. A 6 mm sessile polyp in the sigmoid was removed by snare. The patient tolerated the procedure well and went to recovery in good condition.
Plan: await pathology, repeat in five years.`,
  'iud insertion note': `Patient here for IUD insertion. Pregnancy test negative. Risks reviewed, consent signed. Speculum placed, cervix cleansed, uterus sounded to 7 cm. Device inserted without difficulty, strings cut to 3 cm. She tolerated it well with mild cramping. Return in six weeks for string check.`,
  'nutrition counseling': `Dietician consult
28 year old with gestational diabetes at 26 weeks, referred by her obstetrician. She reports two large meals a day and soda. Weight gain 9 kg. Fasting sugars 95 to 105.
We discussed carbohydrate counting and three meals with three snacks. She will keep a log and return in one week. Goals were set with her.`,
  'urgent care with x-ray': `Chief complaint: fall on outstretched hand.
HPI: 31-year-old woman slipped on ice yesterday, pain in the right wrist, worse with gripping. Denies numbness.
Exam: swelling over the distal radius, tender in the snuffbox, pulses normal.
Imaging: X-ray of the wrist, three views, read by me, shows a nondisplaced fracture of the distal radius.
Impression: distal radius fracture. Plan: splint, ibuprofen 600 mg, orthopedics within a week.`,
  'menopause follow up short': `Follow up. 53 yo, on patch 50 mcg and progesterone for 4 months. Flashes gone, sleeps well. No bleeding. BP 124/78. Happy to continue. Mammogram due in June. See in 1 yr.`,
  'midwife booking': `Booking appointment 9+2 weeks. G2 P1, previous forceps. BMI 24. BP 108/64. Lives with partner and son aged 3, works as a teacher. No smoking, no alcohol. Taking folic acid. Family history: mother type 2 diabetes. Bloods taken with consent, scan booked. Discussed screening tests, diet, exercise. Feels well apart from nausea. Next visit at 16 weeks.`,
  'hospice or death summary': `CAUSE OF ADMISSION: Shortness of breath. HISTORY: This 88-year-old woman with heart failure was brought in by her daughter. COURSE: She was treated with diuretics and oxygen but declined over three days. Family was present, comfort measures were chosen. She died peacefully at 0415. DISPOSITION: to the family's funeral home.`,
  'knee visit like a scribe': `CHIEF COMPLAINT
Right knee pain.
HISTORY OF PRESENT ILLNESS
Ms. Laura Sample is a 45-year-old female who presents today for an evaluation of right knee pain. The onset was four days ago when she was playing tennis. She locates the pain to the inside of the knee. Ibuprofen gives some help.
PHYSICAL EXAM
Right knee: mild effusion, tenderness over the medial joint line. McMurray positive.
RESULTS
X-rays of the right knee show good bone alignment and no fracture.
ASSESSMENT
Medial meniscus injury.
PLAN
MRI of the right knee to look at the meniscus. Brace and meloxicam 15 mg once daily. Physical therapy.`,
  'diabetes follow up plain': `CC: Diabetes follow-up.
INTERVAL HISTORY: Home sugars 110 to 160. A1c today 7.4, was 8.2. LDL 92. Creatinine 0.9, microalbumin negative. She checks her feet. No lows. On metformin 1000 b.i.d. and glipizide 5.
O: BP 132/78, wt 181, feet intact to monofilament.
A/P: Type 2 diabetes, improving; continue. Flu shot today. Eye referral. Labs in 3 months.`,
  'gi consult': `REASON FOR CONSULT: Anemia, heme-positive stool.
HPI: Thank you for asking me to see this 71-year-old woman admitted with weakness and hemoglobin of 7.2. No melena seen. Takes naproxen for her hips. Last colonoscopy more than ten years ago.
PMH: hypertension, osteoarthritis. SOCIAL: widow, no alcohol.
EXAM: pale, abdomen soft, rectal brown stool positive.
LABS: MCV 71, ferritin 6, INR 1.0, BUN 31.
ASSESSMENT: Iron deficiency, suspect NSAID ulcer.
RECOMMENDATIONS: transfuse, pantoprazole IV, EGD in the morning, then colonoscopy.`,
  'discharge summary by newborn unit': `DISCHARGE SUMMARY
Baby girl Sample was born at 33 weeks by cesarean for preeclampsia, weight 1,890 g. She needed CPAP for two days. Caffeine stopped on day 9. Phototherapy for jaundice, peak bilirubin 12.1. Head ultrasound normal. Hearing passed. Hepatitis B vaccine given on 4/2. Feeding well by bottle at discharge, weight 2,240 g.
Follow up: pediatrician in two days, eye clinic in two weeks. Vitamin D 400 units daily.`,
  'physical for employment': `Preoperative history and physical
She is scheduled for hysteroscopy next week for a polyp seen on ultrasound. No anesthesia problems in the past, can climb two flights. Medications: none. Allergic to latex.
Heart regular, lungs clear. Airway class 1. ECG normal, hemoglobin 12.8.
Cleared for surgery, NPO after midnight.`,
  'hand clinic': `Right carpal tunnel release was done two weeks ago. She is pleased, night symptoms are gone, some pillar pain. Incision healed, sutures removed. Full motion of fingers. May return to light work, scar massage, see me in a month.`,
  'eye clinic note': `OPHTHALMOLOGY CLINIC NOTE
65 yo F with gradual blur OU, glare at night. VA 20/50 OD 20/60 OS. IOP 15/16. Slit lamp: 2+ nuclear sclerosis. Fundus: cup 0.3, macula flat.
A: cataracts. P: discussed surgery, risks incl. infection; she wishes left eye first. Biometry ordered.`,
  'postpartum six weeks': `6 week postpartum visit
Doing well. Breastfeeding, no bleeding. Mood good, EPDS 4. Perineum healed. Uterus involuted. Wants mini pill, rx given. Resume exercise. Pap due next year.`,
  'er dictation': `This 19-year-old college student comes by ambulance after fainting in the shower. She had skipped breakfast and donated blood yesterday. No tongue biting. She takes birth control pills. Vitals on arrival were normal, orthostatics positive. Neurologic examination is nonfocal. EKG sinus rhythm. Hematocrit 34. Pregnancy test negative. She was given a liter of saline and felt better. Diagnosis: vasovagal syncope. Home with her roommate; precautions given.`,
  'ivf cycle note': `Cycle day 8 monitoring visit. Patient on 225 IU of FSH. Feels bloated, no pain. Lining 8 mm, lead follicles 14 and 13 on the right, 12 on the left. Estradiol 640. Continue same dose, start antagonist tonight. Return in two days. She knows to call with any severe pain.`,
  'referral letter from gp': `Dear colleague,
Please see this 29 year old who has had painful periods since her teens, worse over the last year, missing work each month. Tried ibuprofen and two pills without help. No surgery, no allergies. Examination: tender in the pouch, uterus mobile. Ultrasound last month was normal. I wonder about endometriosis and would be grateful for your opinion regarding laparoscopy.
Yours sincerely, Dr. Example`,
  'ob triage': `OB TRIAGE NOTE
32w1d G3P2 c/o decreased fetal movement since morning. No LOF, no VB, rare ctx. FHT 140s moderate variability, accels present, reactive. Toco quiet. BP 116/72. Cervix closed. Felt movement while here. D/c home, kick counts, f/u Thursday.`,
  'cath lab op note': `PREOPERATIVE DIAGNOSIS: Coronary artery disease.
POSTOPERATIVE DIAGNOSIS: Coronary artery disease, three vessels.
PROCEDURE: Coronary bypass grafting times three.
ANESTHESIA: General.
DETAILS: The chest was opened by median sternotomy. The left internal mammary artery was taken down. Bypass was begun and the aorta clamped. Grafts were sewn to the LAD, obtuse marginal and posterior descending. The patient came off bypass without difficulty, the sternum was wired, and the skin closed. Sponge counts were correct.`,
  'neurology consult with scans': `REASON FOR CONSULTATION: Seizure.
HISTORY OF PRESENT ILLNESS: This is a 44-year-old right-handed woman who was well until Sunday, when her husband saw her stiffen and shake for two minutes. She was confused for half an hour. No prior seizures. She drinks two glasses of wine at night.
PAST MEDICAL HISTORY: Breast cancer three years ago.
NEUROLOGIC EXAMINATION: Alert, fluent, naming intact. Cranial nerves normal. Strength 5/5. Reflexes symmetric.
IMAGING: MRI of the brain shows a 2 cm enhancing lesion in the left frontal lobe with edema. CT of the chest and abdomen is negative. EEG shows left frontal slowing.
IMPRESSION: New seizure from a solitary lesion, likely metastasis.
PLAN: Levetiracetam, dexamethasone, neurosurgery.neurology, seizure, breast cancer, frontal lobe, metastasis, eeg`,
  'pulmonary consult': `CHIEF COMPLAINT: Shortness of breath.
HISTORY: She is a 62-year-old smoker of 40 packs years, worse for two months, coughs white sputum, sleeps on two pillows. Chest x-ray last week with hyperinflation and no infiltrate. Spirometry today FEV1 48%.
MEDICATIONS: albuterol, fluticasone. ALLERGIES: sulfa.
EXAM: RR 20, O2 sat 93% on room air, decreased breath sounds, no wheeze, no clubbing.
IMPRESSION: COPD. PLAN: tiotropium, quit smoking aid, CT of the chest, return in one month.`,
  'physical exam normal template': `GENERAL: Well-developed, well-nourished, in no acute distress. HEENT: Normocephalic. Pupils equal. NECK: Supple, no thyromegaly. CHEST: Clear. HEART: Regular, no murmur. ABDOMEN: Soft, bowel sounds present. PELVIC: normal external genitalia, uterus retroverted, adnexa free. EXTREMITIES: no edema. NEURO: grossly intact.`,
  'breast clinic letter': `I saw this lady in the breast clinic today. She noticed a lump in the left breast ten days ago. Her periods are regular and she takes the pill. There is no family history. On examination there was a smooth mobile lump of 2 cm at 4 o'clock. Mammogram and ultrasound today suggest a fibroadenoma and a core biopsy was taken. I have reassured her and will see her with the result next week.`,
  'dermatology soap': `SUBJECTIVE: 22-year-old with itchy patches on the elbows for a year. Has used moisturizer only. Her uncle has psoriasis.
OBJECTIVE: Scaly red plaques on both elbows and the scalp. Nails with pits.
ASSESSMENT: Plaque psoriasis.
PLAN: Clobetasol ointment b.i.d. for two weeks, then weekends. Tar shampoo. RTC 6 weeks.`,
  'oncology visit with subjects': `CHIEF COMPLAINT: Anemia, follow-up.
HISTORY OF PRESENT ILLNESS: This 63-year-old woman comes in today for her anemia. She feels less tired since the infusions.
PHYSICAL EXAM: Pale, no adenopathy, spleen not palpable.
PATHOLOGY: The marrow was normal in March.
PLAN: Repeat the iron in eight weeks.hematology - oncology, anemia, iron infusion, fatigue, bone marrow, follow up`,
  'letter about many medicines': `She did well after her bypass operation last winter and has had no chest pain since. We looked at her arteries again in June and found nothing new, so there was no reason to do more.
Her pressure was too high at home and on the ward, so the dose of her tablets was raised and she has been asked to write it down every morning.
She is going home with the following:
1. Bisoprolol 5 mg b.i.d.
2. Ramipril 5 mg daily
3. Atorvastatin 40 mg nightly
4. Aspirin 75 mg daily
5. Furosemide 20 mg a.m.
6. Salbutamol p.r.n. q.i.d.
I will see her in two months, and she should see her own doctor before that.`,
};
