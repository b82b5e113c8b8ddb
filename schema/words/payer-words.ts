import { PAYMENT } from './money-words.ts';
import { denied, type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

/** Those who are taken on. */
const JOINER =
	'(?:you|(?:the |all |each |every |successful |new )*(?:applicants?|candidates?|interns?|students?|trainees?|participants?|joiners?|starters?|recruits?)|every(?:one|body) who joins)';
const FIGURE_WORDS =
	'(?:(?:a|one|two|three|four|five|six|seven|eight|nine) )?(?:hundred|thousand|grand)(?: and \\p{L}+)?|(?:five|ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\\p{L}+)?';
/** An amount that is no rate of pay. */
export const SUM = `(?:[£$€] ?\\d[\\d,.]{0,11}|\\d[\\d,.]{0,11} ?(?:pounds?|quid|gbp|euros?|dollars?|bucks)|(?:${FIGURE_WORDS}) (?:pounds?|quid|euros?|dollars?|bucks))(?! ?(?:an?|per|each|every|/|p\\.?[hwma]\\.?) ?(?:hour|hr|week|month|day|year)?(?!\\p{L}))`;
const FEE =
	'(?:fees?|charges?|deposits?|contributions?|levy|levies|bond|premium|subscription|bills?|costs?|price)';
export const THINGS =
	'(?:dbs|background checks?|checks?|uniforms?|boots|hard hats?|ppe|training|course|kits?|packs?|licen[cs]es?|cscs|cards?|tests?|insurance|laptops?|computers?|equipment|gear|tools|knives|materials?|software|certificates?|certification|badges?|tablets?|phones?|visas?|sponsorship|registration|aprons?|place|seat|accommodation|programme)';
export const few = (most: number) => `(?:[\\p{L}£\\d,.'-]+ ){0,${most}}`;

/** The employer pays, nothing is asked, or others pay. */
const NOT_ASKED = wordsTest(
	`(?:we|the (?:firm|company|university|employer|trust|museum|shop)|firm|company|university|employer)(?:.ll| will| also| always)? (?:pays?|covers?|reimburses?|refunds?|meets?|bears?|provides?|buys?|lends?)|paid (?:for )?by (?:us|the)|${denied(PAYMENT)}|customers?|clients?|suppliers?|invoices?|brides|guests|tenants|landlords|ledger|members?|donors|donat\\p{L}*|visitors|residents|parents|patients|no (?:\\p{L}+ )?(?:fees?|deposits?|charges?|costs?|payments?)|(?:not|n.t|never|nothing) (?:\\p{L}+ ){0,3}(?:pay|buy|charged?|ask(?:ed)?|cover)|budget|company card|petty cash|tickets?|rent|our (?:products?|services?|shop)|allowance|bonus|prize|grant|funding|sponsors|our (?:company |own )?card|for (?:the|our) (?:shop|kitchen|office|team)|fundrais\\p{L}*|compare|research|scams?|fraud\\p{L}*|beware|merchants?|worth|(?:we|will) (?:give|lend) you|is (?:ours|free)|included`,
);
const BACK = wordsTest(
	'reclaim\\p{L}*|refund(?:ed|s)?(?! if)|reimburs\\p{L}*|expenses|receipts?|(?:cash|money|it|paid) back|claim (?:it|this|the)',
);
export const pays = (pattern: string, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'money',
	words: wordsPattern(pattern),
	advice: 'An intern never pays to work. Leave this out.',
	unless: NOT_ASKED,
	askedIf: BACK,
	...more,
});

const DENIED = wordsTest(
	`never|${denied('run|do|ask|us|hold|allow|accept|believ|want')}|don ?t|no longer|nobody|neither|we do no|against|campaign\\p{L}*|research\\p{L}*|breaks?|lunch|leave|carers?|charge|museum|tickets?|entry|invoices?|customers?|volunteers (?:run|help|are)|trained by`,
);
const unpaid = (pattern: string): WordRule => ({
	kind: 'pay',
	words: wordsPattern(pattern),
	advice: 'Every hour of work is paid, from the first one. Leave this out.',
	unless: DENIED,
});
export const EARNINGS = '(?:earnings?|income|pay|money|wages?|salary|remuneration)';

