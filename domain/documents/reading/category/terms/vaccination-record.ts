import type { CategoryTerms } from '../category-terms.ts';

/** Immunization histories, cards and certificates; vaccine names after the CDC's CVX list and its table of abbreviations. */
export const VACCINATION_TERMS: CategoryTerms = {
  titles: [
    [
      8,
      `immunization record, immunisation record, vaccination record, vaccine record, immunization history, immunisation history, vaccination history, vaccine history, immunizations, immunisations, vaccinations, immunization, vaccination card, immunization card, vaccination certificate,
      vaccination record card, covid 19 vaccination record card, certificate of immunization, certificate of immunization status, certificate of vaccination, certificate for vaccination, international certificate of vaccination, international certificate of vaccination or prophylaxis, vaccine administration record, immunization status, immunization summary, immunization certificate, childhood immunization, shot record, immunization schedule, vaccines administered, digital covid certificate, immunization report, vaccine summary, vaccinations administered`,
    ],
    [4, 'vaccine, vaccines, vaccination, yellow fever, covid 19 vaccine'],
  ],
  headings: [
    [
      5,
      `vaccine, vaccines, vaccine name, vaccine group, vaccine type, vaccine code, vaccine manufacturer, immunization, immunizations, immunization name, immunization date, immunisation, vaccination, vaccination date, date of vaccination, cvx, cvx code, vis, vis given, vis date, vis pub, date vaccine given, date given, vaccinator, lot number, lot no, lot, product name manufacturer, healthcare professional or clinic site, 1st dose, 2nd dose, first dose, second dose, delivery status, dose number, dose series, next dose due, immunization status, trade name, date vis given`,
    ],
    [
      2.5,
      'date administered, administered on, administered, administration date, administered date, batch number, batch no, batch, manufacturer, mfg, mfg name, mfr, dose, doses, booster, site, route, site route, administered by, next due, date admin, group description, admin, given on, given at, due date, series, other',
    ],
  ],
  words: [
    [
      3,
      `vaccine, vaccines, vaccination, vaccinations, vaccinated, immunization, immunizations, immunisation, immunisations, immunized, toxoid, booster dose, dtap, dtp, tdap, dtwp, tetanus diphtheria, diphtheria tetanus, tetanus toxoid, pertussis, mmr, mmrv, measles, mumps, rubella virus, varicella, hpv9, hpv4, hpv2, 9vhpv, gardasil, cervarix, ipv, opv, poliovirus, polio, hib, haemophilus influenzae, rotavirus, rotateq, rotarix, pneumococcal, pneumococcal polysaccharide, pneumococcal conjugate, pcv13, pcv7, pcv15, pcv20, ppv23, ppsv23, prevnar, pneumovax, meningococcal, menactra, menveo, menb, bexsero, trumenba, mcv4, menacwy, influenza virus, influenza vaccine, influenza seasonal, influenza adult, seasonal influenza, flu vaccine, flu shot, fluzone, flulaval, fluarix, flumist, fluvirin, afluria, flucelvax, fluad, h1n1, novel influenza, hepatitis a vaccine, hep a, hep b, hepb, hepa, hepatitis b adult, hepatitis b pediatric, hepatitis a adult, engerix, recombivax, havrix, vaqta, twinrix, heplisav, zoster, zostavax, shingrix, yellow fever, typhoid, vi capsular, japanese encephalitis, rabies, bcg, tuberculin ppd, cholera, boostrix, adacel, pentacel, pediarix, kinrix, infanrix, daptacel, proquad, varivax, m m r ii, ipol, acthib, pedvaxhib, abrysvo, arexvy, rsv vaccine, comirnaty, spikevax, covid 19 vaccine, sars cov 2 vaccine, pfizer biontech, pfizer, moderna, janssen, johnson johnson, astrazeneca, novavax, sputnik, covishield, covaxin, mrna, sanofi pasteur, glaxosmithkline, smithkline, merck, wyeth, medimmune, acambis, novartis vaccines, seqirus, bharat biotech, serum institute, biken, td adult, td preservative free`,
    ],
    [
      1.2,
      `dose, doses, 1st dose, 2nd dose, 3rd dose, booster, lot, lot number, intramuscular, im injection, subcutaneous, subcutaneously, intranasal, intradermal, left deltoid, right deltoid, deltoid, left arm, right arm, left thigh, right thigh, thigh, gluteous medius, vastus lateralis, left upper arm, iis record number, iis, cvx, vis, administered on, manufacturer, influenza, hepatitis b, hepatitis a, tetanus, diphtheria, herpes zoster, rubella, health department, registry, completed, refused, contraindicated, given, cdc, covid 19`,
    ],
  ],
};
