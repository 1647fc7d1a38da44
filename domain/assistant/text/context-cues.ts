import { compilePhrase, type Phrase } from './phrase.ts';

// What turns a finding into one that is absent, past, imagined or somebody else's. After Chapman's ConText: words before and
// after, words that only look like one, and where their reach ends.

const CLASSES = {
  have: 'have has had having got get getting',
  ask: 'sign symptom risk chance chances odds danger cause causes',
  person:
    'mum mom mam mother mama dad father sister brother friend aunt auntie uncle cousin neighbour neighbor colleague husband partner boyfriend wife girlfriend fiance nan gran granny grandma grandmother grandfather grandad boss coworker mate flatmate roommate niece nephew sil mil bestie teacher patient woman lady girl someone somebody people everyone anyone actress actor character heroine celebrity singer nurse client student pupil customer stranger housemate cat dog puppy kitten horse pony rabbit hamster pet gf bff',
  count: 'few several couple some many two three four five six seven eight nine ten eleven twelve a',
  family:
    'mum mom mam papa mother mama mummy mommy dad daddy father sister brother aunt auntie uncle cousin husband hubby nan granny grandma grandmother grandad grandpa',
  season:
    'week month year spring summer autumn winter fall christmas easter time pregnancy cycle period birth decade january february march april june july august september october november december',
} as const;

const phrases = (...written: readonly string[]): readonly Phrase[] =>
  written.map((one) => compilePhrase(one, CLASSES));

/** Look like a denial and are none: what stands in them is taken out of the search for denials. */
export const NO_DENIALS = phrases(
  'no +relief|better|idea|doubt|change|wonder|matter|one|energy|appetite|improvement|reason|choice|good|let|end|stop|way',
  'not|isnt|arent|aint|dont|doesnt|didnt +only|just|sure|better|well|right|good|improve|improving|normal|ok|okay|usual|like|myself|stop|stopping|go|easing|ease|settle|settling|helping|help|work|working|know|let|shift|clear|feel +good|right|well|safe',
  'not|doesnt|isnt|wont|hasnt|havent|didnt +stop|stopping|stopped|ease|eased|easing|settle|settled|settling|improve|improved|go|gone|going|let|letting|shift|shifting|clear|budge|budging|help|helped|work',
  'not|doesnt|isnt|wont|hasnt +go|gone|going +away',
  'never +had|felt|seen|known|experienced +such|this|so|like|anything|as|that|it|pain|one',
  'never +been +so|this|as',
  'never .. before',
  'nothing +help|helps|helped|work|works|like|stay|stays|staying|will',
  'not +sure|certain|know',
  'dont|cant +know|stop|cope|see|feel|move|breath|keep|pass|pee|wee|go|sleep|eat|stand|walk|stay|get|speak|talk|think|wake|swallow|even|go|carry|take',
  'cant +really|even',
  'not +to +mention',
  'no +pad',
  'not +long|yet|until',
  'whether +or +not',
);

