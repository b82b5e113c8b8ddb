import { denied, type WordRule, wordsPattern, wordsTest } from './word-rule.ts';

/** It is paid back, or lent. */
const PAID_BACK = wordsTest(
	'reclaim\\p{L}*|refund(?:ed|s)?(?! if)|reimburs\\p{L}*|expenses|receipts?|cash back|money back|(?:get|give|pay)(?:s)? (?:you |it )?(?:the )?(?:cash|money|it)? ?back|back the (?:same )?day|claim (?:it|this|the)',
);
/** What is done where somebody pays, for `denied`. */
export const PAYMENT =
	'pay|paid|buy|purchas|cover|bear|meet|charg|fund|settl|spend|deduct|withh|leav|bring|provid|suppl';
/** Nobody asks it of the intern. */
const GENEROUS = wordsTest(
	`nobody (?:here )?(?:will|would|should|may)? ?asks? you|(?:is|are) on us|costs you nothing|no[- ]one asks|(?:we|the (?:firm|company|university|employer|trust|museum)|firm|company|university|employer)(?:.ll| will)? (?:pays?|covers?|reimburses?|refunds?|meets?|bears?|provides?|buys?)|paid (?:for )?by (?:us|the)|${denied(PAYMENT)}|customers?|clients?|suppliers?|invoices?|brides|guests|tenants|landlords|ledger|members? (?:of|pay)|donors|(?:visitors|hirers|borrowers|passengers|members|parents|pupils|readers|hotels?|shops?|people who) (?:\\p{L}+ )?(?:pay|leave|give|make|settle|send)`,
);
/** Somebody else pays. */
const OTHER_PAYERS = wordsTest(
	'fees? for (?:merchants|clients|customers|sellers)|(?:visitors|guests|customers?|clients?|members|tenants|hirers|borrowers|passengers|parents|readers|landlords?|donors) (?:\\p{L}+ )?(?:pay|leave|put down|give|make|settle|send|owe|get)',
);
const money = (words: RegExp, more: Partial<WordRule> = {}): WordRule => ({
	kind: 'money',
	words,
	advice: 'An intern never pays to work. Leave this out.',
	...more,
});
/** It is no request, or comes when the work has begun. */
const NO_REQUEST = wordsTest(
	'beware|never|(?:do not|don.?t|must not|shall not|need not) (?:send|give|ask|enclose|attach|include|furnish|provide|upload|supply)(?![^.!?]*(?<!\\p{L})(?:but|instead|only|until|unless|without))|after you(?:.ve| have)? started|once you(?:.ve| have)? started|on your first day|in person|anonymi[sz]\\p{L}*|review\\p{L}*|reconcil\\p{L}*|fraud|audit\\p{L}*|analys\\p{L}*|checking|matching',
);
const bank = (words: RegExp): WordRule => ({
	kind: 'money',
	words,
	unless: NO_REQUEST,
	advice:
		'Leave bank details out, and ways to pay: who works for you gives you theirs when the work begins.',
});

const AMOUNT_WORDS =
	'(?:a |one |two |three |four |five |six |seven |eight |nine )?(?:hundred|thousand|grand)(?: (?:and )?\\p{L}+)?|(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ]\\p{L}+)?';
const AMOUNT = '(?:[£$€] ?\\d|\\d[\\d,.]{0,11} ?(?:pounds|gbp|euros?|dollars|usd|quid))';
/** Fees that nobody may ask of an intern. */
const FEES =
	'training|registration|application|placement|admin(?:istration|istrative)?|processing|enrol(?:l)?ment|joining|on-?boarding|security|starter|starting|membership|booking|reservation|commitment|holding|refundable|non-?refundable|up-?front|one-off|visa|sponsorship|dbs|background check|paperwork|document|uniform|equipment|kit|course|programme|program|job|interview|internship';
const SUM = `${AMOUNT}[\\d,.]{0,11}`;
/** What an intern may be asked to buy. */
const OWN_THINGS =
	'(?:dbs|disclosure|background|screening|check)(?: check| fee)?|uniforms?|(?:steel[- ]toe |safety )?boots|hard hats?|ppe|training(?: course| licen[cs]e)?|(?:starter )?kits?|(?:starter )?packs?|licen[cs]e|card|cscs(?: card)?|tests?|insurance|laptops?|equipment|tools|knives|materials?|software|certificates?|badges?|tablet|visa|sponsorship|registration|keyboard|jumper|aprons?';
