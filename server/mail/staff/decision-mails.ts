import type { TransactionSql } from 'postgres';
import { site } from '#content/site.ts';
import type { CompanyRole } from '#schema/employers/colleagues.ts';
import { untilEndOf } from '#schema/london-day.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { bareAddress, greeting, mailOf, oneLine, withPeople } from '#server/mail/mail-parts.ts';

/** A profile that waits to be verified. */
type WaitingEmployer = {
	company_name: string;
	contact_person: string;
	email: string;
	website: string | null;
	location: string | null;
};

type DecidedEmployer = {
	company_name: string;
	/** Null for a member who is not the contact person. */
	contact_person: string | null;
	email: string;
	role: CompanyRole;
	outcome: 'verified' | 'refused';
	reason: string | null;
	/** The last day on which a refused company answers those who have applied; null where it has had no internship. */
	answers_until: string | null;
	/** Whether it answers nobody any more. */
	ends_access: boolean;
	/** The new draft that was touched last and waits to be submitted. */
	draft: { id: string; title: string | null } | null;
};

/** For the office: a company waits to be verified. */
function waitingMail(row: WaitingEmployer, office: string, siteUrl: string): OutgoingMail {
	return mailOf({
		to: bareAddress(office),
		subject: oneLine(`Employer to verify: ${row.company_name}`),
		replyTo: row.email,
		heading: 'An employer waits to be verified',
		paragraphs: ['Check the company, then verify it or say why not.'],
		link: { label: 'See the employers that wait', url: `${siteUrl}/staff/employers` },
		quoted: [
			{ label: 'Company', text: row.company_name },
			{ label: 'Contact person', text: row.contact_person },
			{ label: 'Email', text: row.email },
			{ label: 'Website', text: row.website ?? 'Not given' },
			{ label: 'Location', text: row.location ?? 'Not given' },
		],
	});
}

/** For each who posts for the employer: what was decided, and what follows from it. */
function decisionMail(row: DecidedEmployer, office: string, siteUrl: string): OutgoingMail {
	const url = `${siteUrl}/employer-dashboard`;
	const dashboard = { label: 'Open your dashboard', url };
	const shared = { to: row.email, replyTo: bareAddress(office), link: dashboard };
	const { draft } = row;
	if (row.outcome === 'verified')
		return mailOf({
			...shared,
			...(draft && { link: { label: 'Open your draft', url: `${url}/internships/${draft.id}` } }),
			subject: `Your company is verified: ${site.name}`,
			heading: 'Your company is verified',
			paragraphs: [
				greeting(row.contact_person),
				'We have checked your company. From now on your internships can become public, once our staff have approved each of them.',
				...(draft
					? [`${draftName(draft.title)} waits for you: open it, and submit it for approval.`]
					: []),
			],
			notes: [
				'If the name, the number, the website or the address of your account changes, we check the company again.',
			],
		});
	return mailOf({
		...shared,
		subject: `We could not verify your company: ${site.name}`,
		heading: 'We could not verify your company',
		paragraphs: [
			greeting(row.contact_person),
			...whatFollows(row),
			row.role === 'owner'
				? 'This is why. Correct your profile, and it waits for us again; or reply to this email.'
				: 'This is why. Once an owner of your company corrects its profile, it waits for us again.',
		],
		quoted: [{ label: 'Reason', text: row.reason ?? '' }],
	});
}

/** What a refusal means for the applications to a company that has some. */
function whatFollows({ ends_access, answers_until }: DecidedEmployer): string[] {
	const hidden = 'Your internships are hidden, and nobody new can apply.';
	if (ends_access)
		return [
			`${hidden} You no longer see those who have applied: they were told, and our office answers them.`,
		];
	if (!answers_until) return [];
	return [
		`${hidden} Those who have applied were told. You can still see and answer their applications until ${untilEndOf(answers_until)}: please do. After that our office answers those who still wait.`,
	];
}

/** A member of a company that is no longer verified, because something has changed by which staff had verified it. */
type Unverified = Pick<DecidedEmployer, 'company_name' | 'contact_person' | 'email' | 'role'>;

