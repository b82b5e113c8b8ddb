import {
	type MessageTemplates,
	NAME_PLACEHOLDER,
	type TemplateStatus,
} from '#schema/applications/applicants.ts';
import { hostLabelOf, type RejectionReason } from '#schema/applications/application-moves.ts';

/** What a rejection says for each of its reasons. */
const because: Record<RejectionReason, string> = {
	'places-filled': 'All our places are filled by now.',
	'closer-match': 'Others matched what the work asks for more closely.',
	skills: 'The work needs a skill that we did not find in your application.',
	availability: 'Your dates or hours and ours did not match.',
	permission: 'The internship and your permission to work did not match.',
	incomplete: 'Your application left questions open that we needed answered.',
	cancelled: 'The internship does not take place.',
};

const openings: Record<TemplateStatus, (contact: string | null) => string[]> = {
	'in-review': () => ['Thank you for your application. We have begun to read it.'],
	interview: (contact) => [
		'Thank you for your application. We would like to meet you for an interview.',
		contact === null
			? 'Please choose one of the times on the page of your application, or tell us there that none suits.'
			: `Please write to ${contact} with two or three times that suit you.`,
	],
	offered: () => [
		'Thank you for your application. We would like to offer you the internship.',
		'You can accept or decline the offer on the page of your application.',
	],
	rejected: () => [
		'Thank you for the time that you have given to your application. We will not take it further this time.',
	],
};

/**
 * The message of a move, drafted: the host's saved template, or ours. `{name}` stands for the name.
 * @param contact where the applicant writes to; null where there are times to choose from
 */
export function draftOf(
	to: TemplateStatus,
	reasons: readonly RejectionReason[],
	templates: MessageTemplates,
	contact: string | null,
): string {
	const template = templates[to];
	if (template !== undefined) return template;
	const paragraphs = [`Dear ${NAME_PLACEHOLDER},`, ...openings[to](contact)];
	if (reasons.length > 0) paragraphs.push(reasons.map((reason) => because[reason]).join(' '));
	if (to === 'rejected') paragraphs.push('We wish you well with your other applications.');
	return paragraphs.join('\n\n');
}

/** The message of an offer that is renewed: a template is for the first one. */
export const renewalDraft = [
	`Dear ${NAME_PLACEHOLDER},`,
	'We have renewed our offer of the internship.',
	'You can accept or decline it on the page of your application.',
].join('\n\n');

/** The message of other times for an interview, likewise. */
export const otherTimesDraft = [
	`Dear ${NAME_PLACEHOLDER},`,
	'We have other times for our interview.',
	'Please choose one of them on the page of your application, or tell us there that none suits.',
].join('\n\n');

/** With the name of one applicant in its places. */
export const filledIn = (text: string, name: string | null) =>
	text.replaceAll(NAME_PLACEHOLDER, () => name ?? 'applicant');

/** The same text for anybody: the places of the name again. */
export const withoutName = (text: string, name: string | null) =>
	name === null ? text : text.replaceAll(name, () => NAME_PLACEHOLDER);

/** Whether an offer is made to somebody who has one. @param offerUntil the last day of that one */
export const isRenewal = (to: TemplateStatus, offerUntil: string | null | undefined) =>
	to === 'offered' && Boolean(offerUntil);

/** "Move to Interview"; of somebody who has an offer, "Renew the offer", and of somebody who is invited, "Give other times". */
export function moveName(
	to: TemplateStatus,
	{ offerUntil, invited }: { offerUntil?: string | null | undefined; invited?: object | null },
	move = 'Move',
): string {
	if (isRenewal(to, offerUntil)) return 'Renew the offer';
	if (to === 'interview' && invited) return 'Give other times';
	return `${move} to ${hostLabelOf(to)}`;
}
