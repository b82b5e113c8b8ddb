import type { Part } from '#schema/internships/understanding/understood.ts';
import { type Reader, textBefore } from './reader.ts';

/** Who is named after "my", and is not who looks for work: a child may be. */
const RELATIVE =
	'(?:mother|mum|mam|mom|mummy|father|dad|daddy|parents?|family|uncle|aunt|aunty|auntie|cousins?|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|flat ?mates?|house ?mates?|room ?mates?|brothers?|sisters?|twin|friends?|mates?|nan|nana|nanna|gran|granny|grandma|grandmother|grandad|grandpa|granddad|grandfather|grandparents|in ?laws?|neighbours?|boss|manager|landlord|landlady|supervisor|tutor|lecturer|professor|teacher|doctor|gp|therapist)';
/** What begins a clause; a clause ends at a comma. */
const CLAUSE =
	'(?:^|[,.;:!?()] ?|\\b(?:and|but|so|because|cos|where|as|since|when|while|whilst|if|that|which) )';
const REST = '((?:[^,.;:!?()]|(?<=\\d):(?=\\d))*)$';

/** "Because my cousin has a spare room" */
const REASON = new RegExp(
	`\\b(?:because|becau?se?|becoz|bcoz|coz|cos|cause|due to|thanks to|(?:since|as|now|given)(?: that)?(?= (?:i|i.?m|i.?ve|my|we|our|there)\\b))${REST}`,
);
/** "My wife works in Edinburgh", "a friend did her law thing", "mum is paying" */
const OF_OTHERS = new RegExp(
	`\\b(?:my|our|his|her|their|an?|the|one of my) (?:[a-z]+ ){0,2}?${RELATIVE}(?:.s)?\\b${REST}`,
);
const OF_PARENTS = new RegExp(
	`${CLAUSE}(?:mum|dad|mam|mom|nan|gran|grandad|grandma|granny)(?:.s)?\\b${REST}`,
);
/** "My car broke", "my lab is": what somebody has, and a verb behind it. */
const OF_THINGS = new RegExp(
	`${CLAUSE}(?:my|our) (?!(?:dream|ideal|goal|aim|passion|interests?|favourite|plan|preference|hope|wish|degree|course|major|subject|background|skills?|strengths?|best|thing|son|daughter|child|kid|kids|children|lad|boy|girl|niece|nephew|students?|clients?|pupils?|preferred|perfect|target|focus|first choice)\\b)(?:[a-z]+ ){1,2}?(?:is|are|was|were|has|had|broke|died|failed|moved|closed|works?|worked|lives?|runs?|costs?|ends?|starts?|says?|said|told|gets?|got|keeps?|doesn.?t|won.?t|can.?t)\\b${REST}`,
);
/** "I have a small son in nursery", "I've got an operation booked" */
const OF_OWN = new RegExp(
	`${CLAUSE}(?:(?:i|we) ?(?:(?:have|.?ve)(?: got)?|got)|(?:have |having |with )?got) (?!to\\b|always|been|an? (?:interest|passion|preference|dream|love|real interest|keen interest)\\b)${REST}`,
);
/** "Moved back in with my parents", "done my AAT", "made redundant from a bank" */
const OF_PAST = new RegExp(
	`(?:^|[,.;:!?()] ?|\\b(?:and|but|i|i.?ve|ive|have|just) )(?:moved|made redundant|laid off|grew up|dropped out|resat|resitting|passed|failed|quit|left|lost|retired|worked|volunteered|started|trained as|had enough)\\b${REST}`,
);
/** "After ten years in the army" */
const OF_YEARS = new RegExp(
	`\\b(?:\\d{1,2}|a|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|few|many|several) years? (?:in|as|at|of|with|on|for|working (?:in|as|at|for|on))\\b${REST}`,
);
/** "I look after horses in the mornings" */
const OF_HABITS = new RegExp(
	`${CLAUSE}i (?:(?:also|already|currently|usually|sometimes|still|just) )*(?:look after|care for|help out|volunteer|babysit|coach|play|run|teach|write|keep|own|ride|sing|row|attend|go to|sell|tutor)\\b${REST}`,
);
/** Behind it something is asked for after all. */
const WISH =
	/\b(?:but|now|want\w*|wanna|look|looking|need|needs|would|id|i.d|try|trying|instead|so|rather|prefer\w*|what|anything|anywhere|something|else|me too|like|likes|love|loves|enjoy\w*|interest\w*|keen|(?:am|.m|is|.s|really) into|passion\w*|fancy|hop(?:e|ing)|dream\w*|excited|search\w*|could|should|must|go for|find|recommend\w*|suggest\w*|reckon\w*|can (?:i|we)|retrain\w*|switch\w*|move to|get into)\b/;

