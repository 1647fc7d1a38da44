/** Words that mean the same in the phrases of `words/`. A class may name another one: `@pain`. */
export const WORD_CLASSES = {
  pain: 'pain painful pains hurt hurts ache aches achy sore soreness agony cramp cramps crampy cramping stab stabbing stabby throb throbbing spasm twinge discomfort tender sting stinging colic griping ouch killing agonising agonizing sharp pang ow =pinching =jabbing niggle niggles niggling nagging tearing ripping shooting twisting searing gnawing torture pinch pinches smarting bruised',
  belly:
    'belly belle bellies tummy stomach abdomen abdominal pelvis pelvic womb uterus uterine ovary ovaries ovarian gut guts insides bump tum stomache midriff abdo groin torso',
  low: 'low lower bottom down downstairs',
  chest: 'chest breastbone sternum ribcage heart',
  leg: 'leg calf thigh shin knee ankle legs calves',
  one: 'one left right single',
  head: 'headache headaches migraine migraines head',
  swell:
    'swell swelled swelling swollen puffy puffed puffing bloated ballooned ballooning enlarged bigger fat fatter huge expanded thicker thick larger wider bulging balloon',
  severe:
    'severe severely terrible terribly awful unbearable excruciating agonising agonizing agony intense worst extreme extremely horrendous horrific horrible crippling blinding splitting pounding violent massive unreal brutal killing debilitating insane vicious dreadful screaming doubled incapacitating torture torturous murder murdering shocking dire hideous overwhelming ungodly evil wicked hellish sickening screams howling roaring raging savage insufferable intolerable stonking',
  mild: 'mild mildly slight slightly little bit minor dull niggle niggly niggling twinge twinges twingy gentle light manageable bearable tolerable faint small tiny low-level twinging pulling tugging stretchy fluttery teeny weeny teensy wee background subtle vague minimal barely faintly',
  sudden: 'sudden suddenly abrupt abruptly instant instantly bolt nowhere instantaneously',
  cant: 'cant couldnt unable struggling struggle struggles hard harder difficult difficulty trouble fighting barely hardly impossible cannot failing',
  bleed:
    'bleed bleeds bleeding bled blood bloody hemorrhaging haemorrhaging haemorrhage hemorrhage spotting gushing',
  spot: 'spotting spot spots spotted smear brownish pinkish streak streaks',
  pad: 'pad pads tampon tampons towel towels liner nappy pantyliner maxi sanitary cup cups pull-ups underwear trousers sheets clothes napkin napkins briefs',
  soak: 'soak soaked soaking soaks fill filled filling fills flood flooded flooding floods through saturate saturated saturating drench drenched drenching change changed changing changes changin going went gone use using',
  hour: 'hour =hourly hr hrs hours h',
  breath: 'breath breathe breathing breaths air breathless breathlessness',
  baby: 'baby babies newborn infant lo bub bubs bubba bean bump foetus fetus twins bairn kicker',
  mybaby:
    'baby newborn infant lo bub bubs bubba son daughter he she him her boy girl twin hes shes bairn twins',
  move: 'move moves moved movd movin moving movement movements kick kicks kicked kicking wriggle wriggles wriggling wriggled flutter flutters stir stirred stirring active roll rolls rolling nudge nudges nudging turn punch punches squirm wiggle wiggling wiggles jab nudged prod prods prodding poke pokes poking bounce bouncing bounces dance dancing somersault somersaults wiggled twirl tumble tumbling thump thumps hiccup squirms squirming activity stretch stretches stretching',
  less: 'less fewer reduced reduce decrease decreased slower slowed slow quiet quieter weaker rarely sluggish lazy lethargic barely =hardly scarcely few faint fainter dropped down little decreasing different differently changed minimal minimally reducing lessened lessening subdued calmer calm feeble feebler sparse sparser infrequent',
  faint:
    'faint fainted fainting faints collapse collapsed collapsing passed blacked blackout blacking unconscious swoon swooned keeled syncope buckled buckling',
  dizzy:
    'dizzy dizziness lightheaded lightheadedness woozy wobbly giddy faintish headrush swimming swimmy spinning unsteady shaky weak light-headed spinny floaty',
  fever: 'fever feverish fevers temperature pyrexia febrile temp',
  shiver:
    'shiver shivers shivering shivery shake shakes shaking rigor rigors chills trembling shivered shook',
  vomit:
    'vomit vomits vomiting vomited sick puke puked puking throw threw throwing barf barfing hurl hurling retching retch vom vommed vomming vomitting spewing spew spewed heaving gagging',
  urine:
    'pee peed peeing wee weed weeing urine urinate urinating urination water waterworks piss pissing widdle loo tinkle weewee piddle widdling',
  burn: 'burn burns burning burnt sting stings stinging hurt hurts hurting pain painful sore scald scalding sharp agony stingy scalds burny razor razors blades',
  see: 'vision sight eyesight eyes eye seeing see saw',
  blur: 'blur blurry blurred blurring fuzzy double cloudy dim dimmed hazy patchy misty funny distorted wavy tunnel dark greyed',
  flash:
    'flash flashes flashing zigzag zigzags sparkle sparkles sparkly sparkling shimmer shimmering floater floaters stars spots jagged aura squiggly squiggles kaleidoscope',
  lamp: 'light lights lamp lamps sun sunlight daylight screen brightness bright',
  light: 'light lights line lines pattern patterns spots dots stars shapes',
  itch: 'itch itchy itches itching itchiness scratch scratching scratched prickly prickling',
  hands: 'palm palms hand hands sole soles foot feet',
  smell:
    'smell smells smelly smelling smelt stink stinks stinking stinky foul offensive fishy rotten odour odor pong whiffy putrid reeks reeking rank smelled whiff whiffs pongs ponging rancid rotting fish pungent',
  discharge: 'discharge lochia bleeding blood fluid waters pad mucus loss gunk',
  colour: 'green greenish brown brownish yellow meconium murky bloody pink red blood-stained dark khaki',
  waters: 'waters water amniotic',
  broke:
    'broke broken breaking break burst gone went popped leaking leak leaked leaks trickling trickle gush gushed gushing',
  contraction: 'contraction contractions tightening tightenings surges tighten tightens labour labor',
  breast: 'breast breasts boob boobs boobie tit tits nipple bust booby',
  lump: 'lump lumps lumpy bump knot mass thickening growth pea pebble marble nodule hardness',
  hot: 'hot red angry inflamed burning warm fiery throbbing redness flushed scarlet flaming roasting boiling inflammation burny',
  wound:
    'wound scar incision stitches stitch section csection c-section episiotomy tear cut sutures caesarean cesarean staples perineum stiches scars csec c-sec',
  die: 'die dead dying suicide suicidal death',
  kill: 'kill killing killed end ending ended',
  life: 'life it myself everything things',
  tablets:
    'tablets tablet pills pill paracetamol medicine medicines medication meds ibuprofen sleeping antidepressants antidepressant tylenol acetaminophen aspirin capsules drugs dose doses co-codamol cocodamol codeine panadol nurofen calpol oxycodone tramadol diazepam zopiclone sertraline citalopram amitriptyline propranolol quetiapine lorazepam xanax valium melatonin blister strips caplets tabs sleepers painkillers',
  hit: 'hit hits hitting beat beats beating beaten punch punched punches punching kick kicked kicks kicking slap slapped slaps slapping shove shoved shoves pushed pushes attack attacked attacks attacking hurt hurts hurting assaulted assaults threw throws choked batters battered thump thumps thumped smack smacks smacked smacking whack whacked headbutted dragged drags',
  partner:
    'partner husband boyfriend ex he girlfriend wife fiance dad father stepdad man someone somebody they mate spouse bf hubby brother uncle fella bloke lad stepfather mum mother roommate flatmate housemate brother-in-law landlord boss',
  coil: 'coil iud ius mirena kyleena copper intrauterine jaydess iucd',
  big: 'golf egg eggs plum plums lemon lemons lime fist palm apple tomato baseball tangerine satsuma mandarin clementine orange kiwi avocado potato tennis cricket squash snooker pear peach mango apricot pingpong grapefruit grapefruits fists peaches oranges satsumas golfball golfballs',
  contact:
    'exposed exposure contact around near close beside next sat met caught been with visited visiting stayed nephew niece friend colleague class nursery school child children kid kids son daughter toddler played hugged cuddled kissed has had got spent came someone neighbour boy girl student pupil',
  rash_illness: 'chickenpox measles rubella shingles pox parvovirus slapped',
  thread: 'thread threads string strings',
  confus:
    'confused confusion disoriented muddled delirious disorientated rambling incoherent bewildered dazed',
  drowsy: 'drowsy sleepy unresponsive limp floppy lethargic groggy zonked dozy',
  severeOut:
    'severe severely terrible awful unbearable excruciating agonising agonizing agony intense worst extreme horrendous horrific crippling blinding splitting pounding violent brutal vicious',
  // What a frame is made of: a part of the body, what it does that it should not, and what it no longer does.
  not: 'not isnt wasnt arent werent hasnt havent hadnt dont doesnt didnt wont wouldnt cant couldnt never without no stopped stop refuses hardly barely aint nothing',
  now: 'now today tonight again suddenly since',
  chestpart: 'chest breastbone sternum ribcage ribs',
  squeeze:
    'weight pressure heavy heaviness squeeze squeezing squeezed crushing crushed crush tight tightness tightening clamp clamped vice vise gripping gripped belt strap strapped brick bricks stone boulder concrete anvil elephant kneeling constricted constricting constriction',
  facepart: 'face mouth smile cheek eyelid lip grin',
  palsy:
    'droop droops drooping drooped droopy sag sags sagging sagged lopsided crooked wonky uneven slanted slanting skewed slack paralysed paralyzed frozen slid sliding dribbling dribbles drooling drools twisted skewwhiff',
  limb: 'arm arms hand leg foot fingers wrist',
  limp: 'flopped flop numb numbness weak weakness limp dead floppy useless paralysed paralyzed heavy lifeless',
  speech: 'speech words word sentence sentences talk talking speak speaking voice say saying',
  gibberish:
    'gibberish nonsense garbled slur slurs slurred slurring slurry jumbled jumble scrambled mumble mumbling gobbledygook gobbledegook mush babble babbling gibber gibbering',
  bloodred: 'red blood bloody pink pinkish pinky brown brownish rusty rust',
  wipe: 'wipe wiped wiping paper tissue tissues bowl',
  limbs: 'arms legs limbs arm leg body',
  jerk: 'jerk jerking jerked jerks twitching twitched twitch thrashing thrashed convulsing convulsed shaking shook shuddering',
  saddle: 'saddle crotch bum bottom groin genitals vagina perineum backside',
  clotsign:
    'swell swelled swelling swollen puffy puffed hot warm red pain painful sore hurt hurts tender tenderness throbbing hard tight thick thicker bigger fat fatter larger heavy ache aches achy aching cramp lump cord discoloured',
  poo: 'poo poop poos stool stools motion motions turd turds diarrhoea diarrhea faeces feces',
  suggests:
    'telling tells told instructions instruction message messages signals signs commands command orders speaks speaking talks talking warning warns whispers whispering code codes chosen chose chooses',
  spirit:
    'radio tv telly television god angels angel devil demons spirits alexa siri walls lamp satan jesus voices voice',
  gone: 'gone dead disappeared vanished died',
} as const;
