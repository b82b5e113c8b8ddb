import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

const PEOPLES =
	'british|uk|eu|european|english|irish|scottish|welsh|american|australian|indian|pakistani|bangladeshi|nigerian|ghanaian|chinese|japanese|korean|polish|romanian|bulgarian|french|german|italian|spanish|portuguese|turkish|russian|ukrainian|arab|african|asian|caribbean|western|commonwealth|israeli|iranian|vietnamese|filipino|brazilian';
const FAITHS =
	'christians?|muslims?|hindus?|jews?|jewish|sikhs?|buddhists?|catholics?|anglicans?|protestants?|atheists?|evangelicals?|believers?';
const COLOURS = 'white|black|asian|brown|coloured';
const PEOPLE =
	'nationals?|citizens?|passport holders?|passports?|applicants?|candidates?|students?|people|persons?|staff|workers?|interns?|graduates?|girls?|boys?|m[ae]n|wom[ae]n|faces?|speakers?';
const OPEN = wordsTest(
	'encourag\\p{L}*|under-?represented|welcom\\p{L}*|every|any|all|whether or not|each|regardless|do not|never',
);
const CLEARANCE = wordsTest(
	'vetting|clearance|ministry of defence|mod|security|official secrets|crown|charity.?s (?:purpose|beneficiaries)|reserved post|bereavement|community|elders|counsell?or|actor|actress|performance|show|translation|dialect',
);
const FAITH_REASON = wordsTest(
	'church|chaplain\\p{L}*|mosque|synagogue|temple|gurdwara|parish|diocese|faith school|pastoral|worship|ministry|schedule 9|occupational requirement',
);

const nation = (words: RegExp, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'fairness',
	words,
	advice:
		'Do not choose by nationality or origin. What you need of permission to work is asked in a step of its own.',
	askedIf: CLEARANCE,
	...more,
});
const faith = (words: RegExp, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'fairness',
	words,
	advice: 'The law forbids a choice by religion. Leave this out.',
	askedIf: FAITH_REASON,
	unless: wordsTest('any faith|all faiths|of every faith|aid is'),
	...more,
});

