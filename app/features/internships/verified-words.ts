import type { EmployerCheck } from '#schema/employers/employer-checks.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { longDate } from '#schema/london-day.ts';

/** What our staff can check of an employer, each as words that end "Our staff checked". */
export const checkedWords: Record<EmployerCheck, string> = {
	'company-number': 'its number at Companies House',
	website: 'its website',
	'mail-domain': 'that whoever manages its account has an email address of the company',
};

/** What our staff checked about the employer, and when. */
export function verifiedWords({ verification }: Pick<Internship, 'verification'>): string {
	if (!verification) return 'Our staff checked the company.';
	const { on, checks } = verification;
	const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
	const what = list.format(checks.map((check) => checkedWords[check])) || 'the company';
	return `Our staff checked ${what} on ${longDate(on)}.`;
}
