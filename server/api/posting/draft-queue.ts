import { setImmediate as turn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import { type Reviewed, type RiskKind, risksOf } from '#schema/employers/draft-risks.ts';
import {
	type CompanyRecord,
	DRAFT_FILTERS,
	type DraftChoice,
	type DraftFilter,
	type DraftQueue,
	draftChoice,
	type WaitingDraft,
} from '#schema/employers/posting.ts';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import { SECTORS } from '#schema/internships/sectors.ts';
import { oldestFirst, readAsStaff, STAFF_PAGE } from '#server/api/staff/for-staff.ts';
import { contentOf, withAllFields } from '#server/deeds/posting/content.ts';
import { invalid } from '#server/http/api-error.ts';

/** The oldest that wait are looked at; what waits behind them follows as these are decided. */
const MOST = 300;

/** What the rules found in a draft. The words of rules take a few milliseconds each, and drafts wait for days. */
const found = new LRUCache<string, RiskKind[]>({ max: 2 * MOST });

type Listed = Omit<WaitingDraft, 'risks'> & { version: number; record: CompanyRecord };

/** In SQL, what a company has done here until now. */
export const recordOf = (tx: TransactionSql) => tx`
	json_build_object('verified_on', (
			coalesce(employer.verified_at, case when employer.verified then employer.created_at end) at time zone 'Europe/London'
		)::date,
		'internships', (select count(*)::integer from public.internships where employer_id = employer.id))`;

/** All that wait and have the words, oldest first, with what to look at in each. */
async function readQueue(
	tx: TransactionSql,
	q: string,
	today: string,
): Promise<{ item: WaitingDraft; moment: string }[]> {
	const rows = await tx<{ item: Listed; moment: string }[]>`
		select to_jsonb(page) - 'moment' as item, moment from (
			select ${oldestFirst(tx, tx`draft.submitted_at`)} as moment, draft.id, coalesce(draft.content ->> 'title', '') as title,
				draft.content ->> 'sector' as sector, employer.company_name as company, draft.submitted_at, draft.times_submitted,
				draft.version, case when internship.id is not null then array(
					select key from jsonb_each(draft.content) as wanted
					join jsonb_each(to_jsonb(internship)) as public using (key)
					where wanted.value <> public.value and (wanted.value, public.value) <> ('""', 'null')
					order by key
				) end as changed, staff_rules.claim_of(claim) as claim, ${recordOf(tx)} as record
			from public.internship_drafts as draft
			join public.employers as employer on employer.id = draft.employer_id
			left join public.internships as internship on internship.id = draft.internship_id
			left join public.staff_claims as claim on claim.draft_id = draft.id
			where draft.state = 'submitted' and not exists (
				select from staff_rules.pending_decisions where draft_id = draft.id
			) and (${q} = '' or public.has_typed(${q}, draft.content ->> 'title', employer.company_name))
			order by 1, draft.id limit ${MOST}
		) as page`;
	const risks = await risksOfAll(
		tx,
		rows.map(({ item }) => item),
		today,
	);
	return rows.map(({ item: { version: _, record: __, ...item }, moment }) => ({
		item: { ...item, risks: risks.get(item.id) ?? [] },
		moment,
	}));
}

/** What to look at in each draft. What is public is compared as it was when the draft was seen first. */
async function risksOfAll(
	tx: TransactionSql,
	drafts: Listed[],
	today: string,
): Promise<Map<string, RiskKind[]>> {
	const keyOf = ({ id, version, times_submitted, record }: Listed) =>
		[id, version, times_submitted, today, ...Object.values(record)].join(' ');
	const unknown = drafts.filter((draft) => !found.has(keyOf(draft)));
	const columns = tx(FIELD_NAMES.map((name) => `internship.${name}`));
	const texts = await tx<{ item: Omit<Reviewed, 'today' | 'record'> & { id: string } }[]>`
		select to_json(found) as item from (
			select draft.id, draft.content, draft.returned_content as returned, draft.comments, draft.meant,
				(draft.created_at at time zone 'Europe/London')::date as made_on, (
					select to_json(listing) from (
						select ${columns}, internship.slug, internship.status from public.internships as internship
						where internship.id = draft.internship_id
					) as listing
				) as published
			from public.internship_drafts as draft where draft.id = any (${unknown.map(({ id }) => id)}::uuid[])
		) as found`;
	const kinds = new Map<string, RiskKind[]>();
	for (const draft of drafts) {
		const key = keyOf(draft);
		let known = found.get(key);
		const text = texts.find(({ item }) => item.id === draft.id)?.item;
		if (!known && text) {
			// Other requests are answered between two drafts.
			await turn();
			known = kindsIn(text, draft.record, today);
			found.set(key, known);
		}
		kinds.set(draft.id, known ?? []);
	}
	return kinds;
}

function kindsIn(
	{ content, published, returned, ...text }: Omit<Reviewed, 'today' | 'record'>,
	record: CompanyRecord,
	today: string,
): RiskKind[] {
	const risks = risksOf({
		...text,
		content: withAllFields(content),
		returned: returned && withAllFields(returned),
		published: published && { ...published, ...contentOf(published) },
		record,
		today,
	});
	return [...new Set(risks.map(({ kind }) => kind))];
}

const holds: Record<DraftFilter, (draft: WaitingDraft) => boolean> = {
	risks: ({ risks }) => risks.some((kind) => kind !== 'company'),
	'new-company': ({ risks }) => risks.includes('company'),
	new: ({ changed }) => changed === null,
	revision: ({ changed }) => changed !== null,
	again: ({ times_submitted }) => times_submitted > 1,
	asked: ({ risks }) => risks.includes('asked'),
	free: ({ claim }) => claim === null || claim.mine,
};

const isChosen = (draft: WaitingDraft, { only, sector }: Omit<DraftChoice, 'q'>) =>
	only.every((filter) => holds[filter](draft)) && (sector === null || draft.sector === sector);

/** The drafts that wait, as chosen, a page at a time. @param after the key of the last one that was read @throws {ApiError} 404, 503 */
export const draftQueue = (
	sql: Sql,
	person: string,
	{ choice, after, today }: { choice: DraftChoice; after: string | null; today: string },
): Promise<DraftQueue> =>
	readAsStaff(sql, person, async (tx) => {
		const rows = await readQueue(tx, choice.q, today);
		const all = rows.map(({ item }) => item);
		const chosen = rows.filter(({ item }) => isChosen(item, choice));
		const keyOf = ({ moment, item }: (typeof rows)[number]) => `${moment}_${item.id}`;
		const rest = after === null ? chosen : chosen.filter((row) => isAfter(keyOf(row), after));
		const page = rest.slice(0, STAFF_PAGE);
		const last = rest.length > STAFF_PAGE ? page.at(-1) : undefined;
		const counts = DRAFT_FILTERS.map((filter) => {
			const only = [...choice.only, filter];
			return [filter, all.filter((draft) => isChosen(draft, { ...choice, only })).length];
		});
		const sectors = SECTORS.flatMap((sector) => {
			const count = all.filter((draft) => isChosen(draft, { ...choice, sector })).length;
			return count > 0 ? [[sector, count]] : [];
		});
		return {
			items: page.map(({ item }) => item),
			next: last ? keyOf(last) : null,
			all: all.length,
			found: chosen.length,
			counts: Object.fromEntries(counts) as DraftQueue['counts'],
			sectors: Object.fromEntries(sectors) as DraftQueue['sectors'],
		};
	});

/** The ids of the drafts as chosen, oldest first; null where nothing is chosen. */
export async function chosenDrafts(
	sql: Sql,
	person: string,
	choice: DraftChoice,
	today: string,
): Promise<string[] | null> {
	if (choice.q === '' && choice.only.length === 0 && choice.sector === null) return null;
	const rows = await readAsStaff(sql, person, (tx) => readQueue(tx, choice.q, today));
	return rows.flatMap(({ item }) => (isChosen(item, choice) ? item.id : []));
}

/** Whether a key follows another one: microseconds and id. */
function isAfter(key: string, before: string): boolean {
	const [[moment = '', id = ''], [than = '', other = '']] = [key.split('_'), before.split('_')];
	return moment === than ? id > other : BigInt(moment) > BigInt(than);
}

const query = v.strictObject({
	q: v.optional(v.string()),
	only: v.optional(v.string()),
	sector: v.optional(v.picklist(SECTORS)),
	after: v.optional(
		v.pipe(v.string(), v.regex(/^\d{1,18}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
	),
});

/** What the query of a list asks for. @throws {ApiError} 400 for a query that does not exist */
export function queueQuery(given: Record<string, string>): {
	choice: DraftChoice;
	after: string | null;
} {
	const known = v.safeParse(query, given);
	const { q, only, sector = null, after = null } = known.success ? known.output : {};
	const choice = v.safeParse(draftChoice, { q, only: only ? only.split(',') : [], sector });
	if (!known.success || !choice.success) throw invalid('The query is not valid.');
	return { choice: choice.output, after };
}
