import { atEnd, atStart, type Frame, type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

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
/** What a sentence says more of some people before it says that they are wanted. */
const TOLD_OF_THEM = '(?: (?:with|who|that|from|of|in|for|to) [^.!?]{0,40})?';
const WANTED =
	'(?:(?:come|comes|go|goes|get|are|is) )?(?:(?:at|to) the (?:front|top) of|first(?= in|[.,;!)]|$))|(?:is |are |will be |would be )?(?:only )?(?:needed|wanted|required|sought|welcome only)';
/** What somebody thinks of people as a kind: "a man would cope better", "they would not be happy here". */
const THOUGHT_OF =
	'(?:\\p{L}+ly )?(?:would|wouldn.?t|won.?t|will not|cannot|can.?t|could not|couldn.?t|might not|may not|do not|don.?t|does not|doesn.?t|are unlikely to|is unlikely to|are not|aren.?t|is not|isn.?t|are hardly|are better)(?: (?:not|really|probably|likely|just|simply|never|always|be|feel|find it|get|do))* (?:cope|fit|happy|happier|comfortable|at (?:home|ease)|manage|suited?|suitable|better|best|ideal|perfect|right|struggle|enjoy|last|belong|settle|blend|handle|stand|stay|hard|difficult|strong|reliable|up to|do (?:this|the)|work (?:here|out)|join|take part|bring|understand)';
/** An offer to some people alone: "we can only offer this to another woman". */
const ONLY_TO =
	"only (?:[\\p{L}'-]+ ){0,5}(?:to|for|by|from|with|among) (?:an? |another |other |the |our |fellow )?(?:[\\p{L}'-]+ )?";
/** What is given to those who are something: "a room is included if you are a girl". */
const ON_CONDITION =
	'(?:only|included|extra|bonus|better|more|priority|preference|preferred|advantage|not|n.t|cannot|sorry|great|ideal|perfect|plus)(?: [^.!?]{0,30})? (?:if|when|as long as|provided(?: that)?|unless) (?:you|they|he|she|the (?:intern|applicant|candidate))(?:.re|.s| are| is| were| happen to be)(?: not)? (?:an? |also )?';
/** Words between a verb and some people, none of which leads to what somebody does with or for others. */
const near = (most: number) =>
	`(?:(?!(?:to|who|that|with|about|of|whose|which|than|and|but|or|among|help|support)(?!\\p{L}))[\\p{L}'’-]+ ){0,${most}}`;
/** Whoever chooses, and what they do. */
const CHOOSER =
	'(?:we|i|they|our (?:boss|owner|manager|director|team|company|firm|clients?|customers?|guests|investors?)|the (?:boss|owner|manager|director|clients?|customers?|job|role|work|team|firm|company|post|position|landlord|family))';
const CHOOSES = `(?:(?:prefer|favour|choose|pick|hire|want|need|seek|recruit|employ|select|like|expect|demand|require|avoid|exclude|reject|refuse|advise against|discourage|regret|trust|distrust|value|rate)(?:s|ed|d|ing)?|tak(?:e|es|ing)(?: on)?|look(?:s|ing)? for|go(?:es)? for|giv(?:e|es|ing)(?: priority| preference)?(?: to)?|turn(?:s|ing)? (?:away|down)|keep(?:s|ing)?|offer(?:s|ing)? (?:this|it|the (?:job|role|place|post)) to|work(?:s|ing)? with|send|hoping for|hope for|hope to|prefer to|like to|love to|want to)(?: (?:have|hire|find|get|see|meet|take(?: on)?|employ|recruit|choose|pick|be served by|work with|deal with))?`;
const CHOOSES_NOT =
	'(?:not|n.t|never|nobody|unable|refuse\\p{L}*|regret\\p{L}*|(?:asked|told|want|like|prefer) (?:us |me )?not(?: to (?:send|have|hire|take|bring|include|employ|see))?|avoid\\p{L}*|exclud\\p{L}*|reject\\p{L}*|turn\\p{L}* (?:away|down)|keep\\p{L}*|discourag\\p{L}*)';
const CHOOSES_OTHERWISE =
	'(?:only|always|rather|prefer\\p{L}*|favour\\p{L}*|pick|choose|hire|hiring|select\\p{L}*)';
/** All but some. */
const ALL_BUT =
	'(?:any|every|all|no)(?:one|body)?(?: (?:people|applicants|candidates|students|interns|of you))?(?: (?:can apply|may apply|is welcome|are welcome|welcome|is fine|are fine|will do))?,? (?:but|except(?: for)?|apart from|other than|save for|bar|excluding|just not|only not) (?:for )?(?:the )?';
/** What becomes of those who belong to a kind of people, or what is said of all of them. */
const SAID_OF_ALL =
	'(?:(?:have|has|stand|get|are|is|come|comes|go|goes|will|would|will be|tend|make|makes|do) )?(?:[\\p{L}’-]+ ){0,2}(?:no chance|a (?:risk|problem|burden|liability|nuisance)|(?:at|to) the (?:back|bottom|end) of|last(?= in|[.,;!)]|$)|not what|(?:too|more|less) (?:slow|old|weak|soft|emotional|expensive|lazy|reliable|unreliable|loyal|stable|strong|careful|much)|(?:better|best|worse|weaker|slower|faster|quicker|stronger|harder|easier|unreliable|lazy|emotional|difficult)(?: (?:at|in|for|with|workers?|than|to|employees)|[.,;!)]|$)|an? (?:advantage|disadvantage))|tend to (?:struggle|leave|be|get|find|lack|need|complain)';
/** What an applicant is said to be, or asked. */
const YOU_ARE =
	'(?<!(?:if|when|whether|as|because|where|while|until) )(?:you(?: are|.re| should be| need to be| will be| ought to be)|are you|(?:the |our |an? )?(?:ideal|right|best|perfect|chosen|successful|new|next) (?:candidate|intern|person|applicant|hire|recruit)(?: is| will be| would be| should be|:)|(?:person|one|intern|candidate|applicant|somebody|someone|student) (?:we (?:want|need|have in mind|look for|are looking for|seek) |who )(?:is|are|will be|should be)|we (?:hope|want|would like|aim|plan|intend) to (?:find|hire|have|get|recruit|take on)|we(?:.ll| will| shall) (?:pick|choose|hire|take)|(?:job|work|role|post|position|place|this|it|which|that)(?: really| would| will)? (?:needs?|calls for|asks for|requires?|demands|suits?)|(?:would|will|to|might|best) suit|(?:ideal|perfect|great|best|good|suitable|made) (?:for|if you are|if you.re))(?: (?:only|ideally|preferably|probably))?(?: not)? (?:an? |another |also )?(?:(?!fellow|team|great)[\\p{L}-]+ )?';
const DO_NOT_IF =
	'(?:(?:do not|don.?t|no need to|no point|never|cannot|can.?t|won.?t|sorry)[^.!?]{0,30} (?:if|when) (?:you|they)(?: are|.re) (?:an? )?)';
const FIRST =
	'(?:will be |are |is |would be |only |strongly |much )*(?:preferred|favoured|prioriti[sz]ed|given (?:preference|priority)|first choice|wanted|sought)|(?:have|has|get|take) (?:priority|preference)|would (?:fit(?: in)?|be (?:ideal|best|better|perfect|great|nice|good))|only(?= ?(?:please|thank|need|may|can|will|[.,;!)]|$))';

/** In such a sentence others are meant, or everybody is welcome. */
const OTHERS =
	'(?<=^ ?|[.!?] )you(?:.ll| will)? (?:also |help (?:us )?(?:to )?)?(?:lead|run|teach|guide|visit|support|read|cook|write|interview|host|coach|care|assist|help|work with|study|count|look after)|customers?|clients?|visitors?|audiences?|readers?|patients?|guests|passengers|tenants|residents?|families|pupils|learners|museum|archives?|exhibitions?|campaigns?|research\\p{L}*|study|studies|survey|project|charit\\p{L}*|supports?|supporting|history|novel|film|books?|we (?:sell|make|build|run|teach)|whether or not|regardless|need not be|no need to be|welcom\\p{L}*(?<!not welcome)|all (?:ages|faiths|sexes|genders)|any (?:age|faith|sex|gender)|equally|under-?represented|positive action|too often|why|(?:do|does) not (?:matter|mind)|don.?t mind|step[- ]free';
const OPEN = wordsTest(OTHERS);
const OPEN_OR_PAID = wordsTest(`${OTHERS}|sick pay|statutory|paid (?:sick|holiday)|worry`);
/** The same without those who may be made the reason for a choice: "our customers prefer men". */
const OPEN_CLOSELY = wordsTest(
	`${OTHERS.replace('customers?|clients?|', '').replace('guests|', '').replace('|families', '')}|help|for (?:our )?(?:customers?|clients?)|(?:customers?|clients?) (?:are|who)`,
);
const NOT_ALL = wordsTest('museum|research|study|exhibition');
/** What law may allow for some work, so that the writer says what is meant. */
const REASONS = wordsTest(
	'refuge|changing rooms?|fitting rooms?|measuring|bursar\\p{L}*|single[- ]sex|as (?:women|men|they) (?:hold|are)|intimate|personal care|survivors?|schedule 9|equality act|occupational requirement|actors?|actress|models?|lead role|church|chaplain\\p{L}*|mosque|synagogue|temple|gurdwara|parish|diocese|faith school|pastoral|worship|clearance|vetting|insur\\p{L}*|licen[cs]\\p{L}*|alcohol|law|legal(?:ly)?|because the (?:women|men|clients)',
);

/** What people are, each with whom it may stand before. No noun may follow that makes it something else. */
const NOUN_AFTER =
	"(?!'s(?!\\p{L}))(?! ?(?:guides?|scouts?|wear|clothes|clothing|clothiers|shoes|fashion|health|hall|toilets?|league|team|football|rugby|cricket|hostel|centre|institute|studies|literature|history|food|restaurants?|art|music|paper|papers|tea|coffee|goods|market|school|group|language|law|culture|rights|life|work|engineering|tongue|board|company|ship|stone|trade|church|festival|wedding|weddings|in (?:science|engineering|business|sport|tech)|into|from every|of (?:all|every|any))(?!\\p{L}))";
const NATIONS =
	'british|english|irish|scottish|welsh|american|australian|indian|pakistani|bangladeshi|sri lankan|nepali|nigerian|ghanaian|kenyan|somali|chinese|japanese|korean|polish|romanian|bulgarian|albanian|french|german|italian|spanish|portuguese|greek|turkish|russian|ukrainian|arab|african|asian|caribbean|israeli|iranian|iraqi|afghan|syrian|vietnamese|filipino|brazilian|western|european|foreign|overseas|international|roma|gypsy';
const LANDS =
	'africa|asia|india|pakistan|bangladesh|nigeria|ghana|kenya|somalia|china|poland|romania|bulgaria|albania|(?:eastern )?europe|turkey|russia|ukraine|iran|iraq|afghanistan|syria|vietnam|abroad|overseas|other countries|outside (?:the uk|britain|england|europe)';
const DISABLED =
	'disabled|deaf|blind|partially sighted|hard of hearing|autistic|dyslexic|epileptic|diabetic|depressed|mentally ill|wheelchair[- ]bound|neurodivergent';
const CONDITION =
	'disabilit(?:y|ies)|impairments?|mental (?:illness|health|disorders?)|depression|anxiety|autism|adhd|dyslexia|epilepsy|asthma|diabetes|hiv|cancer|a stammer|mobility (?:problems|issues)|health (?:problems|issues|conditions)|a (?:bad|weak) back|a wheelchair|a hearing aid|(?:(?:long[- ]term|chronic|serious|mental|any) )?(?:illness(?:es)?|conditions?)';
const FAITHS =
	'brahmins?|jains?|shias?|sunnis?|pagans?|christians?|muslims?|hindus?|jews?|jewish|sikhs?|buddhists?|catholics?|anglicans?|protestants?|methodists?|evangelicals?|atheists?|agnostics?|non-?believers?|mormons?|jehovah.s witness(?:es)?';
const SEXES =
	'(?:wo)?m[ae]n|(?:fe)?males?|girls?|boys?|lads?|lasses|ladies|lady|gentlem[ae]n|guys?|blokes?|chaps?';
const NUMBER =
	'(?:1[6-9]|[2-7]\\d|(?:eighteen|nineteen|twenty|thirty|forty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
const NOT_YEARS =
	'(?! ?(?:hours?|weeks?|days|months|people|per ?cent|pounds|minutes|miles|kg|km|staff|%|members|customers|clients|countries|languages|words|euros|k(?!\\p{L})))';

/** Disabled people may be favoured (Equality Act, section 13), so that the writer is only asked about it. */
type Ground = { group: string; advice: string; isLawfulToFavour?: boolean };
const GROUNDS: Ground[] = [
	{
		group: `(?:(?:${SOMEBODY}|${PEOPLE}) )?(?:who (?:are|is|have turned|has turned|turned) |aged )?(?:over|above|past|under|below|older than|younger than)(?: the age of)? ${NUMBER}s?${NOT_YEARS}|over-?${NUMBER}s|(?:older|elderly|old|middle-?aged|ag(?:e)?ing) (?:${PEOPLE})|oldies|pensioners|retirees|retired people|grandparents|grann(?:y|ies)|over-?(?: |-)?(?:thirties|forties|fifties|sixties)|(?:${NUMBER}|thirty|forty|fifty) ?(?:and|or) (?:above|over|older|up)|(?:gen(?:eration)?[- ](?:z|y)|millennials|zoomers|school leavers|teenagers|youngsters|twenty-?somethings)|mature (?:students|applicants|candidates)|(?:${SOMEBODY}) (?:young|older|elderly)(?! (?:people|children|learners)(?!\\p{L}))|young (?:people|persons?|adults?|wom[ae]n|m[ae]n|lad(?:y|ies|s)?|girls?|boys?|fell?ows?)|(?:${SOMEBODY}|${PEOPLE}) in (?:their|his|her|the) (?:very )?(?:early |mid-? ?|late )?(?:teens|twenties|thirties|forties|fifties|sixties|20s|30s|40s|50s|60s)`,
		advice:
			'The law forbids a choice by age. Name the skill, or how much experience the work needs.',
	},
	{
		group: `(?:young )?(?:${SEXES}|housewi(?:fe|ves))(?: (?:${PEOPLE}))?`,
		advice:
			'The law forbids a choice by sex. Write "you", "the intern", or the name of the work: "sales assistant".',
	},
	{
		group: `(?:${FAITHS})(?: (?:${PEOPLE}|faith|believers))?|(?:${PEOPLE}|${SOMEBODY}) (?:of|from) (?:the |an? )?(?:${FAITHS}|islamic)(?: or (?:${FAITHS}|islamic))? (?:faiths?|religions?|communit(?:y|ies)|background)|(?:religious|observant|devout) (?:${PEOPLE})|(?:wearing|who wear|in) (?:a |the )?(?:hijabs?|head ?scar(?:f|ves)|turbans?|veils?|niqabs?)|(?:hijabs?|head ?scar(?:f|ves)|turbans?|niqabs?)`,
		advice: 'The law forbids a choice by religion. Leave this out.',
	},
	{
		group: `(?:${NATIONS}|eastern europeans?)s? (?:${PEOPLE}|nationals?|citizens?|passports?|passport holders|faces?|backgrounds?|famil(?:y|ies)|names|accents|m[ae]n|wom[ae]n|girls?|boys?|lads?)|(?:${SOMEBODY}|${PEOPLE}) (?:${NATIONS})|(?:${PEOPLE}|${SOMEBODY})(?: who (?:are|come|is|comes))? from (?:the )?(?:${LANDS})|foreigners?|immigrants?|migrants?|refugees?|asylum seekers|(?:eastern )?europeans|indians|pakistanis|nigerians|africans|asians|romanians|arabs|americans|brits|poles|russians|ukrainians|bulgarians|albanians|frenchmen|germans|spaniards|italians|scots|travellers(?! (?:choice|cheques))|gypsies`,
		advice:
			'Do not choose by nationality or origin. What you need of permission to work is asked in a step of its own.',
	},
	{
		group: `(?:white|black|brown|asian|mixed[- ]race|coloured|non-?white|dark[- ]skinned) (?:british |european )?(?:${PEOPLE}|m[ae]n|wom[ae]n|girls?|boys?|faces?)|ethnic minorit(?:y|ies)|people of colou?r`,
		advice: 'The law forbids a choice by race. Leave this out.',
	},
	{
		group: `(?:pregnant|expecting|expectant|childless|married|unmarried|single|divorced) (?:women|ladies|mothers|${PEOPLE})|(?:new |single |young |working )?(?:mums?|mothers?|dads?|fathers?|parents?|carers?)|(?:${SOMEBODY}|${PEOPLE}|women) (?:with|who have|without) (?:young |small )?(?:children|kids|a family|family ties|caring duties)|(?:${SOMEBODY}|${PEOPLE}|women) (?:who (?:are|is) )?(?:pregnant|expecting|trying for a baby|(?:planning|about to (?:start|have)) (?:a family|a baby|children))`,
		advice: 'The law forbids a choice by family, marriage or pregnancy. Leave this out.',
	},
	{
		group: `(?:${DISABLED}) (?:${PEOPLE})|(?:the )?(?:disabled|deaf|blind)(?= (?:need|should|must|cannot|can.?t|will|are))|wheelchair users?|epileptics?|diabetics?|autistics?|dyslexics?|asthmatics?|(?:${SOMEBODY}|${PEOPLE})(?: who (?:is|are|has|have|suffers?|uses?)(?: from)?| with| in| suffering from| living with)? (?:an? |any |a history of |some )*(?:${DISABLED}|${CONDITION})`,
		advice:
			'The law forbids a choice by disability. Name the task: "carries boxes of up to 10 kg".',
		isLawfulToFavour: true,
	},
	{
		group: `(?:gay|straight|lesbian|bi|bisexual|trans|transgender|queer|lgbt\\p{L}*|homosexual|heterosexual) (?:${PEOPLE}|m[ae]n|wom[ae]n)|gays|lesbians|homosexuals?|heterosexuals?`,
		advice: 'The law forbids a choice by orientation. Leave this out.',
	},
	{
		group:
			'conservatives|tories|labour voters|socialists|communists|lefties|left-?wingers|right-?wingers|brexiteers|remainers|vegans|feminists',
		advice: 'The law forbids a choice by belief. Leave this out.',
	},
	{
		group: `(?:trade )?union(?:i[sz]ed)? (?:members?|reps?|activists?|${PEOPLE})|trade unionists?`,
		advice: 'The law forbids a choice by membership of a union. Leave this out.',
	},
];

const CLAUSE_END = '(?= ?(?:please|thanks?|thank you|lol|sorry|here|at all|either|[.,;:!)&]|$))';

/** What makes a sentence a choice: what stands before or after some people. Where law allows it for these, it is asked about. */
type Kind = { before?: string; after?: string; unless?: RegExp; isFavour?: true; isAsked?: true };
const KINDS: Kind[] = [
	{ before: `(?:${TURNED_AWAY}|${NOT_FOR})` },
	{ before: '(?:no|not|without|never)(?: any| more)? ', after: CLAUSE_END },
	{ before: 'no ', after: ' (?:can|may|will|shall|should|are|is|need)' },
	{ after: `(?: (?:and|or) ${gap(2)}[\\p{L}-]+)? (?:${ELSEWHERE})` },
	{ after: ` ${THOUGHT_OF}` },
	{ after: ` ${SAID_OF_ALL}` },
	{
		after:
			' (?:is|are)(?: not)? (?:exactly |just )?(?:what|who|the (?:one|ones|person|people)) (?:we|i|our|the)',
	},
	{ before: ALL_BUT, unless: NOT_ALL },
	{
		before: 'applications? (?:from|by|of) (?:the )?',
		after:
			' (?:will|are|is|get|go|end|land)(?! (?:most |also |very |especially |particularly )*(?:welcome|encouraged|invited))',
	},
	{ before: `${CHOOSES_NOT} ${near(4)}`, unless: OPEN_CLOSELY },
	{
		before:
			'(?:zero|no (?:room|place|space|time|chance|use|future|jobs?|interest|openings?|vacancies|spots?|good) (?:for|in|with|from|left for)|(?<!not )enough|too many|fewer|sick of|wary of|against|rather than|instead of|more than just|out of reach for) (?:any |more |the )?',
	},
	{ before: DO_NOT_IF },
	{
		before: '(?:if|when|as) (?:you|they)(?: are|.re) (?:an? )?',
		after:
			',? (?:then )?(?:please )?(?:do not|don.?t|no|this is not|you (?:cannot|can.?t|will not|won.?t|need not)|look elsewhere|sorry)',
	},
	{ before: LIKED, isFavour: true },
	{ after: `(?: (?:${FIRST})|${TOLD_OF_THEM} (?:${WANTED}))`, isFavour: true },
	{ before: `${CHOOSES_OTHERWISE} ${near(4)}`, unless: OPEN_CLOSELY, isFavour: true },
	{
		before: `${CHOOSER} (?:[\\p{L}'’]+ ){0,3}${CHOOSES} ${near(3)}`,
		unless: OPEN_CLOSELY,
		isFavour: true,
	},
	{
		before: `(?<=^ ?|[.!?:;] ?)(?:now )?(?:hiring|recruiting|employing|seeking|wanted|preference|priority|preferred)(?: for| to)?:? ${near(1)}`,
		isFavour: true,
	},
	{ before: YOU_ARE, isFavour: true },
	{ before: `(?:only|just) ${near(3)}`, isFavour: true },
	{
		before: `(?:${ONLY_TO}|${ON_CONDITION}|(?:priority|preference|preferred|wanted|ideal|required) ?[:=–-] ?)`,
		isFavour: true,
	},
	{
		before: '(?<=^ ?)',
		after: ' (?:are|have|will|can|do|get|make|find|need)',
		isAsked: true,
	},
	{ before: '(?:if|when) (?:you|they)(?: are|.re) (?:an? )?', isAsked: true },
];
const frames = (isLawfulToFavour: boolean): Frame[] =>
	KINDS.map(({ before, after, unless = OPEN, isFavour, isAsked }) => ({
		...(before && { before: atEnd(before) }),
		...(after && { after: atStart(after) }),
		unless,
		answer: isAsked || (isFavour && isLawfulToFavour) ? 'asked' : 'refused',
	}));
const [FORBIDDEN, LAWFUL_TO_FAVOUR] = [frames(false), frames(true)];

/**
 * Who is chosen or turned away, by the grammar of the sentence: a verb or an ending that takes some people and leaves others,
 * and beside it a ground on which nobody may be chosen.
 */
export const CHOICE_WORDS: WordRule[] = GROUNDS.map(
	({ group, advice, isLawfulToFavour }): WordRule => ({
		kind: 'fairness',
		words: wordsPattern(`(?:${group})${NOUN_AFTER}`),
		advice,
		frames: isLawfulToFavour ? LAWFUL_TO_FAVOUR : FORBIDDEN,
		askedIf: REASONS,
	}),
).concat(
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
			words: wordsPattern(pattern),
			advice,
			unless: OPEN_OR_PAID,
			askedIf: REASONS,
		}),
	),
);
