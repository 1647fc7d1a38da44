import type { CategoryTerms } from '../category-terms.ts';

/** What a pharmacy is asked to give, written, printed or as the label on the box. */
export const PRESCRIPTION_TERMS: CategoryTerms = {
  titles: [
    [
      7,
      'prescription, new prescription, e prescription, electronic prescription, medication order, prescription label, prescription form, spectacle prescription, glasses prescription, eyeglass prescription, contact lens prescription, rx',
    ],
    [4, 'pharmacy, chemist, pharmacists, drugstore, dispensary, apothecary'],
    [
      2.5,
      'clinic, mbbs, m b b s, hospital, consultant, physician, gynaecologist, gynecologist, obstetrician, dr, md, dental, dental care, polyclinic, bds, specialist, opd, nursing home, family medicine',
    ],
  ],
  headings: [
    [
      6,
      `rx, sig, dispense, disp, refills, refill, dea, dea no, dea number, no refills, substitution permitted, dispense as written, rx number, rx no, prescription, prescription no, prescription number, prescribed medication, drug name, medicine name, treatment name, name of medicine, medicines, medicine, dispensed, sphere, cylinder, axis, base curve`,
    ],
    [
      3.5,
      'qty, quantity, reg no, regn no, registration no, registration number, license no, lic no, prescriber, prescribed by, dosage, dosage form, directions, strength, frequency, duration, advice, adv, pharmacist, days supply, date filled, expiry, signature of doctor, tab, cap, syp, inj, syr, tablet, capsule, drops, oint, r x',
    ],
    [1, 'medication, medications, diagnosis, dose, sign, signature, weight, npi, treatment, instructions'],
  ],
  words: [
    [
      6,
      'dispense as written, may substitute, substitution permitted, substitution permissible, generic substitution, do not substitute, product selection permitted, no substitution, voluntary formulary permitted, may not be refilled, rx only',
    ],
    [
      3.5,
      `take one tablet, take 1 tablet, take one capsule, take 1 capsule, take two tablets, take 2 tablets, take 1 tab, take 1 cap, take by mouth, tablet by mouth, capsule by mouth, tablets by mouth, one tablet by mouth, refills remaining, refill, refills, label with, discard after, tab, syp, syr, susp, after food, before food, after meals, before meals, after breakfast, empty stomach daily,
      1 0 1, 1 1 1, 0 0 1, 1 0 0, 0 1 0, 0 1 1, 1 1 0, 1 1 1 1, x 3 days, x 5 days, x 7 days, x 10 days, x 14 days, x 15 days, x 1 month, x 3d, x 5d, x 7d, for 3 days, 3 days, 5 days, 7 days, 10 days, m b b s, mbbs, d g o, dgo, dnb, mrcog, mrcgp, bams, bhms, mch, regn no, reg no, registration no, dea, sos, b d, t d s, tds, q i d, q 4 h, q 6 h, q 8 h, h s, o d, morning night, once a day after, sachet, lozenges, ointment, nasal spray, inhaler, pharmacist, mg tablet, mg tablets, mg capsule, mg tab, mg cap, mcg tablet`,
    ],
    [
      1.5,
      `not valid for medico legal, medico legal purpose, mon to sat, sunday closed, closed on sunday, timing, timings, child specialist, specialist, superspeciality, bds, mds, dch, regd no, ms ortho, frcs, mrcp, fellowship, chamber, visiting hours, consulting hours, mouthwash, morning, noon, evening, night, cap, inj, ml, drops, gel, lotion, syrup, suspension, tablet, tablets, capsule, capsules, once daily, twice daily, thrice daily, twice a day, three times a day, times a day, times daily, daily, at bedtime, at night, before bed, every morning, every evening, every 6 hours, every 8 hours, every 12 hours, as needed, prn, b i d, t i d, bid, tid, qid, qd, qhs, p o, po, by mouth, oral, apply, with food, pharmacy, quantity, qty, prescribed, medicine, medicines, physician, clinic, consultation hours, timings, ph no, dosage, signature`,
    ],
    [
      1.2,
      `amoxicillin, amoxycillin, clavulanate, augmentin, azithromycin, cefixime, cefuroxime, cephalexin, cefpodoxime, ciprofloxacin, levofloxacin, ofloxacin, doxycycline, metronidazole, nitrofurantoin, clindamycin, erythromycin, penicillin, paracetamol, acetaminophen, ibuprofen, diclofenac, aceclofenac, naproxen, tramadol, mefenamic, dolo, crocin, combiflam, calpol, aspirin,
      pantoprazole, omeprazole, rabeprazole, esomeprazole, ranitidine, famotidine, domperidone, ondansetron, pan d, metoclopramide, loperamide, lactulose, cetirizine, levocetirizine, montelukast, loratadine, fexofenadine, chlorpheniramine, ambroxol, dextromethorphan, salbutamol, albuterol, budesonide, prednisolone, prednisone, methylprednisolone, dexamethasone, betamethasone, hydrocortisone,
      metformin, glimepiride, insulin, levothyroxine, thyroxine, thyronorm, eltroxin, amlodipine, telmisartan, losartan, lisinopril, enalapril, atenolol, metoprolol, labetalol, nifedipine, methyldopa, atorvastatin, rosuvastatin, simvastatin, clopidogrel, furosemide, hydrochlorothiazide, spironolactone, sertraline, fluoxetine, escitalopram, amitriptyline, alprazolam, clonazepam, lorazepam, gabapentin, pregabalin,
      letrozole, clomiphene, progesterone, dydrogesterone, duphaston, norethisterone, medroxyprogesterone, estradiol, ethinylestradiol, levonorgestrel, drospirenone, norgestimate, cabergoline, bromocriptine, tranexamic acid, misoprostol, folic acid, ferrous sulfate, ferrous, iron, calcium, vitamin d3, cholecalciferol, shelcal, limcee, becosules, multivitamin, zinc, fluconazole, clotrimazole, miconazole, terconazole, acyclovir, valacyclovir, ivermectin, albendazole, tamoxifen, anastrozole, raloxifene, alendronate, oxytocin, enoxaparin, heparin`,
    ],
  ],
};
