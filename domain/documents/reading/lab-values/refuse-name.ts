/** What stands where a test's name stands and is none: who, when, where, how much it costs, for whom a range holds. */

const HEADER_BLOCK = new RegExp(
  String.raw`^(?:(?:patient|surname|birth|barcode|telephone|mobile|e-?mail|collect|receiv|register|report|print|releas|approv|authori|verif|order|request|referr|physician|consultant|provider|address|accession|encounter|invoice|receipt|subtotal|quantit|discount|payment|insurance|deductible|expir|manufactur|vaccin|tablet|capsule|syrup|inject|refill|dispens|weight|respirat|temperature|gestation|gravida|week|month|copyright|licen|accredit|comment|interpretation|remark|disclaimer|instrument|department|diagnos|container|diameter|thickness|measurement|serial|hospital|clinic|location|reviewed|electronic|technolog|patholog)\w*` +
    String.raw`|(?:name|first name|last name|full name|age|sex|gender|d\.?o\.?b\.?|date|born|sample|specimen|lab(?:oratory)? ?(?:no|id|ref|number|code)|phone|tel|fax|web|www|http|page|signed|ref\.? ?(?:by|dr|doctor|no)|doctor|dr|street|road|suite|room|floor|ward|bed|zip|postal code|city|state|mrn|uhid|nhs|ssn|id|visit|episode|account|a\/c|bill|amount|total (?:amount|due|price)|sub-total|vat|tax|gst|price|qty|balance|paid|policy|claim|member|group (?:no|number)|copay|lot|dose|dosage|batch|exp|mfg|route|site|tab|cap|syp|inj|take|sig|height|bmi|body mass|bp|blood pressure|pulse|heart rate|temp|resp|spo2|o2 sat|oxygen sat|lmp|edd|para|days?|years?|time|turnaround|version|rev|clia (?:no|id|#)|nabl|iso|end of|continued|see|notes?|method|analy[sz]er|section|icd|cpt|loinc|code|volume|tube|fasting(?! (?:glucose|blood|plasma|sugar|insulin|lipid))|ejection fraction|lvef|ef|length|width|size|figure|fig|table|status|priority|mob|po box|box|unit no|apt|number|no|nr|ref|results?|values?|units?|flag|previous))(?![A-Za-z])`,
  'i',
);

const RANGE_LEGEND =
  /^(?:(?:deficien|insufficien|sufficien|pre-?diabet|diabet|non-?diabet|neonat|newborn|infant|ovulat|follicular|luteal|(?:post|pre|peri)?[\s-]?menopaus|menarche|child|toddler|adolescen|toxic|intoxicat|smoker|non-?smoker|trimester|equivocal|indeterminate|interpret|recommend|guideline)\w*|(?:normal(?!\s(?:morpholog|forms|sperm))|low|high|very|abnormal|borderline|optimal|near optimal|above optimal|desirable|ideal|target|goal|adequate|inadequate|impaired|at risk|risk|low risk|high risk|average risk|moderate|mild|severe|extreme|critical|panic|elevated|increased|decreased|reduced|reference|ref|range|expected|males?|females?|men|women|man|woman|boys?|girls?|adults?|paediatric|pediatric|elderly|mid-?\s?cycle|pregnant|pregnancy\s*[:(]?\s*(?:first|second|third|\d|weeks?)|non-?pregnant|(?:first|second|third|1st|2nd|3rd) trimester|weeks?|days?|months?|years?|up to|less than|greater than|more than|below|above|between|over|under|negative|positive|non-?\s?reactive|reactive|grey zone|gray zone|immune|non-?immune|poor|fair|good|excellent|stage|grade|category|class|tanner|cord blood|therapeutic|trough|peak|if|when|in case|values?|according|source|criteria|cut-?\s?off|limit of|sensitivity|specificity|potential|profile|panel|(?:serum|plasma)$|total score|score|control|patient control|mean|median|percentile))(?![A-Za-z])/i;

const SENTENCE =
  /\b(?:is|are|was|were|be|been|has|have|had|should|may|must|can|will|would|shows?|showed|revealed?|denies|patient|she|he|her|his|your|you|please|recommended|recommend|suggest\w*|indicate\w*|associated|considered|according|who|which|that|than|because|due to|after|before|followed|daily|tablet|tablets|capsule|mg|mcg|weeks? ago|ago|history|years? old|year-old)\b/i;

/** True for a name in which something is told. */
export function isSentence(name: string): boolean {
  return SENTENCE.test(name);
}

/** True for what cannot be the name of a test, known ones aside. */
export function isRefusedName(name: string): boolean {
  const bare = name.trim();
  if (bare.length < 2 || bare.length > 90) return true;
  if (!/\p{L}{2}/u.test(bare)) return true;
  if (HEADER_BLOCK.test(bare) || RANGE_LEGEND.test(bare)) return true;
  if (/[.!?]\s+\p{L}|@|https?:|\bwww\./u.test(bare)) return true;
  return bare.split(/\s+/).length > 9;
}

/** True for names of the header block whatever they begin with: "Blood pressure" is no blood. */
export function isHeaderName(name: string): boolean {
  return HEADER_BLOCK.test(name.trim());
}

/** The titles of columns with prices: what stands below is ordered or paid, not measured. */
const PRICE =
  /^(?:(?:unit |list |total )?(?:price|cost|fee|charges?|amount)|qty|quantity|mrp|rate|copay|billed)\b/i;

export function opensPrices(cells: readonly string[]): boolean {
  return (
    cells.length > 1 &&
    cells.some((cell) => cell.length < 24 && PRICE.test(cell)) &&
    !cells.some((cell) => /\d/.test(cell))
  );
}

const NOTES =
  /^(?:\d{1,2}[.)]\s*)?(?:foot)?(?:notes?|interpretations?|comments?|remarks?|explanation|advice|advisory|disclaimer|limitations?|clinical (?:significance|use|utility|information|notes?|correlation|history)|increased (?:levels?|in)|decreased (?:levels?|in)|treatment goals?|reference (?:values|ranges|intervals)(?: for.*)?|interpretive .{0,30}|legend|key|abbreviations?|guidelines?|recommendations?|summary|methodology|references?|suggested|impression|conclusion)\b\s*(?:[:.-].*)?$/i;

/** True for a line that opens notes, an interpretation or a legend: numbers below it are no results of hers. */
export function opensNotes(line: string): boolean {
  return line.length < 400 && NOTES.test(line.trim());
}
