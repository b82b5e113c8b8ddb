import { EARNINGS, few, pays, SUM, THINGS } from './payer-words.ts';
import { denied, type WordRule, wordsTest } from './word-rule.ts';

/** That somebody has to do something. */
const MUST =
	'(?:must|have to|has to|need to|needs to|should|will have to|will need to|are (?:expected|required|asked|obliged|supposed) to|is (?:expected|required|asked|obliged) to|be (?:expected|required|asked) to|ought to|are to)';
const JOINERS =
	'(?:you|interns?|applicants?|candidates?|trainees?|students?|everyone|everybody|each intern)';
const COST = '(?:costs?|prices?|expenses?|bills?|fees?|charges?|fares?)';
/** What a price is asked for, and nobody pays for. */
const PLACE =
	'(?:appl(?:y|ying|ication)|regist(?:er|ering|ration)|join(?:ing)?|book(?:ing)?|interviews?|places?|programmes?|packages?|internships?|placements?|members?hip|admin(?:istration)?|deposit|bond|subscription|paperwork|processing|guarantee|induction|course|certificate|starter pack)';
const FEE =
	'(?:fee|charge|deposit|contribution|payment|premium|levy|bond|price|amount|sum|surcharge)';
/** Part of what somebody earns. */
const PART =
	'(?:\\d+ ?(?:%|per ?cent)|(?:five|ten|fifteen|twenty|thirty) per ?cent|half|(?:a|one) (?:third|quarter|tenth|cut|share|part|percentage|slice|bit)|some|the first (?:week|month|part))';
const OWN = wordsTest(
	`we (?:pay|lend|buy|give|provide)|${denied('cover|pay|meet|carry|bear|find|fund|sort|arrang')}|customers?|clients?|suppliers?`,
);

