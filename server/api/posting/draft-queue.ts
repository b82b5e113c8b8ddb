import { setImmediate as turn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Sql, TransactionSql } from 'postgres';
import * as v from 'valibot';
import {
	DRAFT_FILTERS,
	type DraftChoice,
	type DraftFilter,
	MOST_LISTED,
	type RiskKind,
} from '#schema/employers/draft-queue.ts';
import {
	COPIED_PART,
	comparedText,
	type Reviewed,
	risksOf,
} from '#schema/employers/draft-risks.ts';
import {
	type CompanyRecord,
	type DraftQueue,
	draftChoice,
	type StaffDraft,
	type WaitingDraft,
} from '#schema/employers/posting.ts';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import { SECTORS } from '#schema/internships/sectors.ts';
import type { ServerServices } from '#schema/server-services.ts';
import { oldestFirst, readAsStaff, STAFF_PAGE } from '#server/api/staff/for-staff.ts';
import type { Backend } from '#server/backend/types.ts';
import { contentOf, withAllFields } from '#server/deeds/posting/content.ts';
import { invalid } from '#server/http/api-error.ts';

/** What is public changes: after so long it is looked for again. */
const KEPT_MS = 10 * 60_000;

/** So many new ones are looked through before a list is answered. A new process has all before it, and the rest follows. */
const AT_ONCE = STAFF_PAGE;

/**
 * Which risks the rules saw in a draft, and when. The words of rules take many milliseconds each, and drafts wait for days: what
 * is too old counts until it is looked for again.
 */
const risksSeen = new LRUCache<string, { kinds: RiskKind[]; at: number }>({ max: 2 * MOST_LISTED });

type QueueRow = Omit<WaitingDraft, 'risks'> & { record: CompanyRecord };

/** In SQL, what a company has done here until now. */
export const recordOf = (tx: TransactionSql) => tx`
	json_build_object('verified_on', (
			coalesce(employer.verified_at, case when employer.verified then employer.created_at end) at time zone 'Europe/London'
		)::date,
		'internships', (select count(*)::integer from public.internships where employer_id = employer.id))`;

type ReadText = Omit<Reviewed, 'today' | 'record' | 'like'> & { id: string };
type Compare = Pick<ServerServices['catalogue'], 'like'>;

const keyOf = ({ id, version, times_submitted, record }: QueueRow, today: string) =>
	[id, version, times_submitted, today, ...Object.values(record)].join(' ');

/** All that wait and have the words, oldest first. */
const readRows = (sql: Sql, person: string, q: string) =>
	readAsStaff(
		sql,
		person,
		(tx) => tx<{ item: QueueRow; moment: string }[]>`
		select to_jsonb(page) - 'moment' as item, moment from (
			select ${oldestFirst(tx, tx`draft.submitted_at`)} as moment, draft.id, coalesce(draft.content ->> 'title', '') as title,
				draft.content ->> 'sector' as sector, employer.company_name as company, draft.submitted_at, draft.times_submitted,
				draft.version, case when internship.id is not null then array(
					select key from jsonb_each(draft.content) as wanted
					join jsonb_each(to_jsonb(internship)) as public using (key)
					where wanted.value <> public.value and (wanted.value, public.value) <> ('""', 'null')
					order by key
				) end as changed, case when claim.id is not null then staff_rules.claim_of(claim) end as claim, ${recordOf(tx)} as record
			from public.internship_drafts as draft
			join public.employers as employer on employer.id = draft.employer_id
			left join public.internships as internship on internship.id = draft.internship_id
			left join public.staff_claims as claim on claim.draft_id = draft.id
			where draft.state = 'submitted' and not exists (
				select from staff_rules.pending_decisions where draft_id = draft.id
			) and (${q} = '' or public.has_typed(${q}, draft.content ->> 'title', employer.company_name))
			order by 1, draft.id limit ${MOST_LISTED}
		) as page`,
	);

const readTexts = (sql: Sql, person: string, ids: string[]) =>
	readAsStaff(sql, person, async (tx) => {
		const columns = tx(FIELD_NAMES.map((name) => `internship.${name}`));
		const texts = await tx<{ item: ReadText }[]>`
		select to_json(found) as item from (
			select draft.id, draft.content, draft.returned_content as returned, draft.comments, draft.meant,
				(draft.created_at at time zone 'Europe/London')::date as made_on, (
					select to_json(listing) from (
						select ${columns}, internship.slug, internship.status from public.internships as internship
						where internship.id = draft.internship_id
					) as listing
				) as published
			from public.internship_drafts as draft where draft.id = any (${ids}::uuid[])
		) as found`;
		return texts.map(({ item }) => item);
	});

/** Looks for the risks of some drafts, and keeps what it has seen. */
async function lookFor(
	{ sql, catalogue }: Tools,
	person: string,
	drafts: QueueRow[],
	today: string,
): Promise<void> {
	if (drafts.length === 0) return;
	const rowOf = new Map(drafts.map((draft) => [draft.id, draft]));
	const texts = await readTexts(sql, person, [...rowOf.keys()]);
	const likes = await likesOf(catalogue, texts);
	for (const [place, text] of texts.entries()) {
		const draft = rowOf.get(text.id);
		if (!draft) continue;
		// Other requests are answered between two drafts.
		await turn();
		const kinds = kindsIn(text, { record: draft.record, like: likes[place] ?? null, today });
		risksSeen.set(keyOf(draft, today), { kinds, at: Date.now() });
	}
}

