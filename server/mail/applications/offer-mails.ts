import type { TransactionSql } from 'postgres';
import { longDate, untilEndOf } from '#schema/london-day.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import {
	applicationUrl,
	bareAddress,
	greeting,
	mailOf,
	type NamedApplication,
	oneLine,
	orOffice,
	programOf,
	subjectAbout,
	withStudentAndTold,
} from '#server/mail/mail-parts.ts';
import type { StoredMove } from './move-mails.ts';

/** An offer whose last day is near or over, with its student and who of the company is told. */
export type EndingOffer = Pick<StoredMove, 'email' | 'name' | 'told' | 'contact' | 'company'> &
	NamedApplication & { id: string; application_id: string; offer_until: string };

/** Reminds the student on the day before the last one. */
export function offerEndsMail(offer: EndingOffer, siteUrl: string, office: string): OutgoingMail {
	const until = untilEndOf(offer.offer_until);
	const heading = 'Your offer ends tomorrow';
	return mailOf({
		to: offer.email,
		subject: subjectAbout(heading, offer),
		replyTo: offer.contact?.email ?? bareAddress(office),
		heading,
		paragraphs: [
			greeting(offer.name),
			`You have an offer: ${programOf(offer)}. You can accept or decline it until ${until}.`,
			'Do you need more time? Reply to this email and ask.',
		],
		link: { label: 'Answer the offer', url: applicationUrl(siteUrl, offer.application_id) },
	});
}

/** Tells student and company that an offer ended without an answer. */
export function offerEndedMails(
	offer: EndingOffer,
	siteUrl: string,
	office: string,
): OutgoingMail[] {
	const until = longDate(offer.offer_until);
	const heading = 'The offer has ended';
	const { told, contact, application_id } = offer;
	const who = oneLine(offer.name?.trim() || 'an applicant');
	return [
		mailOf({
			to: offer.email,
			subject: subjectAbout(heading, offer),
			replyTo: contact?.email ?? bareAddress(office),
			heading,
			paragraphs: [
				greeting(offer.name),
				`You had an offer: ${programOf(offer)}. Its last day was ${until}, and you have not answered it.`,
				`Would you still like to accept? Reply to this email: ${offer.company ?? 'we'} can renew the offer.`,
			],
			link: { label: 'See your application', url: applicationUrl(siteUrl, application_id) },
		}),
		...orOffice(told).map((host) =>
			mailOf({
				to: host?.email ?? bareAddress(office),
				subject: oneLine(`Your offer to ${who} has ended: ${programOf(offer)}`),
				replyTo: offer.email,
				heading: 'Your offer has ended',
				paragraphs: [
					...(host ? [greeting(host.name)] : []),
					`${programOf(offer)}: ${who} has not answered your offer, whose last day was ${until}.`,
					'You can renew the offer with a later day, or answer “Not this time”.',
				],
				link: {
					label: 'See the application',
					url: host
						? `${siteUrl}/employer-dashboard/applications/${application_id}`
						: `${siteUrl}/staff/applications/${application_id}`,
				},
			}),
		),
	];
}

/** @param events ids of the moves that made the offers */
async function endingOffers(tx: TransactionSql, events: string[]): Promise<EndingOffer[]> {
	type Row = Omit<EndingOffer, 'email' | 'name' | 'attempt' | 'told' | 'contact'> & {
		user_id: string;
		told: string[];
		contact: string | null;
	};
	const rows = await tx<Row[]>`
		select *, offer_until::text from application_rules.ending_offers(${events}::uuid[])`;
	return withStudentAndTold(tx, rows);
}

export const offerKinds = [
	mailKind({
		kind: 'offers_ending',
		read: endingOffers,
		mail: (offer, { siteUrl, officeAddress }) => [offerEndsMail(offer, siteUrl, officeAddress)],
	}),
	mailKind({
		kind: 'offers_ended',
		read: endingOffers,
		mail: (offer, { siteUrl, officeAddress }) => offerEndedMails(offer, siteUrl, officeAddress),
	}),
];