/** A choice by nationality, race, language or religion. */
export const ORIGIN_WORDS: WordRule[] = [
	nation(
		wordsPattern(
			`(?:${PEOPLES})(?:[ ,]+(?:and|or) (?:${PEOPLES}))? (?:${PEOPLE}) (?:only|preferred|need not apply|are preferred|will be preferred|not (?:wanted|accepted|considered))|only (?:[\\p{L}-]+ )?(?:${PEOPLES}) (?:${PEOPLE})|(?:british|uk|english) nationality|(?:british|uk|english)[- ]born|born in (?:the uk|britain|england)|no (?:foreigners?|immigrants?|migrants?|refugees?|overseas (?:students|applicants)|international (?:students|applicants))|locals only|(?:brits?|englishmen|scots|locals|europeans) (?:only|preferred|please)|only (?:take|hire|accept|consider|want)(?:s|ing)?(?: on)? (?:brits?|british|english|locals|uk (?:nationals|citizens|students)|europeans?)|british passports? (?:holders? )?(?:only|required|essential|needed|is|are)|born and (?:bred|raised) (?:here|in)|home students only|(?:what|state) (?:is )?your (?:nationality|country of origin|ethnicity)|where (?:are|were|r) (?:you|u) (?:really |originally )(?:from|born)|only if you are (?:british|english)|foreigners? (?:need not|not|are not)|(?:${PEOPLES}) preferred`,
		),
	),
	nation(
		wordsPattern(
			`must be (?:a )?(?:${PEOPLES})(?! (?:hours|time|law|standards?|based|resident|english))(?: (?:${PEOPLE}))?|(?:unable|not able|do not|cannot|can ?not|can.?t|won.?t|don.?t|will not) (?:to )?(?:consider|take|accept|hire|employ)(?: on)? (?:any |holders of |people from |candidates from |applicants from )*(?:${PEOPLES})(?: (?:or|and) (?:${PEOPLES}))?|(?:holders of|hold an?) (?:${PEOPLES}) (?:or (?:${PEOPLES}) )?passports?|no (?:${PEOPLES})s? (?:${PEOPLE})|no (?:east(?:ern)? )?(?:europeans|africans|asians|indians|arabs|poles|romanians|nigerians|pakistanis|russians|foreign(?:ers)? (?:people|students|names|accents)|non-?(?:brits|british|eu|uk|english)\\p{L}*)|(?:candidates?|applicants?|person|people|somebody|someone|interns?|students?) of (?:${PEOPLES}) (?:heritage|descent|origin|background|ethnicity|blood|stock)|(?:${PEOPLES}) (?:heritage|descent|origin|background|ethnicity) (?:is |are |would be )?(?:preferred|required|needed|essential|only)|(?:indian|pakistani|nigerian|chinese|polish|romanian)s? (?:or \\p{L}+ )?(?:${PEOPLE}) need not apply`,
		),
		{ unless: OPEN },
	),
	{
		kind: 'fairness',
		words: wordsPattern(
			`(?:${COLOURS})(?: british| european)?(?: (?:${PEOPLE}))? (?:only|preferred|need not|please apply|wanted|get on|fit in|fits? better|would be better|would suit)|white british (?:${PEOPLE})|(?:fair|light|pale|dark)[- ]skin(?:ned)?|customers?(?: \\p{L}+){0,3} prefer(?: \\p{L}+){0,3} (?:white|english|british)|(?:not (?:too )?|too )(?:ethnic|foreign)|people of colou?r (?:need not|are not|would not)|no (?:blacks?|whites?|asians?|gypsies|travellers)|(?:no|without) (?:\\p{L}+ )?(?:afros?|dread(?:lock)?s?|braids|cornrows)|ethnic(?:ity|ally)? (?:\\p{L}+ )?preferred|whites? (?:only|preferred)|caucasian`,
		),
		advice: 'The law forbids a choice by race. Leave this out.',
		unless: OPEN,
		askedIf: CLEARANCE,
	},
	faith(
		wordsPattern(
			`(?:${FAITHS}) (?:applicants? |candidates? |people |students? |staff )?(?:only|preferred|need not apply|not wanted|get on best)|(?:must|should|has to|have to) be (?:an? )?(?:practi[sc]ing |devout |committed |active )?(?:${FAITHS})|(?:only|prefer(?:ably)?|ideally)(?: an?)? (?:practi[sc]ing |devout |committed )?(?:${FAITHS})|no (?:${FAITHS}|hijabs?|head ?scar(?:f|ves)|turbans?|veils?|niqabs?|religious (?:people|dress|symbols|clothing))|(?:observe|keep)s? (?:the )?(?:sabbath|ramadan)[^.!?]{0,60}(?:not|cannot|can.?t|won.?t)|(?:fasting|ramadan|sabbath|prayers?)[^.!?]{0,50}(?:not allowed|no use|problem for us|cannot be|can.?t be|won.?t (?:work|do))|no (?:prayer|praying|religious) ?(?:breaks?|time|holidays?|days|at work)?|(?:head ?scar\\p{L}+|hijabs?|turbans?|veils?|kipp\\p{L}+)[^.!?]{0,30}(?:not|off|remove|never)|(?:remove|take off|without)(?: your| the| a)? (?:head ?scarf|hijab|turban|veil)|church-?go\\p{L}+|born[- ]again|attend (?:our )?church|share our (?:faith|christian|religious)|(?:what|which) (?:religion|faith|church) (?:are|do)|are you (?:an? )?(?:religious|${FAITHS})`,
		),
	),
	{
		kind: 'fairness',
		answer: 'asked',
		words: wordsPattern(
			'(?:every|each|all) (?:friday|saturday|sunday)s?(?: (?:afternoon|morning|evening))?s?(?: and (?:friday|saturday|sunday))?(?: without exception)|(?:work|available) (?:on )?(?:every|all) (?:fridays?|saturdays?|sundays?)|(?:cooking|handling|tasting|eating|serving)(?: and \\p{L}+)? (?:pork|alcohol|meat|beef)|(?:lead(?:ing)?|join(?:ing)?|attend(?:ing)?) (?:the |our |in )?(?:\\p{L}+ )?(?:prayers?|worship|services?|mass)(?! (?:desk|team|level))|sympath\\p{L}+ (?:with|to) (?:our|the) (?:\\p{L}+ )?(?:faith|ethos|values)|(?:christian|catholic|muslim|jewish|hindu|sikh|islamic) (?:ethos|faith|values)|dress code|uniform rules',
		),
		advice: 'This can choose by religion. Say what the work needs it for.',
		unless: wordsTest('no worries|you can have|happy to|holy days off'),
	},
	{
		kind: 'fairness',
		answer: 'asked',
		words: wordsPattern(
			`native(?:[- ](?:level|born))?[- ](?:\\p{L}+ )?(?:speakers?|english|british|fluency)|(?:english )?mother[- ]tongue|english (?:as|is|be) (?:a |an |the |your |their )?(?:first|native) language|first language(?: english| is english| must)|(?:no|without|any) (?:strong |heavy |foreign |regional )?accents?|accent[- ]free|(?:clear|neutral|english|british|proper|received) (?:english |british )?accents?|(?:${PEOPLES}) (?:actor|actress|model|performer|waiter|presenter)s?`,
		),
		advice:
			'This can choose by origin. Write how well a language must be known: "fluent English", "confident on the phone".',
		unless: wordsTest('whether or not|need not be|regardless'),
	},
	{
		kind: 'fairness',
		answer: 'asked',
		words: wordsPattern(
			'(?:time[- ]limited|student|graduate|temporary|dependant|any) visas? (?:will not|are not|not|cannot|can.?t|need not|holders? (?:will not|need not|are not|cannot))|(?:no|not) (?:student )?visas?(?: holders?)?(?! (?:advice|fee|needed|required|sponsor))|visas? (?:holders? )?(?:will not|won.?t) be considered|(?:less than|fewer than|at least) (?:\\d|one|two|three|four|five) years? (?:left|remaining) on|(?:indefinite leave|settled status|permanent residen\\p{L}+) (?:only|required|needed)|no (?:visa )?sponsorship candidates',
		),
		advice:
			'Who has permission to work may work. Say what the work needs, in the step about permission.',
	},
];
