import type { WordKind } from '#schema/words/word-rule.ts';

/** What makes a message to many applicants wait for staff. Not what a rejection may say of a person: it is free text. */
export const RISKS = [
	'link',
	'telephone',
	'mail-address',
	'messenger',
	'money',
	'document',
	'personal',
	'circumstances',
] as const satisfies readonly WordKind[];
export type Risk = (typeof RISKS)[number];

/** After "it has". */
const riskLabels: Record<Risk, string> = {
	link: 'a link',
	telephone: 'a telephone number',
	'mail-address': 'an email address that is not the employer’s',
	messenger: 'another way to get in touch',
	money: 'words about money',
	document: 'words about personal documents',
	personal: 'a question that law forbids',
	circumstances: 'words about unusual circumstances',
};

/** An employer writes to as many people in 24 hours without our staff. */
export const MOST_WITHOUT_STAFF = 3;

/** "a link and words about money" */
export function riskWords(found: readonly Risk[]): string {
	const words = found.map((risk) => riskLabels[risk]);
	const last = words.pop() ?? '';
	return words.length > 0 ? `${words.join(', ')} and ${last}` : last;
}
