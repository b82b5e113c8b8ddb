import type { TransactionSql } from 'postgres';
import {
	type ApplicantFilters,
	fromTheTop,
	withoutChoices,
} from '#schema/applications/applicant-filters.ts';
import {
	type AnsweredInternship,
	type Applicant,
	type ApplicantCounts,
	type ApplicantsPage,
	type BoardColumn,
	IN_A_COLUMN,
	type MatchingApplicants,
	MOST_AT_ONCE,
	MOST_COUNTED,
	ON_A_PAGE,
} from '#schema/applications/applicants.ts';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import { firstOf, type ListQuery, MOST_INTERNSHIPS, readSome } from './list.ts';
import {
	comparedKeys,
	countFacets,
	keyIn,
	keyOf,
	keyText,
	type Line,
	matchingLines,
} from './narrow.ts';
import { type Fragment, isOverdue, isWaiting } from './scope.ts';

/** So many words of a search are looked for. */
const MOST_WORDS = 8;

/** Where only English letters are looked for, no others are lowered in the texts: that takes a quarter of the time. */
const isPlain = (words: string[]) => /^[!-~]*$/.test(words.join(''));

/** The two letters of other scripts that are lowered to one of English. */
const [DOTTED_I, KELVIN] = ['\u0130', '\u212a'];

/**
 * What narrowing needs of all applications to the caller's company, at most as many as are counted: a few short columns of each,
 * so that one read gives the list, its order and every count.
 */
