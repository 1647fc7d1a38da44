/** Invented immunization histories, cards and certificates. */
export const VACCINATION_RECORDS: Readonly<Record<string, string>> = {
  'simple table': `Immunization Record
Patient: Jane Sample   DOB: 01/01/1990
Vaccine   Date   Dose   Site
MMR   03/02/1991   1   Left thigh
MMR   04/09/1995   2   Left arm
Tdap   06/18/2019   1   Right deltoid
HPV (Gardasil 9)   07/01/2006   1   Left deltoid`,
  'wide export': `Immunizations
Vaccine Name   CVX   Date Administered   Manufacturer   Lot Number   Route   Site   Status
Influenza, seasonal, injectable   141   10/04/2024   Sanofi Pasteur   UT7712AA   IM   LA   Completed
COVID-19, mRNA   208   03/11/2021   Pfizer-BioNTech   EN6201   IM   LA   Completed
Hepatitis B, adult   43   02/14/2012   Merck   J003   IM   RA   Completed`,
  'card of the pandemic': `COVID-19 Vaccination Record Card
Please keep this card. It tells which vaccines you have received, and when.
Last name   First name
Born   Patient number
Vaccine   Product Name/Manufacturer   Date   Healthcare Professional or Clinic Site
1st Dose COVID-19   Moderna 026L20A   2/3/21   County HD
2nd Dose COVID-19   Moderna 016B21A   3/3/21   County HD`,
  'card badly recognized': `C0VlD-19 Vaccinat1on Record Card
keep th1s record card
Vaccine   Lot Nurnber   Date
1st Dose   Pf1zer   EW0150   4/ 2/21   CVS
2nd D0se   Pfizer   EW0l62   4/23/21
Other   __/__/__`,
  'yellow fever certificate': `INTERNATIONAL CERTIFICATE OF VACCINATION OR PROPHYLAXIS
This is to certify that J. Sample, date of birth 1 Jan 1990, sex F, nationality Sampland
whose signature follows
has on the date indicated been vaccinated against: YELLOW FEVER
Date 12 May 2025   Signature and professional status of supervising clinician
Manufacturer and batch no. of vaccine   Certificate valid from 22 May 2025   Official stamp of the administering centre`,
  'school certificate': `Certificate of Immunization Status
Child: Sample   Birthdate 04/04/2016
Required vaccines   Dose 1   Dose 2   Dose 3   Dose 4   Dose 5
DTaP   06/04/16   08/05/16   10/07/16   07/10/17   04/11/20
IPV   06/04/16   08/05/16   07/10/17   04/11/20
Hepatitis B   04/05/16   06/04/16   10/07/16
Varicella   04/12/17   04/11/20`,
  'list with details': `Vaccination History
Tetanus toxoid   Administered on: 3-Mar-2014   Arm: right
Influenza vaccine   Administered on: 9-Oct-2015   Arm: left
Pneumococcal conjugate   Administered on: 9-Oct-2015   Arm: left
Zoster   Administered on: 2-Feb-2018   Arm: right`,
  'empty export': `Immunizations
Patient: Sample Patient
Vaccine Group   Description   Code System   Code   Date and Time   Status
No immunizations on file`,
  'registry printout': `State Immunization Registry - Vaccine Administration Summary
Vaccine group: DTAP/DTP/TD   Series complete
07/08/1998  DTP   Age 2m
09/10/1998  DTP   Age 4m
11/12/1998  DTP   Age 6m
Vaccine group: POLIO
07/08/1998  OPV
Recommended: Td booster, due 01/2027`,
  'travel clinic booklet': `Travel vaccinations
Typhoid Vi   14/02/2025   Batch R1A44   Dr. Sample
Hepatitis A (Havrix)   14/02/2025   Batch AHAVB9   Dr. Sample
Rabies 1st dose   21/02/2025   Batch P1C22
Rabies 2nd dose   28/02/2025   Batch P1C22
Japanese encephalitis   28/02/2025`,
  'flu shot slip': `Your flu vaccination
Name: J. Sample     Date given: 10/12/2025
Vaccine: Fluarix Quadrivalent   Lot: 5A3KP   Exp: 06/2026
Dose 0.5 mL IM left deltoid
Given by: pharmacist A. Example
Please keep this for your records.`,
  'digital certificate': `EU DIGITAL COVID CERTIFICATE
Surname(s) and forename(s): Sample Jane
Disease or agent targeted: COVID-19
Vaccine/prophylaxis: SARS-CoV-2 mRNA vaccine
Vaccine medicinal product: Comirnaty
Number in a series of vaccinations: 3/3
Date of vaccination: 2021-12-08
Member State of vaccination   Certificate issuer`,
  'indian cowin certificate': `Final Certificate for COVID-19 Vaccination
Beneficiary Name   J. Sample   Age 34   Gender Female
Vaccine Name   COVISHIELD
Date of 1st Dose   11 May 2021 (Batch no. 4121Z)
Date of 2nd Dose   09 Aug 2021 (Batch no. 4121MC)
Vaccinated by   A. Example   Vaccination at   District Hospital`,
  'baby card': `My baby's immunisation card
Birth   BCG   OPV 0   Hep B   given 02/03/2025
6 weeks   Pentavalent 1   OPV 1   Rotavirus 1   PCV 1   given 16/04/2025
10 weeks   Pentavalent 2   OPV 2   Rotavirus 2   given 15/05/2025
14 weeks   due 12/06/2025
9 months   MR 1   due 02/12/2025`,
  'vis columns': `Name   Date Admin   Mfg Name   Mfg Code   Trade Name   Lot#   Route   Inj Site   Vis Given   Vis Pub   CVX
Tdap   5/5/2014   GlaxoSmithKline   SKB   Boostrix   AC52B9   Intramuscular   Left Deltoid   5/5/14   5/9/13   115
Influenza   10/1/2014   Novartis   NOV   Fluvirin   141P   Intramuscular   Right Deltoid   10/1/14   8/19/14   141`,
  'pregnancy vaccinations': `Maternal vaccine record
Pertussis (Boostrix)   given at 28 weeks   17/06/2026   lot AC37
RSV (Abrysvo)   given at 33 weeks   22/07/2026   lot HJ11
Influenza   given   01/10/2026   lot FX9
Anti-D   not needed`,
  'hpv series': `HPV vaccination
Dose 1: Gardasil 9, 12 Sep 2024, lot T021
Dose 2: Gardasil 9, 14 Nov 2024, lot T033
Dose 3 due: March 2025`,
  'text only list of codes': `IMMUNIZATION HISTORY
2009-11-01   88   influenza, unspecified
2012-08-06   33   pneumococcal polysaccharide PPV23
2015-03-19   115   Tdap
delivery status: complete`,
  'blurred table': `lmmunizat1on H1story
Patlent: Sarnple
Vacclne   Dale   Lot
lnfluenza   l0/2/2O13   u44
Pneurnococcal   1O/2/2013   k1
Telanus   4/4/2oo9`,
  'military form': `IMMUNIZATION RECORD - ADULT
Smallpox 1/1/03  Typhoid 2/1/03  Yellow fever 2/1/03  MMR 3/1/03
Tetanus diphtheria 3/1/03  Hepatitis A #1 3/1/03  #2 9/4/03
Tuberculin PPD   read 0 mm   3/4/03
Reviewer stamp`,
  'pneumonia and shingles': `Adult vaccine card
Shingrix   dose 1   05/06/2023   pharmacy
Shingrix   dose 2   08/14/2023   pharmacy
Prevnar 20   05/06/2023
Td booster   2016, next due 2026`,
  'history export with reactions': `Vaccine   Date   Status   Reaction
Tdap (Adacel)   05/14/2018   Completed   none
Hep B, adult   2018-06-01   Completed
Influenza, split virus   10/2019   Refused
Pneumococcal conjugate PCV 13   Unknown   Historical`,
  'pharmacy covid printout': `Vaccine Administration Record
Patient Sample, Jane   DOB 1/1/90   Store 4411
Vaccine: Moderna Spikevax 2024-2025   NDC 80777-0110-93   Lot 8140011   Exp 2/25
Dose 0.5 ml   Route IM   Site left deltoid   Date VIS given 10/02/24
Administering pharmacist   Signature`,
  'old yellow booklet': `Impfpass International vaccination booklet
Poliomyelitis   3.5.1991   OPV   Dr. Beispiel
Diphtheria Tetanus   3.5.1991   Td-Impfstoff
Measles Mumps Rubella   6.9.1992   MMR Vax
Hepatitis B   1.2.2003  1.3.2003  4.8.2003   Engerix`,
  'ccd table codes': `Immunizations
Vaccine   Code   Code System   Date   Status
Influenza virus vaccine   88   CVX   2011-11-15   Completed
Tetanus and diphtheria toxoids   09   CVX   2010-05-02   Completed
Measles   05   CVX   1968   Historical`,
  'narrow list': `Immunization   Date   Comments
Flu   10/12/12
Td   3/30/09
Pneumovax   1/5/11   left arm`,
  'card second type': `Moderna COVID-19 vaccine
Name: ______  DOB: ____
1 st   lot 039K20A   1/14/21   Site: walgreens
2nd   lot 011A21A   2/11/21
Bring this card to every vaccination appointment`,
  'immunization with provider': `Vaccination History
Vaccine Name   Date Given   Provider   Lot Number
Hepatitis A, adult   Jan 14, 2016   Travel Clinic   K013
Typhoid, ViCPs   Jan 14, 2016   Travel Clinic   M7
No adverse reactions recorded`,
  'state registry pdf': `OFFICIAL STATE VACCINATION RECORD
Patient: Sample   Birth date   Printed on
Vaccine Group   Dates administered
DTaP/DTP/Td/Tdap   3/1/1992   5/2/1992   7/7/1992   6/6/2004
MMR   4/4/1993   8/8/1996
Hepatitis B   1/1/2000   2/1/2000   7/1/2000
Recommendations: influenza due now`,
};