const TELLING = [REASON, OF_OTHERS, OF_PARENTS, OF_THINGS, OF_OWN, OF_PAST, OF_YEARS, OF_HABITS];
const OF_ELSEWHERE = [REASON, OF_OTHERS, OF_PARENTS, OF_THINGS];

/** The clause before a place of the text, from its last comma or "but" on. */
function clauseBefore(reader: Reader, at: number): string {
	const before = textBefore(reader, at);
	const clause = /(?:[^,.;!?()]|(?<=\d)[.,](?=\d))*$/.exec(before)?.[0] ?? '';
	const turn = Math.max(clause.lastIndexOf(' but '), clause.lastIndexOf(' so '));
	return turn === -1 ? clause.trimStart() : clause.slice(turn).replace(/^ (?:but|so) /, '');
}

/** Whether a word stands in a clause that tells of others, of what somebody has, or why: "because of my nan's wedding". */
export function isTelling(reader: Reader, at: number): boolean {
	const clause = clauseBefore(reader, at);
	return TELLING.some((pattern) => {
		const told = pattern.exec(clause);
		return told !== null && !WISH.test(told[1] ?? '');
	});
}

/** "Primary teacher for twelve years, burnt out" */
const FOR_YEARS =
	/^(?: [a-z]+){0,2} (?:for|of|over) (?:the (?:last|past) )?(?:\d{1,2}|[a-z]+|a few|over \d+) years\b/;
/** "Ex army driver" */
const ONCE = /\b(?:ex|former|retired|formerly|previously) (?:[a-z]+ ){0,2}$/;
const NEVER_AGAIN = /\bnever (?:again|want to [a-z]+)(?: [a-z]+){0,2} $/;