/** For so long after an answer: a process that stops waits for it. What is left then follows the next answer. */
const LOOKING_MS = 5_000;

/** Whether the rest of the drafts is looked through now: once at a time is enough. */
let isLooking = false;

function lookForRest(tools: Tools, person: string, drafts: QueueRow[], today: string): void {
	if (isLooking || drafts.length === 0) return;
	isLooking = true;
	tools.inBackground(async () => {
		const until = Date.now() + LOOKING_MS;
		try {
			for (let from = 0; from < drafts.length && Date.now() < until; from += AT_ONCE)
				await lookFor(tools, person, drafts.slice(from, from + AT_ONCE), today);
		} finally {
			isLooking = false;
		}
	});
}

/** All that wait and have the words, with the risks that are known of each. */
async function readQueue(
	tools: Tools,
	person: string,
	q: string,
	today: string,
): Promise<{ item: WaitingDraft; moment: string }[]> {
	const rows = await readRows(tools.sql, person, q);
	const seenOf = (draft: QueueRow) => risksSeen.get(keyOf(draft, today));
	const drafts = rows.map(({ item }) => item);
	const unseen = drafts.filter((draft) => !seenOf(draft));
	// Those that are looked through already are not waited for.
	if (!isLooking) await lookFor(tools, person, unseen.slice(0, AT_ONCE), today);
	const old = Date.now() - KEPT_MS;
	const outdated = drafts.filter((draft) => (seenOf(draft)?.at ?? Number.POSITIVE_INFINITY) < old);
	lookForRest(tools, person, [...unseen.slice(AT_ONCE), ...outdated], today);
	return rows.map(({ item, moment }) => {
		const { record: _, ...draft } = item;
		return { item: { ...draft, risks: seenOf(item)?.kinds ?? null }, moment };
	});
}

/** For each draft the public internship whose text it has most of, where that is much; null where none is. */
export async function likesOf(
	catalogue: Compare,
	drafts: Pick<ReadText, 'content' | 'published'>[],
): Promise<StaffDraft['like'][]> {
	if (drafts.length === 0) return [];
	const texts = drafts.map(({ content }) => comparedText(withAllFields(content)));
	const alike = await catalogue.like(texts);
	return drafts.map(
		({ published }, place) =>
			alike[place]?.find(({ slug, part }) => part >= COPIED_PART && slug !== published?.slug) ??
			null,
	);
}

function kindsIn(
	{ content, published, returned, ...text }: ReadText,
	more: Pick<Reviewed, 'today' | 'record' | 'like'>,
): RiskKind[] {
	const risks = risksOf({
		...text,
		...more,
		content: withAllFields(content),
		returned: returned && withAllFields(returned),
		published: published && { ...published, ...contentOf(published) },
	});
	return [...new Set(risks.map(({ kind }) => kind))];
}

const holds: Record<DraftFilter, (draft: WaitingDraft) => boolean> = {
	risks: ({ risks }) => risks?.some((kind) => kind !== 'company') ?? false,
	'new-company': ({ risks }) => risks?.includes('company') ?? false,
	new: ({ changed }) => changed === null,
	revision: ({ changed }) => changed !== null,
	again: ({ times_submitted }) => times_submitted > 1,
	asked: ({ risks }) => risks?.includes('asked') ?? false,
	copy: ({ risks }) => risks?.includes('copy') ?? false,
	free: ({ claim }) => claim === null || claim.mine,
};

const isChosen = (draft: WaitingDraft, { only, sector }: Omit<DraftChoice, 'q'>) =>
	only.every((filter) => holds[filter](draft)) && (sector === null || draft.sector === sector);

/** What the queue is read with. */
type Tools = { sql: Sql; catalogue: Compare; inBackground: Backend['inBackground'] };

/**
 * The drafts that wait, as chosen, a page at a time.
 * @param after the key of the last one that was read
 * @throws {ApiError} 404, 503
 */
export async function draftQueue(
	tools: Tools,
	person: string,
	{ choice, after, today }: { choice: DraftChoice; after: string | null; today: string },
): Promise<DraftQueue> {
	const rows = await readQueue(tools, person, choice.q, today);
	const all = rows.map(({ item }) => item);
	const chosen = rows.filter(({ item }) => isChosen(item, choice));
	const placeOf = ({ moment, item }: (typeof rows)[number]) => `${moment}_${item.id}`;
	const rest = after === null ? chosen : chosen.filter((row) => isAfter(placeOf(row), after));
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
		next: last ? placeOf(last) : null,
		all: all.length,
		unseen: all.filter(({ risks }) => risks === null).length,
		chosen: chosen.length,
		counts: Object.fromEntries(counts) as DraftQueue['counts'],
		sectors: Object.fromEntries(sectors) as DraftQueue['sectors'],
	};
}

/** The ids of the drafts as chosen, oldest first; null where nothing is chosen. */
export async function chosenDrafts(
	tools: Tools,
	person: string,
	choice: DraftChoice,
	today: string,
): Promise<string[] | null> {
	if (choice.q === '' && choice.only.length === 0 && choice.sector === null) return null;
	const rows = await readQueue(tools, person, choice.q, today);
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
	const asked = v.safeParse(query, given);
	const { q, only, sector = null, after = null } = asked.success ? asked.output : {};
	const choice = v.safeParse(draftChoice, { q, only: only ? only.split(',') : [], sector });
	if (!asked.success || !choice.success) throw invalid('The query is not valid.');
	return { choice: choice.output, after };
}
