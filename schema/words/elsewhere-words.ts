import { type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

const NETWORKS =
	'whats ?app|telegram|we ?chat|signal|discord|viber|skype|line|insta(?:gram)?|snap(?:chat)?|messenger|facebook|fb|tiktok|linkedin|twitter|x';
/** Places that are not this site, where somebody may be sent. */
const SITES =
	'(?:(?:own|company|main|new|careers?|recruitment|jobs?|hiring|online|application|corporate) )*(?:web ?site|web ?page|homepage|site|portal|careers? page|app|job board|group|channel|server|google form|form)';
/** Those who hire, and where they are. */
const US =
	'(?:us|me|him|her|the (?:shop|office|bakery|boss|manager|owner|team|hiring manager|kitchen|factory|number)|our (?:shop|office|manager|owner|hr|team|hiring manager))';
/** A request, not what the intern does in the work: it begins a sentence, or follows "please", "just" and the like. */
const REQUEST =
	'(?<=^ ?|[.!?:;,–—-] ?|please |just |simply |or |and |then |instead |also |can |could |must |should |to apply,? |interested\\? )(?<!you (?:\\p{L}+ ){0,8}and |you (?:\\p{L}+ ){0,8}or )';

const elsewhere = (
	pattern: string,
	kind: WordRule['kind'] = 'messenger',
	advice = 'Leave other ways to write to you out: students apply here, and have your address once you invite them.',
): WordRule => ({
	kind,
	words: wordsPattern(pattern),
	advice,
	unless: wordsTest(
		'(?:not|n.t|cannot be|never) (?:be )?(?:accept\\p{L}*|send|take) (?:us )?(?:your )?(?:cvs?|applications?)|applications? cannot be|you can (?:also )?write to us here|no phone calls|(?:customers?|clients?|donors|members|visitors|users|readers|suppliers) (?:can|who|may|to|find|ask|book|order)|for (?:our )?(?:customers?|clients?|donors|visitors|users)|reply to (?:messages|comments|reviews)|how (?:customers?|people|visitors|users|clients)|museum|campaign|(?:do not|don.?t|never|no need to) (?:call|ring|phone|text|message|scan|google|search)|you(?:.ll| will)? (?:also |help (?:us )?(?:to )?)?(?:run|manage|write|edit|plan|post|moderate|answer|redesign|test|build|look after|design|update|maintain)',
	),
});

/** How people are asked to leave the site, by the grammar of a request: what they are to do, and where. */
export const ELSEWHERE_WORDS: WordRule[] = [
	elsewhere(
		`(?:our|my|the|his|her) (?:${NETWORKS})(?: (?:name|handle|id|user ?name|account|page|number))?(?: is| =|:| ➜| →| ->)(?! (?:managed|run|where|full|busy|the|a|an|not|our|how|one|what|growing|used) ) ?@?[\\p{L}\\p{N}_.]+|(?:${NETWORKS}) (?:only|preferred|instead|is best|first)(?= ?[,.;!)]|$| (?:no|please|for))`,
	),
	elsewhere(
		`(?:apply|applying|application|applications|register|sign up|enrol|submit|send|upload|fill in|filled in|fill out|complete|form|details|cv|interview)(?: [^.!?]{0,30})? (?:on|at|via|through|using|over|in|from|by) (?:our|my|the (?:company|firm|shop|agency|employer)(?:.s)?) ${SITES}`,
	),
	elsewhere(
		`${REQUEST}(?:(?:go|head|pop|move|come|turn) (?:over |along |back |straight )?(?:on )?to|visit|check(?: out)?|see|find|look at|browse|(?:use|try|open)(?= [^.!?]{0,40}(?:appl|regist|form|chat|interview|instead|vacanc|jobs|careers))) (?:our|my) ${SITES}(?![- ]?(?:team|design|data))`,
	),
	elsewhere(
		`${REQUEST}(?:google|bing|search(?: online| the web| the internet| google)?(?: for)?|look (?:us |me |it )?up(?: for)?|look for|type(?: in)?) (?:(?:our|the (?:company|firm|shop)(?:.s)?|my) (?:full |company |business )?name|us(?! (?:to|as|how))|["“'‘][^"”’]{2,40}["”'’]|[^.!?]{2,40} (?:online|on google|on the (?:web|internet)))`,
	),
	elsewhere(
		`${REQUEST}(?:ring|phone|call|telephone|text|e-?mail|mail|message|contact|write(?: to)?|speak (?:to|with)|talk (?:to|with)) ${US}(?! (?:of |to (?:ask|say) (?:if|how) (?:customers|they)|through this|here|on this site|via this))(?= ?(?:[,.;!)]|$)|[^.!?]{0,40}(?:apply|number|details|directly|instead|any ?time|today|now|before|after|between|first|with your|cv|interested|on |at (?![^ ]+[.@])|and |for |to |if |via ))`,
	),
	elsewhere(
		'(?:the|our|my|his|her) (?:phone |telephone |mobile )?(?:number|e-?mail(?: address)?|address|contact details?)(?: is| are|.s)? (?:on|in|at|under|over|above) (?:the (?:yellow pages|phone ?book|door|window|shop|van|sign|website|back|internet|web|menu)|our (?:website|page|window|door|site|van|menu|profile)|google)|(?:it.?s|is) (?:quicker|easier|faster|better|best) (?:if you|to) (?:ring|call|phone|text|e-?mail|message|come|visit)|(?:yellow pages|phone ?book|directory enquiries)|(?:the )?address is [\\p{L}\\p{N}]+ (?:and )?(?:then )?(?:the )?at(?: sign)?',
	),
	elsewhere(
		`${REQUEST}(?:e-?mail|mail|send|forward|fax|text|sms|dm|pm|inbox|whats ?app|telegram|signal|skype|viber)(?: over| in)?(?: us| me)? (?:your|ur|the|a|an|us|me)(?: [\\p{L}-]+){0,2} ?(?:(?:cv|application|details|resume|e-?mail|mail|text|sms|message|dm|name|number)(?! (?:to (?:customers?|clients?|donors|members|suppliers|readers|all)|here|through this|on this site|signature|list|newsletter))(?= ?(?:[,.;!)]|$)|[^.!?]{0,40}(?:to |by |via |over |at |for ))|(?=for (?:details|more|info)|to apply|with))`,
	),
	elsewhere(
		'(?:apply|applications?|applying|contact|reply|respond|cv|get in touch|enquir(?:e|ies))(?: [\\p{L}]+){0,4} (?:by|via|through|per|over|using|to our|to my) (?:e-?mail|mail|text|sms|phone|telephone|dms?|post|fax|whats ?app|letter|our (?:e-?mail|inbox|phone)|my (?:e-?mail|inbox|phone))(?! (?:marketing|campaigns?|systems?))|(?:give|drop) (?:us|me|him|her|the (?:shop|office|manager|boss)|[A-Z]\\p{L}+) (?:an? )?(?:ring|call|bell|shout|buzz|text|message|line|e-?mail)|(?:dms?|inbox) (?:to|for|is|are|open|me|us)(?! (?:customers|managed))|(?:pm|dm|inbox) (?:me|us|for)|text \\p{Lu}+ to \\d{4,6}|(?:tg|ig|insta|snap(?:chat)?|fb|wa|skype|zoom)(?: \\p{L}+)? ?(?:[:@]|id) ?[\\p{L}\\d@][\\p{L}\\d@._: -]{2,}',
	),
	elsewhere(
		`(?:apply|applications?|applying|find us|find me|reach|follow us|message us|message me|connect|add (?:us|me)|see us|interview|talk|write|cv)(?: [^.!?]{0,20})? (?:on|via|through|over|using|at) (?:indeed|reed|totaljobs|glassdoor|monster|gumtree|craigslist|linkedin|${'facebook|fb|insta(?:gram)?|whats ?app|telegram|discord|signal|viber|skype|tiktok|messenger'})|easy apply|(?:join|enter|come (?:in)?to) (?:our|my|the) (?:[\\p{L}-]+ )?(?:whats ?app|telegram|discord|signal|viber|slack|facebook|fb)(?! (?:team|marketing|campaign))|(?:details|more|info|interviews?|updates|apply|jobs?|tasks?)(?: [^.!?]{0,20})? (?:in|on|via) (?:our|my|the) (?:whats ?app|telegram|discord|signal|viber|facebook) ?(?:channel|group|chat|page)?|(?:fill|complete|submit|(?:use|answer) (?:this|our|the))[^.!?]{0,20} (?:google|microsoft|ms|jot|type) ?forms?`,
	),
	elsewhere(
		`${REQUEST}(?:ring|phone|call|telephone|text|e-?mail|contact|get in touch with|reach(?: out to)?|speak (?:to|with)|message)[^.!?]{0,30} direct(?:ly)?(?= ?[,.;!)]|$)|${REQUEST}(?:ring|phone|call|telephone|text|e-?mail) (?:us|me)(?! (?:old|crazy|what|mad|names?|lucky|when (?:customers|you need)|here|by our|if a))|reach out to (?:me|us) (?:on|at|via)`,
	),
	elsewhere(
		'(?:apply|applying|reply|answer|write|do it|contact us|get in touch)(?: [\\p{L}]+){0,4} (?:instead|elsewhere|off (?:this )?site|outside)(?= ?[,.;!)]|$)|(?:do not|don.?t|never|no need to|rather than|instead of) (?:apply(?:ing)?|us(?:e|ing)|writ(?:e|ing)|repl(?:y|ying)|answer(?:ing)?|wait(?:ing)?)(?: [\\p{L}]+){0,2} (?:here|on (?:here|this)|through (?:here|this)|via (?:here|this)|this (?:site|form|page|button|chat))',
	),
	// Where somebody comes to: whom an employer invites may be told so.
	elsewhere(
		`${REQUEST}(?:come|stop|pop|drop)(?: and| by| in| over| round| along)* (?:see|meet|visit|find|to) (?:us|me|our (?:shop|office|bakery|stall|stand))(?! (?:to (?:learn|see)))|${REQUEST}visit us (?:at|in|on)|${REQUEST}(?:visit|ask for|pop in(?:to| to)|drop in(?:to| on| to)|come (?:to|by)) ${US}(?! of )(?= ?(?:[,.;!)]|$)|[^.!?]{0,40}(?:apply|details|directly|instead|any ?time|today|now|before|after|with your|cv|interested|at |and |for ))`,
		'street-address',
		'Leave the street address out: tell it to those whom you invite.',
	),
];
