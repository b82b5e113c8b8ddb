import type { WordKind } from '#schema/words/word-rule.ts';

/** Kinds of words that make a message to applicants wait for staff. Not what a rejection may say of a person: it is free text. */
export const RISKY_WORDS = [
	'link',
	'telephone',
	'mail-address',
	'messenger',
	'money',
	'document',
	'personal',
	'circumstances',
] as const satisfies readonly WordKind[];
/** With the other reasons for which a message waits. */
export type Risk = (typeof RISKY_WORDS)[number] | 'first-to-many' | 'reported';

/** To more people than this within 24 hours a new employer writes only after staff have looked at such a message once. */
export const MOST_OF_A_NEW_EMPLOYER = 10;
/** So many days after a company was verified first it is new. */
export const NEW_FOR_DAYS = 30;
/** So many applicants have reported messages: what comes next waits until staff have resolved the reports. */
export const REPORTS_THAT_STOP = 2;

/** After "it has". */
const riskLabels: Record<Risk, string> = {
	link: 'a link',
	telephone: 'a telephone number',
	'mail-address': 'an email address that is not the employer’s',
	messenger: 'another way to get in touch',
	money: 'words about money',
	document: 'words about personal documents',
	personal: 'a question or a choice that law forbids',
	circumstances: 'words about unusual circumstances',
	'first-to-many': `more than ${MOST_OF_A_NEW_EMPLOYER} readers, the first time that you write to so many`,
	reported: 'been written after two applicants reported messages of yours',
};

/** "a link and words about money" */
export function riskWords(risks: readonly Risk[]): string {
	const words = risks.map((risk) => riskLabels[risk]);
	const last = words.pop() ?? '';
	return words.length > 0 ? `${words.join(', ')} and ${last}` : last;
}

/** "“pay us £20”, “your passport”" */
export const quoted = (words: readonly string[]): string =>
	words.map((one) => `“${one}”`).join(', ');
