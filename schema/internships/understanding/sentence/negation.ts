import type { NamedFilter } from '#schema/internships/understanding/filters/filter.ts';
import { readFilter } from '#schema/internships/understanding/read-filters.ts';

/** "Move to", "late" and "behind" before what is not wanted. */
const LEADS =
	'(?:mov(?:e|ing)|relocat(?:e|ing)|commut(?:e|ing)|travel(?:ling)?|liv(?:e|ing)|stay(?:ing)?|end up)(?= (?:to|in|into|near|around|outside))|(?:late|early)(?= (?:nights?|evenings?|shifts?|mornings?|starts?))|behind|in front of';
const FILLERS = `(?: (?:${LEADS}|in|at(?! (?:least|most))|on(?! ?site\\b)|with|by|to|of|(?:loads?|lots?|tons|heaps|piles|plenty)(?= of )|for|a|an|any|the|my (?:degree|course|subject|studies|job)|my|too|big|large|loud|busy|noisy|crowded|open plan|really|much|very|so|that|want|wanting|like|liking|enjoy|fancy|have|having|interested|keen|good|great|strong|confident|into|work|working|do|doing|be|being|based|near|anything|something|stuff|all|has|own|got|know|use|using|involve|involves|involving|need|afford|ask|asking|require|requires|deal|dealing|take|taking|speak(?= to)|speaking(?= to)|talk(?= to)|talking(?= to)|jobs?|roles?|internships?|placements?(?! years?)|positions?|make|making(?= (?:calls?|phone))|answer|answering|sit|sitting|handle|handling|go|going|see(?:ing)?|touch(?:ing)?|set foot in|step foot in|look at|hear about|stuck|trapped|chained|go back to|back|return(?:ing)? to))*`;

