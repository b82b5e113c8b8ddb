import { some, type WordRule, whole } from './word-rule.ts';

/** Whom a sentence about a choice speaks of. */
const PEOPLE =
	'applicants?|candidates?|people|persons?|students?|interns?|graduates?|trainees?|staff|workers?|employees?|recruits?|individuals?|folks?|ones?|types?';
const SOMEBODY = 'anyone|anybody|someone|somebody|those|everyone|people|persons?|nobody|no one';
/** So many words may stand between a verb and those it is about. */
const gap = (most: number) => `(?:[\\p{L}'-]+ ){0,${most}}`;

/** Somebody is turned away: what stands before them, and after them. */
const TURNED_AWAY = `(?:(?:do|does|did|will|would|can|could|shall|may|must) ?(?:not|n.?t)|cannot|can.?t|won.?t|never|unable to|not able to|refuse to|not going to|not (?:keen|happy) to|rather not|stopped|avoid) (?:employ|hire|tak(?:e|ing)|accept|consider|recruit|want|have|suit|invite|choose|shortlist|interview|use|employing|hiring)(?: on| in)? ${gap(5)}|(?:decided against|steer clear of|stay away from|(?:had|have) (?:\\p{L}+ )?(?:trouble|problems|enough|bad experiences) (?:with|of)|tired of|done with|exclud(?:es?|ing)|reject(?:s|ing)?|discourag(?:es?|ing)|avoid(?:s|ing)?|barred|closed) (?:to )?(?:any |all )?(?:applications? from )?`;
const NOT_FOR = `(?:not|never|un)(?: (?:a|the|really|an?))? ?(?:suit(?:able|ed)|right|fit|meant|open|job|place|role|work|post|position)(?: for| to) ${gap(2)}`;
const ELSEWHERE =
	'(?:need|should|must|may|do|will|would|can|could|are|is|were)(?: ?not|n.?t)(?: be)?(?: \\p{L}+)? ?(?:apply|applying|bother|considered|hired|employed|accepted|taken|wanted|fit|suit(?:able|ed)?|invited|welcome|shortlisted|cope|manage|eligible|chosen|right|recruited)|cannot (?:be )?(?:apply|considered|hired|employed|accepted|taken|fit|cope|join)|can.?t (?:be )?(?:apply|considered|hired|employed|accepted|taken|cope|join)|(?:are |is )?(?:encouraged|asked|advised|told|better off)(?: to)? (?:look|looking|try|trying|apply|applying|go) elsewhere|(?:should|must|may|can|please) look elsewhere|not (?:considered|hired|wanted|accepted|welcome|employed|suitable)|unsuitable|are excluded|(?:will|would) be (?:refused|rejected|turned (?:away|down))|(?:will|would) struggle|(?:can|may|will|shall) (?:not )?be (?:entertained|disregarded|discounted|rejected)|(?:do not|don.?t|never|tend not to|won.?t) (?:mix|last|settle|stay|cope|fit|manage|work out|belong)|(?:are|is) (?:a problem|too much|no use|no good|a nuisance|trouble|not our)|(?:should|please|must) (?:refrain|save (?:your|their) time)|,? please (?:refrain|do not apply|don.?t apply)';
/** Somebody is wanted above others. */
const LIKED = `(?:only (?:take|hire|accept|consider|want|employ|recruit|look for|open to|for)|open (?:only|solely|exclusively) to|(?:would|.d) (?:like|rather|prefer|love)(?: to (?:have|hire|take(?: on)?|find|employ))?|rather (?:have|hire|take(?: on)?|employ)|prefer(?:s|ably)?|(?:preference|priority)(?: (?:will be|is))?(?: given)? (?:for|to)|favour(?:s)?|looking for|seek(?:ing)?|want(?:ed)?:?|need|must be|should be|has to be|have to be|ought to be|ideally|(?:reserved|restricted|limited|confined) (?:for|to)|(?:exclusively|solely|strictly) (?:for|to)|aimed only at|(?:job|role|work|place) for|(?:best|better|more) (?:suited|suitable) (?:to|for)|best (?:for|with)) (?:an? |the |some |only |to be |for )?(?:[\\p{L}'-]+ )?`;
const FIRST =
	'(?:will be |are |is |would be |only |strongly |much )*(?:preferred|favoured|prioriti[sz]ed|given (?:preference|priority)|first choice|wanted|sought)|(?:have|has|get|take) (?:priority|preference)|would (?:fit(?: in)?|be (?:ideal|best|better|perfect|great|nice|good))|only(?= ?(?:please|thank|need|may|can|will|[.,;!)]|$))';

