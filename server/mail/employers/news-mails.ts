import { sampleNotice } from '#content/sample-notice.ts';
import { site } from '#content/site.ts';
import { mailOf } from '#server/mail/form-mails.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';

/** New applications and withdrawals, counted by internship. */
export type EmployerNews = {
	to: string;
	internships: { title: string; applied: number; withdrawn: number }[];
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Names internships and numbers, not the applicants. */
export function newsMail({ to, internships }: EmployerNews, siteUrl: string): OutgoingMail {
	const applied = internships.reduce((sum, one) => sum + one.applied, 0);
	const withdrawn = internships.reduce((sum, one) => sum + one.withdrawn, 0);
	const heading = inWords(applied, withdrawn);
	return mailOf({
		to,
		subject: `${heading}: ${site.name}`,
		heading,
		paragraphs: internships.map((one) => `${one.title}: ${inWords(one.applied, one.withdrawn)}.`),
		link: { label: 'See the applications', url: `${siteUrl}/employer-dashboard` },
		notes: [
			'You choose on your dashboard whether these mails come at once, once a day, or never.',
			...(sampleNotice ? [`${sampleNotice.lead} ${sampleNotice.text}`] : []),
		],
	});
}

/** "3 new applications, 1 withdrawal" */
function inWords(applied: number, withdrawn: number): string {
	const parts = [
		applied > 0 && counted(applied, 'new application'),
		withdrawn > 0 && counted(withdrawn, 'withdrawal'),
	];
	return parts.filter(Boolean).join(', ');
}