/** Deny what comes after them. */
export const DENIALS_BEFORE = phrases(
  'no|without|denies|deny|denied|neither|nor|never|none|zero|nil|not|minus|lacking',
  'isnt|wasnt|arent|werent|hasnt|havent|hadnt|dont|doesnt|didnt|aint|wouldnt',
  'free +of|from',
  'no +sign|signs|evidence|hint|trace +of',
  'rule|ruled +out',
  'negative +for',
  'absence +of',
  'cleared +of',
  'instead +of',
  'nothing +like',
  'dont +think|believe',
  'dont|not|never|didnt +feel|feeling|felt +like',
  'no +thoughts|thought|plans|plan|intention|desire|wish|urge|urges +of|to|about',
);
/** Deny, or end, what comes before them. */
export const DENIALS_AFTER = phrases(
  'ruled +out',
  'went|gone|goes +away',
  'has|have|is|are|was|all +gone',
  'have|has +passed',
  'cleared +up',
  'wore +off',
  'resolved|subsided|vanished|disappeared',
  'settled|eased +down|off|now|again|since',
  'has|have +settled|eased|stopped|cleared|improved',
  'stopped +again|now|since|by|after|on|yesterday|completely|itself|within|weeks|days|months|long|ages|a|two|three|last|quickly|soon|straight|when|at|in|early',
  'is|are|feels|was|all|am|im|much|feeling +fine|okay|ok|better|negative|normal|clear|healed|cured|over|gone +now|again|today',
  'is|was|were|came +negative|clear|normal',
  'came +back +negative|clear|normal|fine',
  'better|gone|fine|over|healed +now|again|since|today|tonight',
  'no +more|longer',
  'is|are +not|never +there|present',
  'nothing|none +after|since|now|later',
  'didnt|did +not +happen|last|come',
  'wasnt|isnt|werent|not +needed|necessary',
  'free +since|now|for|all|again|today',
);
/** A denial that is taken back: `has not gone away`. */
export const NOT_OVER = phrases(
  'not|hasnt|havent|isnt|wont|doesnt|didnt|never|wouldnt +go|gone|going|stop|stopped|settle|settled|ease|eased|clear|cleared|pass|passed|improve|improved|better|fine|ok|okay|normal|over|resolved|healed',
  'not +quite|completely|really|entirely',
  'went|gone +away +and|but|then +came|back|return|returned',
  'stopped +moving|breathing|talking|kicking|responding',
  'has|have|is|are|was|all +gone +white|blue|grey|purple|red|cold|numb|dark|black|brown|green|yellow|hard|stiff|floppy|limp|quiet|up|down|into|on|worse|very|really|from|rock|heavy|bright|funny|weird|blurry|tight|through',
);

/** Long over, or of another time. Reach: their clause. */
export const PAST = phrases(
  'last +@season',
  'years|year|yrs|months|month|weeks|ages|decades +ago|back',
  'used +to',
  'history +of',
  'in +the +past',
  'in +my +teens|twenties|thirties|forties|childhood|youth|last|previous',
  'back +then|in',
  'as +a +child|teenager|girl|teen|kid|student|baby',
  'when +i +was',
  'when +we +were',
  'previously|formerly|historically',
  'my|a|our|the +previous|earlier|other|last +pregnancy|birth|labour|labor|cycle|baby|child|time|miscarriage|one',
  'with +my +last|previous|eldest|oldest|son|daughter',
  'had|was|got .. with|in +my +first|second',
  'with|in +my +first|second had|was|got|lost|bled|bleed',
  'once +had|fainted|upon',
  'had +once',
  'once +at|in|on|when|as|during',
  'at +the +time',
  'those +days',
  'before +i +got|was|had',
  'years +later|since',
  'on +holiday +last',
  'remember|remembering|remembered +when|the|how|my',
  'recovered|recovering +from',
  'lost|in|during|with|after|before|ended +my|the|our +first|second|last +pregnancy|baby|birth',
  'anniversary',
);

/** Begins what goes on: takes a past back. */
export const ONSET = phrases(
  'start|started|began|begun|begin|notice|noticed|found|find|since|ever|ongoing|ongoingly|still|continue|continued|onwards|appeared|developed|constant',
  'came +on|up',
  'has|have|its|had +been',
  'for|over|during|within|in|of +the +last|past',
  'for|over +last|past',
);

/** Somebody who knows has looked at it … */
export const LOOKED_AT = phrases(
  'checked|seen|scanned|scan|monitored|examined|assessed|triage|hospital|doctor|doctors|dr|gp|midwife|nurse|er|epu|epau|ecg|ultrasound|tests|bloods|doppler|ctg|biopsy|mammogram|consultant|gynae|gynecologist|clinic|ward|specialist|obgyn|ob|cardiologist|investigated',
  'a +e',
);
/** … and found nothing. Reach: what stands before it, in its sentence and the one before. */
export const FOUND_FINE = phrases(
  'all|everything|everythings +fine|ok|okay|good|normal|clear|well|perfect|negative|reassuring',
  'all|everything +was|is|were|came|looks|looked|looking|seems|seemed +fine|ok|okay|good|normal|clear|well|perfect|back',
  'tests|test|ecg|scan|bloods|results|doppler|ultrasound|ctg|heartbeat|xray|mri|biopsy|smear|mammogram|dimer|trace|it|acids .. fine|normal|clear|negative|good|ok|okay|lovely|benign|perfect',
  'nothing +wrong|serious|found|sinister|abnormal|worrying',
  'nothing +to +worry|do',
  'was|is +muscle|muscular|wind|gas|reflux|indigestion|ligament',
  'says|said|reckons +not|no',
  'said|says|reckons|thinks|confirmed|told +its|it|is|im|that|was|me .. fine|normal|ok|nothing|expected|harmless|benign|muscle|muscular|ligament|usual|early|common',
  'says|said +expected|normal|fine|ok|harmless|common|usual',
  'not +worried|concerned',
  'as +expected',
  'is|was +expected',
  'benign|fibroadenoma|ectropion|harmless',
  'sent +home',
  'discharged +me|home|same',
  'polyp|cyst|it +removed|treated|out|drained',
);
/** It goes on all the same. */
export const GOES_ON: ReadonlySet<string> = new Set(
  'still again now worse worsening tonight currently keeps getting back but'.split(' '),
);