/** In such a sentence others are meant, or the door is opened. */
const OTHERS =
	'customers?|clients?|visitors?|audiences?|readers?|patients?|guests|passengers|tenants|residents?|families|pupils|learners|museum|archives?|exhibitions?|campaigns?|research\\p{L}*|study|studies|survey|project|charit\\p{L}*|supports?|supporting|history|novel|film|books?|we (?:sell|make|build|run|teach)|whether or not|regardless|need not be|no need to be|welcom\\p{L}*(?<!not welcome)|all (?:ages|faiths|sexes|genders)|any (?:age|faith|sex|gender)|equally|under-?represented|positive action|too often|why|(?:do|does) not (?:matter|mind)|don.?t mind|step[- ]free';
const OPEN = some(OTHERS);
const OPEN_OR_PAID = some(`${OTHERS}|sick pay|statutory|paid (?:sick|holiday)|worry`);
/** What law may allow for some work, so that the writer says what is meant. */
const REASONS = some(
	'refuge|changing rooms?|intimate|personal care|survivors?|schedule 9|equality act|occupational requirement|actors?|actress|models?|lead role|church|chaplain\\p{L}*|mosque|synagogue|temple|gurdwara|parish|diocese|faith school|pastoral|worship|clearance|vetting|insur\\p{L}*|licen[cs]\\p{L}*|alcohol|law|legal(?:ly)?|because the (?:women|men|clients)',
);

/** What people are, each with whom it may stand before. No noun may follow that makes it something else. */
const NOUN_AFTER =
	"(?!'s(?!\\p{L}))(?! ?(?:guides?|scouts?|wear|clothes|clothing|clothiers|shoes|fashion|health|hall|toilets?|league|team|football|rugby|cricket|hostel|centre|institute|studies|literature|history|food|restaurants?|art|music|paper|papers|tea|coffee|goods|market|school|group|language|law|culture|rights|life|work|engineering|trade|church|festival|wedding|weddings|in (?:science|engineering|business|sport|tech)|into|from every|of (?:all|every|any))(?!\\p{L}))";
const NATIONS =
	'british|english|irish|scottish|welsh|american|australian|indian|pakistani|bangladeshi|sri lankan|nepali|nigerian|ghanaian|kenyan|somali|chinese|japanese|korean|polish|romanian|bulgarian|albanian|french|german|italian|spanish|portuguese|greek|turkish|russian|ukrainian|arab|african|asian|caribbean|israeli|iranian|iraqi|afghan|syrian|vietnamese|filipino|brazilian|western|european|foreign|overseas|international|roma|gypsy';
const LANDS =
	'africa|asia|india|pakistan|bangladesh|nigeria|ghana|kenya|somalia|china|poland|romania|bulgaria|albania|(?:eastern )?europe|turkey|russia|ukraine|iran|iraq|afghanistan|syria|vietnam|abroad|overseas|other countries|outside (?:the uk|britain|england|europe)';
const DISABLED =
	'disabled|deaf|blind|partially sighted|hard of hearing|autistic|dyslexic|epileptic|diabetic|depressed|mentally ill|wheelchair[- ]bound|neurodivergent';
const CONDITION =
	'disabilit(?:y|ies)|impairments?|mental (?:illness|health|disorders?)|depression|anxiety|autism|adhd|dyslexia|epilepsy|asthma|diabetes|hiv|cancer|a stammer|mobility (?:problems|issues)|health (?:problems|issues|conditions)|a (?:bad|weak) back|a wheelchair|a hearing aid|(?:(?:long[- ]term|chronic|serious|mental|any) )?(?:illness(?:es)?|conditions?)';
const FAITHS =
	'christians?|muslims?|hindus?|jews?|jewish|sikhs?|buddhists?|catholics?|anglicans?|protestants?|methodists?|evangelicals?|atheists?|agnostics?|non-?believers?|mormons?|jehovah.s witness(?:es)?';
