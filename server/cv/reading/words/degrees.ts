import type { StudyLevel } from '#schema/students/profile-levels.ts';
import { trimmed } from '#server/cv/reading/cv-text.ts';

/** Short names of degrees, of the first and of the second level. */
const FIRST =
	/b\.?\s?sc|b\.?a|b\.?eng|b\.?tech|b\.?e|b\.?com|b\.?b\.?a|b\.?ed|b\.?des|b\.?arch|b\.?f\.?a|b\.?mus|b\.?s|ll\.?b|mbbs|mbchb/;
const INTEGRATED = /meng|msci|mphys|mchem|mmath|mbiol|mpharm|mcomp/;
const SECOND =
	/m\.?\s?sc|m\.?a|m\.?tech|m\.?com|m\.?b\.?a|m\.?ed|m\.?des|m\.?arch|m\.?f\.?a|mpa|mph|mphil|mres|m\.?s|ll\.?m/;
const THIRD = /ph\.?\s?d|dphil/;
const ANY = [FIRST, INTEGRATED, SECOND, THIRD].map(({ source }) => source).join('|');

/** Words that name what one gets for a course. */
const LONG =
	/(?<!\p{L})(?:bachelor(?:[’']?s)?|master(?:[’']?s)?|magister|doctorate|doctor of|licence|licenciatura|licenciado|laurea|grado|m[aá]ster|diplom|diploma|certificate|foundation|a[- ]?levels?|as[- ]?levels?|i?gcses?|o[- ]?levels?|btec|hn[dc]|(?:scottish |advanced )?highers|international baccalaureate|ib diploma|baccalaur[eé]at|abitur|matura|maturit[aà]|postgraduate|undergraduate|erasmus|exchange)(?!\p{L})|本科|学士|硕士|博士/iu;
/** Their capitals tell them from words such as "be" and "as". */
const SHORT = new RegExp(`(?<![\\p{L}.])(?:${ANY})(?![\\p{L}])`, 'iu');
/** States of America, alone or after a town. */
const STATE = /^(?:\p{Lu}[\p{L}\s.]+, )?M[AS]$/u;

/** Whether a text names what one gets for a course. */
export function isDegree(text: string): boolean {
	const [short] = SHORT.exec(text) ?? [];
	const isShort = short !== undefined && /^\p{Lu}.*\p{Lu}/u.test(short) && !STATE.test(text);
	return LONG.test(text) || isShort;
}

const HONOURS = /\(?\b(?:hons?|honours|honors)\b\.?\)?/iu;
const BEGINNING = new RegExp(
	`^(?:${ANY}|(?:integrated )?(?:bachelor|master)(?:[’']?s)?(?: degree)?)(?!\\p{L})\\.?`,
	'iu',
);
/** "of Science", "of Arts": a part of the name of the degree. */
const OF_KIND =
	/^of (?:science|arts|engineering|technology|laws?|commerce|business administration|education|design|architecture|fine arts|music|philosophy|research|public health|public administration)(?!\p{L})/iu;

/** What stands after a subject: how the course goes, or went. */
const RESULT =
	/[,;:–—-]\s*(?:predicted|expected|on track|(?:first|second|third|fourth|final) year|year|first|upper|lower|distinction|merit|grade|gpa|average|2[:.]|1st|\d).*$/iu;

/** The subject of a degree: "Computer Science" of "BSc (Hons) in Computer Science"; blank for none. */
export function subjectOf(degree: string): string {
	const plain = degree.replace(HONOURS, ' ').trim();
	const rest = plain.replace(BEGINNING, '');
	if (rest === plain) return degree;
	return trimmed(rest)
		.replace(OF_KIND, '')
		.replace(/\([^()]*\)/g, ' ')
		.replace(RESULT, '')
		.replace(/\s+/g, ' ')
		.trim()
		.replace(/^(?:degree )?(?:in|of) /i, '');
}

const saying = (words: string) => new RegExp(`(?<![\\p{L}.])(?:${words})(?!\\p{L})`, 'iu');
/** What a degree of each level is called. */
const LEVELS = {
	foundation: saying('foundation year|foundation programme|international foundation'),
	phd: saying(`${THIRD.source}|doctorate|doctor of philosophy`),
	integrated: saying(`${INTEGRATED.source}|integrated master(?:[’']?s)?`),
	master: saying(`${SECOND.source}|master(?:[’']?s)?`),
	bachelor: saying(`${FIRST.source}|bachelor(?:[’']?s)?`),
};
/** In Scotland a first degree, elsewhere a second one. */
const MA = saying('m\\.?a');

/** The level of a degree; null where it is none, or may be two. */
export function levelOf(degree: string): StudyLevel | null {
	if (LEVELS.foundation.test(degree)) return 'foundation';
	if (LEVELS.phd.test(degree)) return 'phd';
	if (LEVELS.integrated.test(degree)) return 'integrated-master';
	if (MA.test(degree) && HONOURS.test(degree)) return null;
	const isMaster = LEVELS.master.test(degree);
	if (isMaster === LEVELS.bachelor.test(degree)) return null;
	return isMaster ? 'master' : 'bachelor';
}
