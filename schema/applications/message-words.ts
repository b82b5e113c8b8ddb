import { type WordKind, type WordRule, wordsPattern, wordsTest } from '#schema/words/word-rule.ts';

const held = (kind: WordKind, pattern: string, unless?: string): WordRule => ({
	kind,
	answer: 'marked',
	words: wordsPattern(pattern),
	advice: `Staff look at words about it (${kind}).`,
	...(unless && { unless: wordsTest(unless) }),
});

const SUM =
	'(?:[£$€] ?\\d[\\d,.]*|\\d[\\d,.]* ?(?:pounds?|quid|gbp|euros?|eur|dollars?|usd|bucks))';

/**
 * What a message to one person has no need of, though a listing may speak of it: a message is held for staff from the first
 * person on, and somebody who asks for money or papers changes the words, never the things.
 */
export const MESSAGE_WORDS: WordRule[] = [
	held(
		'money',
		`${SUM}(?! ?(?:an?|per|each|every|/|p\\.?[hwma]) ?(?:hour|hr|week|month|day|year|annum|h)?(?!\\p{L}))`,
		'(?:pay|pays|wage|salary|offer) (?:is|of|would be|will be)|an hour|per hour|(?:we|you) (?:.ll |will )?(?:get|refund|reimburse|give|earn)|refund\\p{L}*|tickets?|budget|turnover|lunch|prize|raised|sales|revenue|in your (?:cv|letter|project)|you wrote|pension|bonus',
	),
	held(
		'money',
		'che(?:que|ck)s? (?:will|by|in the|arrives?|from|we|and|to)|cash (?:it|the|them)|postage|courier|supplier first|handling (?:is|costs?|fee)|(?:steam|apple|amazon|itunes|google play|razer|vanilla|visa|argos|tesco|gift|prepaid|top-?up) ?(?:gift )?(?:cards?|vouchers?)|silver strip|scratch|pay (?:half|part|now|today|first|it|the rest|by|with|upfront|in advance|me|us)|pay(?:ing)? (?:for|towards) (?:it|them|the|your|a|an)|you(?:.ve| have) paid|(?:transfer|wire|remit|move|pass|forward|send)(?: on| back| over)? (?:the |it |them |a |some |your )?(?:money|rest|funds|balance|remainder|difference|payment|deposit|fee)|(?:buy|purchase|order|get yourself)(?: yourself)? (?:your|the|a|an|some|two|three|five|\\d) (?:[\\p{L}-]+ ){0,3}(?:equipment|laptop|kit|uniform|software|licen[cs]e|phone|materials|badge|cards?|vouchers?)(?= (?:from|at|with|before|first|and|on|yourself)|[.,;!?])|(?:crypto|bitcoin|usdt|wallet|western union|moneygram|paypal|revolut|cash ?app|zelle|venmo|monzo)|activat\\p{L}+ (?:fee|it|your account)',
		'we (?:pay|lend|give|buy|order|refund)|(?:do not|don.?t|need not|never|not have to|will not) (?:\\p{L}+ ){0,2}(?:pay|buy|bring|send|order)|paid into your account|tell us how you',
	),
	held(
		'document',
		'(?:what|which)(?:.s| is| was| are) the (?:code|number|pin|password|digits?)|(?:six|four|five|eight|\\d)[- ](?:digit|figure|numbers?|digits)|(?:six|four|five|eight) (?:numbers|digits|figures)|one-?time|otp|pass ?code|verification|(?:read|tell|give|send|text|forward) (?:me|us|them|it|those)? ?(?:out |back |on )?(?:the )?(?:code|codes|digits|numbers|pin)|(?:brp|biometric|national insurance|ni number|date of birth|driving licen[cs]e|birth certificate|passport|id card|proof of (?:id|address|identity)|utility bill|bank statement|share code|mother.s maiden)|(?:photo|picture|selfie|scan|copy)s? of (?:you|your (?:id|card|face|licen[cs]e|permit)|both sides|the front)|holding your',
		'(?:do not|don.?t|never|no need to|need not) (?:\\p{L}+ ){0,2}(?:send|bring|share|email)|bring [^.!?]{0,60}(?:first day|first morning)|on your first (?:day|morning)|right[- ]to[- ]work check|in person|clients?|museum|paper',
	),
	held(
		'messenger',
		'(?:via|by|over|to|have) whats ?app|(?:via|by|over|to|on|have) telegram|viber|we ?chat|insta(?:gram)?(?: me| dm)|skype|facebook messenger|(?:on|have|use|via|over) signal(?! (?:processing|analysis|path))|my (?:own |personal |private |other |direct )?(?:mail|e-?mail|gmail|mobile|cell|phone|number|line)|(?:text|ring|dm|inbox) me(?! (?:here|back here))|(?:google|microsoft|ms|jot|type) ?(?:doc|docs|form|forms|drive|sheet)|(?:our|my|another|own|company) (?:own )?(?:chat|page|portal|app|form|platform) instead|(?:fill in|fill out|register|chat)(?: [\\p{L}]+){0,5} (?:on|in|at|via) (?:our|my|another) (?:own )?(?:chat|page|portal|app|platform)|(?:any ?desk|team ?viewer|remote desktop)|(?:this|the) site is (?:slow|bad|down|broken|not)|(?:off|outside|away from|leave) (?:this|the) (?:site|platform|chat)|rather not (?:write|talk|chat) here|(?:dot|\\(dot\\)) (?:com|co|uk|org|net|google)',
		'(?:do not|don.?t|never|will not|won.?t|no need to|nobody|not) (?:[\\p{L}]+ ){0,5}(?:call|ring|text|phone|message|use|whats ?app|telegram|skype|e-?mail|signal)|(?:whats ?app|telegram|instagram|facebook)(?: \\p{L}+)? (?:project|campaign|study|survey|data|chats|app|posts?|pages?|messages)|your (?:whats ?app|telegram|discord|instagram)|you (?:wrote|built|made|worked|ran|mention\\p{L}*)|our (?:app|page|platform|form) (?:is|has|was|lets|helps)',
	),
	held(
		'personal',
		'(?:drink|dinner|date) with me|are you (?:single|seeing|married|free tonight)|(?:boy|girl)friend|pretty|sexy|beautiful (?:eyes|smile|girl|photo)|photo of yourself|depress\\p{L}+|medication|illness(?:es)?|(?:have|want|plan|planning|having)(?: to have| any| for)? (?:children|kids|a baby|a family)|how old|your (?:age|religion|faith|husband|wife|partner|parents|health)|pregnan\\p{L}*',
		'sorry to hear|hope you|get well|glad you|congratulations|your project|you wrote|research|study|adjust\\p{L}*|support',
	),
];

/** What a fraud says that hurries, wants no trace and needs no interview; a judge of whole sentences has counted none of it, and clears none. */
export const FRAUD_WORDS: WordRule[] = [
	held(
		'circumstances',
		'(?:a )?(?:yes|no|answer|reply|decision) (?:from you )?(?:with)?in the next (?:hour|half hour|(?:few|two|three|\\d+) (?:hours|minutes))|(?:delete|destroy) (?:this|these) (?:messages?|exchange|conversation|chats?|e-?mails?)|(?:chosen|selected|hired|accepted|appointed) without (?:an? |any )?interviews?',
	),
];
