import { MONTH, YEAR } from '#schema/internships/understanding/filters/months.ts';
import { countOf, type Read, type Reader, textBefore } from './reader.ts';
import type { Thing } from './roles/things.ts';

/** What people say of themselves, of others or of what they build: no wish, although its words are those of one. */
type Aside = [words: RegExp, before?: RegExp];

const VEHICLE = '(?:trains?|bus(?:es)?|trams?|tube|coach(?:es)?|ferry|metro)';
const CLOSE =
	'mother|mum|father|dad|parents|family|uncle|aunt|cousin|husband|wife|partner|boyfriend|girlfriend|flatmate';
const OWNED = `(?:${CLOSE}|parent|grandmother|grandma|grandfather|grandpa|grandparents|auntie|housemate|neighbour|doctor|tutor|supervisor|lecturer|teacher|professor|prof|boss|manager|landlord)s?`;
const DONE = '(?:ends?|ending|finish(?:es|ed|ing)?|expir(?:es?|ed|ing)|over|done|runs? out)';
const LEVELS = '(?:band|grade|nvq|key stage|jlpt|hsk|topik|ielts|toefl|delf|dele)';
const CODE = '(?:[a-z] ?)?\\d{1,3}(?:(?: to| and)? (?:[a-z] ?)?\\d{1,3})*';
const OWN_VISA =
	'(?:graduate|psw|post study|dependent|dependant|spouse|partner|youth mobility|yms|bno|settled|pre settled|ilr|indefinite|permanent|ancestry|ukraine|refugee|hpi|british|irish|citizen|passport|right to work|allowed to work)';
const PERMISSION = '(?:visas?|sponsor(?:s|ship|ing|ed)?|(?:work )?permits?|permission)';
/** What is built and is no building. */
const BUILT =
	'(?:web|websites?|apps?|software|models?|robots?|games?|things|stuff|products?|tools?|tech|ai|computers?|pcs?|teams?|brands?|community|communities|relationships?|skills?|career|experience|confidence|cv|portfolio|network|systems?|pipelines?|startups?)';