async function readLines(tx: TransactionSql, query: ListQuery): Promise<Line[]> {
	const { user, today } = query;
	const everything = {
		...query,
		filters: withoutChoices({ ...query.filters, internship: null, mine: [] }),
	};
	const words = (query.filters.words ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
	/** A name is found whatever keyboard wrote it; where who it is is hidden, neither name nor CV is searched. */
	const lowered = (text: Fragment) => tx`
		case when ${isPlain(words)} and position(${DOTTED_I} in ${text}) = 0 and position(${KELVIN} in ${text}) = 0
			then lower(${text} collate "C") else lower(${text}) end`;
	/** A CV is read only where neither the name nor the answers have all words. */
	const hasWords = tx`(
		by_name.named > 0 or (select bool_and(position(word.lowered in said.answers) > 0) from wanted as word)
		or account.application_id is not null and (
			select bool_and(position(word.lowered in said.answers) > 0 or position(word.form in called.names) > 0
				or position(word.lowered in more.cv) > 0)
			from wanted as word cross join (select ${lowered(tx`coalesce(cv.text, '')`)} as cv offset 0) as more
		)
	)`;
	/** Whoever is hidden is not among those with names. The offsets have each text made once, and not for each word. */
	const searched = tx`
		left join application_rules.applicant_names(array(select id from first)) as account on account.application_id = application.id
		left join public.sent_cvs as cv on cv.id = copy.sent_cv
		cross join lateral (
			select concat_ws(chr(10), application.motivation, application.experience, application.availability,
				application.question_answers::text) as text offset 0
		) as wrote
		cross join lateral (
			select case when account.application_id is not null then
				public.search_form(concat_ws(' ', copy.profile ->> 'latin_name', copy.profile ->> 'name', account.name)) end as names
			offset 0
		) as called
		cross join lateral (
			select case when bool_and(position(' ' || word.form || ' ' in ' ' || called.names || ' ') > 0) then 2
				when bool_and(position(word.form in called.names) > 0) then 1 else 0 end as named
			from wanted as word
		) as by_name
		cross join lateral (select ${lowered(tx`wrote.text`)} as answers offset 0) as said`;
	const rows = await tx<{ lines: Line[] }[]>`
		with first as materialized (${firstOf(tx, everything, MOST_COUNTED)}), wanted as materialized (
			select lower(word) as lowered, public.search_form(word) as form from unnest(${words}::text[]) as word
		)
		select coalesce(json_agg(line), '[]') as lines from (
			select application.id, application.status, internship.slug as internship,
				application.answer_due_on - date '1970-01-01' as due_day,
				(extract(epoch from application.created_at) * 1000000)::bigint as sent_at,
				case when ${isOverdue(tx, today)} then 'overdue'
					when ${isWaiting(tx)} and application.answer_due_on between ${today}::date and ${today}::date + 3 then 'soon'
					when ${isWaiting(tx)} and application.answer_due_on > ${today}::date then 'later' end as answer,
				coalesce(mark.stars, 0)::text as stars,
				case when mark.shortlisted then 'yes' end as shortlisted,
				coalesce(copy.profile ->> 'level', 'unknown') as level,
				case when copy.profile ->> 'weekly_hours' is null then 'unknown'
					when (copy.profile ->> 'weekly_hours')::numeric < coalesce(internship.least_hours, internship.hours) then 'no'
					when internship.starts_on is null then 'yes'
					when copy.profile ->> 'earliest_start' is null then 'unknown'
					when (copy.profile ->> 'earliest_start')::date > internship.starts_on then 'no'
					else 'yes' end as fits,
				case when copy.cv_name is null then 'no' else 'yes' end as cv,
				case when taken.user_id is null then 'nobody' when taken.user_id = ${user} then 'yes' else 'colleague' end as mine,
				${words.length > 0 ? hasWords : tx`true`} as has_words,
				${words.length > 0 ? tx`by_name.named` : tx`0`} as named
			from ${words.length > 0 ? tx`application_rules.answered_by_me` : tx`first`} as application
			join public.internships as internship on internship.id = application.internship_id
			left join public.application_copies as copy on copy.application_id = application.id
			left join public.application_marks as mark on mark.application_id = application.id
			left join public.application_assignments as taken on taken.application_id = application.id
			${words.length > 0 ? searched : tx``}
			${words.length > 0 ? tx`where application.id = any (array(select id from first))` : tx``}
		) as line`;
	return rows[0]?.lines ?? [];
}

/** The account of who has taken on each of some applications. */
async function takenBy(tx: TransactionSql, ids: string[]): Promise<Map<string, string>> {
	const rows = await tx<{ application_id: string; user_id: string }[]>`
		select application_id, user_id from public.application_assignments
		where application_id = any (${ids}::uuid[])`;
	return new Map(rows.map(({ application_id, user_id }) => [application_id, user_id]));
}

const colleaguesOf = (tx: TransactionSql) => tx<ApplicantsPage['colleagues']>`
	select id, name from application_rules.own_colleagues()`;

/** One page of an employer's list, and what every filter would give. */
export async function readOwnList(
	tx: TransactionSql,
	query: ListQuery,
): Promise<Omit<ApplicantsPage, 'today' | 'saved_filters'>> {
	const { filters } = query;
	const lines = await readLines(tx, query);
	const matching = matchingLines(lines, filters);
	const skipped = startOf(matching, filters);
	const page = matching.slice(skipped, skipped + ON_A_PAGE);
	const columns = filters.view === 'board' ? linesByStatus(matching) : null;
	const visible = [page, ...(columns ?? []).map(({ lines }) => lines.slice(0, IN_A_COLUMN))].flat();
	const ids = [...new Set(visible.map(({ id }) => id))];
	const read = ids.length > 0 ? await readSome(tx, { host: query.host, ids }) : [];
	const taken = await takenBy(tx, ids);
	const colleagues = await colleaguesOf(tx);
	const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]));
	const whose = (application: string): Applicant['taken_by'] => {
		const id = taken.get(application);
		return id ? { id, name: nameOf.get(id) ?? null, you: id === query.user } : null;
	};
	const byId = new Map(read.map((item) => [item.id, { ...item, taken_by: whose(item.id) }]));
	const itemsOf = (lines: readonly Line[]): Applicant[] =>
		lines.flatMap(({ id }) => byId.get(id) ?? []);
	const counted = matchingLines(
		lines.map((line) => ({ ...line, has_words: true })),
		withoutChoices(filters),
	);
	const [first, last] = [page[0], page.at(-1)];
	const key = (line: Line | undefined) => (line ? keyText(keyOf(line, filters.sort)) : null);
	const columnOf = ({ status, lines }: LinesOfStatus): BoardColumn => ({
		status,
		total: lines.length,
		overdue: lines.filter(({ answer }) => answer === 'overdue').length,
		items: itemsOf(lines.slice(0, IN_A_COLUMN)),
		next: lines.length > IN_A_COLUMN ? key(lines[IN_A_COLUMN - 1]) : null,
	});
	return {
		items: itemsOf(page),
		total: matching.length,
		skipped,
		previous: skipped > 0 ? key(first) : null,
		next: skipped + page.length < matching.length ? key(last) : null,
		counts: countsOf(counted),
		facets: countFacets(lines, filters),
		columns: columns?.map(columnOf) ?? null,
		internships: await internshipsOf(tx, lines, filters),
		mine: lines.filter(({ mine }) => mine === 'yes').length,
		colleagues,
	};
}