/** What has changed of its profile; nothing where it was the address of an owner. */
type Changed = { changed: string[] };

/** For each who posts for the employer: what hides its internships, and what they can still do. */
function unverifiedMail(
	row: Unverified,
	{ changed }: Changed,
	office: string,
	siteUrl: string,
): OutgoingMail {
	const company = oneLine(row.company_name);
	const what =
		changed.length > 0
			? `The ${changed.join(' and the ')} of ${company}`
			: `The email address of an owner of ${company}, or which owner fills its profile,`;
	const isOwner = row.role === 'owner';
	return mailOf({
		to: row.email,
		replyTo: bareAddress(office),
		subject: oneLine(`We check your company again: ${row.company_name}`),
		heading: 'We check your company again',
		paragraphs: [
			greeting(row.contact_person),
			`${what} ${changed.length > 1 ? 'have' : 'has'} changed. Our staff had verified the company by ${changed.length > 1 ? 'them' : 'it'}, so they check it again.`,
			'Until they have, your internships are hidden, nobody new can apply, and you cannot submit drafts. You still see those who have applied, and can answer them.',
			isOwner
				? 'If none of you has made this change, change your password and reply to this email.'
				: 'The owners of your company have this email too. If it surprises you, ask them.',
		],
		link: isOwner
			? { label: 'See the profile', url: `${siteUrl}/employer-profile-setup` }
			: { label: 'Open your dashboard', url: `${siteUrl}/employer-dashboard` },
	});
}

const draftName = (title: string | null) =>
	title ? `Your draft “${oneLine(title)}”` : 'Your draft';

type Owned = { id: string; user_id: string };

async function waitingOnes(tx: TransactionSql, employers: string[]) {
	const rows = await asService(
		tx,
		tx<(Omit<WaitingEmployer, 'email'> & Owned)[]>`
			select id, user_id, company_name, contact_person, website, location from public.employers
			where id = any (${employers})`,
	);
	return withPeople(tx, rows);
}

async function decidedOnes(tx: TransactionSql, decisions: string[]) {
	const rows = await asService(
		tx,
		tx<(Omit<DecidedEmployer, 'email'> & Owned)[]>`
			select decision.id, member.user_id, member.role, company_name,
				case member.user_id when employer.user_id then contact_person end as contact_person,
				outcome, reason, ends_access, answers_until::text, (
				select jsonb_build_object('id', draft.id, 'title', nullif(draft.content ->> 'title', ''))
				from public.internship_drafts as draft
				where draft.employer_id = employer.id and internship_id is null
					and state in ('draft', 'returned')
				order by touched_at desc limit 1
			) as draft
			from public.employer_decisions as decision
			join public.employers as employer on employer.id = employer_id
			cross join lateral posting_rules.posters_of(employer.id) as poster
			join public.company_members as member on member.user_id = poster.user_id
			where decision.id = any (${decisions})`,
	);
	return withPeople(tx, rows);
}

const unverifiedOnes = async (tx: TransactionSql, employers: string[]) =>
	withPeople(
		tx,
		await asService(
			tx,
			tx<(Omit<Unverified, 'email'> & Owned)[]>`
				select employer.id, member.user_id, member.role, company_name,
					case member.user_id when employer.user_id then contact_person end as contact_person
				from public.employers as employer
				cross join lateral posting_rules.posters_of(employer.id) as poster
				join public.company_members as member on member.user_id = poster.user_id
				where employer.id = any (${employers})`,
		),
	);

export const decisionKinds = [
	mailKind({
		kind: 'employers',
		read: waitingOnes,
		mail: (row, { siteUrl, officeAddress }) => [waitingMail(row, officeAddress, siteUrl)],
	}),
	mailKind({
		kind: 'employer_decisions',
		read: decidedOnes,
		mail: (row, { siteUrl, officeAddress }) => [decisionMail(row, officeAddress, siteUrl)],
	}),
	mailKind({
		kind: 'company_unverified',
		read: unverifiedOnes,
		mail: (row, { siteUrl, officeAddress }, words: Changed) => [
			unverifiedMail(row, words, officeAddress, siteUrl),
		],
	}),
];