const SEXES =
	'(?:wo)?m[ae]n|(?:fe)?males?|girls?|boys?|lads?|lasses|ladies|lady|gentlem[ae]n|guys?|blokes?|chaps?';
const NUMBER =
	'(?:1[6-9]|[2-7]\\d|(?:eighteen|nineteen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
const NOT_YEARS =
	'(?! ?(?:hours?|weeks?|days|months|people|per ?cent|pounds|minutes|miles|kg|km|staff|%|members|customers|clients|countries|languages|words|euros|k(?!\\p{L})))';

type Ground = { group: string; advice: string };
const GROUNDS: Ground[] = [
	{
		group: `(?:(?:${SOMEBODY}|${PEOPLE}) )?(?:who (?:are|is|have turned|has turned|turned) |aged )?(?:over|above|past|under|below|older than|younger than)(?: the age of)? ${NUMBER}s?${NOT_YEARS}|over-?${NUMBER}s|(?:older|elderly|old|middle-?aged|ag(?:e)?ing) (?:${PEOPLE})|oldies|pensioners|retirees|mature (?:students|applicants|candidates)|(?:${SOMEBODY}) (?:young|older|elderly)(?! (?:people|children|learners)(?!\\p{L}))`,
		advice:
			'The law forbids a choice by age. Name the skill, or how much experience the work needs.',
	},
	{
		group: `(?:${SEXES})(?: (?:${PEOPLE}))?`,
		advice:
			'The law forbids a choice by sex. Write "you", "the intern", or the name of the work: "sales assistant".',
	},
	{
		group: `(?:${FAITHS})(?: (?:${PEOPLE}|faith|believers))?|(?:${PEOPLE}|${SOMEBODY}) (?:of|from) (?:the |an? )?(?:${FAITHS}|islamic)(?: or (?:${FAITHS}|islamic))? (?:faiths?|religions?|communit(?:y|ies)|background)|(?:religious|observant|devout) (?:${PEOPLE})|(?:wearing|who wear|in) (?:a |the )?(?:hijabs?|head ?scar(?:f|ves)|turbans?|veils?|niqabs?)|(?:hijabs?|head ?scar(?:f|ves)|turbans?|niqabs?)`,
		advice: 'The law forbids a choice by religion. Leave this out.',
	},
	{
		group: `(?:${NATIONS}|eastern europeans?)s? (?:${PEOPLE}|nationals?|citizens?|passports?|passport holders|names|accents|m[ae]n|wom[ae]n|girls?|boys?|lads?)|(?:${SOMEBODY}|${PEOPLE}) (?:${NATIONS})|(?:${PEOPLE}|${SOMEBODY})(?: who (?:are|come|is|comes))? from (?:the )?(?:${LANDS})|foreigners?|immigrants?|migrants?|refugees?|asylum seekers|(?:eastern )?europeans|indians|pakistanis|nigerians|africans|asians|romanians|arabs|americans|brits|poles|russians|ukrainians|bulgarians|albanians|frenchmen|germans|spaniards|italians|scots|travellers(?! (?:choice|cheques))|gypsies`,
		advice:
			'Do not choose by nationality or origin. What you need of permission to work is asked in a step of its own.',
	},
	{
		group: `(?:white|black|brown|asian|mixed[- ]race|coloured|non-?white|dark[- ]skinned) (?:british |european )?(?:${PEOPLE}|m[ae]n|wom[ae]n|girls?|boys?|faces?)`,
		advice: 'The law forbids a choice by race. Leave this out.',
	},
	{
		group: `(?:pregnant|expecting|childless|married|unmarried|single|divorced) (?:women|ladies|mothers|${PEOPLE})|(?:new |single |young |working )?(?:mums|mothers|dads|parents|carers)|(?:${SOMEBODY}|${PEOPLE}|women) (?:with|who have|without) (?:young |small )?(?:children|kids|a family|family ties|caring duties)|(?:${SOMEBODY}|${PEOPLE}|women) (?:who (?:are|is) )?(?:pregnant|expecting|trying for a baby|(?:planning|about to (?:start|have)) (?:a family|a baby|children))`,
		advice: 'The law forbids a choice by family, marriage or pregnancy. Leave this out.',
	},
	{
		group: `(?:${DISABLED}) (?:${PEOPLE})|(?:the )?(?:disabled|deaf|blind)(?= (?:need|should|must|cannot|can.?t|will|are))|wheelchair users?|epileptics?|diabetics?|autistics?|dyslexics?|asthmatics?|(?:${SOMEBODY}|${PEOPLE})(?: who (?:is|are|has|have|suffers?|uses?)(?: from)?| with| in| suffering from| living with)? (?:an? |any |a history of |some )*(?:${DISABLED}|${CONDITION})`,
		advice:
			'The law forbids a choice by disability. Name the task: "carries boxes of up to 10 kg".',
	},
	{
		group: `(?:gay|straight|lesbian|bi|bisexual|trans|transgender|queer|lgbt\\p{L}*|homosexual|heterosexual) (?:${PEOPLE}|m[ae]n|wom[ae]n)|gays|lesbians|homosexuals?|heterosexuals?`,
		advice: 'The law forbids a choice by orientation. Leave this out.',
	},
	{
		group: `(?:trade )?union(?:i[sz]ed)? (?:members?|reps?|activists?|${PEOPLE})|trade unionists?`,
		advice: 'The law forbids a choice by membership of a union. Leave this out.',
	},
];

