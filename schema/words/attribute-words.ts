import { type WordKind, type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

const NUMBER =
	'(?:1[89]|[2-6]\\d|(?:eighteen|nineteen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
/** Where a clause ends, so that no hours, people or pounds follow. */
const END = '(?= ?(?:please|only|preferred|or younger|[.,;!)/]|$))';
const NATIONS =
	'british|english|scottish|welsh|irish|european|indian|pakistani|nigerian|chinese|polish|french|german|italian|spanish|american|australian|arab|african|asian|uk|eu';
const CONDITION =
	'special needs|(?:any )?disabilit(?:y|ies)|impairments?|stammer|mental (?:illness(?:es)?|health (?:problems?|issues?|history|conditions?))|illness(?:es)?|depression|anxiety|autism|adhd|dyslexia|epilepsy|asthma|diabetes|hiv|on medication|often (?:ill|sick)|(?:bad|weak) back|health (?:problems?|issues?|conditions?)';

const attribute = (advice: string, pattern: string, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'fairness',
	words: wordsPattern(pattern),
	advice,
	...more,
});

const AGE =
	'The law forbids a choice by age. Name the skill, or how much experience the work needs.';
const OTHERS =
	'customers?|clients?|visitors?|residents?|patients?|pupils?|children|teams? of|class(?:es)?|groups? of|museum|research|study|survey|audiences?|readers|posters?|history|tickets?|whisky|buildings?|insur\\p{L}*|participants|no (?:upper )?(?:age )?limit|any age|all ages|degrees|per ?cent|support\\p{L}*|charit\\p{L}*';
const OPEN = `${OTHERS}|welcom\\p{L}*|encourag\\p{L}*|regardless|whatever|adjust\\p{L}*|no (?:problem|bar|barrier|obstacle)|need not|tell us|let us know|sick pay|monitor\\p{L}*|do not ask|we help|matters? (?:not|little)`;
const SEX =
	'The law forbids a choice by sex. Write "you", "the intern", or the name of the work: "sales assistant".';
const DISABILITY =
	'The law forbids a choice by disability. Name the task: "carries boxes of up to 10 kg".';
const FAMILY = 'The law forbids a choice by family, marriage or pregnancy. Leave this out.';
const ORIGIN =
	'Do not choose by nationality or origin. What you need of permission to work is asked in a step of its own.';
const LOOKS = 'How somebody looks says nothing about most work. Say what the work needs it for.';
const [notAge, notOpen] = [wordsTest(OTHERS), wordsTest(OPEN)];

const question = (kind: WordKind, advice: string, pattern: string): WordRule => ({
	kind,
	words: wordsPattern(pattern),
	advice,
	unless: wordsTest('do not (?:ask|tell|say)|don.?t|no need|need not|monitoring|survey'),
});

