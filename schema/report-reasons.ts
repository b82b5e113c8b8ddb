/** What is wrong with an internship. */
export const REPORT_REASONS = [
	'fee',
	'pay',
	'not-real',
	'misleading',
	'unfair',
	'illegal',
	'closed',
	'other',
] as const;

/** What is wrong with an employer's message to an applicant. */
export const MESSAGE_REPORT_REASONS = [
	'fee',
	'documents',
	'elsewhere',
	'rude',
	'illegal',
	'other',
] as const;

export type ReportReason =
	| (typeof REPORT_REASONS)[number]
	| (typeof MESSAGE_REPORT_REASONS)[number];

export const reasonLabels: Record<ReportReason, string> = {
	fee: 'It asks applicants for money',
	pay: 'The pay or the hours are wrong or unlawful',
	'not-real': 'The internship or the company does not exist',
	misleading: 'The description is misleading',
	unfair: 'It excludes people unfairly',
	illegal: 'It is illegal or dangerous (threats, trafficking, sexual)',
	closed: 'It takes no more applications',
	documents: 'It asks for bank details or documents',
	elsewhere: 'It leads to another website or app',
	rude: 'It is rude or threatening',
	other: 'Something else',
};
