import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

const LABEL = '[\\p{L}\\p{N}-]+';
/** Not within a name of a host: each is looked at from its beginning only, which keeps the time linear. */
const START = '(?<![\\p{L}\\p{N}@-]|[\\p{L}\\p{N}-]\\.)';
const END = '(?![\\p{L}\\p{N}@])';

/** Where people write to each other outside the site. */
const NETWORKS =
	'whats ?app|telegram|we ?chat|(?<=on |via |over |through )signal(?= |$|\\.|,)|discord|viber|line app';
const SOCIAL = 'insta(?:gram)?(?: dms?)?|snap(?:chat)?|messenger|facebook|tiktok|linkedin message';

/** Ends of hosts that are nothing else in any text. */
const SURE = '[cC][oO][mM]|[oO][rR][gG]|[uU][kK]';
/**
 * Ends of hosts that count in small letters or in capitals. With one capital letter it is the first word of a sentence, and
 * the space before it is missing.
 */
const ENDS =
	'net|co|io|ai|app|dev|info|biz|xyz|online|site|website|shop|store|tech|club|top|live|link|page|jobs|careers|agency|space|world|email|cloud|digital|vip|icu|click|fun|buzz|cyou|sbs|cfd|mobi|tel|asia|global|london|wales|scot|eu|de|fr|es|nl|ie|pt|ch|dk|se|fi|cz|sk|hu|ro|bg|gr|ru|ua|tr|cn|hk|tw|jp|kr|sg|th|vn|ph|pk|bd|lk|np|au|nz|za|ng|ke|gh|eg|ae|sa|il|qa|ca|mx|br|ar|cl|pe|ly|gl|gd|gg|tk|gq|ws|tv|fm|pw|su';
/** Words and endings of files, too: only where a path follows, or somebody is sent there. */
const UNSURE =
	'in|is|it|at|to|so|my|no|be|am|us|as|do|me|by|id|la|st|rs|sh|pl|md|cc|ml|cf|ga|ma|pro|work|today|group|company';

const both = (names: string) => `${names}|${names.toUpperCase()}`;

/** Technologies, tools and public bodies with a name like an address. */
const NAMES =
	/^(?:(?:asp|vb|ado|ml|ef|paint|core)\.net|(?:draw|socket|crates|java|rx)\.io|(?:monday|booking|salesforce|make)\.com|(?:b|m)\.com|(?:[\p{L}\p{N}-]+\.)*(?:gov|nhs)\.uk)$/iu;

const address = 'Leave web addresses out: your website is in your company profile.';
const link = (words: RegExp): WordRule => ({ kind: 'link', words, advice: address, except: NAMES });

const mail = (words: RegExp): WordRule => ({
	kind: 'mail-address',
	words,
	advice:
		'Leave email addresses out: students apply here, and can write to you once you invite them.',
});

const phone = (words: RegExp): WordRule => ({
	kind: 'telephone',
	words,
	advice:
		'Leave telephone numbers out: students apply here, and can write to you once you invite them.',
});

