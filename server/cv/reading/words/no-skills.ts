import { isLanguage } from '#server/cv/reading/languages.ts';
import { isRole } from './job-words.ts';
import { isPlace } from './places.ts';

/** Words that say how well something is done, labels of lists, and others that are no skill alone. */
const WORDS = new Set(
	'etc|and|or|management|support|basics|skill set|advanced|intermediate|basic|beginner|expert|proficient|proficiency|fluent|native|familiar|familiar with|experienced|good|very good|excellent|great|strong|working knowledge|knowledge|languages|programming|programming languages|computer languages|frameworks|libraries|tools|technologies|software|database|databases|platform|platforms|packages|protocols|backend|back end|front end|frontend|infrastructure|infrastructures|systems|operating|operating system|operating systems|web technologies|query language|utilities|concepts|platforms and tools|other|others|otros|autres|soft skills|hard skills|technical|technical skills|technical proficiency|skills|years|level|basic level|intermediate level|advanced level|certificate|certifications|interests|hobbies|driving licence|full uk driving licence|uk driving licence|competenze tecniche|competenze trasversali|name|married|unmarried|male|female|indian|college|responsible'.split(
		'|',
	),
);

/** How a label begins that stands before its list without a sign between them: "Frameworks React", "Soft skills Patience". */
const LABELLED =
	/^(?:(?:computer|spoken) languages?|programming(?: languages?)?|systems|languages?|frameworks?|databases?|libraries|tools|technologies|platforms?|packages|software|dev ?ops|back-?end|front-?end|others?|soft skills|hard skills|technical skills|operating systems?|skills) (?=\p{L})/iu;
/** How other things than skills begin. */
const OTHER =
	/[–—-] ?\d{1,2} ?\/ ?\d{1,2}$|(?:kompetenzen|competenze|compétences|competencias)$|^(?:competenze|compétences|bachelor|master(?: of|’s|'s)|diploma|post-?graduat|\d+\.\s?\p{L}|\d+\+? ?(?:yrs?|years?)|over \d|from |page \d|(?:fluent|proficient|proficiency|skilled|basics?|fundamentals?) (?:in|of|at|on)(?!\p{L})|(?:other|personal|interpersonal|physical) skills?$|department of |mr\.? |mrs\.? |passport|certificate course|certification)/iu;
const FIRM = /(?<!\p{L})(?:ltd|limited|llc|pvt|inc|gmbh|university|college|school)(?!\p{L})/iu;
/** Titles of groups of skills: "Libraries & Frameworks" */
const GROUP =
	/(?:&|and) (?:frameworks?|languages|tools|technologies|libraries|systems|databases|platforms|apis|oss|messaging|ecosystems|reporting)$/iu;
const ENDS_AS_ROLE = /(\p{L}+(?:[ -]\p{L}+)?)$/u;

/** Whether a text of a list is no skill: a language, a place, a job, a company, a label, or a part of a sentence. */
export function isNoSkill(text: string, folded: string): boolean {
	const [first = ''] = text.split(/[\s(&–-]/);
	const [end = ''] = ENDS_AS_ROLE.exec(text) ?? [];
	return (
		WORDS.has(folded) ||
		/^\p{Ll}{1,2}$/u.test(text) ||
		LABELLED.test(text) ||
		OTHER.test(text) ||
		GROUP.test(text) ||
		FIRM.test(text) ||
		isLanguage(text) ||
		isLanguage(first) ||
		isPlace(text) ||
		(isRole(end) && !/illustrator/i.test(end))
	);
}

/** Lines that stand below the skills of a CV whose next heading is not seen: of the person, of jobs, of papers. */
export const ENDS_SKILLS =
	/^(?:full )?(?:name|father|mother|date of birth|d\.?o\.?b|gender|sex|marital|nationality|religion|passport|visa|place of|permanent address|declaration|i hereby|page \d|expected salary|notice period|position|designation|company|organi[sz]ation|duration|responsibilit|project details|client|educational|academic|qualification|category|duty station|nature of|(?:relevant )?coursework|grants?$|awards?|career|references|achievements)/i;