type LinesOfStatus = { status: BoardColumn['status']; lines: Line[] };

/** Those of each status that there are, in the order of the statuses. */
function linesByStatus(matching: readonly Line[]): LinesOfStatus[] {
	const groups = Map.groupBy(matching, ({ status }) => status);
	return APPLICATION_STATUSES.flatMap((status) => {
		const lines = groups.get(status);
		return lines ? [{ status, lines }] : [];
	});
}

/** How many are before the page that is asked for. Where all that would follow has gone by now, it is the last page. */
function startOf(matching: readonly Line[], { after, before, sort }: ApplicantFilters): number {
	const given = after ?? before;
	if (given === null) return 0;
	const key = keyIn(given);
	const compared = (line: Line) => comparedKeys(keyOf(line, sort), key);
	const lastPage = Math.max(matching.length - ON_A_PAGE, 0);
	if (before !== null)
		return Math.max(matching.filter((line) => compared(line) < 0).length - ON_A_PAGE, 0);
	const passed = matching.filter((line) => compared(line) <= 0).length;
	return passed < matching.length ? passed : lastPage;
}

function countsOf(lines: readonly Line[]): ApplicantCounts {
	const status: ApplicantCounts['status'] = {};
	for (const line of lines) if (line.status) status[line.status] = (status[line.status] ?? 0) + 1;
	return {
		all: lines.length,
		overdue: lines.filter(({ answer }) => answer === 'overdue').length,
		status,
	};
}

/** The internships with the most answers overdue, then the most applications; of the caller's own where that is chosen. */
async function internshipsOf(
	tx: TransactionSql,
	lines: readonly Line[],
	{ mine }: ApplicantFilters,
): Promise<AnsweredInternship[]> {
	const counted = lines.filter(
		(line) => mine.length === 0 || (line.mine !== null && mine.includes(line.mine)),
	);
	const groups = [...Map.groupBy(counted, ({ internship }) => internship)].map(([slug, own]) => ({
		slug,
		all: own.length,
		overdue: own.filter(({ answer }) => answer === 'overdue').length,
	}));
	const most = groups
		.sort((one, other) => other.overdue - one.overdue || other.all - one.all)
		.slice(0, MOST_INTERNSHIPS);
	const rows = await tx<{ slug: string; title: string; hides_names: boolean }[]>`
		select slug, title, hide_names as hides_names from public.internships
		where slug = any (${most.map(({ slug }) => slug)}) order by title, slug`;
	const named = rows.flatMap(({ slug, title, hides_names }) => {
		const group = most.find((one) => one.slug === slug);
		return group ? [{ slug, title, all: group.all, overdue: group.overdue, hides_names }] : [];
	});
	return named.sort((one, other) => other.overdue - one.overdue);
}

/** With whose each is, which decides what can be given to a colleague: for where all are chosen. */
async function withTaken(
	tx: TransactionSql,
	items: MatchingApplicants['items'],
): Promise<MatchingApplicants['items']> {
	const taken = await takenBy(
		tx,
		items.map(({ id }) => id),
	);
	return items.map((item) => {
		const id = taken.get(item.id);
		return { ...item, taken_by: id ? { id } : null };
	});
}

/** As `listMatching`, for an employer. */
export async function matchingOwn(
	tx: TransactionSql,
	query: ListQuery,
	near: string | null = null,
): Promise<MatchingApplicants> {
	const filters = fromTheTop(query.filters);
	const lines = await readLines(tx, query);
	const matching = matchingLines(lines, filters);
	const most = near === null ? MOST_AT_ONCE : MOST_COUNTED;
	const chosen = matching
		.slice(0, most)
		.flatMap(({ id, status }) => (status ? [{ id, status }] : []));
	const line = lines.find(({ id }) => id === near);
	const isThere = matching.some(({ id }) => id === near);
	// What was answered meanwhile stands where it stood while its answer was owed.
	const key = line && (isThere ? keyOf(line, filters.sort) : keyOf(line, filters.sort, true));
	return {
		items: near === null ? await withTaken(tx, chosen) : chosen,
		place: key
			? matching.filter((other) => comparedKeys(keyOf(other, filters.sort), key) < 0).length
			: null,
	};
}

/** The ids of all that match. */
export async function idsOfOwn(tx: TransactionSql, query: ListQuery): Promise<string[]> {
	const lines = await readLines(tx, query);
	return matchingLines(lines, query.filters).map(({ id }) => id);
}