const NETWORKS = 'whats ?app|telegram|we ?chat|signal|discord|viber|skype|line app';
const SOCIAL = 'insta(?:gram)?|snap(?:chat)?|messenger|facebook|tiktok|linkedin|twitter';
const HOST =
	'(?!(?:the|a|an|this|that|of|and|or|with)(?!\\p{L}))[\\p{L}\\p{N}][\\p{L}\\p{N}-]{1,62}';
const DIGIT_WORD = 'zero|nought|oh|o|one|two|three|four|five|six|seven|eight|nine';
const elsewhere = (pattern: string, kind: WordRule['kind'] = 'messenger'): WordRule => ({
	kind,
	words: wordsPattern(pattern),
	advice:
		'Leave other ways to write to you out: students apply here, and have your address once you invite them.',
	unless: wordsTest(
		'no phone calls|customers?|clients?|donors|members by|followers|campaign|visitors|tickets?|museum|warehouse|products?|(?:do not|don.?t|never) (?:call|ring|phone|text|message|scan)',
	),
});

const secret = (pattern: string): WordRule => ({
	kind: 'document',
	words: wordsPattern(pattern),
	advice: 'Ask for no codes and no passwords: they are of no use for an application.',
	unless: wordsTest(
		'(?:do not|don.?t|never|nobody|no need to)|source|review|sample|conduct|repositor\\p{L}*|github|post ?codes?|dress|qr|bar ?codes?|python|javascript|write (?:some )?code',
	),
});

