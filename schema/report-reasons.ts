export const REPORT_REASONS = [
	'fee',
	'pay',
	'not-real',
	'misleading',
	'unfair',
	'closed',
	'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const reasonLabels: Record<ReportReason, string> = {
	fee: 'It asks applicants for money',
	pay: 'The pay or the hours are wrong or unlawful',
	'not-real': 'The internship or the company does not exist',
	misleading: 'The description is misleading',
	unfair: 'It excludes people unfairly',
	closed: 'It takes no more applications',
	other: 'Something else',
};
