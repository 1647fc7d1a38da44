// What stands in the fixtures: documents of nobody, made up here. make-fixtures.mjs turns them into files.
// A block is a heading, a paragraph, or a table whose first row is its head; `truth` names the columns of a lab table
// that hold analyte, value, unit, range and flag.

/**
 * @typedef {{ h: string } | { p: string } | { table: string[][], truth?: number[] }} Block
 * @typedef {'pdf' | 'scanpdf' | 'jpg' | 'png' | 'docx'} Format
 * @typedef {{ file: string, category: string, also?: string, format: Format, look?: 'serif' | 'typewriter' | 'plain',
 *   blocks: Block[] }} Fixture
 */

const PATIENT = { p: 'Patient: Nora Ellingsen   Date of birth: 23 August 1991   Sex: female' };

/** @type {Fixture[]} */
export const FIXTURES = [
  {
    file: 'hormones.pdf',
    category: 'lab_results',
    format: 'pdf',
    blocks: [
      { h: 'Harbour Street Laboratory' },
      { p: 'Laboratory report   Order number 88-20417' },
      PATIENT,
      { p: 'Collected: 04/02/2026 07:50   Reported: 05/02/2026 14:20   Specimen: serum' },
      {
        table: [
          ['Test', 'Result', 'Unit', 'Reference range', 'Flag'],
          ['FSH', '7.4', 'IU/L', '3.5 - 12.5', ''],
          ['LH', '5.9', 'IU/L', '2.4 - 12.6', ''],
          ['Estradiol', '148', 'pmol/L', '45 - 854', ''],
          ['Prolactin', '31.2', 'ng/mL', '4.8 - 23.3', 'H'],
          ['Anti-Müllerian hormone', '2.85', 'ng/mL', '1.18 - 9.16', ''],
          ['Free testosterone', '0.9', 'pg/mL', '0.1 - 6.4', ''],
          ['Sex hormone binding globulin', '24', 'nmol/L', '26 - 110', 'L'],
        ],
        truth: [0, 1, 2, 3, 4],
      },
      { p: 'Prolactin may be raised by stress at the time of sampling.' },
      { p: 'Authorised by Dr. K. Anand, consultant in clinical chemistry' },
    ],
  },
  {
    file: 'blood-count.scan.pdf',
    category: 'lab_results',
    format: 'scanpdf',
    blocks: [
      { h: 'Complete Blood Count' },
      { p: 'Northgate Diagnostics, 12 Canal Road' },
      PATIENT,
      { p: 'Sample drawn: 11 January 2026' },
      {
        table: [
          ['Analyte', 'Value', 'Units', 'Normal range', 'Remark'],
          ['Hemoglobin', '10.9', 'g/dL', '12.0 - 15.5', 'Low'],
          ['Hematocrit', '33.1', '%', '36.0 - 46.0', 'Low'],
          ['Red blood cells', '4.02', 'million/uL', '3.90 - 5.10', ''],
          ['MCV', '79.4', 'fL', '80.0 - 100.0', 'Low'],
          ['White blood cells', '6.85', 'thousand/uL', '4.00 - 11.00', ''],
          ['Neutrophils', '58', '%', '40 - 70', ''],
          ['Lymphocytes', '31', '%', '20 - 45', ''],
          ['Platelets', '312', 'thousand/uL', '150 - 400', ''],
        ],
        truth: [0, 1, 2, 3, 4],
      },
    ],
  },
  {
    file: 'thyroid.docx',
    category: 'lab_results',
    format: 'docx',
    blocks: [
      { h: 'Thyroid function tests' },
      { p: 'Laboratory of the Lakeside Practice' },
      PATIENT,
      { p: 'Date of collection: 19 March 2026' },
      {
        table: [
          ['Investigation', 'Observed value', 'Unit', 'Biological reference interval'],
          ['TSH', '5.62', 'mIU/L', '0.40 - 4.50'],
          ['Free T4', '12.8', 'pmol/L', '9.0 - 19.0'],
          ['Free T3', '4.1', 'pmol/L', '2.6 - 5.7'],
          ['Anti-TPO antibodies', '214', 'IU/mL', '< 34'],
        ],
        truth: [0, 1, 2, 3],
      },
    ],
  },
  {
    file: 'metabolic-panel.jpg',
    category: 'lab_results',
    format: 'jpg',
    blocks: [
      { h: 'Comprehensive Metabolic Panel' },
      PATIENT,
      { p: 'Collected 02-Dec-2025 08:05   Fasting: yes' },
      {
        table: [
          ['Test name', 'Result', 'Unit', 'Reference interval', 'Flag'],
          ['Glucose', '104', 'mg/dL', '70 - 99', 'H'],
          ['Urea nitrogen', '14', 'mg/dL', '7 - 20', ''],
          ['Creatinine', '0.74', 'mg/dL', '0.50 - 1.10', ''],
          ['Sodium', '139', 'mmol/L', '135 - 145', ''],
          ['Potassium', '4.3', 'mmol/L', '3.5 - 5.1', ''],
          ['Calcium', '9.4', 'mg/dL', '8.6 - 10.3', ''],
          ['Albumin', '4.5', 'g/dL', '3.6 - 5.1', ''],
          ['Total bilirubin', '0.6', 'mg/dL', '0.2 - 1.2', ''],
          ['ALT', '18', 'U/L', '6 - 29', ''],
        ],
        truth: [0, 1, 2, 3, 4],
      },
    ],
  },
  {
    file: 'lipids.png',
    category: 'lab_results',
    format: 'png',
    look: 'serif',
    blocks: [
      { h: 'Lipid profile and iron status' },
      PATIENT,
      { p: 'Sample received 27 October 2025, reported 28 October 2025' },
      {
        table: [
          ['Parameter', 'Result', 'Unit', 'Range'],
          ['Total cholesterol', '5.4', 'mmol/L', '< 5.0'],
          ['HDL cholesterol', '1.71', 'mmol/L', '> 1.20'],
          ['LDL cholesterol', '3.2', 'mmol/L', '< 3.0'],
          ['Triglycerides', '1.1', 'mmol/L', '< 1.7'],
          ['Ferritin', '8', 'ug/L', '13 - 150'],
          ['Transferrin saturation', '11', '%', '15 - 45'],
          ['Vitamin B12', '268', 'pmol/L', '145 - 569'],
        ],
        truth: [0, 1, 2, 3],
      },
    ],
  },
  {
    file: 'pelvic-ultrasound.pdf',
    category: 'imaging',
    format: 'pdf',
    look: 'serif',
    blocks: [
      { h: 'Transvaginal ultrasound of the pelvis' },
      { p: 'Radiology department, Saint Brigid Hospital' },
      PATIENT,
      { p: 'Examination date: 14 April 2026   Referring clinician: Dr. P. Okafor' },
      { p: 'INDICATION: Heavy menstrual bleeding for six months.' },
      { p: 'TECHNIQUE: Real-time transabdominal and transvaginal sonography with colour Doppler.' },
      {
        p: 'FINDINGS: The uterus is anteverted and measures 8.9 x 4.6 x 5.2 cm. A hypoechoic intramural mass of the posterior wall measures 2.3 x 2.1 cm, consistent with a fibroid. The endometrial stripe is 9 mm thick and regular. The right ovary measures 3.1 x 1.9 cm and holds several follicles. The left ovary measures 2.8 x 2.0 cm. There is no adnexal mass and no free fluid in the cul-de-sac.',
      },
      { p: 'IMPRESSION: 1. Single intramural fibroid of 2.3 cm. 2. Normal ovaries.' },
      { p: 'Electronically signed by Dr. Marit Solberg, radiologist' },
    ],
  },
  {
    file: 'mammogram.jpg',
    category: 'imaging',
    format: 'jpg',
    look: 'serif',
    blocks: [
      { h: 'Bilateral screening mammogram' },
      PATIENT,
      { p: 'Date of study: 6 May 2026   Comparison: 11 May 2024' },
      { p: 'Standard craniocaudal and mediolateral oblique views of both breasts were obtained.' },
      {
        p: 'The breasts are heterogeneously dense, which may obscure small masses. There is no dominant mass, no suspicious cluster of calcifications and no architectural distortion. The skin and the nipples are unremarkable. Lymph nodes in both axillae are of normal size.',
      },
      { p: 'IMPRESSION: No mammographic evidence of malignancy. BI-RADS category 1, negative.' },
      { p: 'RECOMMENDATION: Routine screening as scheduled.' },
    ],
  },
  {
    file: 'thyroid-scan.scan.pdf',
    category: 'imaging',
    format: 'scanpdf',
    blocks: [
      { h: 'Ultrasound of the thyroid gland' },
      { p: 'Imaging Centre Riverside' },
      PATIENT,
      { p: 'Exam: 30 March 2026' },
      {
        p: 'The right lobe measures 48 x 16 x 15 mm, the left lobe 46 x 15 x 14 mm. Echogenicity is reduced and the texture is coarse on both sides. No nodule is seen. Vascularity is mildly increased. No enlarged cervical lymph nodes.',
      },
      { p: 'Impression: Appearance of thyroiditis without nodules.' },
    ],
  },
  {
    file: 'contraceptive.pdf',
    category: 'prescription',
    format: 'pdf',
    look: 'typewriter',
    blocks: [
      { h: 'PRESCRIPTION' },
      { p: 'Dr. Ada Fenwick, gynaecology and obstetrics, 4 Quay Terrace' },
      { p: 'For: Nora Ellingsen, born 23 August 1991' },
      { p: 'Date: 9 February 2026' },
      { p: 'Rx' },
      { p: 'Drospirenone 3 mg / ethinylestradiol 0.02 mg tablets' },
      { p: 'Sig: one tablet by mouth daily, same time each day' },
      { p: 'Dispense: 84 tablets   Refills: 3' },
      { p: 'Generic substitution permitted' },
    ],
  },
  {
    file: 'iron.jpg',
    category: 'prescription',
    format: 'jpg',
    blocks: [
      { h: 'Lakeside Practice' },
      { p: 'Prescriber: Dr. T. Moreau   Licence no. 55291' },
      { p: 'Patient: Nora Ellingsen   DOB 23 August 1991' },
      { p: 'Date issued: 21 January 2026' },
      {
        table: [
          ['Medicine', 'Strength', 'Directions', 'Quantity'],
          ['Ferrous fumarate capsules', '305 mg', 'Take one capsule every other day', '45'],
          ['Vitamin C tablets', '250 mg', 'Take one tablet with the iron', '45'],
          ['Tranexamic acid tablets', '500 mg', 'Two tablets three times a day, up to 4 days', '24'],
        ],
      },
      { p: 'Repeat prescription valid for 6 months.' },
    ],
  },
  {
    file: 'antibiotic.png',
    category: 'prescription',
    format: 'png',
    blocks: [
      { h: 'Medical prescription' },
      { p: 'Walk-in Clinic Market Square' },
      { p: 'Nora Ellingsen, 34 years   Weight 61 kg   Allergies: none known' },
      { p: 'Diagnosis: uncomplicated urinary tract infection' },
      { p: '1. Nitrofurantoin 100 mg capsules, one capsule twice daily with food for 5 days' },
      { p: '2. Paracetamol 500 mg tablets, as needed, at most 8 tablets in 24 hours' },
      { p: 'Signature of the prescriber and stamp of the clinic' },
    ],
  },
  {
    file: 'first-visit.docx',
    category: 'consultation_notes',
    format: 'docx',
    blocks: [
      { h: 'Consultation note, reproductive endocrinology' },
      PATIENT,
      { p: 'Visit: 17 February 2026   Seen by: Dr. Leila Haddad' },
      { p: 'Reason for visit: irregular cycles and a wish to conceive.' },
      {
        p: 'History of present illness: 34-year-old woman, gravida 0, with cycles of 35 to 60 days since she stopped the pill fourteen months ago. She reports acne on the chin and no galactorrhoea. Past medical history: appendectomy in 2009. Medications: folic acid. Allergies: none. She does not smoke.',
      },
      { p: 'Examination: blood pressure 118/74 mmHg, pulse 68, body mass index 23.4. Abdomen soft.' },
      {
        p: 'Assessment and plan: Findings fit polycystic ovary syndrome. Hormone profile and pelvic ultrasound were ordered. We spoke about timing of intercourse. Follow-up in four weeks.',
      },
    ],
  },
  {
    file: 'discharge.scan.pdf',
    category: 'consultation_notes',
    format: 'scanpdf',
    look: 'serif',
    blocks: [
      { h: 'Discharge summary' },
      { p: 'Saint Brigid Hospital, department of gynaecology' },
      PATIENT,
      { p: 'Admitted: 2 June 2026   Discharged: 4 June 2026' },
      { p: 'Admission diagnosis: symptomatic uterine fibroid.' },
      { p: 'Procedure: laparoscopic myomectomy on 2 June 2026 under general anaesthesia.' },
      {
        p: 'Hospital course: The operation went without complications, with an estimated blood loss of 150 mL. She was up on the first day, ate a normal diet and had little pain on oral medication. The wounds were dry at discharge.',
      },
      { p: 'Discharge medications: ibuprofen 400 mg every 8 hours as needed.' },
      { p: 'Follow-up: outpatient clinic in two weeks. No heavy lifting for four weeks.' },
    ],
  },
  {
    file: 'follow-up.jpg',
    category: 'consultation_notes',
    format: 'jpg',
    look: 'typewriter',
    blocks: [
      { h: 'PROGRESS NOTE' },
      PATIENT,
      { p: 'Date of service: 18 June 2026' },
      { p: 'SUBJECTIVE: She feels well two weeks after myomectomy. No fever, no discharge from the wounds.' },
      { p: 'OBJECTIVE: Temperature 36.7, blood pressure 114/70. Three wounds healed, abdomen not tender.' },
      { p: 'ASSESSMENT: Normal recovery after laparoscopic surgery.' },
      { p: 'PLAN: Return to work next week. Ultrasound in three months. Call earlier if bleeding is heavy.' },
    ],
  },
  {
    file: 'travel-vaccines.png',
    category: 'vaccination_record',
    format: 'png',
    blocks: [
      { h: 'Record of immunizations' },
      { p: 'Nora Ellingsen   Born 23 August 1991' },
      {
        table: [
          ['Vaccine', 'Date given', 'Batch', 'Given by'],
          ['Hepatitis A, first dose', '12 Jan 2024', 'HA4410', 'Travel clinic'],
          ['Hepatitis A, second dose', '20 Aug 2024', 'HA5127', 'Travel clinic'],
          ['Typhoid', '12 Jan 2024', 'TY0093', 'Travel clinic'],
          ['Yellow fever', '19 Jan 2024', 'YF2218', 'Travel clinic'],
          ['Influenza', '6 Oct 2025', 'FL8841', 'Pharmacy'],
        ],
      },
      { p: 'Next due: tetanus booster in 2031' },
    ],
  },
  {
    file: 'childhood-vaccines.scan.pdf',
    category: 'vaccination_record',
    format: 'scanpdf',
    blocks: [
      { h: 'Immunization history' },
      { p: 'State immunization registry   Printed on 8 July 2026' },
      { p: 'Name: Nora Ellingsen   Date of birth: 23 August 1991' },
      {
        table: [
          ['Vaccine', 'Dose', 'Date', 'Status'],
          ['DTaP', '1', '25 Oct 1991', 'Completed'],
          ['DTaP', '2', '29 Dec 1991', 'Completed'],
          ['Polio, inactivated', '1', '25 Oct 1991', 'Completed'],
          ['Measles, mumps, rubella', '1', '3 Sep 1992', 'Completed'],
          ['Measles, mumps, rubella', '2', '14 Jun 1996', 'Completed'],
          ['HPV', '1', '2 Mar 2005', 'Completed'],
        ],
      },
    ],
  },
  {
    file: 'covid-card.jpg',
    category: 'vaccination_record',
    format: 'jpg',
    blocks: [
      { h: 'Vaccination certificate' },
      { p: 'Holder: Nora Ellingsen, 23 August 1991' },
      { p: 'Disease targeted: COVID-19' },
      {
        table: [
          ['Dose', 'Vaccine product', 'Lot number', 'Date of vaccination'],
          ['1 of 2', 'mRNA vaccine', 'EX4471', '11 May 2021'],
          ['2 of 2', 'mRNA vaccine', 'FC3098', '8 June 2021'],
          ['Booster', 'mRNA vaccine', 'GH7702', '14 December 2021'],
        ],
      },
      { p: 'Administered at the regional vaccination centre.' },
    ],
  },
  {
    file: 'invoice.pdf',
    category: 'other',
    format: 'pdf',
    blocks: [
      { h: 'Invoice 2026-0417' },
      { p: 'Lakeside Practice, billing office' },
      { p: 'Bill to: Nora Ellingsen, 18 Orchard Way   Invoice date: 24 February 2026' },
      {
        table: [
          ['Description', 'Quantity', 'Unit price', 'Amount'],
          ['Office visit, established patient', '1', '96.00', '96.00'],
          ['Phlebotomy', '1', '12.50', '12.50'],
          ['Total due', '', '', '108.50'],
        ],
      },
      { p: 'Payment is due within 30 days. Please quote the invoice number with your transfer.' },
    ],
  },
  {
    file: 'insurance-letter.jpg',
    category: 'other',
    format: 'jpg',
    look: 'serif',
    blocks: [
      { h: 'Meridian Health Insurance' },
      { p: 'Policy number 7730-4482-01   12 March 2026' },
      { p: 'Dear Ms. Ellingsen,' },
      {
        p: 'we have received your claim of 24 February 2026 and approved it in part. Of the amount of 108.50 we reimburse 86.80; your deductible for the year has been met. The amount will be paid to your account within ten working days.',
      },
      { p: 'If you do not agree with this decision you may appeal in writing within 60 days.' },
      { p: 'Kind regards, your claims department' },
    ],
  },
  {
    file: 'course-registration.docx',
    category: 'other',
    format: 'docx',
    blocks: [
      { h: 'Registration for a yoga course' },
      { p: 'Studio Half Moon, spring term 2026' },
      { p: 'Participant: Nora Ellingsen, 18 Orchard Way' },
      { p: 'Course: gentle yoga, Tuesdays 18:30, ten lessons, beginning 7 April 2026' },
      { p: 'Fee: 145.00, payable on the first evening. Cancellation free of charge until 31 March 2026.' },
    ],
  },
];
