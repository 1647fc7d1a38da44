/** Invented imaging reports of many houses and styles; pages are parted by a form feed. */
export const IMAGING: Readonly<Record<string, string>> = {
  'pelvic ultrasound with headings': `ST. BRIGID WOMEN'S IMAGING
Transvaginal Pelvic Ultrasound
Patient: Sample, Mara     DOB: 04/11/1989     Date of exam: 09/02/2026
INDICATION: Irregular bleeding for three months.
TECHNIQUE: Transabdominal and transvaginal scanning with color Doppler.
FINDINGS: The uterus is anteverted and measures 8.1 x 4.3 x 5.0 cm. A hypoechoic intramural fibroid of 1.9 cm sits in the fundus.
The endometrial stripe is 6 mm. The right ovary measures 3.1 x 2.0 cm with several follicles. The left ovary is normal.
No free fluid in the cul-de-sac.
IMPRESSION:
1. Small intramural fibroid.
2. Normal ovaries.`,
  'first trimester scan': `Early Pregnancy Unit - Dating scan
LMP: 12/05/2026   GA by LMP: 8w3d
Single intrauterine pregnancy. Gestational sac regular, yolk sac 4 mm.
Crown rump length 18 mm corresponding to 8 weeks 2 days.
Fetal heart rate 168 bpm.
Both ovaries seen, corpus luteum cyst on the left 21 mm.
No subchorionic haematoma.
Conclusion: viable single pregnancy, EDD 16/02/2027.`,
  'anomaly scan biometry table': `Obstetric Ultrasound Report
Name: A. Sample   Age: 31   Ref: Dr. Okoro
Fetal biometry
BPD   47.2 mm   20w2d
HC   176 mm   20w1d
AC   151 mm   20w3d
FL   33 mm   20w2d
Estimated fetal weight 340 g
Fetal anatomy: four chamber view normal, outflow tracts normal, spine intact, stomach and bladder seen, kidneys normal.
Placenta is posterior, clear of the os. Amniotic fluid normal, AFI 14 cm. Cervical length 38 mm.
Impression: single live fetus in cephalic presentation, no anomaly detected at this scan.`,
  'screening mammogram': `BILATERAL DIGITAL SCREENING MAMMOGRAM
Comparison: 2024.
Breast composition: scattered fibroglandular densities.
There is no suspicious mass, architectural distortion or cluster of microcalcifications in either breast.
Benign vascular calcifications on the left.
BI-RADS category 2: benign. Routine screening in one year.`,
  'chest x-ray two views': `EXAM: PA and lateral chest
HISTORY: Cough and fever for a week
FINDINGS: Heart size is normal. Lungs are clear without focal consolidation. No pleural effusion or pneumothorax. Mild degenerative change of the thoracic spine.
IMPRESSION: No acute cardiopulmonary disease.`,
  'brain mri': `MRI BRAIN WITHOUT AND WITH CONTRAST
CLINICAL HISTORY: 34-year-old female with headaches and raised prolactin.
TECHNIQUE: Sagittal T1, axial T2, FLAIR and diffusion weighted images. Dynamic coronal images of the pituitary after gadolinium.
FINDINGS: There is a 5 mm focus of delayed enhancement in the left side of the pituitary gland. The stalk is midline. The optic chiasm is not displaced.
Ventricles and sulci are normal. No restricted diffusion.
IMPRESSION: Findings compatible with a pituitary microadenoma.`,
  'ct abdomen and pelvis': `CT ABDOMEN AND PELVIS WITH CONTRAST
REASON FOR EXAM: Right lower quadrant pain.
Helical CT with oral and IV contrast, 5 mm slices.
CT ABDOMEN: Liver, spleen, pancreas and adrenals are unremarkable. No hydronephrosis. Small nonobstructing calculus in the lower pole of the left kidney.
CT PELVIS: The appendix is not dilated. A 3.4 cm cystic structure in the right adnexa. No free air. Bladder is partly distended.
IMPRESSION: 1. Right adnexal cyst, likely physiologic. 2. Left renal calculus.`,
  'echocardiogram numbered list': `2-D ECHOCARDIOGRAM
1. The left ventricle is of normal size and thickness. Ejection fraction is estimated at 60%.
2. Left atrium mildly enlarged at 4.2 cm.
3. Aortic root normal. Aortic valve has three leaflets and opens well.
4. Trace mitral and tricuspid regurgitation by color flow Doppler.
5. No pericardial effusion, no intracardiac thrombus.`,
  'nuclear stress test narrative': `Myocardial perfusion study
The patient exercised on the Bruce protocol for 7 minutes and 10 seconds, reaching 88 percent of the maximum predicted heart rate. The test was stopped for leg fatigue. No chest pain. The resting EKG shows sinus rhythm, no ST changes with exercise.
Technetium sestamibi 30 mCi was injected at peak stress and gated SPECT images were acquired.
There is a small reversible defect in the inferior wall. Gated images give an ejection fraction of 57% with normal wall motion.
CONCLUSION: Mild inferior ischemia cannot be excluded.`,
  'bone density': `DXA Bone Densitometry
Indication: postmenopausal, steroid use
Region   BMD g/cm2   T-score   Z-score
L1-L4   0.901   -1.8   -0.6
Femoral neck   0.702   -2.1   -0.9
Total hip   0.811   -1.5   -0.5
WHO classification: osteopenia. FRAX 10 year major fracture risk 11%.
Compared with the scan of 2023, no significant change in bone mineral density.`,
  'venous doppler leg': `Left lower extremity venous duplex
The common femoral, superficial femoral and popliteal veins are compressible with normal phasic flow and augmentation on color and spectral Doppler. The greater saphenous vein is patent. No echogenic thrombus.
Opinion: no evidence of deep vein thrombosis.`,
  'knee mri unheaded sentences': `Multiplanar imaging of the right knee was done without contrast. The medial meniscus shows a horizontal tear of the posterior horn reaching the inferior surface. Anterior and posterior cruciate ligaments are intact. The collateral ligaments are intact. There is grade 2 chondral loss over the medial facet of the patella and a small joint effusion. Bone marrow signal is normal. A small popliteal cyst is noted.`,
  'barium swallow': `ESOPHAGRAM
Thick and thin barium were given under fluoroscopic observation. Swallowing is prompt without aspiration. Motility of the esophagus is reduced with tertiary contractions. A small sliding hiatal hernia with gastroesophageal reflux was seen. The 13 mm tablet passed freely into the stomach.
IMPRESSION: Hiatal hernia with reflux.`,
  ecg: `Electrocardiogram (12 lead)
Rate 74   PR interval 156 ms   QRS duration 88 ms   QT/QTc 380/420 ms   Axis 45
Normal sinus rhythm, normal axis, no ST elevation or T wave inversion.
Interpretation: normal ECG.`,
  hysterosalpingogram: `HYSTEROSALPINGOGRAM
After cannulation of the cervix 8 ml of contrast material were instilled under fluoroscopy. The uterine cavity is of normal shape with no filling defect. Both tubes opacified along their length with free spill into the peritoneum on the right. On the left no spill was seen on delayed images.
Conclusion: patent right tube, distal block of the left tube.`,
  'thyroid scan and uptake': `NUCLEAR MEDICINE - THYROID SCAN AND UPTAKE
Radiopharmaceutical: 210 microcuries I-123 by mouth.
24 hour uptake is 41 percent (normal 10-30). Images show homogeneous tracer activity in both lobes; no cold nodule.
IMPRESSION: diffuse toxic goiter pattern.`,
  'foot films': `THREE VIEWS LEFT FOOT
REASON: stepped in a hole, pain at the fifth toe.
AP, lateral and oblique views show a nondisplaced fracture through the base of the fifth metatarsal. Joint spaces are kept. Small plantar calcaneal spur. Soft tissue swelling laterally.`,
  'clinical case with scan as its subject': `REASON FOR STUDY: seizure, right sided weakness.
HISTORY: The patient is a 61-year-old man with sudden onset of speech trouble this morning.
CT HEAD: noncontrast axial images. There is loss of gray-white differentiation in the left insula, effacement of the sulci. No hemorrhage, no midline shift.
IMPRESSION: Acute left middle cerebral artery infarct. Findings were called to the ward.
neurology, ct head, infarct, gray white differentiation, middle cerebral artery, noncontrast, sulci`,
  'carotid duplex': `BILATERAL CAROTID ULTRASOUND
RIGHT: Peak systolic velocity of the internal carotid is 118 cm/s, ratio 1.3. Heterogeneous plaque at the bulb.
LEFT: Peak systolic velocity 84 cm/s.
Vertebral arteries show antegrade flow.
CONCLUSION: Less than 50% stenosis on both sides.`,
  'abdomen usg in the indian style': `USG WHOLE ABDOMEN
LIVER: normal in size and echotexture. No focal lesion. IHBR not dilated.
GALL BLADDER: partially distended, wall normal, a 6 mm calculus seen.
PANCREAS & SPLEEN: normal.
KIDNEYS: both normal in size, corticomedullary differentiation maintained, no hydronephrosis.
UTERUS: bulky, 9.8 x 5 x 4.7 cm. ET 9 mm.
OVARIES: right shows 12-14 small peripheral follicles, volume 13 cc.
IMP: Cholelithiasis. Polycystic appearance of right ovary.`,
  'portable chest in intensive care': `single portable view of the chest. comparison yesterday.
endotracheal tube tip lies 4 cm above the carina. right jugular catheter tip in the superior vena cava. increasing opacity in the left lower lobe with small effusion. no pneumothorax.
impression: worsening left basal infiltrate, lines in good position.`,
  'breast ultrasound letter': `Breast imaging centre
Targeted ultrasound of the left breast: at 2 o'clock, 4 cm from the nipple, an oval circumscribed anechoic lesion of 11 mm with posterior enhancement. No solid mass. Axillary lymph nodes normal.
Assessment: simple cyst, BI-RADS 2. No follow-up imaging needed.`,
  'case history whose subject is a scan': `CC: Unsteady gait.
HX: 58 y/o woman with three months of falls. She was seen by her doctor, who found brisk reflexes. No bladder complaints.
PMH: hypertension. MEDS: lisinopril.
EXAM: Alert. CN intact. Motor: 4+/5 in the legs. Sensory: reduced vibration. Gait: spastic.
MRI C-SPINE: There is a large central disc protrusion at C5-6 with cord compression and increased T2 signal within the cord.
COURSE: She was referred to neurosurgery.
neurology, mri c spine, disc protrusion, cord compression, myelopathy, gait`,
  eeg: `ELECTROENCEPHALOGRAM REPORT
DESCRIPTION: The background in wakefulness is a posterior alpha rhythm of 9 to 10 Hz, symmetric and reactive to eye opening. Photic stimulation produces driving. Hyperventilation for three minutes brings mild slowing. Drowsiness is seen, no sleep.
No epileptiform discharges and no focal slowing.
INTERPRETATION: Normal awake and drowsy EEG.`,
  'cardiac catheterization report': `Coronary angiogram and left ventriculogram
Hemodynamics: aortic pressure 132/70, LVEDP 12.
Left main: no stenosis. LAD: 40% mid vessel stenosis. Circumflex: luminal irregularities. Right coronary artery: dominant, 70% stenosis in the distal segment.
Left ventriculogram: ejection fraction 60%, no wall motion abnormality.
Conclusion: single vessel coronary artery disease.`,
  'fetal biophysical profile': `Ultrasound for fetal well being at 36 weeks
Fetal breathing 2, movement 2, tone 2, fluid 2. Score 8/8.
Amniotic fluid index 11.2 cm. Vertex presentation. Placenta anterior grade 2.
Umbilical artery doppler S/D ratio 2.3, normal for age.`,
  'bone scan': `WHOLE BODY BONE SCAN
26 mCi of Tc-99m MDP were given intravenously; images at three hours in anterior and posterior projections.
There is increased uptake in the left seventh rib laterally and in both knees, the latter of degenerative type. The kidneys and bladder are seen.
IMPRESSION: Focal rib uptake, most likely from trauma; correlation with plain films advised.`,
  'pet ct': `PET/CT skull base to mid thigh
Blood glucose 98. 12.1 mCi FDG, uptake time 62 minutes.
Neck: physiologic activity. Chest: a 14 mm nodule in the right upper lobe with SUV max 6.2. No hypermetabolic mediastinal nodes. Abdomen: liver and spleen normal.
Conclusion: hypermetabolic nodule suspicious for malignancy.`,
  'dental and hand films letterless': `Left wrist, 3 views. No fracture, no dislocation. Carpal alignment is maintained. Ulnar variance neutral. Mild soft tissue swelling over the dorsum.`,
  'gallbladder ultrasound for abdominal pain': `EXAM: ultrasound right upper quadrant. HISTORY: 40-year-old woman with pain after meals, nausea and vomiting, elevated liver tests.
The gallbladder contains several mobile echogenic stones with shadowing, the wall is 2 mm. Negative sonographic Murphy sign. Common bile duct 4 mm. Liver is of increased echogenicity.
IMPRESSION: cholelithiasis without cholecystitis; fatty liver.`,
  'nerve conduction': `NERVE CONDUCTION STUDY AND EMG
Median motor distal latency 5.2 ms on the right (normal below 4.2), amplitude 7 mV. Ulnar studies normal. Needle examination of abductor pollicis brevis shows reduced recruitment.
INTERPRETATION: moderate median neuropathy at the right wrist.`,
  'intravenous pyelogram': `IVP: The scout film shows a 4 mm calcification over the left renal outline. After injection of 100 cc of contrast there is prompt function on both sides. Mild hydroureter on the left down to the ureterovesical junction. Postvoid film: small residual.
Impression: partly obstructing distal left ureteral calculus.`,
  'chest ct for nodule': `CT CHEST WITHOUT CONTRAST
CLINICAL: Follow up of lung nodule, ex-smoker.
TECHNIQUE: Helical 3 mm sections from apices to adrenals.
FINDINGS: The 7 mm nodule in the right lower lobe is unchanged since the previous study. Mild emphysema. No mediastinal or hilar adenopathy. Coronary calcification. Small hiatal hernia.
IMPRESSION: Stable nodule. Repeat in twelve months.`,
  'fluoroscopic picc': `PROCEDURE: Placement of PICC line under ultrasound and fluoroscopic guidance.
The right basilic vein was punctured under sonographic control. A 5 French catheter was cut to 38 cm and advanced through a peel-away sheath. The tip lies at the cavoatrial junction on the final spot film. Both lumens aspirate and flush. No complication.
IMPRESSION: PICC ready for use.`,
  'stress echo narrative': `DOBUTAMINE STRESS ECHOCARDIOGRAM
The patient was given dobutamine in steps up to 40 mcg/kg/min with atropine 0.5 mg. Heart rate rose from 66 to 141, which is 87% of target. Baseline images show normal contraction of all segments. At peak there is hypokinesis of the apex. No arrhythmia, no chest pain.
CONCLUSIONS: Positive for ischemia in the LAD territory.`,
  'mri pelvis endometriosis': `MRI Pelvis
Clinical details: dysmenorrhoea, dyspareunia, ?deep endometriosis
Sequences: T2 in three planes, T1 fat sat before and after gadolinium
Report: Retroverted uterus, junctional zone 14 mm with small cystic foci. Left ovary contains a 3.2 cm lesion of high T1 and low T2 signal (shading). Both ovaries tethered in the midline. Thickened uterosacral ligaments, 12 mm nodule on the anterior rectal wall. No hydronephrosis.
Conclusion: Adenomyosis. Left endometrioma, rectal nodule.
Reported by consultant radiologist`,
  'shoulder x-ray one line per item': `XR SHOULDER RT
Views: AP, axillary Y
Bones and joints normal. Calcific deposit adjacent to the greater tuberosity in keeping with calcific tendinopathy.
No fracture.`,
  'swallow study': `Modified barium swallow with speech pathology
Consistencies: thin, nectar, pudding. Penetration of thin liquid with delayed trigger, cleared by cough. No aspiration. Residue in the valleculae.
Impression: mild oropharyngeal dysphagia.`,
  'follicle tracking': `FOLLICULAR STUDY
Day 9   RO 11 mm, 9 mm   LO small   ET 6.2 mm
Day 11   RO 15 mm   LO -   ET 7.9 mm trilaminar
Day 13   RO 19 mm   ET 9.4 mm   
Day 15   ruptured, free fluid in POD
Sonologist`,
  muga: `MUGA scan: After labelling of red cells with 25 mCi technetium pertechnetate gated images were taken in three projections. The left ventricle is of normal size and contracts uniformly. Ejection fraction is 61%. Compared with the study before chemotherapy (64%) there is no significant change.`,
  'case letterless with mri history': `CC: Hearing loss and facial numbness, left.
HX: This 45 y/o RHM noted slowly worse hearing over two years, then numbness of the cheek. He denied headache.
EXAM: CN: absent left corneal, hearing reduced. Gait wide.
MRI BRAIN: 3.5 cm enhancing mass of the left cerebellopontine angle, brain stem displaced, fourth ventricle compressed.
COURSE: resection by way of the retrosigmoid approach.
radiology, mri brain, cerebellopontine angle, mass, hearing loss, enhancing`,
  'cardiac ct': `CORONARY CT ANGIOGRAPHY WITH CALCIUM SCORE
Technique: prospective gating, 70 cc of contrast, heart rate 58 after metoprolol.
Calcium score 12 (35th percentile). LM: normal. LAD: minimal calcified plaque, under 25%. LCX and RCA: no plaque.
Lungs and mediastinum in the field of view are normal.
Impression: CAD-RADS 1.`,
  'echo with measurements table': `TRANSTHORACIC ECHO
LVIDd 4.6 cm (3.8-5.2)   LVIDs 2.9 cm   IVS 0.9 cm (0.6-0.9)   LA 3.4 cm (2.7-3.8)   EF 63 %
E/A 1.2   E/e' 7   TAPSE 22 mm   RVSP 24 mmHg
Valves: thin mitral leaflets, trace regurgitation. Aortic valve trileaflet.
Summary: normal study.`,
  'cerebral angiogram': `PROCEDURE: Cerebral angiogram.
INDICATION: Subarachnoid hemorrhage.
After informed consent the patient was brought to the angiography suite and placed supine. Both groins were prepped and draped. The right common femoral artery was punctured with a micropuncture set and a 5 French sheath was placed. A catheter was advanced over a wire into both internal carotid arteries and the left vertebral artery, and runs in AP, lateral and oblique projections were obtained with injection of contrast by hand.
FINDINGS: Right internal carotid: a 5 mm aneurysm of the posterior communicating artery pointing laterally. Left internal carotid: normal filling of the anterior and middle cerebral branches. Vertebrobasilar system normal.
The sheath was removed and pressure held for twenty minutes. The patient tolerated the procedure well.
IMPRESSION: Right posterior communicating artery aneurysm.`,
  'ct guided biopsy': `CT-GUIDED BIOPSY OF A LUNG MASS
HISTORY: 70-year-old man with a right upper lobe mass.
PROCEDURE: The risks were explained and written consent obtained. With the patient prone, axial images of the chest were done to choose the entry. Skin was cleansed and lidocaine given. A 19 gauge introducer was advanced into the mass under CT guidance and four 20 gauge cores were taken. Images afterwards show a tiny pneumothorax.
IMPRESSION: Core biopsies of the right upper lobe mass. Chest film in two hours.`,
  'adenosine myoview': `INDICATION: Chest pain, abnormal resting EKG.
TECHNIQUE: Adenosine was infused at 140 mcg/kg/min over four minutes; Myoview 31.2 mCi was injected at two minutes. Resting images with 10.1 mCi.
The patient had flushing and mild dyspnea. Blood pressure went from 142/84 to 118/70. No ST change.
PERFUSION: homogeneous uptake at stress and rest. No reversible or fixed defect. WALL MOTION normal, LVEF 66%.
CONCLUSION: Normal study.cardiovascular / pulmonary, adenosine, myoview, perfusion, chest pain, ekg, lvef`,
  'transesophageal echo': `PROCEDURE PERFORMED: Transesophageal echocardiogram.
INDICATION: Stroke, rule out source of embolus.
The patient was sedated with midazolam and fentanyl and the probe was passed without difficulty.
FINDINGS: Left atrium and appendage are free of thrombus. Interatrial septum intact by color and by agitated saline. Mitral valve with mild regurgitation. Aortic valve trileaflet, no vegetation. Descending aorta with grade 2 plaque.
CONCLUSION: No source of embolus.`,
  'ob scan of twins': `EXAM: OB ultrasound, twins. HISTORY: 27-year-old gravida 2, size greater than dates.
Twin A is vertex, on the maternal left, with heart rate 148. BPD 7.1, HC 26.0, AC 24.4, FL 5.4 corresponding to 28 weeks 2 days, weight 1,180 g. Twin B is breech with heart rate 152, weight 1,120 g. There is a thin dividing membrane. Single fundal placenta. Fluid normal in both sacs.
IMPRESSION: Monochorionic diamniotic twins, concordant growth.`,
  'case of a hematoma with the scan as subject': `CC: Confusion.
HX: A 70 y/o RHF was found at home confused and had fallen the week before. She took aspirin. She denied headache.
PMH: CAD, HTN. MEDS: aspirin, atenolol. FHX: unremarkable. SHX: lives alone.
EXAM: BP 150/80, HR 70. MS: oriented to person. CN: intact. Motor: mild right drift. Sensory: unremarkable. Gait not tested.
COURSE: HCT showed a left subdural collection of mixed density with effacement of the sulci and 8 mm midline shift. She underwent burr hole drainage and went to rehabilitation.
radiology, ct scan of head, subdural, midline shift, confusion`,
  'bilateral hip films narrative': `Two views of both hips and an AP view of the pelvis demonstrate moderate narrowing of the right hip joint with osteophytes and subchondral sclerosis. The left hip is normal. Sacroiliac joints are unremarkable. Phleboliths in the pelvis.`,
  vcug: `VOIDING CYSTOURETHROGRAM
CLINICAL: three-year-old girl with two urinary infections.
A feeding tube was put into the bladder and dilute contrast run in by gravity. The bladder is smooth. On voiding there is reflux into the left collecting system without dilatation. Urethra normal. No residual.
IMPRESSION: Grade II reflux on the left.`,
  'case history filed under radiology': `CC: Pain in the neck and the left arm.
HX: This 51 y/o RHF noticed stiffness of the neck over six weeks, then tingling of the thumb. No trauma, no bladder trouble.
PMH: Hypothyroidism. SHX: Teacher, no tobacco.
EXAM: BP 122/78 HR 70 RR 14
CN: unremarkable.
MOTOR: 5/5 except left wrist extension 4+/5.
SENSORY: decreased pinprick over the left thumb.
COURSE: MRI C-spine showed a lateral disc herniation at C5-6 on the left. She wore a collar for three weeks and the arm improved.radiology, neck pain, stiffness, tingling, disc herniation, arm pain, mri c spine, collar, thumb`,
};