/** It has come back: what was past is not. Reach: the sentence. */
export const RETURNED = phrases(
  'is|are|came|has|have|its|come|comes|coming +back',
  'back +again|now|today|and',
  'returned|returning',
  'again +today|now|since|tonight',
);

/** Imagined, asked about, read, feared. Reach: from them to the end of the sentence. */
export const HYPOTHETICAL = phrases(
  'what +if',
  'even +if',
  'should +my|the|it|there|any|she|he',
  'in +case',
  'if|should +i|my|it|the|there|you|she +get|gets|start|starts|begin|begins|develop|develops|become|becomes|had|have|has|were|ever|feel|feels|happen|happens|see|notice|bleed|break|breaks|turn|turns|come|comes|lose|faint|should|would|soak|soaks|pass|run|runs|reach|reaches|stop|stops|miss|go|goes|spot|want|cannot',
  'if +any|anything|bleeding|pain|fever|contractions|symptoms|i',
  'could|can|might|may|will|would +i|you|one|it|they|women|she +get|have|cause|mean|develop|lead|happen|still|ever|give|be|bleed|start|feel|become|end|catch|suffer|go',
  'can|could|does|do|would|might|will|may +@person|a|an|the|stress|coil|pill|hormone|iud|sex|ovulation|pregnancy',
  'is|are +it|they|this|that|these|there +normal|ok|okay|common|usual|possible|dangerous|safe|true|bad|harmful|risky|typical +to|for|if|that|when|in|after|during',
  'normal|common|typical|usual +to',
  'how +do|would|will|can +i|you|one +know|tell|recognise|recognize|spot|notice',
  'how +long|much|soon|often|many|common|likely +is|are|does|do|should|can|will|after|before|kicks|pads|weeks|days',
  'what +are|is +the|a|an|@ask',
  'what +does|do|would|happens|should|counts|can',
  'when +should|would|do|is|does',
  'why +do|does|is +women|people|some|it|that',
  'the|a|of|any|for|about +@ask +of',
  'warning|danger|red|urgent +sign|signs|flag|flags|symptoms',
  'sign|signs|symptoms +of',
  'risk|chance|chances|odds|danger|possibility|likelihood +of',
  'worried|scared|afraid|frightened|terrified|nervous|anxious|paranoid|fear|fears|dread|worry +about|of|over +getting|having|a|an|being|losing|bleeding|dying|going|possible',
  'worried|scared|afraid|frightened|terrified|nervous|anxious|paranoid|fear|fears|dread|worry +of|about',
  'worried|scared|afraid|nervous|anxious|terrified +that|i|it|my +i|it|might|may|could|will|would|baby +might|may|could|will|get|would',
  'read|reading|heard|hear|article|leaflet|book|podcast|programme|program|documentary|film|movie|video|show|blog|post|forum|class|course|lecture|training|story|novel|series|website|app|google|googled|googling|news|lesson|chapter|poster +about|on|of|that|said|says|where|with|explained|talked|lists|listed|mentions|warns|names|tells|describes',
  'class|course|leaflet|booklet|midwife|visitor|doula|doctor|gp|nurse|consultant|app|sheet|handout .. covered|explained|about|mentioned|listed|lists|told|asked|asks|warned|talked|went|says|said|discussed|describes',
  'google|googled|googling|googl',
  'explain|define|describe +what|why|how|the|a|reduced|severe|pre|chest|fetal|foetal|early|late',
  'tell|teach +me +about',
  'call|ring|phone|go|come|contact|straight .. if',
  'watch|watched|watching +a|the|out|for|film|movie',
  'look|looking|watch|watching +for',
  'watch|look|looking|watching|check|checking|screen|screening|screened|test|tested|testing +out +for',
  'screening|screened|screen|vaccine|vaccination|jab|vaccinated|immunised|tested|test|checked +for|against',
  'learn|learned|learnt|learning|study|studying|studied|revise|revising|research|researching +about|the|for|how|that',
  'told|asked|reminded|advised|warned|taught|explained|said|says|asks +me|us|to|that +to|about|if|call|ring',
  'to +prevent|avoid|reduce|stop|lower',
  'prevent|prevents|preventing|avoid|avoiding|protect|protects',
  'wonder|wondering|curious|question|asking|ask +if|whether|about|what|how|why',
  'dream|dreamt|dreamed|nightmare|nightmares|dreaming',
  'imagine|imagined|imagining|suppose|supposing|pretend|hypothetically|theoretically|hypothetical',
  'hope|hoping|pray +i|it|my|that +dont|never|wont|doesnt|isnt',
  'plan|planning +for|to|what',
  'just +curious',
  'for +future|next +reference|time',
  'would +it|i|that|be',
  'next +time',
  'possible|potential +side +effect|effects|complications|complication',
  'side +effect|effects',
  'list +of',
  'listed|lists|list +as',
);

