import { site } from '#content/site.ts';
import { type CompanyRole, roleWords } from '#schema/employers/colleagues.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import { greeting, mailOf, nameOr, oneLine } from '#server/mail/mail-parts.ts';
import { type Company, companiesWithOwners } from './company-owners.ts';
import { invitationKind, mayWords } from './invitation-mails.ts';

/** Whom a mail about members is about (server/deeds/colleagues/company.ts). */
type About = { id: string; email: string; name: string | null; role: CompanyRole };

const colleaguesLink = (siteUrl: string) => ({
	label: 'See your colleagues',
	url: `${siteUrl}/employer-dashboard/colleagues`,
});

/** To each owner but the one it is about. */
const toOwners = (
	{ company, owners }: Company,
	{ id, email, name }: About,
	{ heading, text }: { heading: string; text: (who: string) => string },
	siteUrl: string,
): OutgoingMail[] =>
	owners
		.filter(({ user_id }) => user_id !== id)
		.map((owner) =>
			mailOf({
				to: owner.email,
				subject: oneLine(`${heading}: ${company}`),
				heading,
				paragraphs: [
					greeting(owner.name),
					text(name === null ? email : `${nameOr(name, 'Somebody')} (${email})`),
				],
				link: colleaguesLink(siteUrl),
			}),
		);

const joinedMails = (company: Company, about: About, siteUrl: string) =>
	toOwners(
		company,
		about,
		{
			heading: 'A colleague has joined',
			text: (who) =>
				`${who} has accepted the invitation, and is now ${roleWords[about.role].one} of ${oneLine(company.company)}. If you do not know this person, remove them at once.`,
		},
		siteUrl,
	);

const leftMails = (company: Company, about: About, siteUrl: string) =>
	toOwners(
		company,
		about,
		{
			heading: 'A colleague has left',
			text: (who) =>
				`${who} was ${roleWords[about.role].one} of ${oneLine(company.company)}, and has left. Internships and applications are as they were.`,
		},
		siteUrl,
	);

const removedMail = ({ company }: Company, { email, name }: About): OutgoingMail =>
	mailOf({
		to: email,
		subject: oneLine(`You no longer act for ${company}`),
		heading: `You no longer act for ${oneLine(company)}`,
		paragraphs: [
			greeting(name),
			`An owner of ${oneLine(company)} has ended your access at ${site.name}. You can no longer see its internships and applications.`,
			'Your account is still there. You can delete it on its page, or use it for another company.',
		],
		notes: ['If this is a mistake, ask your company for a new invitation.'],
	});

const roleMail = ({ company }: Company, { email, name, role }: About, siteUrl: string) =>
	mailOf({
		to: email,
		subject: oneLine(`You are now ${roleWords[role].one} of ${company}`),
		heading: `You are now ${roleWords[role].one} of ${oneLine(company)}`,
		paragraphs: [greeting(name), mayWords[role]],
		link: colleaguesLink(siteUrl),
		notes: [`Your role is shown there as “${roleWords[role].label}”.`],
	});

export const colleagueKinds = [
	invitationKind,
	mailKind({
		kind: 'colleague_joined',
		read: companiesWithOwners,
		mail: (row, { siteUrl }, words: About) => joinedMails(row, words, siteUrl),
	}),
	mailKind({
		kind: 'colleague_left',
		read: companiesWithOwners,
		mail: (row, { siteUrl }, words: About) => leftMails(row, words, siteUrl),
	}),
	mailKind({
		kind: 'colleague_removed',
		read: companiesWithOwners,
		mail: (row, _, words: About) => [removedMail(row, words)],
	}),
	mailKind({
		kind: 'colleague_role',
		read: companiesWithOwners,
		mail: (row, { siteUrl }, words: About) => [roleMail(row, words, siteUrl)],
	}),
];
