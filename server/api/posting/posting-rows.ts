import type { Fragment, Sql, TransactionSql } from 'postgres';
import { textOf } from '#schema/employers/internship-draft.ts';
import type {
	Draft,
	DraftSummary,
	EmployerPostings,
	PostedInternship,
} from '#schema/employers/posting.ts';
import type { PostingFilters, PostingState } from '#schema/employers/posting-filters.ts';
import { FIELD_NAMES, WORDS_NAMES } from '#schema/internships/fields.ts';
import { clearedIn } from '#schema/words/word-rules.ts';
import { isOverdue } from '#server/api/applicants/scope.ts';
import { notFound } from '#server/deeds/deed.ts';
import { contentOf, withAllFields } from '#server/deeds/posting/content.ts';
import { refused } from '#server/http/api-error.ts';
import { asPerson } from '#server/postgres/as-person.ts';

export const noDraft = () => notFound('There is no such draft.');
export const noInternship = () => notFound('There is no such internship.');

/** A draft as its employer sees it. @throws {ApiError} 404 for what is not theirs, 503 */
export const ownDraft = (sql: Sql, user: string, id: string, today: string): Promise<Draft> =>
	asPerson(sql, user, async (tx) => {
		const [own] = await tx<{ overdue: boolean }[]>`
			select posting_rules.owes_answers() as overdue from public.internship_drafts
			where id = ${id} and employer_id = posting_rules.own_employer('internships')`;
		const draft = own && (await readDraft(tx, id));
		if (!draft) throw noDraft();
		const cleared = WORDS_NAMES.flatMap((name) => clearedIn(textOf(draft.content[name])));
		return { ...draft, cleared, overdue: own.overdue, today };
	}).catch(refused);

type PostingsQuery = PostingFilters & { before?: string | undefined; today: string };

/** An employer's internships, a page at a time, and drafts, as far as they are searched. @throws {ApiError} 404 without a company, 503 */
export const ownPostings = (
	sql: Sql,
	user: string,
	{ before, words, state, today }: PostingsQuery,
): Promise<EmployerPostings> =>
	asPerson(sql, user, async (tx) => {
		const [employer] = await tx<{ id: string | null }[]>`
			select posting_rules.own_employer('internships') as id`;
		if (!employer?.id) throw notFound('There is no such page.');
		const has = hasWords(tx, words);
		const rows = await readInternships(
			tx,
			tx`${stands(tx, state, today)} and ${has(tx`concat_ws(' ', title, location)`)} and ${
				before
					? tx`(published_at, id) < (select published_at, id from public.internships where id = ${before})`
					: tx`true`
			}`,
			today,
		);
		const drafts = before || (state && state !== 'draft') ? [] : await readDrafts(tx, has);
		const [counted] = await tx<{ all: number }[]>`
			select (select count(*) from public.internships where employer_id = ${employer.id})::integer
				+ (select count(*) from public.internship_drafts as draft where ${isNew(tx)})::integer as all`;
		const items = rows.slice(0, PAGE).map(({ item }) => item);
		return {
			internships: items,
			next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
			drafts: drafts.map(({ item }) => item),
			all: counted?.all ?? 0,
			today,
		};
	}).catch(refused);

/** One internship of an employer. @throws {ApiError} 404 for what is not theirs, 503 */
export const ownInternship = (
	sql: Sql,
	user: string,
	id: string,
	today: string,
): Promise<PostedInternship> =>
	asPerson(sql, user, async (tx) => {
		const [row] = await readInternships(tx, tx`internship.id = ${id}`, today);
		if (!row) throw noInternship();
		return row.item;
	}).catch(refused);

const PAGE = 50;

const summary = (tx: TransactionSql) => tx`
	draft.id, draft.internship_id, draft.state, draft.version, coalesce(draft.content ->> 'title', '') as title, draft.step,
	draft.touched_at, draft.submitted_at`;

/** A draft of the employer that is not public, revisions apart. */
const isNew = (tx: TransactionSql) => tx`
	employer_id = posting_rules.own_employer('internships') and state <> 'approved' and internship_id is null`;