/** Addresses and numbers that lead away from the site. No rule looks at a part of a text more than a few times. */
export const CONTACT_WORDS: WordRule[] = [
	mail(/(?<![^\s@<>()])[^\s@<>()]* ?@ ?[^\s@<>()]+\.\p{L}{2,}/gu),
	mail(
		/(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+ ?[([{<] ?(?:at|@) ?[)\]}>] ?[\p{L}\p{N}][\p{L}\p{N}.-]*/giu,
	),
	link(/(?<![\p{L}\p{N}])(?:h(?:tt|xx)ps? ?: ?\/ ?\/ ?|www ?\. ?)[^\s)\]>]+/giu),
	link(
		new RegExp(
			`${START}(?:${LABEL}\\.)+(?:(?:${SURE})${END}|(?:${both(ENDS)})${END}(?![.-][\\p{L}\\p{N}]))(?:\\/[^\\s)\\]>]*)?`,
			'gu',
		),
	),
	link(new RegExp(`${START}(?:${LABEL}\\.)+(?:${UNSURE})\\/[\\p{L}\\p{N}][^\\s)\\]>]*`, 'gu')),
	link(
		new RegExp(
			`(?<=(?:[vV]isit|[sS]ee|[gG]o to|[vV]ia|[sS]ite|[lL]ink)(?: is| at)?:? )(?:${LABEL}\\.)+(?:${UNSURE})${END}`,
			'gu',
		),
	),
	// "example [dot] com", "example dot co dot uk"; the dot-com bubble is none.
	link(
		new RegExp(
			`${START}${LABEL} ?[([{<] ?(?:dot|\\.) ?[)\\]}>] ?(?:${SURE}|${ENDS})(?![\\p{L}\\p{N}])`,
			'giu',
		),
	),
	link(
		new RegExp(
			`${START}(?!(?:the|a|an|this|that|these|any|every|of|pre|post|early|first|big)(?![\\p{L}\\p{N}]))${LABEL} dot (?:com|co|org|uk|io|info|ac|app|dev|biz)(?![\\p{L}\\p{N}]| (?:bubble|boom|crash|era|years|compan|start|business|industry|crisis))(?: dot uk)?`,
			'giu',
		),
	),
	// "example .com", "example. com"; neither is an English word.
	link(/(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,} ?\. ?(?:com|co ?\. ?uk)(?![\p{L}\p{N}])/gu),
	link(
		/(?<![\p{L}\p{N}])www (?:[\p{L}\p{N}-]{1,40} ){1,3}(?:com|org|net|co|uk|io)(?![\p{L}\p{N}])/giu,
	),
	mail(
		/(?<![\p{L}\p{N}])(?:(?:gmail|hotmail|protonmail|icloud mail|yahoo mail) ?[:=] ?[\p{L}\p{N}._-]{3,}|(?<=[\p{L}\p{N}._-]{4} )(?:gmail|hotmail|protonmail)(?= ?[.,;!)]?$))/giu,
	),
	// From right to left.
	link(
		/(?<![\p{L}\p{N}])(?:moc|gro|ku\.(?:oc|gro|ca))\.[\p{L}\p{N}-]{2,}|\/\/:s?ptth(?![\p{L}\p{N}])/giu,
	),
	phone(
		/(?<![\p{N}\p{L}£$€.,-])(?!(?:19|20)\d\d (?:19|20)\d\d )(?:\+|00)?\(?\d(?:[\s().-]{0,2}\d){9,13}(?![\p{N}\p{L}])/gu,
	),
	phone(
		/(?<![\p{N}\p{L}£$€.,/-])(?!\d{1,2}[./-]\d{1,2}[./-]\d{2})(?:\+\d|\(?0)(?:[\s()./_·*–|-]{0,2}\d){9,13}(?![\p{N}\p{L}])/gu,
	),
	phone(
		wordsPattern(
			'(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)[ ,-]{1,2}){8,}(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)',
		),
	),
	{
		kind: 'street-address',
		words: /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\p{N}])/gu,
		advice: 'Leave the street address out: tell it to those whom you invite.',
	},
	{
		kind: 'messenger',
		words: wordsPattern(
			`(?:find|add|text|msg|message|dm|inbox|contact|reach|call|ring|phone|write(?: to)?|ping|chat (?:to|with)|talk to|speak to|get (?:hold of|in touch with)|drop|forward|reply to) (?:us|me|him|her|them|our (?:\\p{L}+ ){0,2}|my (?:\\p{L}+ ){0,2})[^.!?\\n]{0,40}?(?:${NETWORKS}|${SOCIAL}|gmail|hotmail)|apply (?:on|via|through|by) (?:our )?(?:${SOCIAL})|insta dms?|(?:apply|send|forward|submit|reply|continue|move|interviews?|chat|carry on|written?|write us|write)(?: [^.!?\\n]{0,60}?)? (?:on|via|by|through|over|to|at|using) (?:our |my |the |a )?(?:${NETWORKS}|personal (?:e-?mail|number|phone)|private e-?mail|(?:my|our) (?:gmail|hotmail|number|mobile))|(?:${NETWORKS}) ?(?::|@|me|us|id|dm|number|handle)(?![\\p{L}])|(?:my|our) (?:${NETWORKS}|gmail|hotmail)(?! (?:account|page|feed|followers|channel|posts?|campaign|group|broadcast|newsletter|community|list|updates?|orders?|marketing|messages?|business)s?(?!\\p{L}))|(?:call|ring|phone) (?:us|me) (?:on|at)|(?:text|dm|inbox|whatsapp) (?:us|me)|message (?:us|me) on|(?:not|don.?t (?:use|bother with)|skip|ignore|outside|off)(?: through| via| of)? (?:this|the) (?:site|website|platform|form|apply button)|apply (?:direct(?:ly)?|in person|by (?:phone|text|email|post))|(?:email|ring|call|text|phone|message) (?:me|us|the (?:shop|manager|owner)) (?:direct(?:ly)?|instead)|(?:my|our) (?:personal|private) (?:email|mobile|number|address)|give (?:us|me) (?:your )?(?:number|mobile)|(?:send|text|drop)(?: us| me)? (?:your|ur) (?:number|mobile)`,
		),
		advice:
			'Leave other ways to write to you out: students apply here, and have your address once you invite them.',
		unless: wordsTest(
			'reply to customers|(?:customers|regulars|shoppers|guests) (?:who )?(?:can |may )?(?:send|write|order)|no phone calls|will never|no need to|(?:only|stay|keep|talk) [^.!?]{0,20}(?:here|this (?:site|chat|thread))(?! (?:is|are|was))|reply to (?:messages|comments|reviews)|(?:do not|don.?t|never) (?:call|ring|phone|text|message)|members by|donors|campaign',
		),
	},
	{
		kind: 'messenger',
		answer: 'asked',
		words: wordsPattern(
			`whats ?app|telegram(?!s| (?:from|of|pole|archive|office))|we ?chat|snapchat|discord|viber|skype|(?:on|via|by|over|through) signal(?= |$|[.,;:!])`,
		),
		advice: 'Applicants are written to here. Say what part it has in the work.',
		unless: wordsTest(
			'api|channels|measure|research|study|analys\\p{L}*|campaign|customers?|donors|charities|users',
		),
	},
];