const asides: readonly Aside[] = [
	[
		/^(?:will|do|would|does one) i need (?:an? |my )?(?:own )?(?:car|driving licen[cs]e|licen[cs]e|laptop)(?= |$)/,
	],
	[new RegExp(`^my (?:own |old |new |best )?${OWNED}(?= |$)`)],
	// "my German is A1", "my maths is bad"
	[
		/^my [a-z]+ (?:is|isnt) (?:(?:not|only|very|so|too|really|still|just|that|at) )*(?:[abc] ?[12]|basic|bad|weak|poor|ok|okay|good|great|fluent|rusty|perfect|strong|enough)(?= |$)/,
	],
	// "I don't speak great English", "I not speak good English"
	[
		/^(?:i )?(?:dont|do not|not|no|cant|cannot|can not|doesnt) (?:really )?(?:speak|know|understand) (?:(?:any|much|very|great|good|perfect|fluent|enough|well|a lot of|so) )*english(?: (?:well|good|very well|much|yet|at all))?(?= |$)/,
	],
	// A question, whose answer is in every internship.
	[/^how (?:long|many (?:hours?|hrs|days|weeks|months))(?= |$)/],
	[/^\d{1,4} (?:hours?|hrs?|h) (?:in )?(?:total|altogether|overall)(?= |$)/],
	// "the letter before 30 May"
	[
		new RegExp(
			`^(?:(?:offer|acceptance|confirmation) )?(?:letters?|paperwork|forms?|confirmation|answer|decision|results?|contract) (?:signed |back )?(?:before|by|until|till) (?:(?:the|end|of|start|beginning|early|mid|late) )*(?:\\d{1,2}(?:st|nd|rd|th)? )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: ${YEAR})?(?= |$)`,
		),
	],
	// "doesn't matter if it is reception work"
	[/^(?:it )?(?:doesnt|does not|dont|do not) (?:matter|care) (?:if|whether) .*/],
	// "more money than Tesco"
	[
		/^(?:more|less|fewer|better|higher|lower) [a-z]+ than (?:at |in |a |my )?(?!the |one |two )[a-z]+(?= |$)/,
	],
	[/^care about(?= |$)/],
	// "I don't drink", of oneself
	[
		/^(?:i |we )?(?:dont|do not|never|cant|cannot) (?:drink|smoke|eat)(?: (?:alcohol|meat|pork|beef|fish|any|at all))*(?= |$)/,
	],
	[/^will(?= )(?! (?:writing|writers?|drafting)\b)/],
	[/^(?:no )?interviews? in english(?= |$)/],
	[
		/^(?:writing|emailing|messaging|asking|posting) (?:on behalf(?: of)?|to (?:you|apply|ask|enquire|inquire|express|request|see|find out)|this|because|for|in (?:response|regards?|reference|connection)|regarding)(?= |$)/,
	],
	[/^home (?:is|address|town)(?= |$)/],
	[/^(?:my name is|im called|i am called) [a-z]+(?= |$)/],
	// What somebody has or lacks at home
	[
		/^(?:i )?(?:(?:dont|do not|havent|have not)(?: have| got| own)+|have|have got|ive got|own|have no|ive no) (?:an? |any |my (?:own )?)?(?:portfolios?|laptop|computer|phone|smartphone|printer|bank account|passport|savings|internet|wifi|suit|national insurance number|ni number)(?= |$)/,
	],
	// "It sounds fun", "an eye on the environment"
	[
		/^(?:(?:it|that|this|which) (?:all )?)?sounds (?:like|fun|good|great|nice|cool|interesting|amazing|perfect|ideal)(?= |$)/,
	],
	[/^(?:an|my|one|your) eye (?:on|for|to)(?= |$)/],
	// "Finish at 3 to collect my son"
	[
		/^(?:collect|pick(?:ing)? up|drop(?:ping)? off|collecting|look(?:ing)? after|car(?:e|ing) for|feed(?:ing)?|support(?:ing)?) (?:my|our) (?:own |little |young |elderly |disabled )?[a-z]+(?: (?:from|at|to) (?:the )?(?:school|nursery))?(?= |$)/,
	],
	// "Finishing my thesis on bats in March"
	[
		new RegExp(
			`^(?:(?:in|by|until|this|next|around|the|at|end|start|beginning|of|early|mid|late|from|to|and|between|on|\\d{1,2}(?:st|nd|rd|th)?) )*(?:${MONTH}|spring|summer|autumn|winter)(?: ${YEAR})?(?= |$)`,
		),
		/\b(?:finish(?:ing|es)?|complet(?:e|es|ing)|submit(?:s|ting)?|hand(?:ing)? in|defend(?:ing)?|writ(?:e|ing) up|due) (?:my|the|our) (?:final )?(?:thesis|dissertation|degree|course|masters?|msc|ma|phd|studies|coursework)(?: [a-z]+){0,8} $|\bgraduat(?:e|es|ed|ing)(?: [a-z]+){0,3} $|(?<!\bafter (?:my |the |all )?)\b(?:exams?|resits?|viva|finals|wedding|surgery|operation)(?: (?:is|are|will be|starts?|ends?)){0,2} $/,
	],
	[/^landlord(?= |$)/, /\bfor (?:my |the |a )?$/],
	// "cleaner than a call centre"
	[
		/^(?!other|rather|longer|shorter|later|earlier|higher|lower|over|under|fewer|greater|bigger|smaller|after)[a-z]{3,}er than (?:an? |the )?[a-z]+(?: centre| shop| job)?(?= |$)/,
	],
	// "I fly home every summer"
	[
		/^(?:stay(?:ed|ing)?|fly|flying|go|going|went|come|came|travel|return) (?:back )?home(?: (?:[a-z]+ ){0,5}(?:summer|winter|christmas|easter))?(?= |$)/,
	],
	// "So that I can stay at home with mum": where somebody lives
	[
		new RegExp(
			`^(?:stay(?:s|ed|ing)?|liv(?:e|es|ed|ing)|remain(?:s|ing)?) (?:back )?at home(?: with (?:my |our )?(?:${CLOSE}|mam|mom|nan|gran))?(?= |$)(?! (?:jobs?|work|working|roles?|internships?|placements?)\\b)`,
		),
	],
	[new RegExp(`^at home with (?:my |our )?(?:${CLOSE}|mam|mom|nan|gran)(?= |$)`)],
	// "On a visa till next March"
	[
		new RegExp(
			`^(?:until|till?|up to) (?:(?:next|this|the|end|start|beginning|middle|early|mid|late|of) )*${MONTH}(?: ${YEAR})?(?= |$)`,
		),
		/\b(?:visa|brp|permit|psw|ilr|graduate route|contract|lease|tenancy)(?: (?:is|valid|lasts?|runs?|only|good)){0,3} $/,
	],
	// "Free till Christmas"; a till of a shop has no time behind it.
	[
		new RegExp(
			`^till?(?= (?:(?:next|this) (?!${MONTH})|(?:christmas|xmas|easter|spring|summer|autumn|winter|late|early|mid|about|around|then|i|we|my|she|he)\\b))`,
		),
	],
	// "Glasgow School of Art"
	[
		/^(?:school|college|academy|institute|conservatoire) of (?:the )?(?:arts?|music|drama|speech|economics|business|medicine|design|fashion|law|management|engineering|technology|creative)(?= |$)/,
	],
	// "on the graduate route till 2028"
	[
		new RegExp(
			`^(?:(?:valid|is|lasts?|runs?) )*(?:until|till|up to|expires?(?: in)?) ${YEAR}(?= |$)`,
		),
	],
	// A parent who looks for a child has not the needs of one who works.
	[
		/^(?:(?:im|i am|as|being) )?(?:an? )?(?:worried |concerned )?(?:parent|mother|father|mum|mom|dad|guardian)s?(?= .*\b(?:my|our|for|of) (?:\d+ year old |teenage |own |only )?(?:son|daughter|child|kid|boy|girl|nephew|niece|him|her)\b)/,
	],
	// One who asks for others: "I'm a careers adviser, what is there for our students"
	[
		/^(?:(?:im|i am|as|being) )?(?:an? |the )?(?:[a-z]+ )?(?:advis[eo]rs?|counsell?ors?|tutors?|teachers?|lecturers?|librarians?|mentors?)(?= .*\b(?:my|our|for|of) (?:own |year \d+ )?(?:students?|pupils?|learners?|graduates?|mentees?|class)\b)/,
	],
	// "never worked before"
	[
		/^(?:(?:i|ive|have|has|had) )*(?:never|not) (?:really )?(?:worked|had (?:a|any|one)(?: proper| real)?(?: jobs?)?|done (?:one|an internship|this|any))(?: (?:before|yet|ever|in (?:an? )?office))*(?= |$)/,
	],
	// "my visa runs out in 7 months"
	[
		/^in (?:\d{1,2}|[a-z]+) (?:weeks?|months?|years?)(?= |$)/,
		/\b(?:visa|brp|psw|leave|permit|degree|course|masters?|msc|phd|contract|lease|graduat(?:e|ing)|finish(?:ing)?|expires?|left)(?: [a-z]+){0,3} $/,
	],
	[/^(?:\d{1,2}|[a-z]+) (?:weeks?|months?|years?) (?:left|remaining)(?= |$)/],
	[
		/^(?:some |more |any |enough )?money (?:is|isnt|matters|needed|please|too|because)(?= |$)|^(?:some|more|any|enough) money(?= |$)/,
	],
	// "I don't need a visa", "no need of sponsorship", "my visa is sorted": what somebody has, and asks of no employer
	[
		new RegExp(
			`^(?:(?:i|we|he|she|they|and|so|also|will|would|have) )*(?:dont|do not|doesnt|does not|didnt|wont|will not|wouldnt|no|not|never|without) (?:need(?:ing)?|require)(?: (?:an?|any|of|for|to be|your|the|visa|work|employer|company))* ${PERMISSION}(?: (?:from (?:you|them|an employer|the company)|now|at all))?(?= |$)`,
		),
	],
	[
		new RegExp(
			`^(?:(?:my|own|the|our|his|her) )*${PERMISSION}(?: (?:situation|status|stuff))? (?:(?:is|are|was|been|has|s|all|already|now|not|no|an?|any) )*(?:sorted|fine|ok|okay|done|valid|granted|approved|in place|arranged|problem|issue)(?= |$)`,
		),
	],
	[
		/^(?:(?:i|already|now|do|have|has|got|hold|my|own|a|the|valid|current) )*(?:full )?(?:right to work|permission to work|allowed to work)(?: here| in (?:the )?(?:uk|britain|england))?(?= |$)/,
	],
	// "My visa expires in January"; a Student visa is a filter.
	[
		/^(?:my|his|her|their|our) (?:(?!student)[a-z]+ )?(?:visa|brp)(?= (?:only |just |also |still )*(?:expires?|ends?|runs?|is|does|allows?|lets|says|has|will|finish(?:es)?|lasts?)\b)/,
	],
	// "Without a law degree", "no coding experience"
	[
		/^(?:without|no|not|lacking|(?:i |we |he |she )?(?:dont|do not|doesnt|havent|have not|have no) (?:have|got)?|ive no) ?(?:having |an? |any |much |a lot of |real |formal )*(?:[a-z]+ ){0,2}(?:degree|background|qualifications?|experience|knowledge)(?: (?:in|of|with) (?:this|that|it|the field))?(?: (?:needed|required|necessary|at all|yet))?(?= |$)/,
	],
	[
		/^(?:i )?(?:cant|cannot|can not|dont want to|do not want to|wont|unable to|not able to|rather not) (?:travel|commute|go|move|come) (?:too |very |that |so |as )*(?:far|long|much|away|a long way|long distances?)(?= |$)/,
	],
	// "4th semester mechanical engineering"
	[
		/^(?:\d ?(?:st|nd|rd|th)?|first|second|third|fourth|fifth|sixth|seventh|eighth|final|last|next|this|my|every|each|per|other) semesters?(?= |$)/,
	],
	[
		/^(?:our|my|the) (?:school|college|university|academy|department|class|course|faculty)(?= (?:wants?|is|has|would|runs?|needs?|offers?|requires?|says?|asks?|can|allows?|lets|expects?)\b)/,
	],
	// "An office in Leeds" is where, not what.
	[
		/^(?:an?|the|your|their|any|one) (?:[a-z]+ )?offices?(?= (?:in|near|around|that|where|somewhere)\b)/,
	],
	[/^(?:the |your |an? )?offices? (?=(?:must|has to|should|needs? to|is|near|close|has)\b)/],
	// "Starting uni in September", "by June"
	[
		new RegExp(
			`^(?:start(?:s|ing)?|begin(?:s|ning)?|go(?:ing)?|back|return(?:ing)?)(?: (?:to|at|back|my|in))* (?:uni|university|college|school|course|degree|masters?|studies|second year|final year|third year)(?: (?:in|on|from|again|by|the|early|mid|late|end|of))* ${MONTH}(?: ${YEAR})?(?= |$)`,
		),
	],
	[
		new RegExp(
			`^by (?:(?:the|end|start|beginning|of|early|mid|late) )*${MONTH}(?: ${YEAR})?(?= |$)`,
		),
	],
	// "Writing long reports is hard for me"
	[
		/^(?=.* (?:for|to) (?:me|him|her|them)(?: |$))(?:(?!(?:i|want|need|look|looking|like|love|because|so|but|since|and|as|it|that|this|which|what)\b)[a-z]+ ){1,5}(?:is|are|feels?|can be|gets?) (?:(?:so|too|very|really|quite|always|a bit) )*(?:hard|harder|difficult|tough|tricky|not easy|a struggle|stressful|impossible|exhausting|tiring|painful) (?:for|to) (?:me|him|her|them)(?= |$)/,
	],
	// Who may work with the visa they have needs none from an employer.
	[
		/^no (?:visa )?sponsorship(?: (?:is )?(?:needed|required|necessary))?(?= |$)/,
		new RegExp(`\\b${OWN_VISA}\\b`),
	],
	// "my visa ends in February", "thesis is finished August"
	[
		new RegExp(
			`^(?:(?:is|are|will be|will|should be) )*${DONE}(?: (?:by|in|on|at|the|end|of|start|beginning|early|late|mid))* (?:\\d{1,2}(?:st|nd|rd|th)? )?${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?(?: ${YEAR})?(?= |$)`,
		),
		/\b(?:visa|brp|leave|permit|permission|exams?|thesis|dissertation|term|degree|course|contract|lease|tenancy|studies|masters?|msc|phd)(?: [a-z]+){0,4} $/,
	],
	// "before uni starts in September"
	[
		new RegExp(
			`^(?:uni|university|school|college|term|course|semester|classes|masters?|studies|work) (?:starts?|begins?|resumes?)(?: again)?(?: (?:in|on|at|the|early|mid|late|end|of))* ${MONTH}(?: ${YEAR})?(?= |$)`,
		),
	],
	// "changed career from truck driver to networking"
	[
		/^(?:[a-z]+ ){1,3}?(?=(?:to|into) )/,
		/\b(?:chang|switch|mov|transition|pivot|retrain|com|go)(?:e|es|ed|ing|ning)?(?: (?:my|a|the|career|careers|job|jobs|field|over))* from (?:(?:an?|being|the|my) )*$/,
	],
	// A Student visa has hours for term, which somebody has said as well.
	[
		/^full ?time (?:in|during|over)(?: the| my)? (?:holidays?|vacations?|breaks?)(?= |$)/,
		/\b\d\d (?:hours?|hrs?|h) /,
	],
	[
		new RegExp(
			`^(?:the |my |our )?${VEHICLE}(?: (?:here|there|in|from|round|around|near))* (?:(?:is|are|arent|isnt|dont|makes?|gives?|scares?|stress(?:es)?|takes?|costs?|journeys?|rides?|stops?|runs?|only)(?= )|(?:ok|okay|fine|only|access|nearby)(?= |$))`,
		),
	],
	[new RegExp(`^(?:the )?${VEHICLE}(?= (?:from|to|into) )`)],
	// "Reachable by bus or train", "can't rely on the buses"
	[
		new RegExp(
			`^(?:(?:reachable|accessible|doable|commutable|get there|get to) )?(?:by|on|via) (?:the |my )?(?:public transport|car|${VEHICLE}|bike)(?: (?:or|and) (?:the |my )?(?:public transport|car|${VEHICLE}|bike))*(?= |$)`,
		),
		/\b(?:reachable|accessible|doable|commutable|travel|commute|come|go|get|to|be|there|within|reach|close|only|hour|minutes|mins|easy|easily) $/,
	],
	[
		/^(?:cant|cannot|can not|dont|do not|couldnt|wont) (?:really )?(?:rely|depend|count) on (?:the |my |our )?[a-z]+(?= |$)/,
	],
	// "My car broke", "cycling is how I get around"
	[
		/^my (?:own |old |new )?[a-z]+(?= (?:broke|died|failed|got (?:stolen|sold|written off)|is (?:broken|ill|sick|dead|gone|full|off|knackered|in the garage)|was|stopped|ran out|blew up)\b)/,
	],
	[/^(?:cycling|driving|walking|biking|the bike) is how (?=i\b)/],
	[/^outside(?: of)?(?= )/, /\b(?:im|i am|were|we are|live|lives|living|based|just|right|stuck) $/],
	// "PhD submission", "surgery in March"
	[
		/^(?:phd|thesis|dissertation|essay|coursework|masters?) (?:submission|deadline|hand in|viva|defence|defense|supervisor|stipend|funding|fees?)(?= |$)/,
	],
	[
		/^(?:an? )?(?:surgery|operation|weddings?|funeral|birthday|holiday|honeymoon|marathon)(?= (?:is |are |was |booked |scheduled |coming up |that )*(?:in|on|at the|this|next|booked|scheduled|abroad)\b)/,
	],
	[
		/^(?:no|without|zero|few) (?:any )?(?:contacts?|connections?|plans?|savings|family|ties|rush)(?= |$)/,
	],
	[
		/^travelling(?= (?:in|from|for|until|till|around|after|before|to|back|home|through|over|during|this|next)\b)/,
	],
	// "Things are bad at home"
	[
		/^at home(?= |$)/,
		/\b(?:bad|hard|trouble|problems?|issues?|stuff|situation|difficult|rough|happening|things|life) $/,
	],
	[/^mov(?:e|ed|ing) (?:house|home|flat|flats)(?= |$)/],
	[
		/^(?:(?:dont|do not|not|without) (?:want to |have to |having to )*)?(?:share|sharing) an? (?:room|flat|house|bathroom|kitchen)(?= |$)/,
	],
	// "Or I can't cover nursery", "before tax", "proper money"
	[
		/^(?:(?:or|otherwise|and) )?(?:i )?(?:cant|cannot|can not|couldnt|wont be able to|need to|have to|struggle to|help(?:s)?) (?:cover|pay(?: for)?) (?:for |my |the |our |off )*[a-z]+(?= |$)/,
	],
	[
		/^(?:cant|cannot|can not|couldnt) afford (?:my |the |our |any )*(?:rent|nursery|childcare|bills|food|heating|petrol|travel|fares?|deposit|bus|train)(?= |$)/,
	],
	[/^(?:before|after|pre|post|plus|minus) tax(?= |$)/],
	[
		/^(?:(?:no|proper|real|decent|serious|actual|extra|own|the|little|not|much|for|about|any|got|have|need|bit of|a|some) )+(?:money|cash|dosh)(?= |$)(?! (?:laundering|advice|markets?|management|saving)\b)/,
	],
	// "It messes up my carers allowance"
	[
		/^(?:(?:mess(?:es|ing)?|affects?|affecting|los(?:e|es|ing)|cuts?|stops?|hits?|risk(?:s|ing)?|keep) (?:up |with |into )?)?(?:my |the |our )?(?:(?:carers?|disability|child|housing|job ?seekers?|maternity|council) )?(?:allowance|benefits? (?:money|office|limit|rules?)|universal credit|pip|bursary|student loan|maintenance loan|(?:child|housing|council tax) (?:benefits?|credits?))(?= |$)/,
	],
	// "I'm patient with elders"
	[/^(?:patient|polite|gentle) (?:with|to|towards) (?:the )?[a-z]+(?: people)?(?= |$)/],
	[
		/^(?:patient|organi[sz]ed|careful|calm|kind|caring|polite|professional|reliable|responsible|motivated|driven|punctual|social|sociable|outgoing|flexible|creative|practical|independent|energetic|curious|honest|quick|talkative|chatty|adaptable|confident|sensible|tidy|trustworthy)(?= (?:with|and|but|person|people|in|at|so)\b|$)/,
		/\b(?:im|i am|am|very|really|so|quite|pretty|super|being|hes|shes|is|friendly|(?:friendly|hardworking|patient|organi[sz]ed|careful|calm|kind|caring|polite|reliable|quick|tidy|outgoing|sociable|confident|creative|practical|curious) and) $/,
	],
	// "I train judo", "who train you"
	[
		/^train(?! (?:drivers?|driving|station|line|stop|company|companies)\b)(?= |$)/,
		/\b(?:who|i|we|they|you|would|will|can|could|to|that|also) $/,
	],
	[new RegExp(`^${LEVELS} ${CODE}(?= |$)`)],
	[
		new RegExp(`^${CODE}(?= |$)`),
		/\b(?:acca|cima|aca|cfa|jlpt|hsk|topik|abrsm|band|modules?|papers?) $/,
	],
	[
		new RegExp(
			`^building(?= (?:(?:my|a|an|our|own|some|small|simple|real|the|up|new|cool) )*${BUILT}(?: |$))`,
		),
	],
];