const CLAUSE_END = '(?= ?(?:please|thanks?|thank you|lol|sorry|here|at all|either|[.,;:!)&]|$))';

/**
 * Who is chosen or turned away, by the grammar of the sentence: a verb or an ending that takes some people and leaves others,
 * and beside it a ground on which nobody may be chosen.
 */
export const CHOICE_WORDS: WordRule[] = GROUNDS.flatMap(({ group, advice }) => {
	const who = `(?:${group})${NOUN_AFTER}`;
	const rule = (pattern: string): WordRule => ({
		kind: 'fairness',
		words: whole(pattern),
		advice,
		unless: OPEN,
		askedIf: REASONS,
	});
	return [
		rule(`(?:${TURNED_AWAY}|${NOT_FOR})${who}`),
		rule(`(?:no|not|without|never)(?: any| more)? ${who}${CLAUSE_END}`),
		rule(`no ${who} (?:can|may|will|shall|should|are|is|need)(?!\\p{L})`),
		rule(`${who} (?:${ELSEWHERE})`),
		rule(`${who}(?: (?:and|or) ${gap(2)}[\\p{L}-]+)? (?:${ELSEWHERE})`),
		rule(`${LIKED}${who}`),
		rule(`${who} (?:${FIRST})`),
	];
}).concat(
	[
		{
			pattern: `(?:must|should|may|can|do|are|is|be) ?(?:not|n.?t)(?: be)?(?: currently)? (?:pregnant|expecting(?: an?| any)? (?:baby|child)|a (?:parent|mother|mum)|married|trying for a baby|planning (?:a (?:family|baby)|children|to have (?:a |any )?(?:baby|child|children)))|(?:plan|intend|hope|mean)(?:s|ning)? to (?:have|start) (?:a |any )?(?:baby|family|child|children)`,
			advice: 'The law forbids a choice by family, marriage or pregnancy. Leave this out.',
		},
		{
			pattern: `(?:must|should|may|do|are|be) ?(?:not|n.?t)(?: be| have| suffer from)?(?: an?| any)? (?:${DISABLED}|${CONDITION})|(?:be|are|strong and|fully) able[- ]bodied|no (?:health|medical|back|mental) (?:problems?|issues?|conditions?|history)`,
			advice:
				'The law forbids a choice by disability. Name the task: "carries boxes of up to 10 kg".',
		},
		{
			pattern: `(?:maximum|max|upper|oldest|top|ideal|perfect|preferred|right|best|target) age(?! (?:group|of (?:a|the|our)))[^.!?\\d]{0,40}${NUMBER}|(?:turned|turning|reached|turn) (?:the age of )?${NUMBER}${NOT_YEARS}(?! degrees)|not (?:yet )?(?:turned |more than |older than |over )${NUMBER}${NOT_YEARS}(?= ?(?:years|please|yet|at|when|on|[.,;!)]|$))|(?:aged|age) (?:at most|up to|no more than|not more than|under|below|over|above|between|from)(?: the)? ${NUMBER}|${NUMBER} (?:or|and) (?:under|younger|below)(?= ?(?:only|please|[.,;!)]|$))|(?:older|younger) than (?:me|us|the (?:boss|manager|team))|${NUMBER} ?(?:\\+|plus|or over|or older|and over)(?: [^.!?]{0,10})? (?:need not|do not|don.?t|won.?t|no|sorry)|no (?:grey|gray) hairs?|(?:left|finished|graduated|leaving|finishing) (?:from )?(?:school|university|uni|college)? ?(?:before|after|no earlier than) (?:19|20)\\d\\d`,
			advice:
				'The law forbids a choice by age. Name the skill, or how much experience the work needs.',
		},
		{
			pattern: `(?:not|never|without|no|nobody|rather than)(?: [\\p{L}']+){0,5} (?:ramadan|eid|diwali|sabbath|shabbat|prayers?|praying|religious (?:holidays?|festivals?|reasons))|(?:ramadan|sabbath|prayers?)(?: [\\p{L}']+){0,5} (?:not|never|problem|issue|no use)`,
			advice: 'The law forbids a choice by religion. Leave this out.',
		},
		{
			pattern: `(?:sick days?|sick leave|sickness|days off sick)(?: [\\p{L}']+){0,4} (?:not|never|n.t|isn.?t|aren.?t|no (?:good|use)) ?(?:tolerated|accepted|allowed|on|an option)?|(?:never|not|don.?t|no)(?: [\\p{L}']+){0,3} (?:sick days?|sickness record|off sick|ill (?:often|a lot)|get (?:ill|sick))|(?:clean|full|perfect) bill of health|(?:good|perfect|excellent|robust|sound|strong) (?:physical |mental )?(?:health|constitution)(?: is| are)? ?(?:essential|required|a (?:pre)?condition|needed|expected|only|must)|no (?:defects?|deformit(?:y|ies)|birthmarks|scars)|(?:not|never)(?: [\\p{L}']+){0,4} (?:hospital|medical|doctor.?s?) appointments`,
			advice:
				'The law forbids a choice by disability. Name the task: "carries boxes of up to 10 kg".',
		},
		{
			pattern: `(?:pleasant|attractive|striking|good|youthful) (?:appearance|looks|figure)(?: and [^.!?]{0,20})?|height (?:from|of|at least|above|over|between) (?:\\d|five|six)|(?:minimum|at least|not under|over) (?:1[5-9]\\d ?cm|1\\.[5-9]\\d? ?m|5 ?(?:ft|feet|foot))`,
			advice: 'How somebody looks says nothing about their work. Leave this out.',
		},
		{
			pattern: `(?:not|never|n.?t)(?: be| live)?(?: in)?(?: an?)? (?:same[- ]sex|gay|lesbian|homosexual) (?:relationships?|marriages?|partnerships?|couples?|lifestyles?)|(?:same[- ]sex|gay|lesbian) (?:relationships?|marriages?|partnerships?|couples?|lifestyles?)[^.!?]{0,30} (?:not|no|never|against|incompatible)`,
			advice: 'The law forbids a choice by orientation. Leave this out.',
		},
		{
			pattern: `(?:do not|don.?t|no point|need not|should not)(?: bother)?(?: to)? appl(?:y|ying)[^.!?]{0,20} (?:if|when|unless) (?:you|they)(?:.re)?[^.!?]{0,12} (?:${DISABLED}|${FAITHS}|${NATIONS}|gay|lesbian|trans|pregnant|married|a (?:woman|man|mother|mum|parent)|(?:over|under|above|below) ${NUMBER}|(?:have|got) (?:children|kids|${CONDITION}))`,
			advice: 'The law forbids a choice by what somebody is. Say what the work needs.',
		},
	].map(
		({ pattern, advice }): WordRule => ({
			kind: 'fairness',
			words: whole(pattern),
			advice,
			unless: OPEN_OR_PAID,
			askedIf: REASONS,
		}),
	),
);