/** Somebody else. Reach: until she speaks of herself. */
export const OTHER_PERSON = phrases(
  'my|our|a|the|her|his|their|this|that|another|one|best|old|close|some|colleagues +best|old|older|younger|big|little|dear|close|good|pregnant|elderly|late|own|school|work|poor +@person',
  'my|our|a|the|her|his|their|this|that|another|some|any|every|other|older|younger|most|many +@person',
  '@family',
  'someone|somebody +had|died|fainted|collapsed|threw',
  '@person +baby|son|daughter|kid|kids|toddler|newborn|boy|girl|child|twins|waters|leg|chest|period|pregnancy|thigh',
  '@person +of +mine',
  '@person +at|from +work|school|church|university|college',
  'her|his|their +waters|baby|leg|period|face|chest|pain|bleeding',
);
/** Whoever was named last; nobody: somebody else. */
export const PRONOUN = phrases('she|he|shes|hes|they|theyre');
/** Her own child counts as hers to act for. */
export const OWN_CHILD = phrases(
  'my|our|the +baby|newborn|infant|son|daughter|child|toddler|kid',
  'my|our|the +little +one|man|girl|boy',
  'my|our|the +new|little|tiny|newborn|premature|twin|youngest|two|three|one|four|six|week|month|day|old +baby|newborn|infant|son|daughter|girl|boy|one',
  'baby|newborn|lo|bubs|bubba|bub',
);
/** She speaks of herself again. */
export const HERSELF = phrases(
  'i|im|ive|me|myself|mine|we|weve|iam|us',
  'my +leg|legs|calf|face|arm|chest|head|period|waters|belly|tummy|bump|stomach|breast|heart|body|vision|eyes|side|bleeding|pain|throat|lips|tongue|temperature|blood|bp|pressure|ovary|abdomen|hands|feet|skin|left|right|own|lower|c|baby|mood|neck|wrist|breasts|coil|wound|scar|stitches|pad',
);

/** Words that end a reach to the right. */
export const TERMINATORS: ReadonlySet<string> = new Set([
  ...[
    'but',
    'however',
    'except',
    'though',
    'although',
    'yet',
    'apart',
    'besides',
    'unless',
    'whereas',
    'instead',
    'then',
  ],
  ...[
    'while',
    'until',
    'because',
    'otherwise',
    'nevertheless',
    'nonetheless',
    'anyway',
    'only',
    'just',
    'cos',
    'cause',
  ],
  ...['still', 'with', 'which', 'when', 'so'],
]);
/** Words that bring a sentence to now. */
export const NOW_WORDS: ReadonlySet<string> = new Set([
  'now',
  'today',
  'currently',
  'tonight',
  'nowadays',
  'but',
  'however',
]);
