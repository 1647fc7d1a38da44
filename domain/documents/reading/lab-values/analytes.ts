import type { UnitKind } from './printed-unit.ts';

/** What the code of an analyte depends on: the kind of its unit, `none` where it has none (a ratio, a word). */
export type CodedBy = UnitKind | 'none';

/**
 * Something a laboratory measures. `names` are written as findAnalyte compares them: lower case, parted by `|`, in any
 * order of words. A code stands here only where name and unit leave one: no method, no specimen has to be guessed. Counts of
 * the blood have the codes without a method, because reports do not say how was counted.
 *
 * LOINC is copyright Regenstrief Institute, Inc.: see docs/algorithms/document-reading.md, "Lab values".
 */
export interface Analyte {
  names: string;
  codes: Partial<Record<CodedBy, string>>;
  /** Its results are words, grades or titers, not numbers. */
  isQualitative?: true;
  /** Its results are numbers from–to, as counted under a microscope. */
  isCounted?: true;
}

/** Reproductive health first. */
export const ANALYTES: readonly Analyte[] = [
  // Hormones
  { names: 'fsh|follicle stimulating hormone|follitropin', codes: { units: '15067-2' } },
  { names: 'lh|luteinizing hormone|luteinising hormone|lutropin', codes: { units: '10501-5' } },
  {
    names: 'estradiol|e2|estradiol e2|17 beta estradiol|estradiol 17 beta',
    codes: { mass: '2243-4', moles: '14715-7' },
  },
  { names: 'progesterone|p4', codes: { mass: '2839-9', moles: '14890-8' } },
  {
    names: '17 hydroxyprogesterone|17 oh progesterone|17 ohp|17ohp',
    codes: { mass: '1668-3' },
  },
  {
    names:
      'amh|anti mullerian hormone|antimullerian hormone|anti muellerian hormone|mullerian inhibiting substance',
    codes: { mass: '38476-8' },
  },
  { names: 'inhibin b', codes: {} },
  { names: 'prolactin|prl', codes: { mass: '2842-3', units: '15081-3' } },
  { names: 'testosterone|testosterone total', codes: { mass: '2986-8', moles: '14913-8' } },
  { names: 'testosterone free', codes: { mass: '2991-8' } },
  { names: 'free androgen index|fai', codes: {} },
  { names: 'shbg|sex hormone binding globulin', codes: { mass: '2942-1', moles: '13967-5' } },
  {
    names:
      'dheas|dheas sulphate|dehydroepiandrosterone sulfate|dehydroepiandrosterone sulphate|dhea sulfate|dhea sulphate',
    codes: { mass: '2191-5', moles: '14688-6' },
  },
  { names: 'dhea|dehydroepiandrosterone', codes: { mass: '2193-1' } },
  { names: 'androstenedione', codes: { mass: '1854-9' } },
  {
    names: 'hcg|hcg total|human chorionic gonadotropin|choriogonadotropin|pregnancy hcg',
    codes: { units: '19080-1' },
  },
  {
    names: 'beta hcg|hcg beta|b hcg|bhcg|beta hcg total|beta human chorionic gonadotropin|hcg beta subunit',
    codes: { units: '21198-7' },
  },
  { names: 'pregnancy|pregnancy urine|hcg urine|urine pregnancy', codes: {}, isQualitative: true },
  { names: 'papp a|pappa|pregnancy associated plasma protein a', codes: {} },
  { names: 'plgf|placental growth factor', codes: {} },
  { names: 'sflt 1|sflt1', codes: {} },
  { names: 'sflt 1 plgf ratio|sflt1 plgf ratio', codes: {} },
  { names: 'cortisol|cortisol am|cortisol morning', codes: {} },
  { names: 'acth|adrenocorticotropic hormone', codes: {} },
  { names: 'igf 1|igf1|somatomedin c', codes: {} },
  { names: 'growth hormone|hgh|gh', codes: {} },
  // Thyroid
  {
    names:
      'tsh|thyroid stimulating hormone|thyrotropin|tsh ultrasensitive|tsh ultra sensitive|tsh 3rd generation',
    codes: { units: '3016-3' },
  },
  {
    names: 'ft4|t4 free|free thyroxine|thyroxine free|free thyroxine t4|free thyroxine ft4',
    codes: { mass: '3024-7', moles: '14920-3' },
  },
  {
    names: 'ft3|t3 free|free triiodothyronine|triiodothyronine free|free triiodothyronine t3',
    codes: { mass: '3051-0', moles: '14928-6' },
  },
  {
    names: 't4|t4 total|thyroxine|thyroxine total|total thyroxine t4|thyroxine t4',
    codes: { mass: '3026-2', moles: '14921-1' },
  },
  {
    names:
      't3|t3 total|triiodothyronine|triiodothyronine total|total triiodothyronine t3|triiodothyronine t3',
    codes: { mass: '3053-6', moles: '14930-2' },
  },
  {
    names:
      'anti tpo|tpo antibody|tpo ab|tpo|anti tpo antibody|anti thyroid peroxidase|thyroid peroxidase antibody|anti thyroid peroxidase antibody|thyroperoxidase ab|thyroid peroxidase ab',
    codes: { units: '8099-4' },
  },
  {
    names:
      'anti tg|thyroglobulin antibody|anti thyroglobulin|anti thyroglobulin antibody|thyroglobulin ab|tgab',
    codes: { units: '8098-6' },
  },
  { names: 'thyroglobulin', codes: { mass: '3013-0' } },
  { names: 'trab|tsh receptor antibody|tsh receptor ab', codes: {} },
  // Iron and vitamins
  { names: 'ferritin', codes: { mass: '2276-4' } },
  { names: 'iron|fe', codes: { mass: '2498-4', moles: '14798-3' } },
  {
    names: 'tibc|total iron binding capacity|iron binding capacity|iron binding capacity total',
    codes: { mass: '2500-7', moles: '14800-7' },
  },
  { names: 'uibc|unsaturated iron binding capacity', codes: {} },
  { names: 'transferrin', codes: { mass: '3034-6' } },
  {
    names: 'transferrin saturation|iron saturation|tsat|saturation iron|saturation|transferrin sat',
    codes: { percent: '2502-3' },
  },
  {
    names:
      'vitamin d|vitamin d total|25oh vitamin d|vitamin d 25 hydroxy|25 hydroxy vitamin d|25 hydroxyvitamin d|25ohd|vit d|25oh d|vitamin d3|25oh vitamin d3|25 hydroxy vitamin d3|calcidiol',
    codes: {},
  },
  {
    names:
      '25oh vitamin d total|25 hydroxy vitamin d total|vitamin d 25 hydroxy total|25 hydroxyvitamin d total',
    codes: { mass: '62292-8' },
  },
  {
    names:
      'vitamin b12|b12|cobalamin|vitamin b12 cobalamin|vitamin b12 cyanocobalamin|cyanocobalamin|vit b12',
    codes: { mass: '2132-9', moles: '14685-2' },
  },
  { names: 'b12 active|holotranscobalamin|active vitamin b12', codes: {} },
  { names: 'folate|folic acid|vitamin b9|folate folic acid', codes: { mass: '2284-8', moles: '14732-2' } },
  { names: 'homocysteine', codes: {} },
  { names: 'zinc|zn', codes: {} },
  { names: 'copper', codes: {} },
  { names: 'vitamin a|retinol', codes: {} },
  { names: 'vitamin e', codes: {} },
  { names: 'vitamin b6', codes: {} },
  { names: 'vitamin b1', codes: {} },
  { names: 'vitamin c', codes: {} },
  // Sugar
  {
    names:
      'hba1c|a1c|hemoglobin a1c|glycated hemoglobin|glycosylated hemoglobin|hemoglobin a1c hba1c|hba1c glycated hemoglobin|glycohemoglobin|hgb a1c',
    codes: { percent: '4548-4', permille: '59261-8' },
  },
  {
    names:
      'estimated average glucose|eag|average glucose|mean glucose|estimated average glucose eag|mean plasma glucose',
    codes: {},
  },
  {
    names: 'glucose|sugar|glu|glucose random|random glucose|sugar random|rbs|grbs',
    codes: { mass: '2345-7', moles: '14749-6' },
  },
  {
    names:
      'glucose fasting|fasting sugar|fbs|fbg|fpg|fasting glucose|fasting blood sugar fbs|glucose f|glucose fasting f',
    codes: { mass: '1558-6', moles: '14771-0' },
  },
  {
    names:
      'glucose pp|glucose postprandial|ppbs|glucose 2h|glucose 1h|glucose 2 hour|glucose 1 hour|glucose 2 hr|glucose 1 hr|glucose 2h ogtt|glucose 1h ogtt|glucose post prandial|ogtt 1 h|ogtt 2 h|ogtt 1h|ogtt 2h|1 hour glucose|2 hour glucose|50g glucose challenge|glucose challenge|ogtt 0 h|ogtt fasting|glucose 0 h|glucose 2 h|glucose 1 h',
    codes: {},
  },
  { names: 'insulin', codes: { units: '20448-7' } },
  { names: 'insulin fasting|fasting insulin', codes: {} },
  { names: 'homa ir|homa', codes: {} },
  { names: 'c peptide', codes: { mass: '1986-9' } },
  { names: 'fructosamine', codes: {} },
  // Blood count
  { names: 'hemoglobin|hb|hgb|hemoglobin hb|hemoglobin hgb', codes: { mass: '718-7' } },
  {
    names: 'hematocrit|hct|pcv|packed cell volume|hematocrit pcv|hematocrit hct|packed cell volume pcv',
    codes: { percent: '20570-8' },
  },
  {
    names:
      'wbc|white blood cell|white cell|leukocyte|total leukocyte|tlc|wbc total|total wbc|white cell total|leukocyte total|leukocyte wbc|white blood cell wbc|total leukocyte tlc|leukocyte total tlc|total white cell|twbc',
    codes: { count: '26464-8' },
  },
  {
    names: 'rbc|red blood cell|red cell|erythrocyte|total rbc|rbc total|erythrocyte rbc|red blood cell rbc',
    codes: { count: '26453-1' },
    isCounted: true,
  },
  { names: 'mcv|mean corpuscular volume|mean cell volume', codes: { femtolitre: '30428-7' } },
  { names: 'mch|mean corpuscular hemoglobin|mean cell hemoglobin', codes: { picogram: '28539-5' } },
  {
    names:
      'mchc|mean corpuscular hemoglobin concentration|mean cell hemoglobin concentration|mean corpuscular hb concentration|mean corpuscular hb conc',
    codes: { mass: '28540-3' },
  },
  {
    names:
      'rdw|rdw cv|red cell distribution width|red cell distribution width rdw|red cell distribution width cv|rdw cv rdw',
    codes: { percent: '30385-9' },
  },
  { names: 'rdw sd|red cell distribution width sd', codes: { femtolitre: '30384-2' } },
  { names: 'platelet|plt|thrombocyte|platelet plt|thrombocyte platelet', codes: { count: '26515-7' } },
  { names: 'mpv|mean platelet volume', codes: { femtolitre: '28542-9' } },
  {
    names: 'pdw|platelet distribution width|pct|plateletcrit|p lcr|plcr|nlr|neutrophil lymphocyte ratio',
    codes: {},
  },
  {
    names: 'neutrophil|neut|neu|anc',
    codes: { percent: '26511-6', count: '26499-4' },
  },
  {
    names: 'segmented neutrophil|seg|segmented neutrophil seg|neutrophil seg|polymorph|granulocyte',
    codes: {},
  },
  { names: 'lymphocyte|lymph|lym|lympho|alc', codes: { percent: '26478-8', count: '26474-7' } },
  { names: 'monocyte|mono|mon|amc', codes: { percent: '26485-3', count: '26484-6' } },
  { names: 'eosinophil|eos|eo|aec', codes: { percent: '26450-7', count: '26449-9' } },
  { names: 'basophil|baso|bas', codes: { percent: '30180-4', count: '26444-0' } },
  {
    names:
      'band|band neutrophil|immature granulocyte|ig|blast|metamyelocyte|myelocyte|promyelocyte|nrbc|nucleated rbc|atypical lymphocyte',
    codes: {},
  },
  { names: 'reticulocyte|retic', codes: {} },
  {
    names:
      'esr|erythrocyte sedimentation rate|sedimentation rate|erythrocyte sedimentation rate esr|sed rate',
    codes: { perHour: '30341-2' },
  },
  {
    names:
      'hemoglobin a|hba|hemoglobin a2|hba2|hb a2|hemoglobin f|hbf|fetal hemoglobin|hb f|hb a|hb s|hemoglobin s|hb e',
    codes: {},
  },
  // Liver, proteins, enzymes
  {
    names:
      'alt|sgpt|alt sgpt|alt gpt|alanine aminotransferase|alanine transaminase|gpt|alanine aminotransferase alt|sgpt alt',
    codes: { units: '1742-6' },
  },
  {
    names:
      'ast|sgot|ast sgot|ast got|aspartate aminotransferase|aspartate transaminase|got|aspartate aminotransferase ast|sgot ast',
    codes: { units: '1920-8' },
  },
  {
    names: 'alp|alkaline phosphatase|alk phos|alkp|alkaline phosphatase alp|alk phosphatase',
    codes: { units: '6768-6' },
  },
  {
    names:
      'ggt|ggtp|gamma gt|gamma glutamyl transferase|gamma glutamyl transpeptidase|gamma glutamyltransferase|gammagt',
    codes: { units: '2324-2' },
  },
  {
    names: 'bilirubin|bilirubin total|tot bili|total bili|t bil|tbil|t bilirubin|bili total',
    codes: { mass: '1975-2', moles: '14631-6' },
  },
  {
    names:
      'bilirubin direct|bilirubin conjugated|direct bili|d bil|dbil|d bilirubin|bilirubin direct conjugated',
    codes: { mass: '1968-7', moles: '14629-0' },
  },
  {
    names: 'bilirubin indirect|bilirubin unconjugated|indirect bili|i bilirubin',
    codes: { mass: '1971-1' },
  },
  { names: 'protein total|tot prot|total prot|tp|protein', codes: { mass: '2885-2' } },
  { names: 'albumin|alb', codes: { mass: '1751-7' } },
  { names: 'globulin|glob', codes: {} },
  { names: 'a g ratio|albumin globulin ratio|ag ratio', codes: {} },
  { names: 'ldh|lactate dehydrogenase', codes: {} },
  { names: 'ck|cpk|creatine kinase|creatine phosphokinase', codes: { units: '2157-6' } },
  {
    names:
      'ck mb|troponin t|troponin i|troponin|hs troponin|high sensitivity troponin i|bnp|nt probnp|myoglobin',
    codes: {},
  },
  { names: 'amylase', codes: { units: '1798-8' } },
  { names: 'lipase', codes: {} },
  { names: 'bile acid|bile acid total|total bile acid', codes: {} },
  { names: 'ammonia|lactate|lactic acid|haptoglobin|ceruloplasmin|prealbumin', codes: {} },
  // Kidney, salts
  { names: 'creatinine|creat|creatine|cre', codes: { mass: '2160-0', moles: '14682-9' } },
  { names: 'urea nitrogen|bun|urea n|blood urea nitrogen bun', codes: { mass: '3094-0', moles: '14937-7' } },
  { names: 'urea', codes: { mass: '3091-6', moles: '22664-7' } },
  {
    names:
      'bun creatinine ratio|urea creatinine ratio|bun crea ratio|bun creat ratio|urea nitrogen creatinine ratio',
    codes: {},
  },
  { names: 'uric acid|urate', codes: { mass: '3084-1', moles: '14933-6' } },
  {
    names:
      'egfr|gfr|gfr estimated|estimated gfr|estimated glomerular filtration rate|egfr ckd epi|glomerular filtration rate|gfr non african american|gfr african american|egfr non african american|egfr african american|cystatin c',
    codes: {},
  },
  { names: 'sodium|na|natrium', codes: { moles: '2951-2', equivalents: '2951-2' } },
  { names: 'potassium|k|kalium', codes: { moles: '2823-3', equivalents: '2823-3' } },
  { names: 'chloride|cl', codes: { moles: '2075-0', equivalents: '2075-0' } },
  {
    names: 'co2|total co2|carbon dioxide|co2 total|tco2|carbon dioxide total',
    codes: { moles: '2028-9', equivalents: '2028-9' },
  },
  { names: 'bicarbonate|hco3|vhco3', codes: {} },
  { names: 'anion gap', codes: {} },
  { names: 'calcium|ca|calcium total', codes: { mass: '17861-6', moles: '2000-8' } },
  {
    names:
      'calcium ionized|calcium ionised|ionized calcium|calcium corrected|corrected calcium|calcium adjusted|ica',
    codes: {},
  },
  { names: 'magnesium|mg', codes: { mass: '19123-9', moles: '2601-3' } },
  {
    names:
      'phosphate|phosphorus|phosphorous|phos|inorganic phosphorus|phosphorus inorganic|phosphate inorganic|po4',
    codes: { mass: '2777-1', moles: '14879-1' },
  },
  {
    names: 'pth|parathyroid hormone',
    codes: {},
  },
  {
    names: 'intact pth|pth intact|parathyroid hormone intact',
    codes: { mass: '2731-8' },
  },
  { names: 'osmolality|ph|pco2|po2|base excess|oxygen saturation|o2 saturation', codes: {} },
  // Lipids
  {
    names: 'cholesterol|cholesterol total|total chol|chol|tc|cholest',
    codes: { mass: '2093-3', moles: '14647-2' },
  },
  {
    names:
      'hdl|hdl cholesterol|hdl c|hdlc|hdl chol|cholesterol hdl direct|hdl cholesterol direct|high density lipoprotein|high density lipoprotein cholesterol|high density lipoprotein hdl',
    codes: { mass: '2085-9', moles: '14646-4' },
  },
  {
    names:
      'ldl|ldl cholesterol|ldl c|ldlc|ldl chol|low density lipoprotein|low density lipoprotein cholesterol|low density lipoprotein ldl',
    codes: { mass: '2089-1', moles: '22748-8' },
  },
  { names: 'ldl cholesterol direct|ldl direct|direct ldl', codes: {} },
  { names: 'vldl|vldl cholesterol|vldl c|vldl chol|preb lp', codes: { mass: '2091-7' } },
  { names: 'triglyceride|tg|trig|trigl|tgl', codes: { mass: '2571-8', moles: '14927-8' } },
  { names: 'nonhdl|nonhdl cholesterol|nonhdl c|nonhdl chol', codes: { mass: '43396-1' } },
  {
    names:
      'chol hdl ratio|cholesterol hdl ratio|tc hdl ratio|total cholesterol hdl ratio|ldl hdl ratio|tg hdl ratio|cholesterol hdl c ratio|chol hdlc ratio',
    codes: {},
  },
  { names: 'apolipoprotein b|apo b|apolipoprotein a1|apo a1|lipoprotein a|lp a|apolipoprotein a', codes: {} },
  // Clotting, inflammation
  { names: 'pt|prothrombin time|prothrombin time pt', codes: { seconds: '5902-2' } },
  {
    names: 'inr|pt inr|prothrombin time inr|international normalized ratio',
    codes: { none: '6301-6', ratio: '6301-6' },
  },
  {
    names:
      'aptt|ptt|activated partial thromboplastin time|partial thromboplastin time|activated partial thromboplastin time aptt',
    codes: {},
  },
  {
    names:
      'thrombin time|bleeding time|clotting time|protein c|protein s|antithrombin|antithrombin iii|factor viii|lupus anticoagulant|anticardiolipin igg|anticardiolipin igm|anti cardiolipin antibody igg|anti cardiolipin antibody igm|beta 2 glycoprotein|factor v leiden',
    codes: {},
  },
  { names: 'fibrinogen', codes: {} },
  { names: 'd dimer|ddimer', codes: {} },
  { names: 'crp|c reactive protein|c reactive protein crp', codes: { mass: '1988-5' } },
  {
    names:
      'hs crp|hscrp|crp high sensitivity|high sensitivity c reactive protein|high sensitivity crp|crp high sens|c reactive protein high sensitivity|crp hs|cardiac crp',
    codes: { mass: '30522-7' },
  },
  { names: 'procalcitonin|interleukin 6|il 6', codes: {} },
  // Tumour markers
  { names: 'ca125|cancer antigen 125|ca125 ii', codes: { units: '10334-1' } },
  { names: 'afp|alpha fetoprotein|alpha 1 fetoprotein', codes: {} },
  {
    names:
      'he4|human epididymis protein 4|roma|roma index|ca 19 9|ca19 9|ca 15 3|ca15 3|cea|carcinoembryonic antigen|psa|psa total|scc antigen',
    codes: {},
  },
  // Infections and immunity
  {
    names: 'rubella igg|rubella antibody igg|rubella igg antibody|rubella virus igg|rubella igg ab',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'rubella igm|rubella|rubella immune status|toxoplasma igg|toxoplasma igm|toxo igg|toxo igm|toxoplasmosis igg|toxoplasmosis igm|toxoplasma gondii igg|toxoplasma gondii igm|cmv igg|cmv igm|cytomegalovirus igg|cytomegalovirus igm|hsv 1 igg|hsv 2 igg|hsv igg|hsv igm|varicella igg|varicella zoster igg|vzv igg|parvovirus b19 igg|parvovirus b19 igm|measles igg|mumps igg|ebv igg|ebv igm',
    codes: {},
    isQualitative: true,
  },
  {
    names: 'hbsag|hepatitis b surface antigen|hbs ag|hepatitis b surface antigen hbsag|hbs antigen',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'anti hbs|hbsab|hepatitis b surface antibody|hbs antibody|anti hbc|hepatitis b core antibody|hbeag|anti hbe|hbv dna|hcv rna|hepatitis a igm|hepatitis a igg|hav igm|hav igg|hepatitis b',
    codes: {},
    isQualitative: true,
  },
  {
    names: 'anti hcv|hcv|hcv antibody|hepatitis c antibody|hcv ab|hepatitis c virus antibody|hepatitis c',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'hiv|hiv 1 2|hiv 1 2 antibody|hiv i ii|hiv antibody|hiv ag ab|hiv 1 2 ag ab|hiv ab|hiv screen|hiv combo|hiv 1 and 2|hiv i and ii|hiv 1 2 ab ag|hiv p24',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'vdrl|rpr|syphilis|tpha|tppa|treponema pallidum|treponema pallidum antibody|fta abs|syphilis antibody|syphilis serology|syphilis tp|syphilis screen',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'chlamydia|chlamydia trachomatis|chlamydia trachomatis dna|chlamydia trachomatis pcr|chlamydia pcr|gonorrhea|gonorrhoea|neisseria gonorrhoeae|neisseria gonorrhea|neisseria gonorrheae|neisseria gonorrheae pcr|trichomonas|trichomonas vaginalis|mycoplasma genitalium|ureaplasma|group b streptococcus|gbs|gb streptococcus|gardnerella vaginalis|candida|candida albicans|bacterial vaginosi|sars cov 2|covid 19|influenza a|influenza b|malaria|malaria parasite|dengue ns1|dengue igg|dengue igm|widal|helicobacter pylori|h pylori',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'hpv|hpv dna|hpv high risk|high risk hpv|hpv 16|hpv 18|hpv 16 18|hpv mrna|hpv other|hpv other high risk|hpv genotype 16|hpv genotype 18',
    codes: {},
    isQualitative: true,
  },
  { names: 'pap|pap smear|cervical cytology|thinprep pap|cytology', codes: {}, isQualitative: true },
  {
    names:
      'ana|antinuclear antibody|anti nuclear antibody|anti dsdna|ds dna antibody|rheumatoid factor|rf|ra factor|anti ccp|aso|aso titer|coombs|direct coombs|indirect coombs|antibody screen|dat|ena',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'ttg iga|tissue transglutaminase iga|immunoglobulin a|immunoglobulin g|immunoglobulin m|immunoglobulin e|iga|igg|igm|ige|ige total|total ige|complement c3|complement c4',
    codes: {},
  },
  {
    names:
      'blood group|abo|abo group|group|abo blood group|blood type|blood group abo|abo grouping|blood grouping|type',
    codes: {},
    isQualitative: true,
  },
  {
    names: 'rh|rh factor|rh type|rhesu|rhesu factor|rh d|rhd|rh typing|rh d type|d antigen',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'abo rh|blood group rh|blood group and rh|abo and rh|abo rh type|blood group rh type|blood group and rh type|blood group rh factor',
    codes: {},
    isQualitative: true,
  },
  // Urine
  {
    names:
      'color|colour|appearance|clarity|turbidity|transparency|color urine|appearance urine|odour|odor|reaction',
    codes: {},
    isQualitative: true,
  },
  { names: 'specific gravity|sp gravity|specific gravity urine|ph urine|urine ph|sg', codes: {} },
  {
    names:
      'leukocyte esterase|nitrite|nitrite urine|ketone|ketone body|ketone urine|urobilinogen|urobilinogen urine|occult blood|blood|blood urine|bile salt|bile pigment|protein urine|glucose urine|sugar urine|bilirubin urine|leukocyte urine|albumin urine|urine protein|urine glucose|urine sugar|urine ketone|urine blood',
    codes: {},
    isQualitative: true,
  },
  {
    names:
      'epithelial cell|squamous epithelial cell|pus cell|pus cell wbc|cast|crystal|bacteria|yeast|yeast cell|mucu|mucus|mucous thread|hyaline cast|granular cast|rbc urine|wbc urine|epithelial|calcium oxalate crystal|amorphous|parasite|spermatozoa|squamous cell|amorphous phosphate|renal epithelial cell',
    codes: {},
    isQualitative: true,
    isCounted: true,
  },
  {
    names:
      'microalbumin|malb|malb cr|microalbumin creatinine ratio|albumin creatinine ratio|acr|uacr|urine creatinine|creatinine urine|microalbumin urine|urine microalbumin|protein creatinine ratio|pcr urine|urine protein creatinine ratio|24 hour urine protein',
    codes: {},
  },
];