/** All of them in one, which takes a small part of the time to say that none begins. */
const ANY_ASIDE = new RegExp(asides.map(([{ source }]) => `(?:${source})`).join('|'));

const DID =
	'i (?:(?:already|just|previously|once) )*(?:was|did|worked|left|quit)|(?:i.?ve|have) (?:already )?(?:left|quit|done|worked)';
/** What a clause begins with that tells of the past or of somebody else. */
const TOLD = new RegExp(
	`\\b(?:used to (?:be|work|do|study)|${DID}|(?:have |ive |has |had )?been (?:an? |working|employed|doing)|(?:\\d{1,2}|[a-z]+) years?(?: of)?(?: work(?:ing)?)? experience (?:in|as|at|with|of)|(?:redundan(?:t|cy)|laid off|sacked|dismissed) (?:from|at|by|as|in)|(?:before|until) (?:i )?(?:apply(?:ing)?|start(?:ing)?|go(?:ing)?|doing|do|my)(?= )|a ?levels? (?:in|[(])|gcses? (?:in|[(])|(?<!\\b(?:can|could|do|may|should|will|would|must|that|where|if|when|how|what) )i (?:(?:already|currently|also|still|usually|only|now) )*work(?= )|i (?:(?:already|currently|also|still) )*(?:have|got|have got|.?ve got) (?:an? |my |two )?(?:[a-z-]+ )?(?:jobs?|shifts?) (?:at|in|as|on|with)|my (?!(?:dream|ideal|perfect|favourite|next|first|preferred) )(?:[a-z]+[ -]){0,3}(?:job|shifts?) (?:at|as|in)|(?:my|our) (?:${CLOSE}|brother|sister|friends?)\\b)([^,.;!?()]*)$`,
);
/** What follows is a list. */
const REFUSED = /\brejected (?:from|by)\b([^.;!?()]*)$/;
/** What a person did: when, where and how long are no wishes either. */
const PAST = new RegExp(`\\b(?:${DID}|i had|i(?:ve| have) (?:done|had|worked))\\b([^,.;!?()]*)$`);
const TURN =
	/\b(?:but|now|want|wanna|look|need|would like|id like|try|instead|so|rather|prefer|what|anything|anywhere|else|me too|i do)\b/;
