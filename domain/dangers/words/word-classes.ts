/** Words that mean the same in the phrases of `words/`. A class may name another one: `@pain`. */
export const WORD_CLASSES = {
  pain: 'pain painful pains hurt hurts ache aches achy sore soreness agony cramp cramps crampy cramping stab stabbing stabby throb throbbing spasm twinge discomfort tender sting stinging colic griping ouch killing agonising agonizing sharp pang ow =pinching =jabbing',
  belly:
    'belly belle bellies tummy stomach abdomen abdominal pelvis pelvic womb uterus uterine ovary ovaries ovarian gut guts insides bump tum stomache midriff abdo groin',
  low: 'low lower bottom down downstairs',
  chest: 'chest breastbone sternum ribcage heart',
  leg: 'leg calf thigh shin knee ankle legs calves',
  one: 'one left right single',
  head: 'headache headaches migraine migraines head',
  swell:
    'swell swelled swelling swollen puffy puffed puffing bloated ballooned ballooning enlarged bigger fat fatter huge',
  severe:
    'severe severely terrible terribly awful unbearable excruciating agonising agonizing agony intense worst extreme extremely horrendous horrific horrible crippling blinding splitting pounding violent massive unreal brutal killing debilitating insane vicious dreadful screaming doubled incapacitating',
  mild: 'mild mildly slight slightly little bit minor dull niggle niggly niggling twinge twinges twingy gentle light manageable bearable tolerable faint small tiny low-level twinging pulling tugging stretchy fluttery',
  sudden: 'sudden suddenly abrupt abruptly instant instantly bolt',
  cant: 'cant couldnt unable struggling struggle struggles hard harder difficult difficulty trouble fighting barely hardly impossible',
  bleed:
    'bleed bleeds bleeding bled blood bloody hemorrhaging haemorrhaging haemorrhage hemorrhage spotting gushing',
  spot: 'spotting spot spots spotted smear brownish pinkish streak streaks',
  pad: 'pad pads tampon tampons towel towels liner nappy pantyliner maxi sanitary cup cups pull-ups underwear trousers sheets clothes napkin napkins',
  soak: 'soak soaked soaking soaks fill filled filling fills flood flooded flooding floods through saturate saturated saturating drench drenched drenching change changed changing changes changin going went gone use using',
  hour: 'hour =hourly hr hrs hours h',
  breath: 'breath breathe breathing breaths air breathless breathlessness',
  baby: 'baby babies newborn infant lo bub bubs bubba bean bump foetus fetus twins',
  mybaby: 'baby newborn infant lo bub bubs bubba son daughter he she him her boy girl twin',
  move: 'move moves moved movd movin moving movement movements kick kicks kicked kicking wriggle wriggles wriggling wriggled flutter flutters stir stirred stirring active roll rolls rolling nudge nudges nudging turn punch punches squirm wiggle wiggling wiggles jab',
  less: 'less fewer reduced reduce decrease decreased slower slowed slow quiet quieter weaker rarely sluggish lazy lethargic barely =hardly scarcely few faint fainter dropped down little decreasing different differently changed',
  faint:
    'faint fainted fainting faints collapse collapsed collapsing passed blacked blackout blacking unconscious swoon swooned keeled syncope',
  dizzy:
    'dizzy dizziness lightheaded lightheadedness woozy wobbly giddy faintish headrush swimming swimmy spinning unsteady shaky weak light-headed',
  fever: 'fever feverish fevers temperature pyrexia febrile temp',
  shiver:
    'shiver shivers shivering shivery shake shakes shaking rigor rigors chills trembling shivered shook',
  vomit:
    'vomit vomits vomiting vomited sick puke puked puking throw threw throwing barf barfing hurl hurling retching retch vom vommed vomming vomitting',
  urine:
    'pee peed peeing wee weed weeing urine urinate urinating urination water waterworks piss pissing widdle loo tinkle',
  burn: 'burn burns burning burnt sting stings stinging hurt hurts hurting pain painful sore scald scalding sharp agony',
  see: 'vision sight eyesight eyes eye seeing see saw',
  blur: 'blur blurry blurred blurring fuzzy double cloudy dim dimmed hazy patchy misty funny distorted wavy tunnel dark greyed',
  flash:
    'flash flashes flashing zigzag zigzags sparkle sparkles sparkly sparkling shimmer shimmering floater floaters stars spots jagged aura squiggly squiggles kaleidoscope',
  lamp: 'light lights lamp lamps sun sunlight daylight screen brightness bright',
  light: 'light lights line lines pattern patterns spots dots stars shapes',
  itch: 'itch itchy itches itching itchiness scratch scratching scratched',
  hands: 'palm palms hand hands sole soles foot feet',
  smell:
    'smell smells smelly smelling smelt stink stinks stinking stinky foul offensive fishy rotten odour odor pong whiffy putrid reeks reeking rank',
  discharge: 'discharge lochia bleeding blood fluid waters pad mucus loss gunk',
  colour: 'green greenish brown brownish yellow meconium murky bloody pink red blood-stained dark',
  waters: 'waters water amniotic',
  broke:
    'broke broken breaking break burst gone went popped leaking leak leaked leaks trickling trickle gush gushed gushing',
  contraction: 'contraction contractions tightening tightenings surges tighten tightens labour labor',
  breast: 'breast breasts boob boobs boobie tit tits nipple bust booby',
  lump: 'lump lumps lumpy bump knot mass thickening growth pea pebble marble nodule',
  hot: 'hot red angry inflamed burning warm fiery throbbing redness flushed',
  wound:
    'wound scar incision stitches stitch section csection c-section episiotomy tear cut sutures caesarean cesarean staples perineum',
  die: 'die dead dying suicide suicidal death',
  kill: 'kill killing killed end ending ended',
  life: 'life it myself everything things',
  tablets:
    'tablets tablet pills pill paracetamol medicine medicines medication meds ibuprofen sleeping antidepressants antidepressant tylenol acetaminophen aspirin capsules drugs dose doses',
  hit: 'hit hits hitting beat beats beating beaten punch punched punches punching kick kicked kicks kicking slap slapped slaps slapping shove shoved shoves pushed pushes attack attacked attacks attacking hurt hurts hurting assaulted assaults threw throws choked batters battered thump thumps thumped',
  partner:
    'partner husband boyfriend ex he girlfriend wife fiance dad father stepdad man someone somebody they mate spouse bf hubby brother uncle',
  coil: 'coil iud ius mirena kyleena copper intrauterine jaydess iucd',
  big: 'golf egg eggs plum plums lemon lemons lime fist palm apple tomato baseball tangerine satsuma mandarin clementine orange kiwi avocado potato tennis cricket squash snooker pear peach mango apricot pingpong',
  contact:
    'exposed exposure contact around near close beside next sat met caught been with visited visiting stayed nephew niece friend colleague class nursery school child children kid kids son daughter toddler played hugged cuddled kissed has had got spent came someone neighbour boy girl student pupil',
  rash_illness: 'chickenpox measles rubella shingles pox parvovirus slapped',
  thread: 'thread threads string strings',
  confus: 'confused confusion disoriented muddled delirious disorientated rambling incoherent',
  drowsy: 'drowsy sleepy unresponsive limp floppy lethargic groggy',
  severeOut:
    'severe severely terrible awful unbearable excruciating agonising agonizing agony intense worst extreme horrendous horrific crippling blinding splitting pounding violent brutal vicious',
} as const;