/** An employer has fifty at most. */
const readDrafts = (tx: TransactionSql, has: (text: Fragment) => Fragment) => tx<
	{ item: DraftSummary }[]
>`
	select to_json(found) as item from (
		select ${summary(tx)} from public.internship_drafts as draft
		where ${isNew(tx)} and ${has(tx`concat_ws(' ', draft.content ->> 'title', draft.content ->> 'location')`)}
		order by touched_at desc limit ${PAGE}
	) as found`;

/** @returns whether a text has all words, in whatever order and case */
const hasWords = (tx: TransactionSql, words: string | null) => (text: Fragment) =>
	tx`
	not exists (
		select from unnest(${words?.split(/\s+/) ?? []}::text[]) as word
		where position(public.search_form(word) in public.search_form(${text})) = 0
	)`;

/** Whether an internship is open, paused or closed: as its line says (standing.ts of the site). A draft is none. */
const stands = (tx: TransactionSql, state: PostingState | null, today: string) => {
	const isOver = tx`(status = 'closed' or application_rules.has_passed(deadline, ${today}::date))`;
	if (state === null) return tx`true`;
	if (state === 'draft') return tx`false`;
	if (state === 'closed') return isOver;
	return tx`status = ${state} and not ${isOver}`;
};

type ReadDraft = Omit<Draft, 'today' | 'overdue' | 'cleared'>;

/** What both its employer and staff see of a draft; undefined where there is none that they may see. */
export async function readDraft(tx: TransactionSql, id: string): Promise<ReadDraft | undefined> {
	const columns = tx(FIELD_NAMES.map((name) => `internship.${name}`));
	const [row] = await tx<{ item: ReadDraft }[]>`
		select to_json(found) as item from (
			select ${summary(tx)}, draft.content, draft.meant, draft.hide_names, draft.return_reason, draft.comments,
				employer.company_name as company, employer.verified, draft.returned_content as returned,
				posting_rules.waiting_times() as waits, posting_rules.approved_of(draft) as approved, (
					select to_json(listing) from (
						select ${columns}, internship.slug, internship.status
						from public.internships as internship
						where internship.id = draft.internship_id and internship.employer_id = draft.employer_id
					) as listing
				) as published
			from public.internship_drafts as draft
			join public.employers as employer on employer.id = draft.employer_id where draft.id = ${id}
		) as found`;
	if (!row) return undefined;
	const { published, approved, returned } = row.item;
	const draft = {
		...row.item,
		content: withAllFields(row.item.content),
		returned: returned && withAllFields(returned),
	};
	if (!published) return draft;
	const { slug, status } = published;
	const content = contentOf(published);
	return {
		...draft,
		published: { ...content, slug, status },
		approved: approved ? withAllFields(approved) : content,
	};
}

/** Newest first; one more than a page, if there is one. @param which a condition in SQL */
const readInternships = (tx: TransactionSql, which: Fragment, today: string) =>
	tx<{ item: PostedInternship }[]>`
		select to_json(found) as item from (
			select id, slug, title, sector, location, status, deadline, starts_on, published_at, paused_by,
				hidden, most_applications, (
					select json_build_object('kind', kind, 'reason', reason) from posting_rules.stops
					where internship_id = internship.id
				) as stop,
				(
					select coalesce(json_object_agg(status, count), '{}') from (
						select status, count(*)::integer as count from application_rules.answered_by_me
						where internship_id = internship.id group by status
					) as counted
				) as applications,
				(
					select count(*)::integer from application_rules.answered_by_me as application
					where internship_id = internship.id and ${isOverdue(tx, today)}
				) as overdue,
				(
					select json_build_object('id', draft.id, 'state', draft.state)
					from public.internship_drafts as draft
					where draft.internship_id = internship.id and draft.state <> 'approved'
				) as revision
			from public.internships as internship
			where employer_id = posting_rules.own_employer('internships')
				and ${which}
			order by published_at desc, id desc limit ${PAGE + 1}
		) as found`;