/** "Ex teacher", "ex army driver" */
const ONCE = /\b(?:ex|former|retired|formerly|previously) (?:[a-z]+ ){0,2}$/;
/** What somebody leaves, or was: "a nurse who wants to leave the wards". */
const LEAVES =
	/\btrained as an? $|\b(?:leav(?:e|ing)|quit(?:ting)?|escap(?:e|ing)|(?:get(?:ting)?|mov(?:e|ing)) (?:out of|away from|on from)|burnt out (?:of|by|from|in|as)) (?:(?:the|my|a|an|this|being|working|in|as) ){0,3}$/;
/** "I'm a nurse, retraining in data" */
const IS = /\b(?:i.?m|i am|being) (?:currently )?an? (?:[a-z]+ )?$/;
const RETRAINS =
	/^[^.;!?]*\b(?:re-?train(?:ing|ed)?|career chang(?:e|er)|chang(?:e|ing) (?:of )?careers?|switch(?:ing)? (?:in)?to|mov(?:e|ing) into|transition(?:ing)? (?:in)?to)\b/;
/** "Careers adviser here", "I'm a teacher at a college"; a student tells what the work is about. */
const SPEAKS =
	/(?:^|[.;!?,] |\b(?:as|i.?m|i am|being) )(?:an? |the )?(?:(?!doing|studying|reading)[a-z]+ )?$/;
