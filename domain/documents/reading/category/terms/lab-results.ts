import type { CategoryTerms } from '../category-terms.ts';

/** Blood, urine, cultures, hormones, cytology, pathology, genetics. What its tables look like is read apart. */
export const LAB_TERMS: CategoryTerms = {
  titles: [
    [
      7,
      `laboratory report, lab report, laboratory results, lab results, laboratory test results, laboratory test report, test results, test report, laboratory data, laboratory findings, pathology report, surgical pathology report, cytology report, cytopathology report, gynecologic cytology, cervical cytology, histopathology report, histology report, blood test, blood tests, blood results, blood work, microbiology report, culture report, urine culture, semen analysis, genetic test report, carrier screening, prenatal screening, noninvasive prenatal testing, results summary, cumulative results, cumulative report, diagnostic laboratory, clinical laboratory, national reference laboratory, pathology laboratory, medical laboratory, department of pathology, department of laboratory medicine, laboratory, diagnostics, laboratories, final report, relevant diagnostic tests, diagnostic tests and or laboratory data, relevant diagnostic tests laboratory data`,
    ],
    [
      5,
      `complete blood count, cbc, full blood count, lipid panel, lipid profile, comprehensive metabolic panel, basic metabolic panel, metabolic panel, thyroid profile, thyroid function, thyroid panel, hormone profile, hormone panel, fertility panel, iron studies, iron profile, liver function test, kidney function test, renal function, renal profile, urinalysis, urine analysis, urine routine, glucose tolerance test, hba1c, haematology, hematology, biochemistry, clinical chemistry, chemistry, serology, immunology, microbiology, coagulation, antenatal bloods, antenatal booking bloods, booking bloods, antenatal profile, vitamin profile, coagulation profile, pap smear, pap test, thinprep, hpv test, pcos panel, menopause panel, sti screen, stool analysis, blood group, bloods, pathology, cytology, karyotype, panel, profile`,
    ],
    [3, 'results, result'],
  ],
  headings: [
    [
      5,
      `reference range, reference ranges, reference interval, reference intervals, reference, ref range, ref interval, ref ranges, bio ref interval, biological ref interval, biological reference interval, biological reference, normal range, normal values, relevant reference range, specimen, specimens, specimen type, specimen source, specimen adequacy, specimen received, specimen submitted, sample type, type of sample, sample collected, date collected, collection date, collected, collected on, collection time, resulted on, result value, result type, test name, test description, analyte, component, investigation, parameter, gross description, microscopic description, microscopic examination, susceptibility, organism, organism 1, culture, culture result, gram stain, general categorization, interpretation result, accession, accession no, accession number, lab no, lab number, lab id, sample id, antibiotic, antimicrobial, loinc, report status`,
    ],
    [
      2,
      'test, tests, result, results, value, values, unit, units, flag, flags, abnormal, range, reported, report date, received, method, methodology, observation, observations, ordering provider, ordering physician, ordered by, performing lab, data and description, low high, standard range, details, status, final diagnosis, diagnosis, comment, requested by',
    ],
  ],
  words: [
    [
      2,
      `reference range, reference interval, ref range, bio ref interval, normal range, out of range, ref by, collected, specimen, edta, serum plasma, fasting sample, electrical impedance, chemiluminescence, clia, immunoassay, spectrophotometry, photometry, flow cytometry, elisa, pcr, hplc, nephelometry, assay, limit of detection, non reactive, nonreactive, not detected, detected, no growth, cfu, colony forming units, susceptible, intermediate, resistant, sensitive, gram positive, gram negative, epithelial cells, pus cells, endocervical cells, transformation zone component, satisfactory for evaluation, negative for intraepithelial lesion, nilm, ascus, asc us, lsil, hsil, squamous cells, h e stain, hematoxylin, paraffin, cassette, microscopically, immunohistochemistry, benign endometrium, labeled with the patients name, received in formalin, formalin, histologic, pathologist, medical technologist, verified by, authorised by, approved by, laboratory director, lab director, results verified, clinical correlation of results, fetal fraction, aneuploidy, low risk, pathogenic variant, heterozygous, trisomy 21, fish analysis, microarray, ser plas, bld, bld auto, serpl, mcnc, ser qn, whole blood, sample hemolyzed, hemolyzed, lipemic`,
    ],
    [
      1,
      `hemoglobin, haemoglobin, hgb, hb, hematocrit, haematocrit, hct, rbc, wbc, white blood cells, red blood cells, platelet, platelets, platelet count, plt, mcv, mch, mchc, rdw, mpv, pcv, neutrophils, lymphocytes, monocytes, eosinophils, basophils, granulocytes, reticulocytes, esr, tlc, dlc, leukocytes, bands, sodium, potassium, chloride, bicarbonate, co2, total co2, urea, urea n, bun, blood urea nitrogen, creatinine, creatine, egfr, gfr, glucose, anion gap, calcium, phosphate, phosphorus, magnesium, albumin, globulin, total protein, tot prot, bilirubin, tot bili, alk phos, alkaline phosphatase, alp, alt, sgpt, ast, sgot, ggt, ldh, lipase, amylase, uric acid, cholesterol, cholest, triglycerides, trigl, hdl, ldl, vldl, hdlc, ldlc, non hdl, hba1c, hemoglobin a1c, glycated, tsh, free t4, ft4, free t3, ft3, t3, t4, tpo antibodies, thyroglobulin, fsh, lh, estradiol, oestradiol, progesterone, prolactin, amh, testosterone, free testosterone, shbg, dhea, dheas, dhea s, androstenedione, 17 oh progesterone, cortisol, acth, insulin, beta hcg, hcg, papp a, afp, inhibin, ferritin, iron, tibc, uibc, transferrin, transferrin saturation, vitamin d, vitamin b12, b12, folate, 25 oh vitamin d, zinc, crp, c reactive protein, hs crp, troponin, ck, ck mb, bnp, d dimer, inr, prothrombin time, aptt, ptt, fibrinogen, ca 125, cea, psa, rubella igg, toxoplasma, cmv igg, hbsag, hiv, hcv, anti hcv, vdrl, rpr, treponema, syphilis, chlamydia, gonorrhoeae, trichomonas, gbs, group b streptococcus, hsv, varicella igg, ana, rheumatoid factor, lupus anticoagulant, anticardiolipin, blood group, rh factor, rh type, antibody screen, coombs, specific gravity, urobilinogen, ketones, nitrite, leukocyte esterase, urine protein, occult blood, microalbumin, malb, casts, crystals, bacteria, yeast, sperm concentration, motility, morphology, volume, ph, lead level, bilirubin direct, igg, igm, iga, complement c3, immunoglobulin, differential, osmolality, lactate, ammonia, time span, serum, plasma, urine`,
    ],
  ],
};
