/** Invented papers that are kept with health records and are none of the five kinds. */
export const OTHER: Readonly<Record<string, string>> = {
  'tax form': `Form for taxpayer identification number and certification
Name (as shown on your income tax return)
Business name, if different from above
Check the box for federal tax classification: Individual / C Corporation / Partnership / Trust
Exempt payee code (if any)
Social security number   or   Employer identification number
Under penalties of perjury, I certify that the number shown on this form is correct
Signature of U.S. person   Date`,
  'wage statement': `Wage and Tax Statement 2025
a Employee's social security number 000-00-0000
b Employer identification number 00-0000000
1 Wages, tips, other compensation   48,200.00
2 Federal income tax withheld   6,110.40
3 Social security wages   48,200.00`,
  'invoice of a shop': `INVOICE
Invoice No. 10221     Date 05/05/2026
Bill to: Sample Ltd
Description   Qty   Unit price   Amount
Paper A4, box   4   $22.50   $90.00
Toner, black   1   $71.00   $71.00
Subtotal $161.00   Tax $12.88   Total due $173.88
Payment terms: 30 days`,
  'radiology bill': `Lakeside Radiology Associates - Patient statement
Account number 55-1020     Statement date 06/30/2026
Date of service   Description   Charges   Insurance paid   You owe
05/12/2026   MRI pelvis with contrast CPT 72197   $1,840.00   $1,472.00   $368.00
05/12/2026   Contrast material   $95.00   $76.00   $19.00
Amount due $387.00. Please pay by 07/21/2026. Make checks payable to Lakeside Radiology`,
  'explanation of benefits': `EXPLANATION OF BENEFITS - THIS IS NOT A BILL
Member: Jane Sample   Member ID 000000   Group number 1111
Claim number 778120   Provider: City Lab
Service: laboratory tests   Amount billed $214.00   Plan discount $120.00   Plan paid $75.20   Your responsibility $18.80
Deductible met: $410 of $1,500`,
  'insurance card': `BlueSample Health Plan PPO
Member name JANE SAMPLE
Member ID XYZ00000   Group 4471
RxBIN 000000   PCN ADV   RxGRP RX1
Copay: Office $25  Specialist $40  ER $150
Member services 1-800-555-0100`,
  'appointment letter': `Dear Ms. Sample,
Your appointment for a pelvic ultrasound has been booked.
Date: Tuesday 8 September 2026     Time: 10:20
Location: Imaging department, level 2
Please arrive 15 minutes early with a full bladder. Please bring this letter and your insurance card. If you cannot attend, call us to reschedule at least 24 hours before.
Yours sincerely, Booking office`,
  'consent form for vaccination': `CONSENT FORM FOR INFLUENZA VACCINATION
I have read the information about the vaccine. I have had the chance to ask questions which were answered to my satisfaction.
I understand the benefits and risks and I consent to receive the vaccine.
Do you feel sick today?  Yes [ ] No [ ]
Are you allergic to eggs?  Yes [ ] No [ ]
Signature of patient or guardian ______________  Date ________`,
  'privacy notice': `NOTICE OF PRIVACY PRACTICES
This notice describes how medical information about you may be used and disclosed and how you can get access to it.
We may use your protected health information for treatment, payment and operations. You have the right to request restrictions and to receive an accounting of disclosures.
To file a complaint write to our privacy officer.`,
  'lab order form': `LABORATORY REQUISITION
Ordering provider: Dr. Example   NPI 0000000000   Bill type: insurance
Tests requested (check): [x] CBC  [x] TSH  [ ] Lipid panel  [x] Ferritin
ICD-10 code: N92.0     Fasting required: no
Insurance: member ID 0000   Signature of patient ____________
Draw site: any location, no appointment needed`,
  'sick note': `Medical certificate
To whom it may concern
This is to certify that Ms. J. Sample was seen on 12 May 2026 and is unfit for work from 12 May to 16 May 2026 inclusive.
She may return to work on 17 May without restrictions.
Signature and stamp of the practice`,
  'passport page': `PASSPORT
Type P   Country code SMP   Passport No. X0000000
Surname SAMPLE   Given names JANE
Nationality SAMPLANDER   Date of birth 01 JAN 1990   Sex F   Place of birth SAMPLETON
Date of issue 03 MAR 2020   Date of expiry 02 MAR 2030
Authority`,
  recipe: `Lentil soup with spinach
Serves 4
2 tablespoons olive oil, 1 onion chopped, 2 cloves garlic, 250 g red lentils, 1 liter vegetable stock, a handful of spinach
Heat the oil, soften the onion and garlic. Add lentils and stock, simmer for 25 minutes. Stir in the spinach, season with salt and pepper and serve with bread.`,
  'bank statement': `Account statement   1 June to 30 June 2026
Sort code 00-00-00   Account number 00000000
Opening balance   1,204.11
02 Jun   Card payment, supermarket   -54.20
05 Jun   Salary   +2,310.00
09 Jun   Direct debit, electricity   -61.00
Closing balance   3,398.91`,
  resume: `JANE SAMPLE
Objective: a position as project manager
WORK EXPERIENCE
2019 to now: team lead, Sample Software, responsible for a team of six
2015 to 2019: analyst
EDUCATION: Bachelor of Science, Sample University
SKILLS: spreadsheets, planning, Spanish
References available upon request`,
  'article about cycles': `Five things to know about ovulation trackers
Wearable devices promise to predict ovulation from skin temperature. In this article we look at what studies say. A survey of 400 users found that most were satisfied, yet the authors of one journal review ask for larger trials. Read our tips on choosing an app, and subscribe to the newsletter for more.`,
  'diet plan': `7 day meal plan for gestational diabetes
Breakfast: two slices whole grain bread, egg, tea without sugar
Snack: apple and a handful of nuts
Lunch: grilled fish, salad, half a cup of rice
Dinner: vegetable soup, yogurt
Walk for 20 minutes after each meal`,
  'employment letter': `Dear Ms. Sample,
We are pleased to offer you employment as office administrator starting 1 August 2026. Your salary will be 38,000 a year, paid monthly. This agreement may be ended by either party with four weeks' notice. Please sign and return a copy of this letter.
Yours sincerely, Human Resources`,
  'new patient form': `NEW PATIENT REGISTRATION FORM (please print)
Name ______________  Date of birth ____________  Marital status ________
Address ______________________  Employer ______________
Emergency contact ____________  Relationship to patient ________
Primary insurance ____________  Policy number ________  Responsible party ________
How did you hear about us? ________`,
  'receipt of a pharmacy': `CORNER DRUGSTORE
RECEIPT 03/03/2026 17:22
SHAMPOO   6.49
VITAMIN D 1000   11.99
GREETING CARD   3.50
SUBTOTAL 21.98   TAX 1.37   TOTAL 23.35
VISA ****0000   THANK YOU FOR SHOPPING`,
  'utility bill': `Your electricity bill
Account no. 000111   Period 1 Apr - 30 Jun
Meter reading 18,220 to 18,904   684 kWh
Standing charge $21.00   Energy $150.48   VAT $8.57
Total amount due $180.05 by 25 July. Pay online or by direct debit.`,
  'vaccine information statement': `Influenza vaccine: what you need to know
1. Why get vaccinated? Influenza vaccine can prevent flu.
2. Talk with your health care provider. Tell your provider if the person getting the vaccine has ever had an allergic reaction.
3. Risks of a vaccine reaction. Soreness and fever can happen.
4. How can I learn more? Ask your health care provider, visit the website of your health department.`,
  'denial of coverage': `Dear member,
We received a request for prior authorization of infertility treatment. After review we are unable to approve coverage because the service is not a benefit of your plan. You have the right to appeal this decision within 180 days. Call member services with your claim number.
Sincerely, Utilization management`,
  'travel itinerary': `Booking confirmation KX4411
Passenger: Sample / Jane
Flight SM 102   Departure 08:15   Arrival 11:40   Gate B12   Seat 14C
Hotel Sample Plaza, 3 nights, reservation includes breakfast
Total paid EUR 642.00`,
  'tax return page': `Form 1040 U.S. Individual Income Tax Return 2025
Filing status: Single
Your first name and middle initial   Last name   Your social security number
Dependents (see instructions)
1a Total amount from Form(s) W-2, box 1
2b Taxable interest
9 Total income
Under penalties of perjury, I declare that I have examined this return`,
  'pay stub': `SAMPLE CORP   Earnings statement
Pay period 05/01/2026 to 05/15/2026   Pay date 05/20/2026
Regular hours 80.00   rate 24.50   1,960.00
Deductions: federal tax 212.10   social security 121.52   medicare 28.42   health insurance 60.00
Net pay 1,490.88`,
  'driver license': `SAMPLE STATE   DRIVER LICENSE
DL X0000000   CLASS C   EXP 08/31/2028
SAMPLE JANE   1 MAIN ST
SEX F   HGT 5-06   WGT 130   EYES BRN   DOB 08/31/1990
DONOR`,
  'hospital bill itemized': `Itemized bill. Patient: J. Sample   Account 77-1   Admit 02/03/2026
Date   Code   Description   Qty   Amount
02/03   0250   Pharmacy, ondansetron 4 mg   2   $18.40
02/03   0300   Laboratory, CBC   1   $62.00
02/03   0402   Ultrasound pelvis   1   $410.00
Total charges $490.40   Insurance adjustment -$301.10   Balance due $189.30`,
  'health questionnaire blank': `HEALTH HISTORY QUESTIONNAIRE  Please complete before your visit
Name: ________________   Date: __________
Have you ever had any of the following? (check)
[ ] Asthma  [ ] Diabetes  [ ] High blood pressure  [ ] Cancer  [ ] Depression
List all medications you take: ______________________
Allergies: ______________________
Do you smoke?  Yes [ ]  No [ ]
Emergency contact ______________   Signature ______________`,
  'consent to surgery': `CONSENT TO OPERATION
I, the undersigned, hereby consent to the following operation: laparoscopic removal of ovarian cyst.
The nature of the procedure, its risks, including bleeding, infection and injury to bowel or bladder, and the alternatives have been explained to me. I understand that no guarantee has been made.
Signature of patient ____________   Witness ____________   Date ______`,
  'exercise leaflet': `Pelvic floor exercises after birth
Sit or lie comfortably. Squeeze as if you were trying to stop passing wind. Hold for five seconds, then relax. Repeat ten times, three times a day. You can start as soon as you feel ready. Tips: do them while brushing your teeth. If you leak urine after three months, talk to your doctor or physiotherapist. To learn more visit our website.`,
  'purchase order': `PURCHASE ORDER  PO number 4410
Vendor: Medical Supplies Sample   Ship to: Clinic stores
Item   Description   Quantity   Unit price   Total
1   Gloves nitrile M   20 boxes   $6.90   $138.00
2   Syringe 5 ml   10 boxes   $11.20   $112.00
Order total $250.00   Approved by   Delivery date`,
  lease: `RESIDENTIAL LEASE AGREEMENT
This agreement is made between the landlord and the tenant. The tenant agrees to pay rent of $1,150 on the first day of each month. A security deposit is due on signing. The lease begins on September 1 and ends after twelve months. The tenant shall keep the premises clean.`,
  'chat screenshot': `Today 14:02
Are we still on for dinner?
yes! 7 at the new place
can you bring the charger
sure, see you there
ok love you`,
  'reimbursement claim form': `Claim form for health insurance reimbursement
Policy number __________   Insured person __________
Date of treatment   Name of doctor   Type of expense (consultation, medicines, laboratory, imaging)   Amount claimed
I declare that the statements above are true. Bank account for payment: IBAN ______________`,
  'research abstract': `Abstract
Background: Polycystic ovary syndrome is common in women of reproductive age. Methods: In this randomized study, 120 participants received metformin or placebo for six months. Results: ovulation was more frequent with metformin (46% vs 24%, p=0.01). The authors conclude that larger trials are needed. Keywords: ovary, metformin, ovulation, insulin, trial`,
  'birth certificate': `CERTIFICATE OF LIVE BIRTH
State file number 000
Child's name   Sex   Date of birth   Time
Place of birth: county, city
Mother's maiden name   Father's name   Birthplace
I certify that this child was born alive at the place and time stated. Registrar signature   Date filed`,
  'gym membership': `Fitness club membership
Monthly fee EUR 29.90, minimum term 12 months. Payment by direct debit on the 1st. Cancellation in writing four weeks before the end. Opening hours 6 to 23. Bring a towel. Your member number is 00231.`,
  'health intake form': `HEALTH INTAKE FORM
Please fill out the questionnaire carefully. The information you provide will be used to complete your health profile.
Name: Jane Sample   DOB: 09/04/1986
Address, City, Phone
Gender: F   Marital Status: Single   Occupation: engineer
Emergency Contact: Eva   Emergency Phone
Describe your medical concerns (symptoms, diagnoses, etc): runny nose, headaches
Are you currently taking any medication? (If yes, please describe): yes, vitamins`,
  '1099': `Form 1099-INT Interest Income   CORRECTED (if checked)
PAYER'S name, street address   Payer's RTN
1 Interest income $ 412.08
4 Federal income tax withheld
PAYER'S TIN   RECIPIENT'S TIN   Account number (see instructions)
Copy B For Recipient   Department of the Treasury`,
  'loan form': `Uniform Residential Loan Application
Section 1: Borrower Information. Social Security Number. Citizenship. Marital Status: Married, Separated, Unmarried. Dependents number, ages.
Current Employment, base monthly income. Assets. Liabilities. Monthly payment.`,
  'restaurant receipt': `TRATTORIA SAMPLE
Table 7   Guests 2   Server Ana
1 Margherita 9.50
1 Lasagne 11.00
2 Espresso 5.00
Total 25.50
Card ****1111   Tip ______
Thank you, come again`,
  'medical supply invoice': `INVOICE 2201   ORTHO SUPPLY
Patient: J. Sample   Prescribing doctor: Dr. Example
Compression stockings class 2, 1 pair   84.00
Insurance covers 70.00
Your share 14.00
Payable within 14 days to IBAN DE00 0000`,
  'referral authorization': `Referral authorization approval
Member: Jane Sample   Member ID   Referral number 88120
Referred to: Gynecology, Dr. Example   Visits approved: 3   Valid 05/01/2026 to 08/01/2026
This authorization is not a guarantee of payment. Benefits are subject to eligibility at the time of service.`,
  'cover letter to insurer': `Dear Sir or Madam,
I am writing to appeal the denial of my claim number 4410 for the MRI scan of 12 March. My doctor considered it necessary. Please find the enclosed documents. I ask you to review your decision and to reimburse the amount of $840.
Yours faithfully`,
  'school letter': `Dear parents,
the summer trip takes place from 12 to 16 June. Please return the form with the emergency contact, the permission and a copy of the insurance card by Friday. Children who need medicine should bring it in its original box with a note. The cost is 140, payable in cash.`,
  warranty: `Digital blood pressure monitor - instruction manual
Safety instructions. Battery installation: open the cover and insert four AA batteries. Wrap the cuff around your arm and press START. Error codes: E1 cuff loose, E2 low battery. Warranty: two years from purchase. Keep the receipt.`,
  'hospital privacy ack': `ACKNOWLEDGEMENT OF RECEIPT
I acknowledge that I have received a copy of the notice of privacy practices of Sample Hospital.
Patient name ________  Signature ________  Date ______
If not signed, reason: ________ (for office use)`,
  'lab price list': `Price list 2026 of our laboratory
CBC ........ $12.00
TSH ........ $18.00
Lipid panel ........ $22.00
Vitamin D ........ $35.00
Prices without obligation. Payment in cash or by card.`,
  'investment statement': `Portfolio summary   quarter ending 30 June 2026
Beginning value $12,410.22   Deposits $600.00   Change in value $211.40   Ending value $13,221.62
Holdings: index fund 62%, bonds 30%, cash 8%
Past performance is no guarantee of future results.`,
  'fitness tracker': `Weekly report
Steps 61,204   Distance 44.1 km   Active minutes 312   Floors 40
Best day Thursday. You beat last week by 8%. Share with friends.`,
  'id card': `IDENTITY CARD
Surname SAMPLE   Name JANE   Sex F   Nationality SMP
Date of birth 01 01 1990   Document No. AA000000   Expires 01 01 2031
Personal signature`,
  'drug leaflet': `Package leaflet: information for the user
Paracetamol 500 mg tablets
Read all of this leaflet carefully before you start taking this medicine.
1. What paracetamol is and what it is used for
2. What you need to know before you take it
3. How to take it. The usual dose is 1 to 2 tablets up to four times a day. Do not take more than 8 tablets in 24 hours.
4. Possible side effects
5. How to store. Keep out of the sight and reach of children.
6. Contents of the pack and other information. Marketing authorisation holder`,
  'pregnancy brochure': `Your first trimester: a guide for expectant parents
Congratulations! In this brochure you will find answers to common questions. Morning sickness affects most women; eat small meals. You may have an ultrasound and blood tests between weeks 10 and 13. Ask your midwife about screening. Avoid alcohol and smoking. Call your provider if you have bleeding or severe pain. Visit our website for classes.`,
  'pharmacy receipt with drugs': `SAMPLE PHARMACY No. 21   TAX INVOICE
Item   Qty   MRP   Amount
Azithral 500   1   119.50   119.50
Dolo 650   2   30.00   60.00
ORS   3   20.00   60.00
Sub total 239.50   GST 12% included   Discount 10.00
Net payable 229.50   Cash   Thank you`,
  'vaccine appointment': `Appointment confirmation
You are booked for: COVID-19 vaccine dose 2
Date and time: 12 May 2026, 14:20   Location: Sample Arena, gate C
Please bring photo ID and your confirmation code. Arrive no more than 10 minutes early. To cancel or reschedule, use the link in this message.`,
  'blood donor card': `BLOOD DONOR CARD
Donor ID 000000   Name J. Sample   Group O Rh positive
Thank you for giving blood. You can book your next donation at any time on our website or app.
Card valid until 2030`,
  'birth plan': `My birth plan
I would like my partner to be with me. I would prefer to move around and use the pool. Please do not offer pain relief unless I ask. I want delayed cord clamping and skin to skin. If a cesarean is needed, I would like the screen lowered.`,
  'imaging request form': `REQUEST FOR IMAGING
Referring doctor: Dr. Example   Provider no. 0000
Examination requested: [x] pelvic ultrasound [ ] CT [ ] X-ray [ ] MRI
Clinical notes: irregular bleeding
Please call to make an appointment. Preparation: full bladder. Bring previous films.
Patient to sign: I assign my right to benefits ____________`,
  'ivf price estimate': `Estimate of costs for treatment
IVF cycle, monitoring and egg collection   $8,900.00
ICSI   $1,500.00
Embryo freezing, first year   $750.00
Medication not included
Total estimate   $11,150.00
A deposit of 50% is payable before the start. This quotation is valid for 60 days.`,
  'do not resuscitate form': `ADVANCE DIRECTIVE
I, Jane Sample, being of sound mind, make this statement as a directive to be followed if I become unable to take part in decisions about my care. I appoint as my agent for health care: ____________
I do not want treatments that only prolong dying. Signed ________ Witness ________ Notary ________`,
  'period tracker export': `Cycle export
Start   End   Length
2026-01-03   2026-01-07   29
2026-02-01   2026-02-05   28
2026-03-01   2026-03-06   30
Average cycle 29 days`,
  'w-2 photo noisy': `Forn W-2 Wage and Tax Staternent 2O25
a Employee's socia1 secur1ty number
b Employer ldentification number (EIN)
c Emp1oyer's name, addre55, and Z1P code
1 Wages, tips, other compensatlon   2 Federa1 incorne tax withheld
15 State   Ernployer's state ID number   16 State wages
Department of the Treasury - lnternal Revenue Service`,
  'credit card bill': `Your statement   Card ending 0000
New balance $612.10   Minimum payment due $35.00   Payment due date 07/14/2026
Date   Description   Amount
06/02   GROCERY MARKET   $82.11
06/05   CITY CLINIC COPAY   $25.00
06/09   ONLINE BOOKS   $19.90
Interest charged $0.00`,
  'property deed': `WARRANTY DEED
This indenture, made this day between the grantor and the grantee, witnesseth that for the sum of ten dollars the grantor conveys the following real estate situated in the county of Sample. To have and to hold forever. Notary public.`,
  'health insurance letter card replacement': `Dear member,
enclosed is your new health insurance card. Please show it at every visit to a doctor, hospital or pharmacy. Destroy the old card. Your benefits and copays have not changed. If any information is wrong, call member services. Thank you for being with Sample Health.`,
  'medical device order': `Order confirmation 7710
1 x digital thermometer   9.90
1 x ovulation test strips (50)   14.90
1 x pregnancy test (5)   6.50
Shipping 3.90   Total 35.20
Your parcel will be delivered to: Jane Sample, 1 Main Street. Track your order online.`,
  'account of a clinic without signs of money': `Lakeside Clinic   Itemized Statement
Patient Account 90331
03/02/2026 Office visit level 2   180.00
03/02/2026 Blood count   45.00
03/02/2026 Pelvic ultrasound   210.00
Total Charges   435.00`,
  'questions and answers about a vaccine': `Shingles Vaccine
What you need to know
1. Why get vaccinated?
Shingles is a painful rash. The vaccine can prevent it and the pain that may follow.
2. Who should get this vaccine?
Adults 50 years and older, in two doses, two to six months apart.
3. What are the risks of a reaction?
A sore arm, tiredness and fever are common.
4. What if there is a serious problem?
Call the emergency number.
5. How can I learn more?
Ask your health care provider.`,
  'letter of a school about vaccinations': `Vaccination programme at Northgate School
Dear Parents,
On Tuesday 4 June the nurses will come to our school to vaccinate the girls and boys of class 7 against HPV. The vaccination is free and voluntary.
Please fill in the consent form with your child and send it back to the school office by 20 May. If your child has been vaccinated by your own doctor, we would like to know.
If you have questions, please call the nurses on the number below.
Yours sincerely,
The school office`,
  'health history to fill in': `Health History
Name ______________   Date of birth ____________
What brings you here? ______________________
Have you had any of the following? Check all that apply.
☐ Anemia   ☐ Asthma   ☐ Migraine   ☐ Blood clots   ☐ Thyroid disease
Operations: ______________   Medicines: ______________
Are you pregnant? ☐ Yes ☐ No
Do you smoke? ☐ Yes ☐ No
Emergency contact ______________`,
  'leaflet about a medicine in questions': `Naproxen
Why is this medicine prescribed?
Naproxen is used to relieve pain, period cramps and stiffness.
How should this medicine be used?
It comes as a tablet to take by mouth, usually twice a day with food.
What special precautions should I follow?
Tell your doctor if you are pregnant, plan to become pregnant or have had an ulcer.
What side effects can it cause?
Heartburn, drowsiness and headache. Call your doctor if they do not go away.
Brand names and storage are listed on the next page.`,
};
