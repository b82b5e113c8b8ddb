import type { TransactionSql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { standingWords } from '#schema/applications/company-standing.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import {
	accountsOf,
	applicationUrl,
	bareAddress,
	greeting,
	mailOf,
	oneLine,
	type Person,
} from '#server/mail/mail-parts.ts';
import type { ReturnWords } from '#server/mail/posting/posting-mails.ts';

/** An internship that staff have stopped, with who posts for its company and everybody who has applied. */
type StoppedInternship = {
	id: string;
	posters: Person[];
	title: string;
	company: string;
	slug: string;
	told: (Person & { application: string; status: ApplicationStatus })[];
};

type StopNotice =
	| 'internship_paused_by_staff'
	| 'internship_taken_down'
	| 'internship_opened_by_staff';

const headings: Record<StopNotice, string> = {
	internship_paused_by_staff: 'We have paused your internship',
	internship_taken_down: 'We have taken your internship down',
	internship_opened_by_staff: 'Your internship is open again',
};

const paragraphs: Record<StopNotice, (title: string) => string[]> = {
	internship_paused_by_staff: (title) => [
		`We have paused “${title}”: it takes no new applications for now, and only we can open it again. The reason is below.`,
		'You can answer those who have applied, as before. If anything is unclear, answer this email.',
	],
	internship_taken_down: (title) => [
		`We have taken “${title}” off the site. The reason is below.`,
		'Our office answers those who have applied, and has told them so. If we are wrong, answer this email.',
	],
	internship_opened_by_staff: (title) => [
		`“${title}” is as it was before we paused it. Students can apply again where it was open.`,
	],
};

/** Tells who posts for its company what staff have done with an internship, and why. */
const stopMails = (
	{ posters, title }: StoppedInternship,
	kind: StopNotice,
	siteUrl: string,
	office: string,
	words: ReturnWords | null,
): OutgoingMail[] =>
	posters.map(({ email, name }) =>
		mailOf({
			to: email,
			subject: oneLine(`${headings[kind]}: ${title}`),
			replyTo: bareAddress(office),
			heading: headings[kind],
			paragraphs: [greeting(name), ...paragraphs[kind](oneLine(title))],
			quoted: words ? [{ label: 'Reason', text: words.reason }] : [],
			link: {
				label: 'See your internships',
				url: `${siteUrl}/employer-dashboard?tab=internships`,
			},
		}),
	);

/** Tells everybody whose application to it has not ended what that means for them. */
const takenDownMails = (
	{ title, company, told }: StoppedInternship,
	siteUrl: string,
	office: string,
): OutgoingMail[] =>
	told.flatMap(({ email, name, application, status }) => {
		const words = standingWords({ kind: 'taken-down', company }, status);
		if (!words) return [];
		return mailOf({
			to: email,
			subject: oneLine(`${words.heading}: ${title}, ${company}`),
			replyTo: bareAddress(office),
			heading: words.heading,
			paragraphs: [greeting(name), `You have applied to “${oneLine(title)}”.`, ...words.paragraphs],
			link: { label: 'See your application', url: applicationUrl(siteUrl, application) },
			notes: ['You can reply to this email: our office reads it.'],
		});
	});

/** @param internships their ids */
async function stoppedOnes(
	tx: TransactionSql,
	internships: string[],
): Promise<StoppedInternship[]> {
	type Account = { user_id: string };
	type ApplicationRow = Account & { application: string; status: ApplicationStatus };
	type Row = Omit<StoppedInternship, 'posters' | 'told'> & {
		posters: (Account & { name: string | null })[];
		sent: ApplicationRow[];
	};
	const rows = await asService(
		tx,
		tx<Row[]>`
			select internship.id, title, company, slug, (
				select coalesce(json_agg(json_build_object('user_id', poster.user_id,
					'name', case poster.user_id when employer.user_id then contact_person end)), '[]')
				from posting_rules.posters_of(employer.id) as poster
			) as posters, (
				select coalesce(json_agg(json_build_object('application', application.id, 'user_id', application.user_id,
					'status', application_rules.shown_status(application.id))), '[]')
				from public.applications as application where application.internship_id = internship.id
			) as sent
			from public.internships as internship
			join public.employers as employer on employer.id = internship.employer_id
			where internship.id = any (${internships}::uuid[])`,
	);
	const { addressed } = await accountsOf(
		tx,
		rows.flatMap(({ posters, sent }) => [...posters, ...sent].map(({ user_id }) => user_id)),
	);
	return rows.map(({ posters, sent, ...row }) => ({
		...row,
		posters: posters.flatMap(addressed),
		told: sent.flatMap(addressed),
	}));
}

const stopKind = (kind: StopNotice) =>
	mailKind({
		kind,
		read: stoppedOnes,
		mail: (row, { siteUrl, officeAddress }, words: ReturnWords | null) => [
			...stopMails(row, kind, siteUrl, officeAddress, words),
			...(kind === 'internship_taken_down' ? takenDownMails(row, siteUrl, officeAddress) : []),
		],
	});

export const stopKinds = [
	stopKind('internship_paused_by_staff'),
	stopKind('internship_taken_down'),
	stopKind('internship_opened_by_staff'),
];