/** Words that say that what follows is not wanted. */
const NOT = new RegExp(
	`^(?:but not|other than|apart from|rather than|instead of|as opposed to|(?:anywhere|anything|everything|everywhere|any) (?:but|except|other than|apart from|not)|nothing(?: (?:to do with|in|with|about|like|for))?|(?:(?:please )?(?:dont|do not|never) (?:show|give|send|suggest|recommend)|hide|exclude|skip|remove|filter out|leave out|take out|get rid of)(?: (?:me|us|the|all|any|those|ones?|jobs?|internships?|places?|things?|that|which|who|where|there|are|is|i|you|they|need|needs|needing|require|requires|have|has|having|to|make|do|with|from|a|an|for|in|of|it))*|not|no more(?! than\\b)|no|non|nor|except(?: for)?|excluding|excl|without|avoid(?:ing)?|outside(?: of)?(?! (?:work|jobs?|roles?|and|or|measuring|all|in|with|on|near|by|for|most|at|every|when|because|not|but|from|during|rather|instead|as|to|if|please|somewhere|i|a lot|most)\\b)|never|hates?|dislikes?|detests?|cant stand|cannot stand|(?:i )?(?:cant|cannot|can not|couldnt|wont|will not|dont|do not|doesnt|does not|didnt|im not|i am not|am not|isnt|is not|arent|are not|wasnt|not able to|unable to|havent|have not|hasnt|have no|ive no|has no|id rather not|would rather not)|(?:bad|rubbish|terrible|awful|useless|hopeless|no good|poor|shaky|weak|rusty|clueless|not good|not great|not so good) (?:at(?! (?:home|the moment|present|first)\\b)|with|on)|(?:(?:get(?:ting)? |feel(?:ing)? |im |i am )?(?:anxious|nervous|uncomfortable|stressed(?: out)?|overwhelmed|panicky|lonely|isolated|bored|distracted|depressed|miserable)(?= (?:in|around|about|with|by|near|at|working|when|doing|on|from)\\b)|struggl(?:e|es|ing)(?= (?:with|in|at)\\b)|faints?(?= (?:at|near|around|from)\\b)|phobia of|allergic(?: to)?|scared of|afraid of|fear of|terrified of|sick of|tired of|bored of|fed up (?:with|of)|(?:had )?(?:more than )?enough of|done with)|minus)${FILLERS}(?= |$)`,
);
/** "rather draw than write" */
const THAN = new RegExp(`^than${FILLERS}(?= |$)`);
/** "prefer Java over Python" */
const OVER = /^over(?= (?!the |summer|winter|christmas|easter|spring|autumn|one |two |\d|£)[a-z]+)/;
const PREFERRED = /\bprefer(?:s|red|ring|ably)? (?:[a-z+#]+ ){1,4}$/;
/** "prefer talking to writing" */
const TO = /^to(?= [a-z]+ing(?: |$))/;
/** What looks like a "not" and says nothing of what follows, or what it says is a saying of its own. */
const NO_NOT =
	/^(?:(?:i )?(?:no|not|cant|cannot|can not|dont|do not|doesnt|does not|didnt|im not|i am not|am not|never|havent|have not|isnt|not a|wont|couldnt)(?: (?:really|even|a|that|too|quite|be able to))* (?:mind|minding|know(?= (?:what|whats|if|how|where|which|who|when|yet|whether|why|much|anything|a lot)\b)|know$|knowing|care(?! (?:homes?|work|worker|assistant|sector|jobs?|industry))|find|think|wait|decide|choose|sure|just|only|fussed|bothered|picky|get|got to|yet|necessarily|problem|matter|miss|stop|worry|worried|issue|preference|idea|clue|believe|see|understand|forget|hesitate|limited|restricted|more than|less than|fewer than|longer than|later than|before|until|far|bad|exclusively|long))\b|^no (?:[a-z]+ ){1,3}yet\b|^never again(?= |$)|^(?:but )?not (?:longer|shorter|later|earlier|either|yet)(?= |$)|^no(?:t)? (?:one|body|matter|longer|doubt|rush|fixed|particular|specific)\b|^(?:i )?(?:nothing|nowhere|not|dont want (?:to (?:go|work|move|travel|be) )?|cant (?:go|work|move|travel) )(?: ?too far)? ?outside(?: of)?\b(?! (?:jobs?|work|in all))|^(?:i )?(?:dont|do not|cant|cannot|not|couldnt|wont|id rather not)(?: (?:want|able|going|wanting))*(?: to)? (?:move|go|travel|leave|leaving|moving)(?: (?:too|very|that|so))*(?: (?:far|away))*(?: from)?\b(?! (?:to|in|into|near|on|abroad|back|for|without|into|home)\b)|^(?:i )?(?:not|rather than|instead of|(?:dont|do not) (?:want to|wanna|like|fancy)(?: be)?|cant|hates?|id hate to be)(?: (?:just|being|be|getting))* (?:stuck|trapped|chained)(?: all day)? (?:in|at|behind|to) (?:an? |the |my )?(?:offices?|desks?|computers?|screens?|laptops?|cubicles?)(?: all day)?(?= |$)|^without (?:a )?(?:break|problem|doubt)\b|^non ?(?:profit|uk|eu|stop)\b/;

/** "I'm outside Exeter": where somebody is. */
const IS_THERE = /\b(?:i.?m|i am|we.?re|we are|live|lives|living|based|just|right|stuck) $/;

/** Words behind a thing that say that it is not wanted. */
export const NOT_BEHIND =
	/^(?:(?:company|companies|work|jobs?|places?|roles?|rents?|prices?|living|is|are|its|just|way) )*(?:(?:too (?:high|expensive|dear|costly|far|big|small|cold|crowded|loud|pricey|busy|stressful|hard|difficult|boring|competitive)|(?:really |just |completely )?(?:stress(?:es)?|scares?|terrif(?:y|ies)|frightens?|bores?|overwhelms?|exhausts?|drains?|upsets?) (?:me|him|her|them|us)(?: out| to (?:death|tears))?|makes? (?:me|him|her|them|us) (?:(?:feel|very|really|so|too) )*(?:anxious|nervous|ill|sick|panic|uncomfortable|stressed|miserable)|gives? (?:me|him|her|them|us) (?:an? )?(?:headaches?|migraines?|anxiety|panic attacks?)|puts? me off|not possible|impossible|no way|no thanks?|(?:is|are) (?:(?:really|so|very|quite|always|just|also) )*(?:hard|difficult|tough|a struggle|no good|not good|a problem|out)(?: for (?:me|him|her|them|us))?(?! (?:to|of|there)\b)|(?:but )?(?:i |we )?(?:cant|cannot|can not|couldnt) afford (?:it|that|to (?:live|stay|be|rent) there|(?:the )?rents?)(?: there)?|not an option|not for me|(?:doesnt|does not|dont|do not|wont) (?:make sense|work for me)|out of (?:the )?question)(?= |$)|no$)/;

/** Times at which one does not work, with the word for that behind them: "weekends off". */
const OFF =
	/^(?:(?:my|the|all|with|have|keep) )*(?:weekends?|evenings?|nights?|saturdays?|sundays?) (?:off|free)(?= |$)/;

/** How many words at the beginning say so. */
export function readOff(words: string, before: string): number {
	// "Only Fridays and Saturdays free" are days on which one can.
	if (/\b(?:only|just|im|am|are)(?: \w+){0,3} $/.test(before)) return 0;
	return OFF.exec(words)?.[0].split(' ').length ?? 0;
}

/** How many words at the beginning say that what follows is not wanted: "not in". 0 where none do. */
export function readNot(words: string, before = ''): number {
	if (NO_NOT.test(words) || (/^outside\b/.test(words) && IS_THERE.test(before))) return 0;
	const match =
		NOT.exec(words) ??
		(/\bprefer(?:s|red)? [a-z]+ing (?:[a-z]+ ){0,2}$/.test(before) ? TO.exec(words) : null) ??
		(PREFERRED.test(before) ? OVER.exec(words) : null) ??
		(/\b(?:rather|prefer)\b/.test(before) ? THAN.exec(words) : null);
	return match?.[0].trim().split(' ').length ?? 0;
}

/** How many words at the beginning look like a "not" and are none: "don't mind". */
export const readNoNot = (words: string): number =>
	NO_NOT.exec(words)?.[0].trim().split(' ').length ?? 0;

/** Whether it is a verb, with more than one object: "can't code Python". */
export const isVerb = (words: string): boolean =>
	/^(?:i )?(?:cant|cannot|can not|couldnt|wont|dont|do not|doesnt|never|hate|dislike|detest|avoid|bad|rubbish|terrible|not good|no good|unable|not able)/.test(
		words,
	);

/** Every single word of these. */
export const NEGATION_WORDS: readonly string[] = [
	...new Set([NOT, THAN, NO_NOT].flatMap(({ source }) => source.match(/[a-z]{2,}/g) ?? [])),
];

/** What a filter says by its opposite: no full time is part time. */
export function opposite({ filter }: NamedFilter, today: string): NamedFilter | null {
	const words = oppositeWords(filter);
	return words ? readFilter(words, today) : null;
}

function oppositeWords(filter: NamedFilter['filter']): string | null {
	if (filter.facet === 'hours' && filter.least >= 30) return 'part time';
	if (filter.facet === 'hours' && filter.least === 0) return 'full time';
	if (filter.facet === 'licence') return null;
	if (filter.facet === 'permission' && filter.values.includes('sponsor')) return 'student visa';
	return null;
}
