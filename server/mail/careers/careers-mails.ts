import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import type { ConsentEnd } from '#schema/careers/consent.ts';
import {
	CONSENT_NEVER,
	CONSENT_SEEN,
	type ConsentKind,
	consentWords,
} from '#schema/careers/consent-words.ts';
import { londonMoment, longDate } from '#schema/london-day.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { accountsOf, greeting, mailOf, oneLine, withPeople } from '#server/mail/mail-parts.ts';

type Invitation = { id: string; university: string; email: string; until: string };

/** To the invited address, whose owner may not know this site. */
const invitedMail = ({ id, university, email, until }: Invitation, siteUrl: string): OutgoingMail =>
	mailOf({
		to: email,
		subject: oneLine(`An invitation for the careers service of ${university}`),
		heading: `For the careers service of ${oneLine(university)}`,
		paragraphs: [
			'Hello,',
			`${site.name} invites you to a page for the careers service of ${oneLine(university)}. It shows the applications that students of your university have agreed to show you, and nothing else. You can change nothing there.`,
			'Open the invitation, and sign in with this address. If you have no account yet, sign up there. Your account needs a second step at each sign-in, such as a code from an app.',
		],
		link: { label: 'Open the invitation', url: `${siteUrl}/careers-service/invitations/${id}` },
		notes: [
			`The invitation is for this address alone. It can be accepted once, until ${londonMoment(until)}, UK time.`,
			'If you do not work for this careers service, ignore this email: nothing happens unless you accept.',
		],
	});

/** Invitations that were neither answered nor withdrawn meanwhile. */
const invitations = (tx: TransactionSql, ids: string[]): Promise<readonly Invitation[]> =>
	asService(
		tx,
		tx<Invitation[]>`
			select invitation.id, university, email, application_rules.iso_moment(ends_at) as until
			from public.careers_invitations as invitation
			join public.careers_services as service on service.id = service_id
			where invitation.id = any (${ids})`,
	);

/** What it was, where it is no more (server/deeds/careers/advisers.ts). */
type RemovalNotice = { university: string; ended: boolean };

const removedMail = (
	{ email, name }: { email: string; name: string | null },
	{ university, ended }: RemovalNotice,
): OutgoingMail =>
	mailOf({
		to: email,
		subject: oneLine(`Your access for the careers service of ${university} has ended`),
		heading: 'Your access has ended',
		paragraphs: [
			greeting(name),
			`${ended ? `${site.name} has ended the page for the careers service of ${oneLine(university)}.` : `${site.name} has ended your access to the page for the careers service of ${oneLine(university)}.`} You can no longer see what its students had agreed to show.`,
			'Your account is still there. You can delete it on your account page.',
		],
		notes: ['If this is a mistake, write to us.'],
	});

async function accounts(tx: TransactionSql, ids: string[]) {
	const { personOf } = await accountsOf(tx, ids);
	return ids.flatMap((id) => {
		const person = personOf(id);
		return person ? [{ id, ...person }] : [];
	});
}

type Consent = {
	id: string;
	user_id: string;
	email: string;
	name: string | null;
	university: string;
	kind: ConsentKind;
	/** Dates in Europe/London. */
	wording: string;
	given_on: string;
	ended_on: string | null;
	end_reason: ConsentEnd | null;
	/** The titles of those that were chosen. */
	chosen: string[];
};

async function consents(tx: TransactionSql, ids: string[]) {
	const rows = await asService(
		tx,
		tx<Omit<Consent, 'email' | 'name'>[]>`
			select id, user_id, university, kind, wording::text, end_reason,
				(given_at at time zone 'Europe/London')::date::text as given_on,
				(ended_at at time zone 'Europe/London')::date::text as ended_on, array(
					select coalesce(internship.title || ' at ' || internship.company, 'An internship of ours')
					from public.careers_chosen as chosen
					join public.applications as application on application.id = chosen.application_id
					left join public.internships as internship on internship.id = application.internship_id
					where chosen.consent_id = consent.id order by application.created_at desc
				) as chosen
			from public.careers_consents as consent where id = any (${ids})`,
	);
	return withPeople(tx, rows);
}

const choiceLink = (siteUrl: string, label: string) => ({
	label,
	url: `${siteUrl}/account#careers-service`,
});

const MOST_NAMED = 20;

function givenMail(consent: Consent, siteUrl: string): OutgoingMail {
	const { email, name, university, kind, wording, given_on, chosen } = consent;
	const { label, means } = consentWords[kind];
	const more = chosen.length - MOST_NAMED;
	return mailOf({
		to: email,
		subject: oneLine(`What you agreed to: the careers service of ${university}`),
		heading: 'What you agreed to',
		paragraphs: [
			greeting(name),
			`On ${longDate(given_on)} you agreed to this, for the careers service of ${oneLine(university)}: “${label}”. ${means}`,
			...(chosen.length > 0
				? [
						`You chose: ${chosen.slice(0, MOST_NAMED).map(oneLine).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
					]
				: []),
			...(kind === 'counted' ? [] : [`What it sees: ${CONSENT_SEEN} ${CONSENT_NEVER}`]),
			'You can take it back at any time, with one press on your account page. Then it sees nothing of you any more, at once.',
		],
		link: choiceLink(siteUrl, 'See or end your choice'),
		notes: [`Keep this email if you like. The words are those of ${longDate(wording)}.`],
	});
}

const why: Record<Exclude<ConsentEnd, 'changed'>, string> = {
	withdrawn: 'You have taken back what you had agreed to.',
	university: 'Your profile no longer names this university.',
	service: 'We have ended the page for this careers service.',
};

function endedMail(consent: Consent, siteUrl: string): OutgoingMail[] {
	const { email, name, university, given_on, ended_on, end_reason } = consent;
	if (end_reason === null || end_reason === 'changed') return [];
	return [
		mailOf({
			to: email,
			subject: oneLine(`The careers service of ${university} sees nothing of you any more`),
			heading: 'Your consent has ended',
			paragraphs: [
				greeting(name),
				`${why[end_reason]} Since ${longDate(ended_on ?? given_on)} the careers service of ${oneLine(university)} sees nothing of you here any more. You had agreed on ${longDate(given_on)}.`,
				'Your applications are as they were, and employers are not told.',
			],
			link: choiceLink(siteUrl, 'Open your account'),
		}),
	];
}

export const careersKinds = [
	mailKind({
		kind: 'careers_invited',
		read: invitations,
		mail: (row, { siteUrl }) => [invitedMail(row, siteUrl)],
	}),
	mailKind({
		kind: 'careers_removed',
		read: accounts,
		mail: (row, _, words: RemovalNotice) => [removedMail(row, words)],
	}),
	mailKind({
		kind: 'careers_consent_given',
		read: consents,
		// Ended within the seconds until it is sent: the other mail says so.
		mail: (row, { siteUrl }) => (row.ended_on === null ? [givenMail(row, siteUrl)] : []),
	}),
	mailKind({
		kind: 'careers_consent_ended',
		read: consents,
		mail: (row, { siteUrl }) => endedMail(row, siteUrl),
	}),
];