const IN_POST =
	/^(?: (?!students?|undergrad|graduates?|grads?|masters?|msc|bsc|ba|ma|phd)[a-z]+){0,2} (?:here(?=[,.;!?]|$| (?:and|with|at|in|from|looking|asking)\b)|(?:at|for|in) (?:an? |the |my )?(?:[a-z]+ ){0,2}(?:college|school|university|sixth form|academy|uni)\b)/;
/** "I do dance on Tuesdays" */
const DOES = /\bi (?:also |already |usually )*(?:do|play|have|teach|attend|go to)(?: an?| my)? $/;
const ON_DAY = /^(?: [a-z]+){0,2} (?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/;
/** "I'm a careers consultant, my student likes labs" */
const IS_SOMEBODY = /\b(?:as|i.?m|i am|being) (?:an? |the )(?:[a-z]+ ){0,2}$/;
const FOR_OTHERS =
	/^(?![^,.;!?]*\b(?:student|undergrad|undergraduate|graduate)\b)[^,.;!?]*[,.;!?][^.;!?]*\b(?:my|our) (?:[a-z]+ )?(?:students?|clients?|pupils?|learners?|mentees?)\b/;
const OTHERS_WISH = /^ (?:wants?|says?|thinks?|told|expects?)\b/;

/** Whether a word tells of the past or of somebody else: "used to be a nurse", "my dad wants me to do banking". */
function isToldOf(reader: Reader, at: number): boolean {
	const before = textBefore(reader, at);
	if (LEAVES.test(before) || ONCE.test(before)) return true;
	const after = reader.text.slice(reader.tokens[at]?.to).toLowerCase();
	if (DOES.test(before) && ON_DAY.test(after)) return true;
	if (SPEAKS.test(before) && IN_POST.test(after)) return true;
	if (IS_SOMEBODY.test(before) && FOR_OTHERS.test(after)) return true;
	if (IS.test(before) && RETRAINS.test(after)) return true;
	const told = TOLD.exec(before) ?? REFUSED.exec(before);
	return told !== null && !TURN.test((told[1] ?? '').replace(OTHERS_WISH, ''));
}

const WORK_BEHIND = /^ (?:[a-z]+ )?(?:placements?|internships?|jobs?|roles?|work)\b/;

const COURSE =
	'(?:degree|masters?|bachelors?|msc|ma|mba|bsc|ba|phd|llm|llb|pgce|hnd|diploma|course|studies|apprenticeship)';
/** "Studying law part time", "my masters is part time" */
const STUDIES_AT = new RegExp(
	`\\b(?:studying|i study|(?:i.?m|i am|(?:she|he).?s|student|apprentice|currently|still|while|whilst) (?:[a-z]+ )?doing)(?: (?!(?:and|but|so|want|need|look|looking|for|with|while|work|working|jobs?)\\b)[a-z]+){0,4} $|\\b(?:my|the|an?|this) (?:[a-z]+ ){0,2}?${COURSE}(?: (?:in|of) [a-z]+(?: [a-z]+)?)? (?:is|runs|will be) $|\\b(?:i.?m|i am|do|doing|take|taking|on) (?:my |the |an? )(?:[a-z]+ )?${COURSE} $`,
);
const OF_COURSE = new RegExp(
	`^ (?:(?!(?:job|work|role|placement|internship)s?\\b)[a-z]+ )?${COURSE}\\b(?! (?:jobs?|work|roles?|placements?|internships?|apprenticeships?)\\b)`,
);
const IS_A = /\b(?:i.?m|i am|as|being|(?:she|he).?s|(?:she|he) is) (?:an? )?(?:[a-z]+ )?$/;
const STUDENT = /^ (?:[a-z]+ ){0,2}students?\b(?! (?:jobs?|work|roles?|placements?)\b)/;

/** Whether part or full time is how somebody studies: "I'm a full time student". */
function isOfStudies({ tokens, text }: Reader, at: number, read: Read): boolean {
	const [first, last] = [tokens[at], tokens[at + read.count - 1]];
	if (!/^(?:part|full)[ -]?time$/i.test(read.words)) return false;
	const before = text.slice(0, first?.from).toLowerCase();
	const after = text.slice(last?.to).toLowerCase();
	if (STUDIES_AT.test(before)) return !WORK_BEHIND.test(after);
	return OF_COURSE.test(after) || (IS_A.test(before) && STUDENT.test(after));
}

const WITH_KIDS = /^with(?:kids?|child|children)$/;
/** "Coach sport", behind which "with kids" is the work */
const DONE_WITH =
	/\b(?:(?:work(?:ing|s|ed)?|help(?:ing)?(?: out)?|volunteer(?:ing)?)|(?:play(?:ing)?|teach(?:ing)?|coach(?:ing)?|lead(?:ing)?|draw(?:ing)?|sing(?:ing)?|activit(?:y|ies)|lessons?|clubs?|workshops?|sports?|music|art|arts|crafts?|drama|dance|games)(?: (?!(?:and|but|so|mum|dad|mother|father|parent|im|i|as|evenings?|nights?|weekends?|days?|hours?|late|full|part|home)\b)[a-z]+){0,2}) $/;
const HARD_WITH =
	/\b(?:can.?t|cannot|hard|difficult|juggl(?:e|ing)|balanc(?:e|ing)|tricky|mum|dad|mother|father|parent)\b[^,.;!?]*$/;

/** Whether kids are who one works with, and not one's own: "coach sport with kids". */
export function isWorkWithKids(reader: Reader, at: number, key: string): boolean {
	const before = textBefore(reader, at);
	return WITH_KIDS.test(key) && DONE_WITH.test(before) && !HARD_WITH.test(before);
}

const WORKS_NOW =
	/(?<!\b(?:can|could|do|may|should|will|would|must|that|where|if|when|how|what|only) )\bi (?:(?:already|currently|also|still|usually|now) )*(?:work|do shifts)\b([^,.;!?()]*)$/;

/** Whether hours are those of work that somebody has: "I work till 3 in term time". */
function isOfOtherWork(reader: Reader, at: number): boolean {
	const works = WORKS_NOW.exec(textBefore(reader, at));
	return works !== null && !TURN.test(works[1] ?? '');
}

/** Whether a filter tells of what somebody did: "I did six months in London". */
function isPast(reader: Reader, at: number): boolean {
	const told = PAST.exec(textBefore(reader, at));
	return told !== null && !TURN.test(told[1] ?? '');
}

/** Whether a thing tells of the past, of somebody else or of studies: in a few words no more than that can be judged. */
export function isTold(
	reader: Reader,
	{ at, read, part }: Pick<Thing, 'at' | 'read' | 'part'>,
): boolean {
	if (read.said || 'topic' in part) return isToldOf(reader, at);
	if (read.told === 'left' || isPast(reader, at)) return true;
	if (part.filter.facet !== 'hours') return false;
	return isOfStudies(reader, at, read) || isOfOtherWork(reader, at);
}

/**
 * How many words such an aside takes at a place of the text; 0 where none begins.
 * @param line the words from there to the end of the saying
 */
export function asideAt({ tokens }: Reader, at: number, line: string): number {
	if (!ANY_ASIDE.test(line)) return 0;
	for (const [words, precedes] of asides) {
		const count = countOf(words, line);
		if (count > 0 && (precedes?.test(wordsBefore(tokens, at)) ?? true)) return count;
	}
	return 0;
}

const wordsBefore = (tokens: Reader['tokens'], at: number): string =>
	`${tokens
		.slice(Math.max(0, at - 10), at)
		.map(({ word }) => word)
		.join(' ')} `;