/** The employer pays, or there is none. */
const NOT_THE_INTERN =
	"(?<!no |without (?:any |a )?|(?:we|we'll|we will) (?:pay|cover|refund)(?: for)? (?:the |your |all |any )?)";

/** Payments by interns, and bank details. */
export const MONEY_WORDS: WordRule[] = [
	money(
		wordsPattern(
			'(?:pay|paying|payment) for (?:your|the|own) (?:own )?(?:training|uniform|equipment|visa|laptop|materials|kit|course|dbs)',
		),
		{ unless: GENEROUS },
	),
	money(wordsPattern(`${NOT_THE_INTERN}(?:${FEES}) (?:fees?|deposits?|charges?)(?! earners?)`), {
		unless: OTHER_PAYERS,
	}),
	money(
		wordsPattern(
			`(?:fees?|deposits?|charge|payment)(?: of| is| are|:)? ?(?=${SUM})[^a-z ]{1,12}|${AMOUNT}[\\d,.]{0,11} (?:[a-z-]{1,20} )?(?:fees?|deposits?|charges?)`,
		),
		{ unless: OTHER_PAYERS },
	),
	money(
		wordsPattern(
			'(?:a|the|your|any) (?:small |one-off )?(?:fee|deposit) (?:applies|is (?:payable|due|required|needed|taken|charged|refunded|returned))|deposit (?:required|needed)',
		),
	),
	money(
		wordsPattern(
			'(?:pay|leave|send|transfer|make|give us) (?:us )?(?:a|the|your) (?:small |refundable |security )?(?:deposit|fee|charge)',
		),
		{ unless: GENEROUS },
	),
	money(
		wordsPattern(
			'(?<!(?:never|clients|customers|who|that|which|they|companies|businesses|users|people|members|guests) (?:all |can |will )?)(?:pay|paying|payments? to) us(?! (?:visits?|attention))',
		),
	),
	money(
		wordsPattern(
			`you(?:'ll| will| must| have to| need to| should| first| can)? (?:first )?(?:pay|transfer|deposit) (?:us|${SUM}|for (?:your|it)|(?:a|the) (?:[a-z-]{1,20} )?(?:fee|deposit|charge|sum|amount))`,
		),
	),
	money(
		new RegExp(
			`(?:(?<=^ ?|[.!?:;] ?)pay|(?<![\\p{L}\\p{N}])(?:please|must|need to|have to|required to|asked to|interns|applicants|candidates|students) (?:first )?pay) ${SUM}(?![\\d,.]{0,11} ?(?:an?|per|each|every|\\/|p\\.?[hwma]))[\\d,.]{0,11}`,
			'giu',
		),
	),
	money(
		wordsPattern(
			`(?:send|transfer|wire) (?:us |me )?(?:the )?(?:money(?! with)|cash|funds|payment(?! (?:reminders?|runs?|requests? to))|${SUM})`,
		),
	),
	money(
		wordsPattern('buy your own (?:laptop|uniform|equipment|starter kit|kit)|starter kit for [£$€]'),
		{
			unless: GENEROUS,
		},
	),
	bank(
		wordsPattern(
			'(?:your )?bank(?:ing)?(?: account)? (?:details|number|statements?)|sort[- ]codes?|(?:your )?account numbers?|(?:your|credit|debit|bank) card (?:details|number)s?|iban|cvv|your pin(?: number)?|western union|moneygram|gift (?:cards?|vouchers?) (?:to us|as payment)|(?:by|via|through|with|to our|to my) (?:pay ?pal|cash ?app|bitcoin|crypto|crypto wallet|revolut)',
		),
	),
	money(
		wordsPattern(
			`(?:settle|contribute|bring|send|hand over|cough up|put down)(?: us| me| in)? (?:a |the )?${SUM}|(?:pay|settle|cover|meet|bear|fund|buy|purchase|bring|get|provide|supply|sort|arrange|invest in)(?: for)? (?:your|their|his) own (?:\\p{L}+ ){0,2}(?:${OWN_THINGS}|costs?)|(?:pay|settle|buy|purchase)(?: for)? (?:your|our) (?:\\p{L}+ ){0,2}(?:${OWN_THINGS})|(?:settle|pay|purchase) the (?:\\p{L}+ |£[\\d.,]+ ){0,2}(?:dbs|screening|background|check|licen[cs]e|starter kit|registration|training|visa)|(?:bear|meet|cover) the (?:costs?|price) (?:of|for)|(?:you|interns?|candidates?|applicants?|trainees?|students?|who) (?:[\\p{L}]+ )?(?:bears|meets|covers) the (?:costs?|price) (?:of|for)`,
		),
		{ unless: GENEROUS, askedIf: PAID_BACK },
	),
	money(
		wordsPattern(
			`(?:${OWN_THINGS}) (?:you|which you|that you|interns?|candidates?) (?:\\p{L}+ )?(?:buy|pay|purchase|provide|cover|bring|sort)(?: for)?(?: yourself)?|at (?:your|their|his) own (?:cost|expense)|you (?:buy|purchase) (?:yourself|it yourself|from us)`,
		),
		{ unless: GENEROUS, askedIf: PAID_BACK },
	),
	money(
		wordsPattern(
			`(?:${SUM}|(?:${AMOUNT_WORDS}) (?:pounds|quid|euros|dollars))[\\d,.]{0,11}(?: (?:pounds|quid))?(?: [\\p{L}-]{1,20})? (?:to|so (?:that )?(?:we|you)|before|for (?:your|the|a|our)|is to be|holding|background|screening|licen[cs]e|on the)(?= (?:hold|book|secure|reserve|confirm|start|join|cover|you|we|deposit(?:ed)?|place|tablet|laptop|training|dbs|badge|id|kit|starter|check|screening))`,
		),
		{ unless: GENEROUS, askedIf: PAID_BACK },
	),
	money(
		wordsPattern(
			`(?:to (?:confirm|secure|hold|reserve|book|release|guarantee|activate)) (?:your|the|a|this) (?:place|seat|spot|slot|interview|offer|contract|start|position|internship|role)[^.!?]{0,60}(?:settle|transfer|pay|purchase|buy|deposit|${SUM})|(?:once|as soon as|until|after)(?: [\\p{L},()£\\d.]+){0,8}? (?:fee|licen[cs]e|kit|payment|deposit|contribution|charge)[^.!?]{0,30}(?:purchased|paid|settled|received|cleared)|${AMOUNT}[\\d,.]{0,11}(?: (?:is|are|will be|fee))? (?:payable|charged|invoiced|deducted|withheld|non-?refundable)|(?:payable|borne|funded) by (?:you|the (?:intern|candidate|applicant|successful)|interns?|candidates?|applicants?|trainees?)|at (?:the )?(?:intern|candidate|applicant|participant|trainee)(?:.s|s.)? (?:own )?(?:expense|cost)|(?:we|company) (?:charge|take|deduct|keep|hold back|withhold|stop)s? (?:you )?(?:a |the |your )?(?:${SUM}|first week|one-off|deposit)|(?:deduct|take|stop|dock)(?:ed|s)?(?: [\\p{L}£\\d]+){0,5} (?:from|out of|off) (?:your|their) (?:first |last )?(?:pay|wages?|salary|payslip)|(?:contribution|subscription|membership|bond|rental|levy) (?:of|is|costs?) ${SUM}|costs? you (?:only |just )?${SUM}|(?:uniform|dbs|training|badge|laptop|kit|course|induction|registration|check)s? (?:is|are|costs?|comes? to|at|=|:) ?${SUM}|${AMOUNT}[\\d,.]{0,11} (?:for|towards) (?:your |the |a |our )?(?:\\p{L}+ )?(?:dbs|training|uniform|kit|induction|paperwork|admin\\p{L}*|processing|place|interview|application|registration)`,
		),
		{ unless: GENEROUS },
	),
	money(
		wordsPattern(
			'(?:security|sum|guarantee) of [^.!?]{0,40}(?:deposited|lodged|paid|left)|(?:is|are|be) forfeited|non-?returnable|training (?:bond|licen[cs]e)|starter (?:kit|pack)|joining pack',
		),
		{ unless: GENEROUS },
	),
	money(
		wordsPattern(
			'(?:cheques?|payments?|transfers?|money|funds|grand|\\d+k?)[^.!?]{0,40} (?:into|to|through|in) (?:your|ur) (?:\\p{L}+ )?account(?![^.!?]{0,40}(?:every|each|on) (?:month|week|friday))[^.!?]{0,60}(?:then|and you|pass|send|forward|keep|buy)|(?:receive|get|accept|take)(?: [\\p{L}%\\d£,.]+){0,6} (?:funds|money|payments?|transfers?|cash)(?: [^.!?]{0,60})?(?:forward|pass|send|transfer)|(?:into|in|to|through|via|using) (?:your|ur) (?:own |personal |bank )?account[^.!?]{0,60}(?:pass|send|forward|transfer|keep|withdraw)|(?:forward|pass on|send on|transfer) (?:the |it |them )?(?:balance|rest|remainder|money|funds)|(?:keep|retain) (?:\\d+|\\p{L}+) ?(?:%|per ?cent)|(?:buy|purchase|pick up|get)(?: [\\p{L}\\d£]+){0,4} (?:gift cards?|vouchers?|itunes cards?|steam cards?)|(?:send|text|scratch)(?: [\\p{L}]+){0,5} codes?(?! (?:review|sample|of conduct)s?)',
		),
		{ unless: wordsTest('we sell|invoices?|donors|qr|source code|postcodes?|team|warehouse') },
	),
	bank(
		wordsPattern(
			'(?:ac|acc|bank) (?:number|no)|(?:online )?banking (?:log ?in|password|details)|(?:long|16[- ]digit) (?:card )?number|(?:photo|picture) of your (?:bank )?card|verify your (?:card|bank)|open (?:a|the) (?:new )?(?:bank |crypto )?(?:wallet|account)|three digits on the back|open an? (?:\\p{L}+ )?account (?:with|at|on|in|through)|signing bonus|(?:paid|payment) in (?:usdt|crypto|bitcoin|tokens?|coins?)|usdt|set up a wallet',
		),
	),
	bank(
		wordsPattern(
			'(?:give|send|tell|share|need|want|provide)(?: us| me)?(?: with)? your bank(?:ing)?(?! holiday)|(?:collect|receive|take|accept|process|get)s? [^.!?]{0,30}(?:payments?|money|funds|transfers?)[^.!?]{0,20} (?:into|in|through|on|to|via) (?:your|their) (?:[\\p{L}]+ )?account|(?:receive|accept|collect|store|repack(?:age)?|re-?label|re-?wrap)s? (?:goods|parcels|packages|items|deliveries|boxes|post)[^.!?]{0,20} (?:at|in|from) (?:your )?(?:own )?(?:home|address|flat|house|place)|(?:withdraw|cash|take out)s? (?:the |it |this )?(?:money|cash|funds|cheques?|it)(?= |$|[.,])[^.!?]{0,40}(?:hand|give|pass|send|buy|keep|courier|agent)',
		),
	),
	{
		kind: 'money',
		answer: 'asked',
		words: wordsPattern(
			`(?:${AMOUNT})[\\d,.]{0,11}(?: [\\p{L}-]{1,20})? for (?:the|a|your) (?:locker|key|badge|pass|parking|uniform|fob|apron|hi ?vis)\\p{L}*|(?:ask|want|claim|take) (?:for )?(?:the|it|some of the) [^.!?]{0,40} (?:money )?back|repay|pay (?:it|us|the \\p{L}+) back|clawback|(?:shoes|trousers|boots|laptop|phone|car|clothes|shirt|knives|tools|bike)[^.!?]{0,20} your own|(?:your|their) own (?:car|laptop|phone|shoes|trousers|boots|tools|knives|bike|\\p{L}+(?:-\\p{L}+)? keyboard)|(?:travel|lunch|parking|uniform) (?:is |are )?(?:not (?:paid|covered|included)|at your own)|(?:jumper|shirt|uniform|kit|boots)[^.!?]{0,60}keep the receipt`,
		),
		advice: 'Interns pay for nothing that the work needs. Say what it is, and who pays in the end.',
		unless: wordsTest(
			`never|nobody|we have plenty|${denied('need|bring|have|us|buy|pay|repay|own|provid|ask')}`,
		),
	},
];
