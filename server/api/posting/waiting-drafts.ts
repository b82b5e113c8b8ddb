import type { Sql, TransactionSql } from 'postgres';
import type {
	ReturnedDraft,
	StaffDraft,
	WaitingDraft,
	WaitingDrafts,
} from '#schema/employers/posting.ts';
import type { Clock } from '#schema/server-services.ts';
import { UNIQUE_VIOLATION } from '#schema/unique-violation.ts';
import { noDraft } from '#server/api/posting/employer-postings.ts';
import { readDraft } from '#server/api/posting/posting-rows.ts';
import { nameWarnings, verifiedCompanies } from '#server/api/staff/like-names.ts';
import { freeSlugs, takenIn } from '#server/catalogue/slugs.ts';
import { refused } from '#server/http/refused.ts';
import { asPerson, asWritingPerson } from '#server/postgres/as-person.ts';

const MOST = 100;

type OfStaff = Pick<StaffDraft, 'times_submitted' | 'decided_at' | 'claim' | 'open_applications'>;

/**
 * What members of staff do with the drafts that wait; the rules in the database decide. Every function takes
 * the account first.
 * @throws {ApiError} as `employerPostings`
 */
export function waitingDrafts(sql: Sql, clock: Clock) {
	const one = (user: string, id: string): Promise<StaffDraft> =>
		asPerson(sql, user, async (tx) => {
			const found = await readDraft(tx, id);
			const [more] = await tx<{ item: OfStaff & { employer_id: string } }[]>`
				select to_json(found) as item from (
					select draft.times_submitted, draft.decided_at, posting_rules.claim_of(draft) as claim,
						posting_rules.open_applications(draft) as open_applications, draft.employer_id
					from public.internship_drafts as draft where id = ${id} and state <> 'draft'
				) as found`;
			if (!found || !more) throw noDraft();
			const { employer_id, ...ofStaff } = more.item;
			const company = { id: employer_id, company_name: found.company };
			const warnings = nameWarnings(await verifiedCompanies(tx))(company, [found.content.title]);
			return { ...found, ...ofStaff, warnings, today: clock.today() };
		}).catch(refused);

	const change = async (
		user: string,
		id: string,
		work: (tx: TransactionSql) => Promise<unknown>,
	): Promise<StaffDraft> => {
		await asWritingPerson(sql, user, work).catch(refused);
		return one(user, id);
	};

	/** The address of a new one: another one if somebody has taken it in the same moment. */
	async function approved(user: string, id: string, version: number): Promise<StaffDraft> {
		const { content, company, published } = await one(user, id);
		const city = content.city === '' ? null : content.city;
		const [slug] = published
			? [null]
			: await freeSlugs([{ title: content.title, company, city }], takenIn(sql));
		try {
			await asWritingPerson(
				sql,
				user,
				(tx) => tx`select posting_rules.approve(${id}::uuid, ${version}, ${slug ?? null})`,
			);
		} catch (error) {
			if ((error as { code?: string }).code !== UNIQUE_VIOLATION) refused(error);
			return approved(user, id, version);
		}
		return one(user, id);
	}

	return {
		one,
		approved,
		/** Oldest first. */
		list: (user: string): Promise<WaitingDrafts> =>
			asPerson(sql, user, async (tx) => {
				const rows = await tx<{ item: WaitingDraft }[]>`
					select to_json(found) as item from (
						select draft.id, coalesce(draft.content ->> 'title', '') as title,
							(posting_rules.company_of(draft)).company, draft.submitted_at,
							draft.times_submitted, posting_rules.changed_fields(draft) as changed,
							posting_rules.claim_of(draft) as claim
						from public.internship_drafts as draft where state = 'submitted'
						order by submitted_at, id limit ${MOST + 1}
					) as found`;
				const items = rows.slice(0, MOST).map(({ item }) => item);
				return { items, more: rows.length > MOST, today: clock.today() };
			}).catch(refused),
		claim: (user: string, id: string) =>
			change(user, id, (tx) => tx`select posting_rules.claim(${id}::uuid)`),
		sendBack: (user: string, id: string, { version, reason, comments }: ReturnedDraft) =>
			change(
				user,
				id,
				(tx) => tx`select posting_rules.send_back(
					${id}::uuid, ${version}, ${reason}, ${JSON.stringify(comments)}::text::jsonb)`,
			),
	};
}
