/** What stands where a test's name stands and is none: who, when, where, how much it costs, for whom a range holds. */

const HEADER_BLOCK =
  /^(?:patient|name|surname|first name|last name|age|sex|gender|d\.?o\.?b\.?|date|birth|born|sample|specimen|lab(?:oratory)? ?(?:no|id|ref|number|code)|barcode|phone|tel|telephone|mobile|fax|e-?mail|web|www|http|page|collected|collection|received|registered|reported|report|printed|released|approved|authori[sz]ed|verified|signed|ordered|order|request|requested|referr|ref\.? ?(?:by|dr|doctor|no)|doctor|dr\b|physician|consultant|provider|address|street|road|suite|room|floor|ward|bed|zip|postal|city|state|mrn|uhid|nhs|ssn|id\b|accession|visit|episode|encounter|account|a\/c|bill|invoice|receipt|amount|total (?:amount|due|price)|subtotal|sub-total|vat|tax|gst|price|qty|quantity|discount|balance|paid|payment|insurance|policy|claim|member|group (?:no|number)|copay|deductible|lot\b|dose|dosage|batch|expir|exp\b|manufactur|mfg|route|site|vaccine|tab\b|tablet|cap\b|capsule|syp|syrup|inj|injection|take\b|sig\b|refill|dispense|weight|height|bmi|body mass|bp\b|blood pressure|pulse|heart rate|temp|temperature|resp|respirat|spo2|o2 sat|oxygen sat|lmp|edd|gestation|gravida|para\b|week|day|month|year|time|turnaround|version|rev\b|copyright|licen[sc]e|clia (?:no|id|#)|nabl|cap (?:no|#|id)|iso\b|accredit|end of|continued|see |note|comment|interpretation|remark|disclaimer|method\b|instrument|analy[sz]er|department|section|diagnosis|icd|cpt|loinc|code|volume|container|tube|fasting\b(?! (?:glucose|blood|plasma|sugar|insulin|lipid))|ejection|lvef|ef\b|diameter|thickness|length|width|size|measur|figure|fig\b|table|version|serial|status|priority|location|hospital|clinic|department|tel\.|cell|mob|po box|box|unit no|apt|number|no\.|nr\.|ref$|result|value|units?|flag|previous)\b/i;

const RANGE_LEGEND =
  /^(?:normal|low|high|very (?:low|high)|abnormal|borderline|optimal|near optimal|above optimal|desirable|ideal|target|goal|deficien|insufficien|sufficien|toxic|potential|intoxication|adequate|inadequate|prediabet|pre-diabet|diabet|non-?diabet|impaired|at risk|risk|low risk|high risk|average risk|moderate|mild|severe|extreme|critical|panic|elevated|increased|decreased|reduced|reference|ref\b|range|expected|male|female|men|women|man|woman|boy|girl|adult|child|children|infant|newborn|neonat|paediatric|pediatric|elderly|follicular|ovulat|luteal|mid-?cycle|mid cycle|post-?menopaus|pre-?menopaus|peri-?menopaus|menopaus|menarche|pregnan(?:t|cy\s*[:(]?\s*(?:first|second|third|\d|week))|non-?pregnant|first trimester|second trimester|third trimester|1st trimester|2nd trimester|3rd trimester|trimester|weeks?|days?|months?|years?|up to|less than|greater than|more than|below|above|between|over|under|negative|positive|non-?reactive|reactive|equivocal|grey zone|gray zone|indeterminate|immune|non-?immune|poor|fair|good|excellent|stage|grade|category|class|tanner|cord blood|therapeutic|trough|peak|smoker|non-?smoker|if\b|when\b|in case|values?|according|source|guideline|criteria|cut-?off|limit of|sensitivity|specificity|day \d|week \d)\b/i;

const SENTENCE =
  /\b(?:is|are|was|were|be|been|has|have|had|should|may|must|can|will|would|shows?|showed|revealed?|denies|patient|she|he|her|his|your|you|please|recommended|recommend|suggest\w*|indicate\w*|associated|considered|according|who|which|that|than|because|due to|after|before|followed|daily|tablet|tablets|capsule|mg|mcg|weeks? ago|ago|history|years? old|year-old)\b/i;

/** True for what cannot be the name of a test, known ones aside. */
export function isRefusedName(name: string): boolean {
  const bare = name.trim();
  if (bare.length < 2 || bare.length > 90) return true;
  if (!/\p{L}{2}/u.test(bare)) return true;
  if (HEADER_BLOCK.test(bare) || RANGE_LEGEND.test(bare) || SENTENCE.test(bare)) return true;
  if (/[.!?]\s+\p{L}|@|https?:|\bwww\./u.test(bare)) return true;
  return bare.split(/\s+/).length > 9;
}

/** True for names of the header block whatever they begin with: "Blood pressure" is no blood. */
export function isHeaderName(name: string): boolean {
  return HEADER_BLOCK.test(name.trim()) || SENTENCE.test(name);
}

const NOTES =
  /^(?:\d{1,2}[.)]\s*)?(?:foot)?(?:notes?|interpretations?|comments?|remarks?|explanation|advice|advisory|disclaimer|limitations?|clinical (?:significance|use|utility|information|notes?|correlation|history)|increased (?:levels?|in)|decreased (?:levels?|in)|treatment goals?|reference (?:values|ranges|intervals)(?: for.*)?|interpretive .{0,30}|legend|key|abbreviations?|guidelines?|recommendations?|summary|methodology|references?|suggested|impression|conclusion)\b\s*(?:[:.-].*)?$/i;

/** True for a line that opens notes, an interpretation or a legend: numbers below it are no results of hers. */
export function opensNotes(line: string): boolean {
  return line.length < 400 && NOTES.test(line.trim());
}
