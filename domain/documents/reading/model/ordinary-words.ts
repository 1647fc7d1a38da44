/**
 * Words that health documents print with a capital letter and that name nobody: headings, months, parts of the body,
 * kinds of documents. Folded. A run of capitalized words with one of these is no person's name, and one of these in a
 * file's name is not removed from the text.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `
a about above absent abdomen abdominal abnormal ac acid active acute additional adjacent administered admission admitted adnexa adnexal
adult advice advised after again age aged albumin alcohol alert all allergies allergy allergic along already also although am amount an
analysis anaemia and anemia angle ankle annual another anterior antibiotic antibody antigen any aorta aortic apparent appearance appears
appointment april area arm arteries artery as ascites aspect assessment associated asthma at atrial attention august available average axial
axilla back bacteria bacterial baseline because bed before begin being below benign better between bilateral bile bilirubin biopsy bladder bleeding
blood body bone bones both bowel brain breast breasts breath bronchial bulky but by calcification calcium calculi calculus cancer capsule
capsules carcinoma card cardiac cardiovascular care carotid case cat cell cells center centre central cervical cervix change changes chest
chief child cholesterol chronic city clear clinic clinical close coarse colon color colour comment comments common compared comparison
complaint complaints complete condition conclusion confirmed consent consistent consultation contact continue continued contour contrast
contraception control copy cord coronary cortex cough count course cream creatinine crohn ct current currently cyst cystic cysts daily data
date day days december decreased deep deficiency defect delivery demonstrates denies department depressive dermatology description details
diabetes diabetic diagnosed diagnoses diagnosis diagnostic diameter diastolic diet differential diffuse dilated discharge disc discharged disease disorder distal
doctor document documents does dorsal dose doses dosage drops drug due duct during early echo echogenicity edema effect effusion
ejection elevated eleven emergency endocrine endometrial endometrium enhancement enlarged entire enzyme episode erosion error esophagus estradiol
estrogen evaluation evidence evaluated every exam examination except exercise exposure extension extent external extremities extremity eye eyes face
failure fall family fasting fat fatigue fatty february female femoral femur ferritin fetal fetus few fever fibroid fibroids fibrosis field
file final finding findings first fluid fluids focal focus folic follicle follicles follow following followup food foot for fracture free
frequency friday from frontal function further gallbladder gastric gastrointestinal gauge general genital gestation gestational gland glands
glucose good grade gravid group growth gynaecological gynaecology gynecological gynecology had hand has have he head headache healing
health healthy heart height hemoglobin haemoglobin hemorrhage hepatic hepatitis her here hernia high hip his history hormone hormonal hospital
hour hours how human hydration hypertension hyperplasia hypothyroidism hysterectomy i if ii iii image images imaging immunization immunizations immune
implant impression improved in incidental incomplete increased index indeterminate indication indications infection inferior inflammation influenza information
initial injection injury inpatient instructions insulin intact intake interim internal interpretation interval into intravenous intramuscular iron irregular is
issue it iv january joint july june kidney kidneys knee known lab laboratory labs laceration large last late lateral left leg lesion lesions less letter
leukocyte levels level ligament likely limb limits lipid lipids liver lobe long low lower lumbar lung lungs lymph lymphocytes mach main maintain
major male mammogram mammography management many march margin margins marked marrow mass masses maternal may mean measurement measurements measures
measuring medial median medical medication medications medicine menopause menopausal menstrual menses metabolic method microscopic mid middle mild mildly minimal minor
mitral mobile moderate moderately monday month monthly months morning most motion mouth mr mri mucosa much multiple murmur muscle muscles myocardial
narrowing nasal nausea near neck needle negative nerve neural neurologic neurological neurology neuro neuropathy never new next night no nodal node nodes nodule nodules
non none nonspecific normal nose not note noted notes november now number nurse objective obstetric obstetrics obstruction occasional october of office old on
once one only open operation operative opinion oral order orthopedic osteoarthritis osteoporosis other our outpatient ovarian ovaries ovary over
overall oxygen page pages pain palpable pancreas panel pap parathyroid partial past pathology patient patients pelvic pelvis penicillin per percent pericardial period
peripheral physical physician plan plaque plasma platelet platelets please pleural pneumonia polyp portal positive possible post posterior postoperative potassium
pregnancy pregnant preliminary prenatal prescribed prescription present presents pressure previous primary prior probable problem problems procedure procedures profile
progesterone prolactin prominent prostate protein protocol proximal psychiatric pulmonary pulse quadrant quality quantity question radiograph radiographic radiology range rate ratio
reaction reading recent recently record records recovery rectal rectum red reference referral referred reflex region regular related remains removal renal repeat report reported
reports request respiratory response rest result results retina returns review reviewed rhythm rib right risk room root route routine rx sample saturday scan
scans scar screening second section sections sediment see seen sentinel september serum several severe sex shadow she short shoulder shows sign significant signs simple since
single sinus sinuses site size skin sleep slight slightly small smear smoking social sodium soft solid some specific specimen spinal spine
spleen sputum stable stage standard start started status stenosis steroid still stomach stone stones stool stop stress stroke structure structures studies study
subjective submitted suggest suggested suggests summary sunday superior supine supplement surgery surgical surgeon suspected suspicious swelling symptoms symmetric syndrome syrup system systemic systems
systolic tab tablet tablets take taken tear technique temperature tender tenderness tendon term test tests testing than that the then therapy there these they thin third this
thoracic three throat thrombosis through thursday thyroid tibia time timing tissue tissues to today tolerated tongue topical total tract trace transvaginal trauma treated treatment
trial tricuspid trimester tube tuesday tumor tumour twice two type ulcer ultrasound unchanged under unit units unremarkable until upper urgent urinary urine use used usual uterine uterus
vaccination vaccinations vaccine vaccines vagina vaginal value valve values varicose vascular vein veins venous ventral ventricle ventricular version very vertebra vertebral vessels view views viral
virus visible visit visualized vital vitals vitamin vitamins volume vomiting was water we wednesday week weekly weeks weight well were what when where which while white who with within without women
woman wound wrist x xray year years yearly yellow yes yesterday you zinc zone mg ml mcg iu kg cm mm
afebrile african american asian american caucasian european hispanic indian english german british
baker barrett bartholin cushing doppler epstein barr graves hashimoto hodgkin huntington kegel moderna pfizer pfizer novavax biontech johnson janssen sinovac astrazeneca covid sars
covishield covaxin comirnaty spikevax gardasil cervarix boostrix infanrix priorix varivax shingrix zostavax tdap mmr hpv dtap ipv bcg
coli aureus pylori albicans difficile vaginalis gonorrhoeae trachomatis staphylococcus streptococcus escherichia chlamydia candida
befund befunde beurteilung diagnose diagnosen anamnese therapie medikation empfehlung empfehlungen prozedere verlauf patientin labor laborwerte norm normbereich einheit wert
untersuchung untersuchungen entlassung aufnahme klinik krankenhaus praxis arztbrief brief bericht seite datum uhr tag tage woche wochen monat monate jahr jahre links rechts beide
uterus ovar ovarien leber niere nieren milz schilddruse brust herz lunge blut harn urin keine kein nicht ohne mit und oder der die das ein eine einer im am bei nach vor
january february march april june july august september october november december januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
north south east west saint national international university institute foundation trust council service services system centers association society united states kingdom
insurance invoice bill payment tax form account upload scan scanned photo image img document dokument doc pdf copy final kopie befundbericht report bloodwork blut mammographie
increase decrease reduce resume restart begin add switch refill taper titrate hold apply use monitor obtain schedule arrange encourage discuss discussed counsel counseled educate subdural hematoma antenatal booking bloods bld auto hct hgb serpl cholest trigl rubella varicella measles mumps tetanus diphtheria pertussis rotavirus meningococcal pneumococcal
nabothian graafian pfannenstiel gartner brenner krukenberg apgar braxton hicks lugol gram foley valsalva achilles schmorl modic sachs bankart segond gleason tanner adson trendelenburg spurling lachman romberg fowler bishop rhesus coombs pomeroy mirena kyleena essure filshie mullerian wolffian morison virchow hesselbach retzius glasgow likert bethesda hounsfield biophysical
alzheimer parkinson addison wilson sjogren raynaud bell paget meniere asherman murphy mcburney homan homans babinski tinel phalen gardner turner lynch marfan down foley papanicolaou skene douglas
my mine me own mum mom dad file new letter screenshot download attachment untitled page
`
    .trim()
    .split(/\s+/),
);