/** "He's a chef but his hands shake now" */
const IS_A = /\b(?:i.?m|he.?s|she.?s|i am|he is|she is|being) (?:currently )?an? (?:[a-z]+ )?$/;
const BUT = /^(?: [a-z']+){0,8},? (?:but|who wants|wanting to|hoping to|looking to)\b/;
/** "I volunteer at a food bank": the verb itself is no wish. */
const DOES = new RegExp(
	`${CLAUSE}i (?:(?:also|already|currently|usually|sometimes|still|just) )*$`,
);
const DEED = /^(?:volunteer|coach|teach|tutor|play|run|write|sing|row|ride|train)$/;

/** Whether it is what somebody was: "ex army driver", "primary teacher for twelve years". */
export const isFormer = (reader: Reader, at: number, count: number): boolean =>
	ONCE.test(textBefore(reader, at)) ||
	(IS_A.test(textBefore(reader, at)) && BUT.test(textAfter(reader, at + count - 1))) ||
	(count === 1 && DEED.test(reader.tokens[at]?.word ?? '') && DOES.test(textBefore(reader, at))) ||
	(FOR_YEARS.test(textAfter(reader, at + count - 1)) && !NEVER_AGAIN.test(textBefore(reader, at)));

const textAfter = ({ tokens, text }: Reader, at: number): string =>
	text.slice(tokens[at]?.to).toLowerCase();

/** What somebody does at a time at which no work begins. */
const EVENT =
	/^.*\b(?:weddings?|operations?|surgery|exams?|re-?sit(?:s|ting)?|viva|holidays? (?:booked|in)|trips?|flights?|fl(?:y|ying|ies)|festivals?|marathon|pilgrimage|hajj|umrah|due|baby|birth|appointments?|birthday|funeral|graduat\w+|thesis|dissertation|course|studies|studying|stud(?:y|ies)|masters?|phd|(?:start|starting|begin|back at|back to|go|going to|return(?:ing)? to) (?:uni|university|school|college)|lease|tenancy|contract|visa|mov(?:e|ing) (?:house|back|home|to)|booked|retak\w+|module|induction|tournament|competition|conference|treatment|ramadan|eid|travelling|away|off to|married|abroad|home|term|semester|rent)\b([^,.;:!?()]*)$/s;
const FREE =
	/\b(?:free|available|start\w*|work\w*|internships?|placements?|jobs?|roles?|so|from|after|until|till|before|between|but|then|and|nothing|something|anything|summer|want\w*|look\w*)\b/;

/** "Our rent goes up in September" */
const OF_SOMEBODY = new RegExp(`${CLAUSE}(?:i|i.?m|we|we.?re|my|our|he|she|they)\\b${REST}`);
const ABLE =
	/\b(?:can|could|would|will|ll|finish\w*|done|ready|able|hop\w+|like|love|prefer|need|graduate)\b/;
const STARTING = /\b(?:starting|available|free)\b[^,.;:!?()]*$/;

/** Whether a month is the time of something else: "I fly home in August". */
export function isEventTime(reader: Reader, at: number, words: string): boolean {
	if (FREE.test(words.toLowerCase()) || ABLE.test(words.toLowerCase())) return false;
	const event = EVENT.exec(textBefore(reader, at));
	if (event !== null && !FREE.test(event[1] ?? '')) return !STARTING.test(textBefore(reader, at));
	const told = OF_SOMEBODY.exec(textBefore(reader, at));
	return told !== null && !FREE.test(told[1] ?? '') && !ABLE.test(told[1] ?? '');
}

const WISHED_HOME =
	/\b(?:could|can|would|might|able to|happy to|want to|like to|love to|prefer to|hope to|hoping to|looking to|plan to|going to|will|ll)\b[^,.;:!?()]*$/;
const AT_HOME =
	/\b(?:(?:i|we|he|she|they|who|currently|now|still)(?:.m| am| is|.re| are|.s)? (?:(?:also|currently|now|still|only|just|both|all) )*(?:live|lives|living|stay|stays|staying|stuck|based|grew up|reside)|(?:i.?m|i am|we.?re|we are|(?:he|she|who).?s|(?:he|she|who) is)(?: (?:just|currently|originally|now|still|here|stuck|out|down|up|over|coming))*|(?:moved|moving) (?:back )?(?:home )?(?:in )?(?:with (?:my|our) [a-z]+ )?|(?:trains?|bus(?:es)?|coach|commute|commuting|drive)|(?:service|office|team|charity|college|school|university|granddaughter|grandson|daughter|son|student|students|flat|house|room|home)(?: is)?) ?(?:in|near|outside|outside of|close to|just outside|from|by|around|at)(?: the)? $/;
/** "Masters at Leeds": whoever wants to work in a town does not say "at". */
const STUDIES_THERE =
	/(?<!\b(?:jobs?|work|working|roles?|internships?|interns?|placements?|look|looking|arrive|be|available|based|anything|something|positions?|office|offices|employers?|companies|company|firms?) )\bat (?:the )?$/;
const BEHIND_HOME =
	/^ (?:lass|lad|girl|boy|guy|woman|man|mum|dad|local|based(?! (?:jobs?|work|roles?|internships?|placements?))|born)\b/;

/** "Studying law in Leicester" */
const COURSE_IN =
	/\b(?:study|studying|studies|student|degree|course|doing (?:my |an? )?(?:[a-z]+ )?(?:a ?levels?|btec|degree|masters?|phd|pgce|course|uni))\b(?! (?:look|want|visa))(?:(?!\b(?:look\w*|want\w*|jobs?|work|roles?|placements?|internships?|seek\w*|anything|something|need\w*)\b)[^,.;:!?()])* (?:in|near) (?:the )?$/;

/** Whether it is where others are: "my flatmate is in London", but "could stay with my cousin in Leeds". */
export function isElsewhere(reader: Reader, at: number): boolean {
	const clause = clauseBefore(reader, at);
	return OF_ELSEWHERE.some((pattern) => {
		const told = pattern.exec(clause);
		if (told === null || WISH.test(told[1] ?? '') || PRICES.test(told[1] ?? '')) return false;
		return !WISHED_HOME.test(clause.slice(0, told.index + 1));
	});
}

/** "Because rent in Bristol is mad": whoever says so wants to be there. */
const PRICES = /\b(?:rents?|cost of living|living costs)\b/;

const THERE =
	/\b(?:there(?! (?:is|are|.s))|that.?s where|with (?:him|her|them)|join (?:him|her|them)|same (?:city|place|town)|near (?:him|her|them)|be together|move (?:in|to))\b/i;

/** Whether what was told of a place of others is a wish after all: "so it has to be there". */
export const goesThere = (text: string): boolean => THERE.test(text);

/** Whether it is where somebody is at home: it counts where no other place is named. */
export function isHome(reader: Reader, at: number, count: number): boolean {
	const before = textBefore(reader, at);
	if (COURSE_IN.test(before)) return true;
	if (BEHIND_HOME.test(textAfter(reader, at + count - 1))) return true;
	if (WISHED_HOME.test(before)) return false;
	return AT_HOME.test(before);
}

/** "Masters at Leeds", and "anything at Leeds" is a wish. */
export const isStudiedThere = (reader: Reader, at: number): boolean =>
	STUDIES_THERE.test(textBefore(reader, at));

/** Whoever can go anywhere does not ask for where they live. */
const ANYWHERE =
	/\b(?:anywhere(?! (?:near|in|around|close))|any (?:city|town|place|location)|wherever|relocat\w+|(?:happy|willing|can|able|free) to (?:move|travel anywhere)|(?:can|could|will|would) move|get away|don.?t (?:mind|care) where|not fuss(?:y|ed) where|doesn.?t matter where)\b/i;

export const goesAnywhere = (text: string): boolean => ANYWHERE.test(text);

/** "I know Java and a bit of Python": what somebody can do orders what they ask for besides. */
const CAN = new RegExp(
	`(?<!\\b(?:where|that|which|so|if|what|and) )\\b(?:(?:i|he|she|we)(?: (?:also|already|really|only|just|do))? (?:know|knows|speak|speaks|(?:can|could) (?:do|use|code|program|speak|write|read|play|drive)|use|uses|code in|program in|work with|sabi)|(?:know|knows|knowing|fluent in|proficient (?:in|with)|skilled (?:in|at|with)|familiar with|(?:have|got|.ve|some|years.?|lots of) experience (?:with|in|of)|experienced (?:with|in)|knowledge of|(?:brilliant|great|good|strong|excellent|confident|decent|ok|okay|comfortable|amazing|really good|handy) (?:at|with|in)))${REST}`,
);
const MINE =
	/^(?: [a-z#+]+){0,3} (?:is|are) (?:my|his|her) (?:things?|strong points?|strengths?)\b/;
/** Between the things of a list. */
const JOINS = new Set(', & / + and or also plus some a bit bits of little basic'.split(' '));
const joins = (gap: string): boolean =>
	gap
		.toLowerCase()
		.split(/\s+/)
		.every((word) => word === '' || JOINS.has(word));

/** Languages and tools are of no field of work. */
const isTool = (part: Part): boolean =>
	'topic' in part && (part.topic.language === true || !part.topic.sectors.some(({ sure }) => sure));

/** @param last a thing that somebody can do as well */
export function isSkill(
	reader: Reader,
	at: number,
	{ count, part }: { count: number; part: Part },
	last: Part | null,
): boolean {
	const { tokens, text } = reader;
	const gap = last && text.slice(last.spans.at(-1)?.[1], tokens[at]?.from);
	const goesOn = gap !== null && joins(gap);
	if (goesOn && (!gap.includes(',') || (last && isTool(last) && isTool(part)))) return true;
	const can = CAN.exec(textBefore(reader, at));
	if (can && !WISH.test(can[1] ?? '')) return true;
	return MINE.test(textAfter(reader, at + count - 1));
}
