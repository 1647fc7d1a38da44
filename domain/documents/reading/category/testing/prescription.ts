/** Invented prescriptions, as printed, as on a pharmacy's label, and as recognition leaves those written by hand. */
export const PRESCRIPTIONS: Readonly<Record<string, string>> = {
  'american form': `Hillcrest Family Practice
14 Orchard Way, Springfield     Tel 555-0133     DEA # XX0000000
Name: Jane Sample     DOB 02/02/1990     Date 06/11/2026
Rx
Amoxicillin 500 mg capsules
Sig: Take 1 capsule by mouth three times daily for 7 days
Disp: #21
Refills: 0
[x] Substitution permitted
Prescriber signature ____________`,
  'indian clinic printed': `SUNRISE WOMEN'S CLINIC
Dr. K. Example, MBBS, DGO     Reg. No. 00000
Name: Mrs. Sample   Age/Sex: 29/F   Date: 3/4/2026
C/O: white discharge, itching
Rx
1. Tab. Fluconazole 150 mg   stat
2. Clotrimazole vaginal pessary 100 mg   0-0-1   x 6 days
3. Tab. Cetirizine 10 mg   0-0-1   x 5 days
4. Cap. Becosules   1-0-0   x 30 days
Review after 1 week`,
  'pharmacy label': `GREENLEAF PHARMACY   Rx# 7304418
SAMPLE, JANE
TAKE ONE TABLET BY MOUTH EVERY DAY
LEVOTHYROXINE 75 MCG TABLET
QTY: 30     REFILLS: 5 BEFORE 03/01/27
Prescriber: DR. A EXAMPLE
Discard after 03/01/2027   May cause drowsiness`,
  'electronic prescription': `Electronic Prescription
Prescriber: E. Example, MD   NPI 0000000000
Patient: Sample, Jane   Sex: F   Weight: 61 kg
Medication: Nitrofurantoin monohydrate 100 mg capsule
Directions: Take one capsule by mouth twice daily with food for 5 days
Quantity: 10 capsule     Days supply: 5     Refills: 0
Generic substitution: permitted
Pharmacy: Main Street Drugs`,
  'british clinic': `NHS PRESCRIPTION FORM
Pharmacy Stamp      Age 33    Name & Address: Ms J Sample
Endorsements
Microgynon 30 tablets
63 tablets
Take ONE daily for 21 days followed by a 7 day break
Ferrous fumarate 210mg tablets
84 tablets
Take ONE twice a day
Signature of prescriber      Date 01/10/2026`,
  'handwriting in scraps': `Dr. S. Exampl   MBBS
Regn No 4lO2
T. Dol0 650
1 - l - 1 x 3d
Syp. Asc0ril  10ml
C. 0mez 20  bf
x 5 day`,
  'handwriting with letterhead': `CITY CARE HOSPITAL
Dr. Name Sample M.B.B.S., M.D. (Gen. Med)
Consultant Physician   Reg. No: 11111
Timings: 10 am to 2 pm   Ph: 000 000
Date 12/6/26     Name S. Patel    Age 41 F
Tb Glycomet 500   1-0-1
T Telma 40    1-0-0
T. Ecosprin  75   0-1-0
Rev 1 mth`,
  'hormone therapy': `PRESCRIPTION
Menopause Clinic, Dr. Example
Patient: J. Sample
Estradiol transdermal gel 0.06%   apply 2 pumps daily
Progesterone 100 mg capsules   one at bedtime
Supply 3 months. Repeat x 1.
Doctor's signature`,
  'prescription with tests advised': `Dr. M. Example MS (Obs & Gyn)   Regn. No. 22222
Patient: Mrs. R. Sample 27 yrs   LMP 12/3/26
Diagnosis: PCOS
Rx
Tab Metformin 500 mg   1-0-1   after food   x 3 months
Tab Folic acid 5 mg   1-0-0
Tab Dydrogesterone 10 mg   1-0-1   x 10 days
Adv: TSH, Prolactin, HbA1c, USG pelvis
Follow up with reports`,
  'medicines table': `Treatment Name   Dosage Form   Frequency   Duration
TAB. LETROZOLE 2.5 MG   1 Tablet   Once daily   5 Days
TAB. FOLVITE 5 MG   1 Tablet   Once daily   30 Days
INJ. HCG 5000 IU   1 Injection   Single dose   1 Day
Generic names in capital letters
Dr. Sample, Reg No 33333-XMC`,
  'three drugs numbered': `Name: Sample    Date: 9-9-26
1) Augmentin 625 mg tab BD x 5 days
2) Pantoprazole 40 mg tab OD before breakfast
3) Mefenamic acid 500 mg tab SOS for pain
Dr Example   MBBS MRCOG`,
  'dispense as written': `MEDICAL CENTER
Patient Jane Sample     Address 1 Main St
Synthroid 88 mcg
1 po qd
#90   RF x3
Dispense as written
Signature   Dr. Example   License No. 000000`,
  'german style doses': `Dr. med. Beispiel, Gynaecologist
Rx
L-Thyroxine 50   1-0-0   N3
Utrogest 200 mg   0-0-1
Magnesium 300   1-0-1
Signature and stamp`,
  'eye drops label': `APOTHECARY
MS SAMPLE
Moxifloxacin eye drops 0.5%
Instil 1 drop into the left eye 4 times a day for 7 days
Shake well. Discard after 28 days. Keep out of reach of children
5 ml     Dispensed 04/05/2026`,
  'controlled substance form': `STATE OF SAMPLE - OFFICIAL PRESCRIPTION
Practitioner DEA Number
Patient Name   Sex   Age
Rx   Oxycodone 5 mg tablets
SIG: one tab PO q 6 h prn pain
Dispense: 12 (twelve)
MAXIMUM DAILY DOSE 4
REFILLS NONE`,
  'antenatal drugs': `ANTENATAL CLINIC
Smt. Sample   G2P1   24 wks   BP 110/70
Tab. Ferrous sulphate + folic acid   1 OD after lunch
Tab. Calcium 500 mg   1-0-1
Tab. Aspirin 75 mg   HS
Inj. TT 0.5 ml IM given
Next visit 4 wks`,
  'small note': `Rx: Ibuprofen 400
1 tab tds pc
5/7
Dr Ex.`,
  'ocr of a printed form': `PRESCRlPTlON
Drug Narne   Dosage   Frequericy   Duration
Azithrornycin 500rng tab   1 0D   3 days
Levocetirlzine 5 mg tab   HS   5 days
Arnbroxol syrup 10 ml   TDS   5 days
Physician signature`,
  'repeat slip': `REPEAT PRESCRIPTION - tick the items you need
[ ] Ramipril 5mg capsules   Take ONE daily   28 capsules
[ ] Simvastatin 20mg tablets   Take ONE at night   28 tablets
[ ] Salbutamol inhaler   Two puffs when required   1 inhaler
Review date: 03/2027   Surgery: Mill Lane`,
  'child syrup': `Kids Polyclinic   Dr. Example   DCH
Wt 14 kg
Syr. Paracetamol (250/5)  4 ml  every 6 hours if fever
Syr. Cetirizine 2.5 ml   HS x 5 days
ORS sachet   after each stool
Zinc 20 mg 1 tab OD x 14 days`,
  'inhaler and cream': `Walk-in Clinic Rx
Betamethasone 0.1% cream, apply thin layer b.i.d. x 14 days, 30 g, refill 1
Albuterol HFA 90 mcg, 2 puffs q 4 h prn, 1 inhaler, refill 2
Generic substitution permitted
E. Example, NP`,
  'scraps only': `7 - l - 1   x
T. Pan  40
syp  lo ml
5 dys`,
  'hospital outpatient slip with findings': `GENERAL HOSPITAL OUTPATIENT DEPARTMENT
OPD No 7741   Date 02.02.26   Name Sample   Age 33 F   Wt 58
C/o fever 3 days, body ache
O/E: throat congested, chest clear, BP 120/80
Rx
Tab Paracetamol 650 1 tds x 3 days
Tab Azithromycin 500 od x 3 days
Cap Omeprazole 20 od bbf
Plenty of fluids
Dr. Sample MD (Med) Regn 44444`,
  'american handwritten pad recognized': `JOHN EXAMPLE M.D.
INTERNAL MEDlClNE
1OO Main Street   Phone 555 O1OO
DEA #   LIC #
NAME   Jane Sampel   AGE
ADDRESS   DATE 5/5/26
Rx
Lisinopri1 lO mg
i po qd  #3O
REFlLL 3 TIMES PRN NR
LABEL
SIGNATURE`,
  'dosette list from the pharmacy': `Medication label
Metformin 500 mg tablets
Take ONE tablet TWICE a day with meals
56 tablets   Warning: do not stop taking this medicine unless your doctor tells you to stop
Mrs J Sample   14 Mar 2026
High Street Pharmacy`,
  'contact lens and glasses': `EYE CARE CLINIC   Spectacle prescription
OD   -2.25   -0.50   x 90
OS   -2.00   -0.75   x 85
PD 62   Add +1.00
Optometrist signature   Date   Expires in 24 months
Rx valid`,
  'printed indian with brand list': `Dr. (Mrs.) A. Sample
M.S., D.G.O. Reg. 55555
Shanti Maternity & Nursing Home
Pt. Name: Rekha S    Age: 30    Dt: 1/1/26
Rx
Tab. Meftal Spas   1 tab   TDS x 3d
Tab. Regestrone 5mg   1-0-1   x 21d
Cap. Autrin   0-1-0 (after lunch)
Syp. Cremaffin 15ml HS
Review SOS`,
  'us pad tablet': `Riverside Women's Health
Date: 7/7/26   Patient: J Sample
Medication: Norethindrone 0.35 mg
Take 1 PO daily same time
#84 (3 packs)   Refills 3
Dr. Example, signature on file`,
  'very poor photo': `CLlNlC
Or. Sanpie   M8BS MD
R
T Azee 5OO   1x3
T Sinarest   1 1 1
Cof syp 2tsf tds`,
  'vet like pharmacy bag': `TAKE 2 TABLETS BY MOUTH AT ONCE THEN 1 TABLET DAILY
AZITHROMYCIN 250 MG TAB
QTY 6   NO REFILLS
DR EXAMPLE   06/02/26   RX 221190
GENERIC FOR ZITHROMAX`,
  'hospital discharge meds only': `Medicines to take home
Paracetamol 1 g tablets   one four times a day   supply 3 days
Ibuprofen 400 mg tablets   one three times a day with food   supply 3 days
Enoxaparin 40 mg injection   once daily for 10 days   10 syringes
Lactulose 15 ml twice a day when required
Pharmacist check   Ward   Prescriber`,
  'e-rx printout codes': `eRx summary   Sent to: Corner Pharmacy 00-11
Drug: sumatriptan 50 mg tablet   Sig: 1 tab at onset, may repeat once after 2 hours
Dispense qty: 9 tablet   Refill: 2   DAW: 0
Prescriber: Example, A MD`,
  'letterhead with handwriting lost': `Dr. Arun Exampel
MBBS, MD (Paed), DCH
Child Specialist   Regd. No. 12345
Timings: 10 am - 1 pm, 6 pm - 8 pm   Sunday closed
Ph: 98000 00000
Not valid for medico legal purpose
ftv  x 2 d
l'ar  4ml`,
  'dental slip': `SMILE DENTAL CARE
Dr. Example BDS, MDS
Pt: Sample 24/F
Adv: RCT 36
Tab Augmentin 625 BD x 5d
Tab Ketorol DT SOS
Chlorhexidine mouthwash twice daily`,
  'discharge med table from app': `My prescription
Medicine   Morning   Noon   Evening   Night   Days
Thyronorm 50 mcg   1   0   0   0   60   before breakfast
Shelcal 500   0   1   0   0   30   after lunch
Prescribed by Dr. Example`,
  'veteran us form': `Rx  PRESCRIPTION
For: Jane Sample   Date: 3-3-26   Address: 1 Main St
Macrobid 100 mg
# 14
Sig: i cap BID x 7 d
DEA # ________   Refill 0 1 2 3 PRN
DO NOT SUBSTITUTE ______   SUBSTITUTION PERMISSIBLE ______ MD`,
  'prescription for glasses': `Prescription for glasses
Name: J. Sample   Date of test: 12 May 2026
   Sphere   Cylinder   Axis   Add
Right   -1.75   -0.50   170   +1.25
Left   -2.00   -0.25   10   +1.25
Pupil distance 62 mm. Valid for two years.
R. Example, optometrist`,
};
