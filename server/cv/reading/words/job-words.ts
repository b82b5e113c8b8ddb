/** Whether a text names what somebody does: "Research Assistant", "Barista". */
export const isRole = (text: string): boolean => ROLE.test(text);

const ROLE =
	/(?<!\p{L})(?:intern|internship|trainee|apprentice|placement student|student|working student|werkstudent(?:in)?|praktikant(?:in)?|stagiaire|stagista|becari[oa]|estagi[aá]ri[oa]|sta[zż]yst(?:a|ka)|engineer|developer|programmer|designer|analyst|scientist|researcher|assistant|associate|consultant|manager|co-?ordinator|administrator|officer|executive|specialist|technician|representative|ambassador|advis[eo]r|tutor|teacher|lecturer|instructor|coach|mentor|demonstrator|supervisor|team leader|team lead|leader|team member|crew member|staff member|member of staff|receptionist|secretary|treasurer|president|vice[- ]president|chair|chairperson|captain|volunteer|fundraiser|barista|waiter|waitress|waiting staff|bartender|bar staff|bar person|chef|cook|kitchen porter|cashier|sales (?:associate|advisor|adviser|assistant|executive|representative|person)|salesperson|shop assistant|retail assistant|stock clerk|clerk|bookkeeper|accountant|auditor|paralegal|legal clerk|lawyer|nurse|care(?:r| worker| assistant)|support worker|nanny|babysitter|au pair|lifeguard|steward|host|hostess|driver|courier|warehouse operative|operative|operator|labourer|plumber|welder|foreman|electrician|mechanic|editor|writer|copywriter|journalist|reporter|translator|interpreter|photographer|videographer|illustrator|artist|musician|actor|founder|co-?founder|freelancer?|owner|director|architect|tester|strategist|planner|buyer|merchandiser|marketer|recruiter|organi[sz]er|committee member|student representative|course representative|resident assistant|teaching fellow|research fellow|fellow|head of [\p{L} ]+)s?(?!\p{L})/iu;

/** Whether a text is the name of a role, also where a word in it names a company: "Software Engineering Intern", "Bank Clerk". */
export const namesRole = (text: string): boolean =>
	isRole(text) && (!isOrganisation(text) || ENDS_AS_ROLE.test(text));

const ENDS_AS_ROLE = new RegExp(
	`${ROLE.source}(?=\\s*(?:$|[,(/&–-]|(?:in|for|of|to|and|i|ii)(?!\\p{L})))`,
	'iu',
);

/** Whether a text names a company or another organisation by a word for one. */
export const isOrganisation = (text: string): boolean => ORGANISATION.test(text);

const ORGANISATION =
	/(?<!\p{L})(?:ltd|limited|llp|plc|inc|llc|gmbh|ag|s\.?a\.?|s\.?r\.?l\.?|b\.?v\.?|pvt|corp|corporation|company|group|holdings?|bank|university|college|school|academy|institute|hospital|clinic|nhs|council|trust|foundation|charity|association|society|union|club|church|museum|library|restaurant|caf[eé]|coffee|bakery|hotel|pub|bar|store|stores|shop|supermarket|pharmacy|technologies|technology|solutions|systems|software|labs?|laboratory|studios?|partners|consulting|consultancy|services|agency|media|ventures|capital|insurance|ministry|department of)(?!\p{L})/iu;

/** Whether a text names where one learns. */
export const isSchool = (text: string): boolean => SCHOOL.test(text) || ACRONYM.test(text);

const SCHOOL =
	/(?<!\p{L})(?:universit(?:y|ies|é|à|ä|ät|aet|eit|atea|et|as|as de)|universi(?:dad|dade|tas|tat|teit|tet)|univ|uniwersytet|üniversitesi|universitesi|университет|університет|πανεπιστ[ηή]μιο|college|school|academy|institute|institut|instituto|istituto|polytechnic|politecnico|politechnika|polytechnique|hochschule|fachhochschule|gymnasium|lyc[ée]e|liceo|liceum|lisesi|lise|sixth form|grammar|conservatoire)(?!\p{L})|大学|学院|中学|高校|大學|學院/iu;
/** Universities that CVs name by their capitals. */
const ACRONYM =
	/(?<!\p{L})(?:UCL|LSE|MIT|ETH|EPFL|IIT|NUS|NTU|KCL|TUM|UCLA|INSEAD|SOAS|RMIT|KAIST)(?!\p{L})/u;
