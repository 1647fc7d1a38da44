/** Invented laboratory reports: tables, cultures, cytology, pathology, genetics. */
export const LAB_RESULTS: Readonly<Record<string, string>> = {
  'cbc table': `CITY CENTRAL LABORATORY
Complete Blood Count
Patient: Jane Sample   Collected: 03/12/2026 08:10   Reported: 03/12/2026 14:30
Test   Result   Units   Reference Range   Flag
Hemoglobin   10.9   g/dL   12.0 - 15.5   L
Hematocrit   33.1   %   36.0 - 46.0   L
WBC   6.4   x10^9/L   4.0 - 11.0
Platelets   301   x10^9/L   150 - 400`,
  'hormones day 3': `Fertility Panel
Specimen: serum   Sample collected on cycle day 3
FSH 8.4 IU/L (3.5 - 12.5)
LH 5.1 IU/L (2.4 - 12.6)
Estradiol 166 pmol/L (45 - 854)
AMH 14.2 pmol/L
Prolactin 310 mIU/L (102 - 496)
TSH 1.8 mIU/L (0.4 - 4.0)`,
  'export by date': `Results
Date   Test   Value   Reference Range   Flag
05/01/2024 07:40   SODIUM   139 mmol/L   135-146 mmol/L
05/01/2024 07:40   POTASSIUM   4.2 mmol/L   3.5-5.2 mmol/L
05/01/2024 07:40   CREATININE   0.8 mg/dL   0.5-1.2 mg/dL
05/01/2024 07:40   eGFR   >90   –`,
  'value on the next line': `Thyroid Function
TSH
5.62 mIU/L   High
Ref: 0.40 - 4.00
Free T4
14.1 pmol/L
Ref: 10.0 - 22.0
TPO antibodies
212 IU/mL   High
Ref: < 34`,
  'urine culture': `MICROBIOLOGY REPORT
Specimen source: urine, midstream   Received 04/04/2026
CULTURE: Escherichia coli, more than 100,000 CFU/mL
SUSCEPTIBILITY
Ampicillin   R
Nitrofurantoin   S
Ciprofloxacin   S
Trimethoprim   R
Final report`,
  'pap smear': `GYNECOLOGIC CYTOLOGY REPORT
Specimen: ThinPrep Pap test, cervical
Clinical history: routine screening, LMP 2/2/2026
SPECIMEN ADEQUACY: Satisfactory for evaluation. Endocervical cells present.
GENERAL CATEGORIZATION: Epithelial cell abnormality.
INTERPRETATION: Atypical squamous cells of undetermined significance (ASC-US).
High risk HPV: not detected
Cytotechnologist and pathologist names`,
  'surgical pathology': `SURGICAL PATHOLOGY REPORT
Accession: S26-00000
CLINICAL HISTORY: Postmenopausal bleeding.
SPECIMEN: Endometrial biopsy.
GROSS DESCRIPTION: Received in formalin, labeled with the patient's name, are fragments of tan tissue, 1.2 cm in aggregate. Entirely submitted in one cassette.
MICROSCOPIC DESCRIPTION: Sections show crowded glands without atypia.
FINAL DIAGNOSIS: Simple hyperplasia without atypia.`,
  'lipids in sentence columns': `Lipid profile (fasting)
Total cholesterol: 212 mg/dL   desirable < 200
Triglycerides: 140 mg/dL   < 150
HDL: 58 mg/dL   > 50
LDL calculated: 126 mg/dL   < 100`,
  'glucose tolerance': `75 g Oral Glucose Tolerance Test
Fasting   4.9 mmol/L   (<5.1)
1 hour   10.4 mmol/L   (<10.0)   HIGH
2 hours   7.9 mmol/L   (<8.5)
Lab comment: one value at or above the limit.`,
  'indian laboratory': `EXAMPLE DIAGNOSTICS
Lab No. : 000123   Age/Gender : 30 Y/F   Ref By : Dr. Sample
Sample Collected At : Main branch   Report Status : Final
Test Name   Results   Units   Bio. Ref. Interval
HbA1c (HPLC)   5.4   %   4.00 - 5.60
VITAMIN B12 (ECLIA)   172.00   pg/mL   197.00 - 771.00
VITAMIN D, 25 HYDROXY   14.50   ng/mL   30.00 - 100.00
End of report`,
  'genetic screening': `NON-INVASIVE PRENATAL SCREENING
Sample type: maternal blood   Gestational age 11w4d   Fetal fraction 9.8 %
Trisomy 21   Low risk
Trisomy 18   Low risk
Trisomy 13   Low risk
Sex chromosome aneuploidy   Not detected
Method: cell-free DNA sequencing. Laboratory director signed.`,
  'sti panel': `Sexual health screen
Chlamydia trachomatis PCR   Not detected
Neisseria gonorrhoeae PCR   Not detected
HIV Ag/Ab   Non-reactive
Syphilis antibodies   Non-reactive
Hepatitis B surface antigen   Negative
Specimen: vaginal swab, blood`,
  'semen analysis': `Semen Analysis
Volume   2.8 mL   (>= 1.4)
Concentration   21 million/mL   (>= 16)
Total motility   48 %   (>= 42)
Progressive motility   35 %   (>= 30)
Morphology   4 %   (>= 4)
pH   7.6`,
  urinalysis: `URINALYSIS, ROUTINE
Color   Yellow
Appearance   Cloudy
Specific gravity   1.021   1.005-1.030
pH   6.0   5.0-8.0
Protein   Trace   Negative
Leukocyte esterase   2+   Negative
Nitrite   Positive   Negative
WBC   20-50 /hpf   0-5`,
  'blood group': `TRANSFUSION LABORATORY
ABO group: O   Rh type: POSITIVE
Antibody screen: negative
Sample 26-7781 collected 01/05/2026, tested 01/05/2026
Valid for 72 hours`,
  'loinc names': `Results Summary
Hgb Bld-mCnc 13.1 g/dL
Hct VFr Bld Auto 39.0 %
WBC # Bld Auto 7.20 x10E3/uL
Cholest SerPl-mCnc 188.0 mg/dL
Glucose SerPl-mCnc 92 mg/dL`,
  'iron studies in a portal': `Iron and ferritin
Your value 9 ng/mL   Standard range 13 - 150 ng/mL   Low
Iron 38 ug/dL   Standard range 37 - 145 ug/dL
TIBC 441 ug/dL   Standard range 250 - 400 ug/dL   High
Ordered by Dr. Sample. Resulted on 02/08/2026`,
  'table recognized badly': `Laborat0ry Resu1ts
Date   Tesl   Va1ue   Reference Ranqe
06/19/2025   UREA NlTR0GEN   -|17 rng/dL   7-20 mg/dL
06/19/2025   MAGNES1UM   1.8 rng/dL   1.6-2.6 mg/dL
06/19/2025   T0TAL PROTElN   7.1 gidL   6.0-8.0 g/dL
06/19/2025   B1CARB0NATE   25 mmoI/L   21-29 mmol/L`,
  'single hcg': `Quantitative beta hCG
Collected 06/06/2026
Result: 1,842 mIU/mL
Reference: non-pregnant < 5
Serum, chemiluminescence immunoassay`,
  'two column cumulative': `Cumulative report - coagulation
Component   01 Mar   08 Mar   Units   Reference
INR   2.1   2.4   ratio   0.9-1.2
PT   24.0   27.1   sec   11-13.5
aPTT   33   34   sec   25-35
D-dimer   0.3   0.2   mg/L   <0.5`,
  'antibodies after pregnancy loss': `Thrombophilia and antiphospholipid screen
Lupus anticoagulant   Not detected
Anticardiolipin IgG   4 GPL   < 20
Anticardiolipin IgM   6 MPL   < 20
Factor V Leiden   Heterozygous   (wild type)
Protein S free   62 %   55 - 140`,
  'stool and ova': `PARASITOLOGY
Specimen: stool x 1
Ova and parasites: none seen
Giardia antigen: negative
White cells: few
Culture: no Salmonella, Shigella or Campylobacter isolated
Verified by laboratory scientist`,
  'portal without columns': `Comprehensive metabolic panel
Sodium 138 mmol/L (135-145)
Potassium 4.7 mmol/L (3.5-5.1)
ALT 61 U/L (7-35) High
AST 48 U/L (8-33) High
Alkaline phosphatase 88 U/L (44-121)
Bilirubin total 0.7 mg/dL`,
  'bulleted results': `RESULTS
- TSH 7.1 mIU/L (abnormal, high)
- Hemoglobin 11.2 g/dL (abnormal, low)
- Ferritin 8 ng/mL (abnormal)
- Glucose 88 mg/dL (normal)`,
  karyotype: `CYTOGENETICS REPORT
Specimen: amniotic fluid, 16 weeks. Indication: maternal age 39.
Cells counted 20, analyzed 5, karyotyped 2. Banding: G-banding, 500 bands.
RESULT: 46,XX
INTERPRETATION: Normal female karyotype. Small rearrangements cannot be excluded by this method.`,
  'biopsy of the breast': `Histopathology
Nature of specimen: core biopsy left breast 2 o'clock
Macroscopy: four cores up to 14 mm
Microscopy: invasive carcinoma of no special type, grade 2. ER positive (8/8), PR positive (6/8), HER2 score 1+.
Conclusion: invasive ductal carcinoma B5b`,
  'group b strep': `Laboratory test result
Group B Streptococcus, vaginal rectal swab: POSITIVE
Collected 35w6d   Reported next day
Penicillin susceptible, clindamycin resistant`,
  'saliva hormone strip recognized badly': `Hormonc Profi1e (day 2l)
Col1ected: 12/O5/2026
Progesteronc   3l.2 nmol/L   16 - 95
Oestradio1   488 pmol/L   22O - 774
Prolactin   61O mlU/L   102 - 496   H`,
  'ccd results sections': `Results
Lab Test   Name   Result   Date
CBC   Hgb (13-18 g/dl)   13.2   03/23/2000
CBC   WBC (4.3-10.8 10+3/ul)   6.7   03/23/2000
CBC   PLT (135-145 meq/l)   123 L   03/23/2000`,
  'diagnostic results with mixed': `Relevant diagnostic tests and/or laboratory data
Test   Result   Interpretation   Date
Hemoglobin A1c   6.1 %   Above normal   2013-07-11
Chest X-ray   No acute disease   normal   2013-07-11
Potassium   4.8 mmol/L   Normal   2013-07-11`,
  'culture of wound': `Wound culture, cesarean incision
Gram stain: many polymorphs, gram positive cocci in clusters
Organism 1: Staphylococcus aureus, heavy growth
Oxacillin S   Clindamycin S   Erythromycin R   Vancomycin S   Tetracycline S`,
  'placenta pathology': `SPECIMEN: Placenta, 38 weeks
GROSS: 480 g singleton placenta with three vessel cord of 41 cm, eccentric insertion. Membranes tan. Cut surface with a 2 cm firm pale area.
MICROSCOPIC: mature villi, focal infarction, no chorioamnionitis.
DIAGNOSIS: Mature placenta with small infarct.`,
  'rapid portal': `Vitamin D, 25-hydroxy   22 ng/mL   (30 - 100)   L
Vitamin B12   612 pg/mL   (232 - 1245)
Folate   >20.0 ng/mL   (>3.0)`,
  'first trimester screen': `First trimester combined screening
Free beta hCG 41.2 IU/L   1.02 MoM
PAPP-A 2.11 IU/L   0.78 MoM
NT 1.6 mm   0.98 MoM
Risk for trisomy 21 at term: 1 in 4,100
Risk for preeclampsia: low
Maternal serum collected 11w6d`,
  'covid test result': `SARS-CoV-2 RT-PCR test report
Sample collected: 04/01/2026 09:10   Specimen: nasopharyngeal swab
Result: NEGATIVE
Ct value: not applicable
Method: real time RT-PCR. A negative result does not exclude infection.`,
  'home test kit report': `At-home hormone test
Your results
AMH 2.4 ng/mL   typical for your age 1.0 - 4.0
TSH 1.9 mIU/L   typical 0.4 - 4.0
Prolactin 14 ng/mL   typical 4 - 23
Sample received 02/02/2026. Reviewed by a physician.`,
};
