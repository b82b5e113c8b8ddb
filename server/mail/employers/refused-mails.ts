import type { TransactionSql } from 'postgres';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import { type CompanyStanding, standingWords } from '#schema/applications/company-standing.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import {
	accountsOf,
	applicationUrl,
	bareAddress,
	greeting,
	mailOf,
	oneLine,
} from '#server/mail/mail-parts.ts';

/** Somebody with an application to a company that staff have refused. */
type ToldApplicant = {
	application: string;
	status: ApplicationStatus;
	title: string;
	email: string;
	name: string | null;
};

/** `until`: the last day on which it answers; null where the office does. */
type RefusedCompany = { id: string; company: string; until: string | null; told: ToldApplicant[] };
/** A refused company whose time to answer is over; `waiting` is how many applications the office answers now. */
type HandedOver = { id: string; company: string; waiting: number };

/** A mail to each student whose application has not ended. */
const refusedCompanyMails = (
	{ company, until, told }: RefusedCompany,
	siteUrl: string,
	office: string,
): OutgoingMail[] =>
	told.flatMap((applicant) => {
		const standing: CompanyStanding = { kind: 'refused', company, until };
		const words = standingWords(standing, applicant.status);
		if (!words) return [];
		return mailOf({
			to: applicant.email,
			subject: oneLine(`${words.heading}: ${applicant.title}`),
			replyTo: bareAddress(office),
			heading: words.heading,
			paragraphs: [
				greeting(applicant.name),
				`You have applied to “${oneLine(applicant.title)}”.`,
				...words.paragraphs,
			],
			link: { label: 'See your application', url: applicationUrl(siteUrl, applicant.application) },
			notes: ['You can reply to this email: our office reads it.'],
		});
	});

/** Tells the office that it answers now. */
const handedOverMail = (
	{ company, waiting }: HandedOver,
	siteUrl: string,
	office: string,
): OutgoingMail =>
	mailOf({
		to: bareAddress(office),
		subject: oneLine(`Applications to answer: ${company}`),
		heading: 'Applications to a refused company wait for us',
		paragraphs: [
			`${company} was refused, and its time to answer is over. ${waiting === 1 ? '1 application waits' : `${waiting} applications wait`} for our answer.`,
		],
		link: { label: 'See the applications', url: `${siteUrl}/staff/applications` },
	});

/** @param decisions ids of the refusals */
async function refusedCompanies(
	tx: TransactionSql,
	decisions: string[],
): Promise<RefusedCompany[]> {
	type ApplicantRow = Omit<ToldApplicant, 'email' | 'name'> & { user_id: string };
	const rows = await asService(
		tx,
		tx<(Omit<RefusedCompany, 'told'> & { sent: ApplicantRow[] })[]>`
			select decision.id, employer.company_name as company,
				case when not ends_access then employer.answers_until::text end as until, (
				select coalesce(json_agg(json_build_object('application', application.id, 'status',
					application_rules.shown_status(application.id),
					'title', internship.title, 'user_id', application.user_id)), '[]')
				from public.applications as application
				join public.internships as internship on internship.id = application.internship_id
				where internship.employer_id = employer.id
			) as sent
			from public.employer_decisions as decision
			join public.employers as employer on employer.id = decision.employer_id
			where decision.id = any (${decisions})
				and (employer.answers_until is not null or (ends_access and not employer.verified))`,
	);
	const { addressed } = await accountsOf(
		tx,
		rows.flatMap(({ sent }) => sent.map(({ user_id }) => user_id)),
	);
	return rows.map(({ sent, ...company }) => ({ ...company, told: sent.flatMap(addressed) }));
}

/** @param employers their ids */
const handedOver = (tx: TransactionSql, employers: string[]) =>
	asService(
		tx,
		tx<HandedOver[]>`
			select employer.id, company_name as company, (
				select count(*)::integer from application_rules.waiting
				join public.internships on internships.id = waiting.internship_id
				where internships.employer_id = employer.id
			) as waiting
			from public.employers as employer where id = any (${employers})`,
	);

export const refusedKinds = [
	mailKind({
		kind: 'company_refused',
		read: refusedCompanies,
		mail: (row, { siteUrl, officeAddress }) => refusedCompanyMails(row, siteUrl, officeAddress),
	}),
	mailKind({
		kind: 'company_handed_over',
		read: handedOver,
		mail: (row, { siteUrl, officeAddress }) => [handedOverMail(row, siteUrl, officeAddress)],
	}),
];