/** What somebody must have or be, or must not, where no kind of people is named: an age, a body, a family, an origin. */
export const ATTRIBUTE_WORDS: WordRule[] = [
	attribute(
		AGE,
		`(?:${NUMBER}|thirty|forty) (?:is|are|being) (?:the |our |an )?(?:absolute |upper )?(?:limit|max(?:imum)?|cut-?off|ceiling)|(?:upper|top|age) limit(?: is| of|:)? ${NUMBER}|cut-?off (?:age|point)?(?: is| of| at)? ?${NUMBER}|(?:stop|draw the line|finish) at ${NUMBER}${END}|${NUMBER} at (?:the (?:very )?)?most|${NUMBER} (?:and|or) (?:above|over|older|up) (?:need not|cannot|will not|are not)|(?:too|bit) old|(?:your|reached|before|past|seen|had) (?:(?:your|their|his|her|the) )?(?:\\d\\dth|twentieth|thirtieth|fortieth|fiftieth) birthday|(?:year|date) of birth[^.!?]{0,20} (?:19|20)\\d\\d|between ${NUMBER} and ${NUMBER} (?:can|may|should|will|to) (?:apply|join|be)`,
		{ unless: notAge },
	),
	attribute(
		AGE,
		`(?<!the |nineteen )(?:early|mid|late)[- ](?:(?:to|and|or|until) (?:mid|late|early)[- ])?(?:teens|twenties|thirties|forties|fifties|20s|30s|40s|50s)|(?<!the )twenties (?:at most|preferred|only|please)|(?:want|prefer|seek|like|keep|need|love)(?:s|ing)? (?:them|our team|the team|our staff|people|it|things) young|the younger,? the better|(?:some|any)(?:one|body)(?: who is| really| quite| nice and)? young(?! (?:people|children|learners|at heart))|(?:youth|being young|your age|old age) (?:is|are) (?:a must|essential|required|an? (?:advantage|plus|asset)|preferred|important|needed)|(?:want|prefer|seek|hire|take|need)(?:s|ing)? (?:only )?(?:school leavers|gen(?:eration)?[- ]z|millennials|teenagers)|(?:school leavers|gen(?:eration)?[- ]z|millennials|teenagers|fresh(?:ers| faces)) (?:only|wanted|preferred|please|under)`,
		{ unless: notAge },
	),
	attribute(
		AGE,
		`(?:under|below|not over|up to|from \\d\\d (?:up )?to|less than) ${NUMBER} years${END}|from ${NUMBER} (?:up )?to ${NUMBER} years|(?<=^ ?|[.!?] ?|faces |people |you are |you.re )(?:under|below|not over) ${NUMBER}s?${END}`,
		{ unless: notAge },
	),
	question(
		'personal',
		'Ask for no age and no date of birth.',
		'(?:say|state|tell us|tell me|write|mention|give|add|let us know)(?: us)? (?:how old you are|when you were born|your (?:exact )?age)',
	),
	question(
		'personal',
		'The law forbids a choice by family, marriage or pregnancy. Leave this out.',
		'(?:are|will|do|would|if|whether) (?:you|u)(?: [\\p{L}]+){0,3} (?:planning|plan|plans|want|wanting|wish|thinking of|hoping for|trying for|expecting|going for)(?: [\\p{L}]+){0,3} (?:family|children|kids|baby|babies)',
	),
	question(
		'personal',
		'The law forbids a choice by belief. Leave this out.',
		'(?:what|which)(?: is|.s| are)? your (?:religion|faith|church|caste|politics)|(?:tell us|say|state|ask)(?: you)? (?:who|what|which (?:party|way)) you (?:vote|voted|believe|pray)',
	),
	attribute(
		DISABILITY,
		`(?:nobody|no one|no|not|n.t|never|without|free of|no time for|no patience (?:for|with)|(?:cannot|can.?t) (?:deal|cope|work|help) with)(?: (?!(?:only|just|about|because|hide|afraid|matter|limited)(?!\\p{L}))[\\p{L}'’-]+){0,5} (?:${CONDITION})|only (?:completely |really )?(?:healthy|fit(?: and healthy)?|hearing|sighted|sane) (?:people|applicants|candidates|persons?|interns?)|(?:${CONDITION})(?: [\\p{L}]+){0,3} (?:is|are|would be|will be) (?:an? )?(?:problem|issue|obstacle|risk|no-?no|handicap|reason|not (?:possible|allowed|accepted|wanted))|if you (?:suffer|have|had)(?: from| a| any)? (?:${CONDITION})[^.!?]{0,30} (?:not for you|do not|don.?t|look elsewhere|please (?:do not|refrain)|cannot|can.?t)|hiv[- ](?:negative|positive|free)|(?:people|those|anyone|applicants|candidates|students) with (?:${CONDITION})(?: [\\p{L}]+){0,3} (?:hard|difficult|struggle|not|unable)`,
		{ unless: notOpen, kind: 'fairness' },
	),
	attribute(
		DISABILITY,
		'(?:full|perfect|good|normal|excellent|sharp) (?:and \\p{L}+ )?(?:hearing|eyesight|sight|(?:colour )?vision)|(?:hearing|eyesight|sight|vision)(?: and (?:hearing|sight|vision|eyesight))? (?:must|has to|have to|needs to) be|mentally (?:strong|tough|robust|healthy)',
		{ answer: 'asked', unless: wordsTest('glasses are|lenses|customers?|patients?|tell us|test') },
	),
	attribute(
		FAMILY,
		'(?:must|should|have to|has to|need to|needs to|ought to|ideally) be (?:single|unmarried|childless|child-?free|divorced|married)|maternity (?:leave )?(?:is|will be|would be) (?:not|im|a problem|out of)|(?:marriage|children|a family|kids|a baby) (?:is|are|would be) (?:not|a problem|an obstacle|out of the question)|(?:find|finds|found) (?:the hours|it|this)(?: [\\p{L}]+){0,2} (?:hard|difficult)(?= with (?:children|kids))',
		{ unless: notOpen },
	),
	attribute(
		ORIGIN,
		`(?:must|should|have to|has to|need to|needs to|ought to) be (?:an? )?(?:${NATIONS})(?! (?:hours|time|law|standards?|based|resident|english|spelling|studies))|(?:british|american|european|indian|pakistani|nigerian|african|asian|arab|australian|scottish|welsh|irish) (?:only|preferred)${END}|(?:${NATIONS})(?: or (?:${NATIONS}))? passport (?:is )?(?:required|needed|essential|holders?|a must|preferred)|(?:like|prefer|want|expect|trust)s? (?:an? |their |our )?(?:${NATIONS}) (?:staff|people|faces?|interns?|voices?|accents?|waiters?)|skin colou?r|[\\p{L}]+ (?:folk|born|stock) only|(?:english|british) must be your|must be from an? [\\p{L}]+ (?:family|home|background|community)|(?:born|raised|grew up|grown up) (?:and (?:bred|raised) )?in (?:yorkshire|britain|england|scotland|wales|the uk|london|leeds|this country)(?= ?(?:only|please|[.,;!)]|$))`,
		{
			unless: wordsTest(
				`${OPEN}|food|cheese|designers?|author|founder|company|no decisions?|discriminat\\p{L}*|basis of|skin colou?r (?:charts?|tones?)|make-?up|need not`,
			),
			askedIf: wordsTest(
				'clearance|vetting|security|army|ministry of defence|mod|crown|licen[cs]e',
			),
		},
	),
	attribute(
		'The law forbids a choice by religion. Leave this out.',
		'(?:pray|worship|bible study)(?: together)?(?: [\\p{L}]+){0,4} (?:and )?(?:expect|join|required|take part|must)|(?:must|should|have to|expected to) (?:attend|go to|join) (?:our )?(?:church|mosque|temple|prayers?|mass|services)',
		{ askedIf: wordsTest('chaplain\\p{L}*|mosque|parish|diocese|worship leader|verger|pastoral') },
	),
	attribute(
		'The law forbids a choice by orientation. Leave this out.',
		'(?:must|should|have to|need to) be (?:straight|heterosexual)(?! ?(?:forward|with|about|talking|to|up))|heterosexual(?: (?:couple|person|people|student|intern))?',
		{ unless: wordsTest('research|study|history|or gay|and gay') },
	),
	attribute(
		SEX,
		'(?<=^ ?|[.!?:,] ?|seeking an? |need an? |want an? |for an? |hiring an? )(?:(?:young|smart|pretty|nice|good|strong|junior|senior) )*(?:\\(?(?:fe)?male\\)?|lady|girl|gentleman) (?!(?:and|or|of|led|owned|founders?|voices?|guides?|gaze|chapel|in|with|students?.? union)(?!\\p{L}))[\\p{L}]+(?:/[\\p{L}]+)?(?= ?(?:needed|wanted|required|sought|preferred|only|to |for |[.,;!)]|$))|(?<![\\p{L}/])\\((?:m|f|male|female|men|women)\\)|(?:m|f) (?:only|preferred|wanted)(?= ?[.,;!)]|$)|(?:wo)?m[ae]n.s (?:work|job)|(?:gentlem[ae]n|lad(?:y|ies)|m[ae]n|wom[ae]n|girls?|boys?) first',
		{
			unless: wordsTest(
				`${OPEN}|museum|history|fashion|clothing|wear|health|toilets?|football|archives?`,
			),
		},
	),
	attribute(
		'This names one sex. Write the name of the work: "sales assistant", "waiting staff".',
		'(?:office|sales|tea|shop|bar|delivery|kitchen|promo|promotion|hotel|shop ?floor|errand|call|stable|paper)[- ]?(?:girls?|boys?|lady|ladies|lads?)|(?:the (?:intern|candidate|applicant|trainee|assistant|right person|successful candidate)[^.!?]{0,40}|^|[.!?] )(?:he|she) (?:must|should|has to|needs to|will|is|ought)',
		{
			answer: 'asked',
			unless: wordsTest(
				'our (?:founder|manager|director|boss|head|owner)|paper boy|museum|he or she|she or he|(?:founder|manager|director|baker)',
			),
		},
	),
	attribute(
		LOOKS,
		'(?:photos?|photographs?|headshots?|pictures?|portraits?)(?: (?:is|are))? (?:required|needed|please|essential|mandatory|obligatory|compulsory|a must|must)|no (?:photo|picture|headshot),? no|(?:full|half)[- ](?:body|length) (?:photo|picture|shot|portrait)s?|what you look like|look the part|(?:slim|athletic|petite|tall|muscular|sporty|trim) (?:build(?!-)|figure|body|person)|(?<=^ ?|[.!?] ?)(?:tall|slim|pretty|handsome)(?= ?[.,;!]|$)|(?:beautiful|nice|pretty|white|perfect|winning|attractive) (?:smile|teeth|legs|face|hair|skin|looks|eyes|body)|bmi|(?:height|weight) ?[:=]? ?(?:of |from |under |over )?\\d+ ?(?:cm|kg|m|ft|st|stone|feet|lbs?)?\\+?|(?:at least|minimum|over|under) (?:\\d|five|six) ?(?:feet|foot|ft)(?! (?:of|long|wide|deep|high))|no (?:glasses|spectacles|piercings?|tattoos?|beards?|moustaches?|long hair)',
		{
			answer: 'asked',
			unless: wordsTest(
				'no (?:photo|photograph|picture)s? (?:is|are) needed|no photo(?:graph)? please|do not|don.?t|museum|gallery|archive|camera|photographer|exhibition|lenses',
			),
		},
	),
];