/** Who pays, and for what, by the grammar of the sentence; and what a fraud asks for in words of every day. */
export const PAYER_WORDS: WordRule[] = [
	pays(
		`${JOINER}(?:.ll|.d)? (?:(?:will|must|should|would|need to|needs to|have to|has to|may|can|are|is|be|get|also|first|then|just|only|all|each|asked to|expected to|required to|requested to|going to) ){0,5}(?:pay|pays|cover|covers|settle|settles|transfer|transfers|wire|contribute|contributes|put (?:down|up|in)|puts (?:down|up|in)|lay out|hand over|fund|funds|meet|meets|bear|bears|fork out|stump up|chip in|part with|deposit|invest|charged|billed|invoiced|asked for|send us|bring(?: in)?)(?: for| us| in| with| a| the| your| their| own| small)* ${few(2)}(?:${SUM}|(?:own )?${FEE}(?!\\p{L}))`,
	),
	pays(
		`${JOINER}(?:.ll)? (?:(?:will|must|should|need to|have to|are|be|first|asked to|expected to|required to) ){0,4}(?:buys?|purchases?|orders?|rents?|leases?|hires?) ${few(4)}${THINGS}(?: [^.!?]{0,30})? (?:from (?:us|our|the (?:company|firm|shop))|before|in advance|yoursel(?:f|ves)|first|for ${SUM})`,
	),
	pays(
		'(?:with|from|out of|use|using|needs?) (?:your|their) own (?:money|pocket|funds|savings|credit card)|(?:your|their) own (?:money|funds|savings) (?:goes|is|are|first)|upfront (?:payment|cost|investment)|(?:pay|payment|paid|payable|settled?) (?:it |this |which )?(?:is )?(?:in advance|up ?-?front|on (?:joining|arrival|acceptance|signing)|before (?:you|the first|your first|your start|joining))',
		{
			unless: wordsTest(
				`we pay|paid (?:weekly|monthly) in|customers?|clients?|rent|wages?|salary|never|no (?:up ?-?front|advance) (?:payments?|costs?|investment)|no payments? in advance`,
			),
		},
	),
	pays(
		`(?:(?:small|one-off|single|modest|nominal|refundable|non-?refundable|administration|admin|registration|joining|security|processing|handling|booking|programme|training|clearance) ){1,3}(?:fee|charge|deposit|contribution|levy|payment|premium) (?:of|is|for|applies|will|to)(?: ${SUM})?|(?:fee|charge|deposit|contribution|levy|premium)s? (?:of|is|:) (?:just |only )?${SUM}|${SUM} ${few(3)}(?:fee|charge|deposit|contribution|bond|levy)(?!\\p{L})`,
	),
	pays(
		`(?:place|seat|spot|slot|interview|offer|contract|position|role|start date|laptop|badge|paperwork|clearance)[^.!?]{0,40} (?:once|when|after|as soon as|until|upon|on receipt of)[^.!?]{0,30}(?:${SUM}|payment|the (?:money|fee|charge|deposit))|(?:once|as soon as|when) (?:we (?:have|receive|get)|you(?:.ve| have)? (?:paid|sent|settled))[^.!?]{0,20}(?:${SUM}|payment|money|fee|charge|deposit)`,
	),
	pays(
		`${THINGS} (?:is|are|costs?|will be|comes? to|at) (?:just |only |about |around )?${SUM}[^.!?]{0,60}(?:you|your|interns?|before|first pay|deducted|settle|payable|each|per person|to (?:me|us))`,
	),
	pays(
		'(?:hold|take|keep|ask(?: for)?|charge|require)(?:s)? (?:you )?(?:a |an |your )?(?:(?:small|security|cash|refundable|returnable|damage|key|uniform) )*deposit(?! of sand)|(?:a |the |your )?deposit (?:for [^.!?]{0,40})?(?:is|will be|gets) (?:taken|held|kept|asked|due|returned|refunded|required|requested|forfeited)|(?:put|lay|leave) (?:down )?a deposit',
		{
			unless: wordsTest(
				`tenants?|tenanc\\p{L}*|customers?|clients?|landlords?|guests|no deposit|hire (?:shop|desk)|sand|river|${denied('hold|tak|keep|ask|charg|requir|want|need|leav|put|lay|pay')}`,
			),
		},
	),
	pays(
		`(?:interns?|candidates?|applicants?|students?|trainees?|you) (?:pay|pays|covers?|meets?|bears?|funds?)(?: for)? (?:the cost of )?(?:their|your|his|her) (?:own )?${few(2)}${THINGS}`,
	),
	pays(
		`(?:leav(?:e|es|ing)|quit|drop(?:s|ping)? out|pull(?:s|ing)? out|cancel|miss)(?: [^.!?]{0,40})? (?:pay (?:us|back|for)|repay|owe|penalty|fined?|${SUM})|(?:penalty|fine|forfeit)[^.!?]{0,30} (?:leave|leaving|early|late|lateness|miss|breakages?)|(?:lateness|mistakes|breakages?|losses|shortages?|damage|missing stock)[^.!?]{0,40} (?:comes? out of|taken from|deducted|cost you|you pay|charged|fined)|(?:we|company) (?:take|keep|deduct|hold(?: back)?|withhold)s? (?:\\d+ ?(?:%|per ?cent)|a (?:cut|share|percentage|slice|fee)|(?:five|ten|twenty) per ?cent|half|the first (?:week|month))[^.!?]{0,30} (?:pay|wages?|earnings|salary)|(?:finder.?s|agency|arrangement|introduction) fee`,
	),
	{
		kind: 'money',
		answer: 'asked',
		words: wordsPattern(
			'(?:reimbursed|refunded|paid back|repaid|get (?:it|this|that|the money) back)[^.!?]{0,30} (?:first (?:pay|wages?|salary|payslip|month)|when you leave|at the end|after (?:three|six|\\d))|(?:our|the) (?:approved |own )?vendor|(?:deposit|cash|pay in|bank) the (?:cheques?|check)|cheques? (?:that |which )?(?:we|i) (?:send|post|mail)',
		),
		advice: 'Interns pay for nothing that the work needs. Say what it is, and who pays in the end.',
		unless: wordsTest('customers?|travel|tickets?|fares?|receipts?|charity'),
	},
	{
		kind: 'money',
		words: wordsPattern(
			'(?:buy|purchase|pick up|get|grab|order)(?: (?!for)[\\p{L}\\d£]+){0,6} (?:gift ?cards?|vouchers?|(?:apple|google(?: play)?|steam|itunes|amazon|visa|razer) (?:gift )?(?:cards?|vouchers?|codes?))|(?:pictures?|photos?|numbers?|codes?) (?:of|on|from) (?:the|their) back|(?:use|lend us|need|through|via|into|to) your (?:own |personal |bank |private )+account|(?:use|need|lend us) your account(?! (?:here|on))|(?:clients?|customers?|we|i)(?: will|.ll)? (?:sends?|transfers?|wires?|pays?) [^.!?]{0,30}to you[^.!?]{0,40}(?:keep|rest|pass|forward|send)',
		),
		advice:
			'Leave bank details out, and ways to pay: who works for you gives you theirs when the work begins.',
		unless: wordsTest(
			`we (?:sell|give)|payroll|${denied('buy|purchas|get|grab|order|us|send|need|lend|ask|transfer')}|prizes?|pension`,
		),
	},
	{
		kind: 'money',
		words: wordsPattern(
			'(?:account number|sort code|card number|long number|bank card|bank details|which bank)(?: [^.!?]{0,40})?',
		),
		advice:
			'Leave bank details out, and ways to pay: who works for you gives you theirs when the work begins.',
		unless: wordsTest(
			`${denied('send|giv|shar|ask|need|want|tell|writ|includ|put|stor|keep|tak|collect|enclos|attach|furnish|upload|provid')}|check\\p{L}*|reconcil\\p{L}*|software|customers?|on your first day|once you have started|after you|payroll`,
		),
	},
	{
		kind: 'document',
		words: wordsPattern(
			'(?:passports?|visas?|identity papers?|id cards?|residence (?:permits?|cards?))[^.!?]{0,20} (?:is|are|will be|be|gets?) (?:kept|held|stored|retained|taken|locked)|(?:keep|hold|retain|store|take|look after)s? (?:on to )?(?:your|their|the) (?:passports?|visas?|identity papers?|id cards?|residence (?:permits?|cards?))|(?:copy|copies|scans?|photos?|pictures?|photograph|both sides|front) (?:of |both |sides |and |back )*(?:your |ur |an? |the )*(?:residence cards?|id cards?|travel documents?|identity papers?|student cards?)',
		),
		advice:
			'Ask for no passport, visa or number of a document here: you see them after an offer, when you check the permission to work.',
		unless: wordsTest(
			`museum|archives?|embassy|customers?|clients?|${denied('keep|hold|retain|stor|tak|look|copy|photograph|scan|ask')}`,
		),
	},
	{
		kind: 'personal',
		words: wordsPattern(
			"(?:where (?:are|were|r) (?:you|u|your (?:family|parents)) (?:really |originally |actually )*(?:from|born)|(?:with )?a name like (?:that|yours)|(?:are (?:you|u)|whether you are|if you are|is it true that you are)(?: [\\p{L}']+){0,3} (?:carer|mother|mum|parent|pregnant|expecting|married|single|gay|straight|religious|muslim|christian|jewish|hindu|british|english|disabled|deaf|autistic|dyslexic|foreign)|who (?:would|will|is going to) (?:look after|mind|care for) (?:him|her|them|your|the (?:kids|baby|child))|(?:your|ur) (?:child|kids|baby|husband|wife|boyfriend|girlfriend)(?: [\\p{L}']+){0,6} (?:ill|sick|school|nursery|mind|agree)|(?:went|gone|going|go|decided) (?:with|for|on) (?:a|an|the) (?:fella|bloke|lad|guy|man|woman|girl|lady|lass|younger|older|local|british|english|white)|(?:mention(?:ed)?|have|having|because of|due to|with) (?:your )?(?:autism|adhd|dyslexia|epilepsy|a disability|your disability|depression|anxiety|pregnancy|your (?:age|accent|name|religion|hijab|children|kids))[^.!?]{0,40} (?:no(?: from)?|not|sorry|cannot|can.?t|problem|worr\\p{L}+))",
		),
		advice: 'Ask for nothing about family, origin, faith or health. Leave this out.',
		unless: wordsTest(
			'whether or not|adjust\\p{L}*|support\\p{L}*|monitoring|survey|research|pupils|clients?|customers?|patients?|no problem|not a problem|if you need|help',
		),
	},
	secret(
		'(?:(?:tell|read|give|pass|send|forward|text|e-?mail|show)(?: us| me)(?: back| out| on)?(?: the| that| your| any| its)?|(?:send|forward|share|text|reply with|read out)(?: back| on)?(?: the| that| your| its)) (?:[\\p{L}\\d]+[- ]){0,2}(?:codes?|digits|pins?|passwords?|pass ?codes?|log ?-?in|credentials)(?! (?:to the|for the) door)|(?:codes?|digits|pin)s?[^.!?]{0,40} (?:by (?:text|sms|e-?mail)|(?:to|on) your (?:phone|mobile|screen)|text(?:ed)? (?:to )?you)|(?:\\d|four|five|six|eight|one-time|verification|security|activation|confirmation)[- ](?:digit )?(?:codes?|pins?)[^!?]{0,60} (?:share|send|forward|tell|give|read|reply|text|pass)|(?:your|ur) (?:[\\p{L}]+ ){0,2}(?:log ?-?in|password|pass ?code|credentials)(?! (?:is|are|page|will))',
	),
	unpaid(
		'(?:first|trial|training|test|induction|probation(?:ary)?|settling-in)(?: [\\p{L}\\d]+){0,6} (?:(?:is|are|be|will be) ?(?:n.?t|not) (?:paid|remunerated)|without pay|(?:is|are) (?:free|unpaid)|for nothing|paid nothing)|(?:a|one|two|three|\\d|some|several) (?:free|unpaid) (?:shift|day|week|hour|session)s?|(?:taster|try-?out) shifts?',
	),
	unpaid(
		`(?:${EARNINGS}|(?:you|we)(?:.ll)? (?:are |will be |get )?paid|we pay (?:you )?) ?(?:comes?|follows?|starts?|begins?)? ?(?:only )?(?:later|at a later|once you(?:.ve| have)? prove[dn]?|after (?:the |your )?(?:trial|training|probation|first (?:week|month)))|only (?:your )?(?:expenses|travel|lunch|fares?)(?: costs)? (?:is|are|will be) (?:paid|refunded|covered)|we (?:only|just) (?:pay|refund|cover) (?:your )?(?:expenses|travel|lunch|fares?)|expenses only|(?:overtime|extra hours|late shifts?)[^.!?]{0,40} (?:not paid|unpaid|without (?:extra )?pay|n.?t paid|not (?:be )?(?:paid|remunerated))|(?:experience|references?|exposure|portfolio)(?: [^.!?]{0,30})? (?:instead of|in place of|rather than|not) (?:pay|money|a wage|wages|a salary)|work(?:ing|s)?(?: \\p{L}+){0,2} (?:for|in (?:return|exchange) for)(?: the| your)? (?:experience|exposure|references?|board|food|meals|a bed|lodging|a place to stay)(?: and \\p{L}+)?|(?:unwaged|unsalaried|unremunerated|gratuitous)|(?:for )?(?:which|this|it|them) (?:no|there is no) (?:payment|pay|wage|fee|remuneration) (?:is|will be)? ?(?:made|given|due|offered)?|(?:tips|service charge)(?: [\\p{L}]+){0,4} (?:up to|towards|part of) (?:the |your )?(?:minimum|living|wage|pay)|(?:pay|wages?) (?:starts?|begins?) (?:only )?(?:after|once|when|from (?:month|week) (?:two|three|\\d))`,
	),
	unpaid(
		`(?:can.?t|cannot|can not|unable to|not able to|not in a position to|do not|don.?t|won.?t)(?: yet| currently| really| as yet)* (?:afford to |manage to )?(?:offer|pay|afford|provide|give)(?: you| any| a| much| our)* (?:salary|wages?|pay|payment|anything|money|stipend|interns?)(?! (?:less|below|under|until))|(?:salary|pay|wages?|stipend|remuneration|compensation) ?(?:is|[:=–-]) ?(?:none|nil|zero|n/?a|£? ?0(?!\\.?\\d))|no (?:budget|money|funds|funding|cash)(?: [\\p{L}]+){0,4} (?:pay|wages?|salar(?:y|ies)|interns?)|(?:paid|pay|payment)(?: is| comes)? in (?:pizza|lunch(?:es)?|food|meals|products|beer|drinks|gifts?|kind)|(?:a )?(?:fiver|tenner|score) (?:an|per|a) (?:hour|shift|day)`,
	),
	{
		kind: 'pay',
		words: wordsPattern(
			`${EARNINGS}(?: [\\p{L}]+){0,4} (?:entirely|only|solely|wholly|purely|completely|fully)(?: [\\p{L}]+){0,4} (?:commission|sales|results|performance|bonus(?:es)?|tips)|(?:commission|performance|results)[- ](?:based|only|driven)(?: \\p{L}+)? (?:income|pay|earnings|remuneration|wages?)|no (?:basic|base|fixed|guaranteed|set|hourly|regular)(?: \\p{L}+)? (?:pay|salary|wages?|income|rate)|(?:only|just) (?:ever )?(?:get |gets |be |are |is )?(?:paid|earn|earns|rewarded)[^.!?]{0,20} (?:when|if|once|for (?:each|every)|per|by results)|(?:paid|earn)[^.!?]{0,20} (?:per|for (?:each|every)|by the) (?:door|lead|sale|sign-?up|client|deal|customer|contract|referral)[^.!?]{0,30} (?:only|nothing else|no (?:basic|base|hourly)|that.?s (?:it|all))|live (?:off|on) (?:your )?(?:tips|commission)`,
		),
		advice: 'Expenses and commission do not take the place of pay. Give the pay for fixed hours.',
		unless: wordsTest('never|not only|on top|our (?:agents|brokers)'),
	},
	{
		kind: 'pay',
		words: wordsPattern(
			'(?:wages?|pay|paid|salary)(?: (?:is|are|set|a little|slightly|well|just|at|something))* (?:below|under|less than|beneath|lower than) (?:the )?(?:legal |national |statutory )?(?:minimum|min wage|living wage|legal (?:rate|minimum))|(?:£ ?[1-7]?\\d|[1-7]?\\d (?:pounds|quid)|(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy)(?:[- ]\\p{L}+)? (?:pounds|quid))(?: flat)? (?:for|each|every) (?:a |an |the |one |whole |full |long |eight[- ]hour |\\d-hour )*(?:day|shift)|(?:£ ?[12]?\\d{2}|[12]?\\d{2} (?:pounds|quid)) (?:a|per) week[^.!?]{0,20} (?:full[- ]time|(?:3\\d|4\\d) hours)',
		),
		advice:
			'This is below the minimum wage for 21 and over, which the law and this site ask for. Give the pay in its own field.',
		unless: wordsTest(
			`allowance|expenses|lunch|travel|meals?|on top|adverts|budget|voucher|never|nobody|no one|not (?:\\p{L}+ ){0,3}(?:below|under|less than|beneath|lower than)|campaign\\p{L}*|research|tickets?|visitors|customers?`,
		),
		askedIf: wordsTest('apprentic\\p{L}*|(?:under|below) (?:18|21)|course|degree'),
	},
	{
		kind: 'pay',
		words: wordsPattern(
			'(?:£ ?(?:\\d|1[01])(?:\\.\\d\\d?)?|(?:\\d|1[01]) (?:pounds|quid)) ?(?:an|per|a) (?:hour|hr)(?=[^.!?]{0,40} (?:tips|bonus))',
		),
		advice:
			'This is below the minimum wage for 21 and over, which the law and this site ask for. Give the pay in its own field.',
		unless: wordsTest('on top|extra|allowance'),
		askedIf: wordsTest('apprentic\\p{L}*|(?:under|below) (?:18|21)|course|degree'),
	},
	elsewhere(
		`(?:look|find|search(?: for)?|ping|add|write|message|text|dm|contact|reach|talk(?: to)?|speak(?: to)?|chat(?: with| to)?|follow|catch) (?:me|us|him|her|the (?:boss|manager|team))(?: up)? [^.!?]{0,20}(?:on|in|at|via|by|over|through) (?:${NETWORKS}|${SOCIAL})|(?:let.?s|we(?:.ll| will)?|please|can you|could you) (?:[\\p{L}]+ ){0,3}(?:carry on|continue|talk|chat|speak|meet|move|switch|go on|go|hire|interview|onboard|install|download|write|work)(?: [\\p{L}]+){0,4} (?:on|in|to|via|by|over|through|with|install|download)?(?: the)? ?(?:${NETWORKS})|(?:${NETWORKS})(?: app)?[^.!?]{0,10},? (?:i.?m|i am|my (?:user|handle|name)|user(?:name)?|handle|id)(?!\\p{L})|(?:interviews?|interviewing|hir(?:es?|ing)|recruits?|onboard\\p{L}*|contact|chats?|conversation|hr|talks?|speaks?)(?: [\\p{L}]+){0,4} (?:on|via|by|over|through|in) (?:${NETWORKS})|(?:${NETWORKS}|${SOCIAL}),? (?:it.?s|is|that.?s) (?:quicker|faster|easier|better)`,
	),
	elsewhere(
		'(?<=(?:^| ))@(?=[\\p{L}\\p{N}_.]*\\p{L})[\\p{L}\\p{N}_]{3,}(?![\\p{L}\\p{N}/@])|(?:find|get|have|look up) (?:our|my|the) (?:number|e-?mail(?: address)?|contact details) (?:on|in|at|from)|(?:come|pop|drop|walk|call) (?:in|by|round|over|into)(?: [\\p{L}]+){0,6} (?:with (?:your |a )?cv|to apply|and ask for)|(?:hand|drop|post|bring|leave)(?: in| off)? (?:us )?(?:your |a )?cv[^.!?]{0,30} (?:at|to|into|through|in|with) (?:the |our |my )?(?:shop|office|counter|reception|letter ?box|bar|desk|till)|slide into (?:our|my) dms?|apply by (?:post|letter|fax)',
	),
	elsewhere(
		'(?:text|call|ring|phone|message|dial)(?: [\\p{L}]+){0,6} (?:to |on |at )?(?:the|our|my|this) (?:mobile |phone |telephone )?number|my (?:mobile |phone |telephone |whatsapp )?number(?:.s| is|:)|scan (?:the|our|this|my)(?: qr)? ?code[^.!?]{0,40}(?:apply|reach|join|contact|chat|form|talk|group|us)|(?:hiring|recruitment|applicants?.?) (?:chat|group|channel)',
	),
	{
		kind: 'link',
		words: wordsPattern(
			`${HOST} dot ${HOST} (?:slash|dot) ${HOST}|(?:at|@|on|visit|see|to) ${HOST}(?: dot ${HOST}){1,3}(?= ?(?:slash|for|with|and|to|[.,;!)]|$))|(?:at|to) ${HOST} dot ${HOST} at ${HOST}`,
		),
		advice: 'Leave web addresses out: your website is in your company profile.',
		unless: wordsTest('dot (?:matrix|plot|com|product)|polka|braille|quantum'),
	},
	{
		kind: 'mail-address',
		words: wordsPattern(
			`${HOST} ?(?:\\(at\\)|\\[at\\]| at ) ?${HOST} ?(?:\\(dot\\)|\\[dot\\]| dot ) ?${HOST}|${HOST} dot ${HOST} at (?:gmail|hotmail|outlook|yahoo|proton(?:mail)?|icloud)|at (?:gmail|hotmail|yahoo|protonmail)(?! (?:account|team))`,
		),
		advice:
			'Leave email addresses out: students apply here, and can write to you once you invite them.',
	},
	{
		kind: 'telephone',
		words: new RegExp(
			`(?<![\\p{L}\\p{N}])(?=(?:[^.!?]{0,60}?)(?:${DIGIT_WORD}|double))(?:(?:(?:double|triple) )?(?:${DIGIT_WORD}|\\d{1,4})[ ,.-]{1,2}){6,}(?:(?:double|triple) )?(?:${DIGIT_WORD}|\\d{1,6})(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}£$€])(?=[oO0-9 ]{0,14}[oO][0-9])[oO0](?:[\\s-]?[\\doO]){9,11}(?![\\p{L}\\p{N}])`,
			'giu',
		),
		advice:
			'Leave telephone numbers out: students apply here, and can write to you once you invite them.',
	},
	{
		kind: 'circumstances',
		answer: 'marked',
		words: wordsPattern(
			'(?<![\\d.,£$€])(?:[5-9]\\d|fifty|sixty|seventy|eighty)(?:[- ](?!an? )\\p{L}+)?[- ]hours?(?: (?:weeks?|a week))?|(?:alone|on your own|by yourself) (?:at|all|over|through) (?:night|weekends?)|lone (?:working|worker)|nights? alone|(?:no|without|n.?t (?:really )?(?:do|have|need)|never)(?: [\\p{L}]+){0,2} (?:contracts?|paperwork)(?! (?:is needed|until))|handshake|(?:pictures?|photos?|pics|selfies?) of (?:you(?! (?:at work|with))|yourself|your (?:body|legs))|come alone|meet (?:me|us|him|her)[^.!?]{0,40} (?:bar|pub|hotel|travelodge|premier inn|flat|house|room|car|car park)(?!\\p{L})|(?:interview|meeting)[^.!?]{0,20} (?:in|at) (?:a|the|my) (?:bar|hotel|flat|house|room|car)(?!\\p{L})|fancy (?:a|going)|not about work|you (?:seem|look|sound) (?:lovely|nice|cute|pretty|gorgeous)|(?:just|only) (?:you and (?:me|i)|me and you|the two of us)|(?:out of|from|in|at) my (?:house|flat|home|place)|(?:selected|chosen|hired|got the job) without (?:an? )?interview|no interview(?: is)? (?:needed|necessary)|(?:lapses?|expires?|ends|closes)[^.!?]{0,12} (?:midnight|tonight|today|hours?|minutes)|(?:not to|do not|don.?t|never) (?:discuss|mention|tell|show)(?: [\\p{L}]+){0,3} (?:with|to|your|anyone|anybody)|(?:when|until|till) (?:the )?(?:job|work|it)(?:.s| is) (?:done|finished)|wages? (?:are|is) (?:handed over |paid )?(?:in )?cash|paid in cash',
		),
		advice: 'Look at what the intern is told of the work, the pay and the place.',
	},
	{
		kind: 'fairness',
		words: wordsPattern(
			'(?:needs?|seeks?|wants?|seeking|hiring|for|are after) (?:an? |the )?(?:[\\p{L}-]+ ){0,1}(?:fe)?male (?:[\\p{L}-]+ ){0,2}(?:worker|assistant|carer|nurse|trainer|teacher|intern|coach|host|driver|guide|person|receptionist|cleaner|cook|instructor)s?',
		),
		advice:
			'The law forbids a choice by sex. Write "you", "the intern", or the name of the work: "sales assistant".',
		unless: wordsTest('research|study|museum|history'),
		askedIf: wordsTest(
			'refuge|changing rooms?|intimate|personal care|survivors?|schedule 9|equality act|occupational requirement|law|actors?|actress|models?',
		),
	},
];