/** Who bears a cost, however it is said: as an obligation, as a price of the place, or as a part of the pay. */
export const COST_WORDS: WordRule[] = [
	pays(
		`(?:fees?|charges?|deposits?|contributions?|payments?|levy|bond|premium|sums?|amounts?)(?: (?:towards|to|for|of) [^.!?]{0,40})? (?:is|are|will be|has to be|must be) (?:\\p{L}+ )?(?:expected|required|asked|requested|needed|due|taken|charged|collected|payable|owed|sought)(?= ?[,.;!)]|$| (?:from|of|by|before|on|when|at|in|to) )`,
	),
	pays(
		`${EARNINGS}(?: [\\p{L}]+){0,4} (?:is|are|will be|gets?) (?:kept|held|retained|withheld|docked|reduced|paid back|deducted|set against|put towards)|(?:keep|hold|withhold|retain|deduct|take)s?(?: back)? (?:your|the|their) (?:first|last|initial) [^.!?]{0,20}(?:pay|wages?|earnings|salary|week|month)`,
	),
	pays(
		`(?:send|make|transfer|wire|remit|complete|arrange|settle)(?: (?:us|me|over|through|off))? (?:a|an|the|your|this|that) (?:[\\p{L}-]+ ){0,3}(?:payment|deposit|fee|sum|amount|transfer|charge|money)(?! (?:of (?:wages|pay)|processing|system|to (?:suppliers?|customers?|you)))`,
	),
	pays(
		`(?:order|buy|purchase|get|choose|rent)s? (?:your|the|all|any|some|this|that|it)(?: [\\p{L}-]+){0,3} (?:from|through|via|at|with) (?:us(?=[,.;!) ]|$)|(?:our|the|an?|my) (?:[\\p{L}-]+ ){0,2}(?:suppliers?|vendors?|partners?|dealers?|web ?shop|store)(?=[,.;!) ]|$))`,
	),
	pays(
		`${THINGS}(?: (?:handling|processing|arrangement|clearance|application|course|check|fee|package|pack))? (?:is|costs?|will be|comes? to|are|=|:) (?:just |only |about |around )?${SUM}`,
	),
	pays(
		`${COST}(?: (?:of|for) [^.!?]{0,40})? (?:is|are|will be) (?:yours|on you|up to you|not (?:covered|included|paid|refunded|met)|(?:your|the (?:intern|candidate|applicant)(?:.s|s.)?|the responsibility of (?:the )?${JOINERS}) ?(?:own )?(?:responsibility|business|concern)?|(?:met|borne|paid|covered|carried) by (?:you|the |interns?|each))(?! (?:employer|company|firm|university))|(?:responsible|liable|accountable) for (?:the |any |all |your |their )?(?:own )?(?:${COST}(?! (?:models?|control|estimat\\p{L}*|reports?))|paying(?! suppliers)|losses?|damages?|breakages?|shortages?|(?:your|their|his|her) own ${THINGS})`,
		{
			unless: wordsTest(
				`we (?:are|pay)|by us|customers?|clients?|(?:not|aren.?t|isn.?t|never|nobody is|no one is) (?:\\p{L}+ )?(?:responsible|liable|accountable)|budget|you(?:.ll| will)? (?:be|are) responsible for (?:all |the )?(?:training|software|equipment|tests?|materials?)|the (?:firm|company)|unsolicited|database|scams?|fraud\\p{L}*`,
			),
		},
	),
	pays(
		`${JOINERS} (?:[\\p{L}]+ ){0,2}${MUST} (?:[\\p{L}]+ ly )?(?:buy|purchase|rent|lease|finance|fund|subscribe|invest|top up|spend|pay|acquire|lay out|(?:get|provide|bring|supply|find)(?= (?:your|their|his|her) own (?:${THINGS}|${COST})| ${SUM}))(?! (?:attention|for (?:customers|clients|them)|due|close|heed|regard|time|your time))`,
	),
	pays(
		`${JOINERS} (?:[\\p{L}]+ ){0,2}(?:are|is|be|get|gets|will be) (?:charged|billed|fined|invoiced|docked)(?! to)|${JOINERS} pay ${SUM.replace('an?|per', 'an(?! ?day for)|per')}|(?:pay|paying|charged) [£$€] ?\\d[\\d.,]* (?:a|per) (?:day|week|month) (?:for|towards) (?:the|your|a) (?:[\\p{L}-]+ )?(?:room|bed|lodging|accommodation|desk|locker|minibus|bus|shuttle|transport|uniform|laptop|equipment|kit|tools|lunch(?:es)?|meals?|parking)`,
	),
	pays(
		`(?:for|against) an? (?:[\\p{L}-]+ )?${FEE} (?:we|you|our)|(?:an?|the|some|small|modest|one-off) (?:[\\p{L}-]+ )?${FEE} (?:applies|apply|covers|cover|secures|holds|confirms|unlocks|reserves|has to be)|we (?:do )?(?:charge|require|ask for|take|request|expect|need)s? (?:only |just )?(?:an?|the|some|${SUM})(?: [\\p{L}-]+){0,2} ?(?:${FEE}|for (?:the|your))(?! of (?:proof|work))`,
	),
	pays(
		`${PLACE}(?: [\\p{L}-]+){0,3} (?:is|are|costs?|has a price of|comes? at|at|for|=|:|comes to|carries a price of) ?(?:just |only |about |around )?${SUM}|(?:is|costs?) ${SUM} to ${PLACE}|(?:costs?|costing) (?:you |interns? )?(?:a )?${few(1)}(?:pounds|quid)|(?:find|get|arrange|organise|place|offer) you [^.!?]{0,40} for ${SUM}|(?:guarantee|bond|security) (?:of|for) ${SUM}|bank guarantee|${PLACE} ?[:=] ?${SUM}`,
		{
			unless: wordsTest(
				'customers?|clients?|visitors|members (?:pay|who|can)|our (?:products?|services?)|museum|tickets?|budget|grant|worth|we pay|bursary|free|our members|salar(?:y|ies)|pay range|stipends?|wages?|a year|per annum',
			),
		},
	),
	pays(
		`${PART} of (?:your|the|their|his|her|each) (?:first |monthly |weekly )?(?:${EARNINGS}|commission) (?:goes|go|is|are|will|stays?|belongs?)|(?:agency|we|company|firm|recruiter|office|boss)(?: will| shall)? (?:keeps?|takes?|retains?|deducts?|gets?|withholds?) (?:back )?${PART}|(?:deduct|subtract|take off|dock|stop)(?:s|ed|ing)? (?:the |your |any |all )?(?:costs?|price|amount|uniform|training|losses|breakages)|${SUM} (?:is|are|will be|gets) (?:taken|knocked|docked|deducted|stopped|held|kept|withheld)|commission of [^.!?]{0,12} (?:is|are) (?:taken|kept|deducted)`,
	),
	pays(
		`self-?(?: |-)?(?:funded|financed|paid|funding|financing)(?! (?:company|start-?up|business|charity|research|phd))|(?:reimburse|repay|refund|compensate|pay back|owe) (?:us|the (?:company|firm|agency|employer))|(?:lose|forfeit)s? (?:your|the|their) (?:deposit|bond|pay|wages?)|(?:you|interns?|trainees?|students?) (?:[\\p{L}]+ ){0,3}(?:rent|hire|lease|buy|order)s? [^.!?]{0,30} (?:from|through|via) us(?=[,.;!) ]|$)|(?:expect|plan|budget|be ready|be prepared) (?:to (?:pay|spend|invest)|for) (?:about |around |roughly |up to |at least )?(?:${SUM}|in your)|(?:top up|unlock|activate|verify)[^.!?]{0,30} (?:with|for|by) (?:paying )?${SUM}|(?:unlock|activate)[^.!?]{0,30}(?:tasks?|account|wallet|level)[^.!?]{0,40}(?:deposit|pay|${SUM})|fines? (?:apply|of|for|will)|parents [^.!?]{0,40}${SUM}`,
		{
			unless: wordsTest(
				`customers?|clients?|tenants|visitors|${denied('reimburs|repay|refund|pay|ow|los|forfeit|rent|hir|leas|buy|order|charg|fin|spend|invest|budget')}|library|council|court|research|parking fines|we (?:pay|give)`,
			),
		},
	),
	pays(
		`(?:cover|pay|pays|pay for|meet|carry|bear|find|fund|sort|arrange) (?:all |most )?(?:your|their|his|her) own (?:[\\p{L}-]+ ){0,2}(?:travel|fares?|insurance|equipment|tools|meals?|lunch|costs?|materials?|training|uniform|licen[cs]e|tests?)`,
		{ unless: OWN, askedIf: wordsTest('travel|fares?|meals?|lunch') },
	),
];
