import type { Sql } from 'postgres';
import { correctionOf } from '#schema/employers/corrections.ts';
import { draftProblems } from '#schema/employers/internship-draft.ts';
import type {
	Draft,
	EmployerPostings,
	Reopening,
	SavedDraft,
	Step,
} from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import type { Clock } from '#schema/server-services.ts';
import { PAGE, readDraft, readDrafts, readInternships } from '#server/api/posting/posting-rows.ts';
import { ApiError } from '#server/http/api-error.ts';
import { refused } from '#server/http/refused.ts';
import { asPerson, asWritingPerson, type Work } from '#server/postgres/as-person.ts';

export const noDraft = () => new ApiError(404, 'not_found', 'There is no such draft.');
export const noInternship = () => new ApiError(404, 'not_found', 'There is no such internship.');
const noPage = () => new ApiError(404, 'not_found', 'There is no such page.');

/**
 * What employers do with their drafts and internships; the rules in the database decide. Every function takes
 * the account first.
 * @throws {ApiError} 404 for what is not theirs, 409 or 422 as the rules refuse, 503 if the database does not
 * answer
 */
export function employerPostings(sql: Sql, clock: Clock) {
	const reading = <T>(user: string, work: Work<T>) => asPerson(sql, user, work).catch(refused);
	const writing = <T>(user: string, work: Work<T>) =>
		asWritingPerson(sql, user, work).catch(refused);

	const one = (user: string, id: string): Promise<Draft> =>
		reading(user, async (tx) => {
			const [employer] = await tx<{ id: string | null; overdue: boolean }[]>`
				select posting_rules.own_employer() as id, posting_rules.owes_answers() as overdue`;
			const found = employer?.id ? await readDraft(tx, id) : undefined;
			if (!found || !employer) throw noDraft();
			const [mine] = await tx`
				select from public.internship_drafts where id = ${id} and employer_id = ${employer.id}`;
			if (!mine) throw noDraft();
			return { ...found, overdue: employer.overdue, today: clock.today() };
		});

	/** Calls a function of the rules with the id, and answers with the draft as it is then. */
	const onDraft = async (user: string, id: string, work: Work<unknown>): Promise<Draft> => {
		await writing(user, work);
		return one(user, id);
	};

	return {
		one,
		list: (user: string, before?: string): Promise<EmployerPostings> =>
			reading(user, async (tx) => {
				const today = clock.today();
				const [employer] = await tx<{ id: string | null }[]>`
					select posting_rules.own_employer() as id`;
				if (!employer?.id) throw noPage();
				const rows = await readInternships(tx, before, today);
				const items = rows.slice(0, PAGE).map(({ item }) => item);
				return {
					internships: items,
					next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null,
					drafts: before ? [] : (await readDrafts(tx)).map(({ item }) => item),
					today,
				};
			}),
		async create(user: string, content: DraftContent, step: Step): Promise<Draft> {
			const id = await writing(user, async (tx) => {
				const [row] = await tx<{ id: string }[]>`
					select posting_rules.create_draft(${json(content)}::text::jsonb, ${step}) as id`;
				return row?.id ?? '';
			});
			return one(user, id);
		},
		save: (user: string, id: string, { version, content, step }: SavedDraft) =>
			onDraft(
				user,
				id,
				(tx) =>
					tx`select posting_rules.save(${id}::uuid, ${version}, ${json(content)}::text::jsonb, ${step})`,
			),
		remove: (user: string, id: string) =>
			writing(user, (tx) => tx`select posting_rules.delete_draft(${id}::uuid)`),
		async submit(user: string, id: string, version: number): Promise<Draft> {
			return onDraft(user, id, async (tx) => {
				await tx`select posting_rules.lock_draft(${id}::uuid, ${version})`;
				const draft = await readDraft(tx, id);
				if (!draft) throw noDraft();
				const { content, published, approved } = draft;
				// The words are checked here; what the law says is checked by the database as well.
				requireComplete(content, clock.today(), published);
				const wordsAtOnce = isAtOnce(content, published, approved);
				await tx`select posting_rules.submit(${id}::uuid, ${version}, ${wordsAtOnce})`;
			});
		},
		withdraw: (user: string, id: string) =>
			onDraft(user, id, (tx) => tx`select posting_rules.withdraw(${id}::uuid)`),
		revise: (user: string, internship: string) =>
			drafted(user, (tx) => tx`select posting_rules.revise(${internship}::uuid) as id`),
		copy: (user: string, internship: string) =>
			drafted(user, (tx) => tx`select posting_rules.copy(${internship}::uuid) as id`),
		pause: (user: string, internship: string) =>
			writing(user, (tx) => tx`select posting_rules.pause(${internship}::uuid)`),
		close: (user: string, internship: string) =>
			writing(user, (tx) => tx`select posting_rules.close(${internship}::uuid)`),
		reopen: (user: string, internship: string, { deadline, most_applications }: Reopening) =>
			writing(
				user,
				(tx) =>
					tx`select posting_rules.reopen(${internship}::uuid, ${deadline}::date, ${most_applications})`,
			),
	};

	/** @returns the id of the draft that a rule has made */
	function drafted(user: string, work: Work<readonly object[]>): Promise<{ id: string }> {
		return writing(user, async (tx) => {
			const [row] = (await work(tx)) as { id: string }[];
			return { id: row?.id ?? '' };
		});
	}
}

/** Whether what staff need not read first is public at once. */
function isAtOnce(
	wanted: DraftContent,
	published: Draft['published'],
	approved: Draft['approved'],
) {
	if (published === null || approved === null) return false;
	const { atOnce, staffFirst } = correctionOf(approved, published, wanted);
	return atOnce.length > 0 || staffFirst.length === 0;
}

/** @throws {ApiError} 422 with the problems by field */
function requireComplete(
	content: DraftContent,
	today: string,
	published: Draft['published'],
): void {
	const problems = draftProblems(content, today, published ?? undefined);
	if (Object.keys(problems).length === 0) return;
	throw new ApiError(
		422,
		'incomplete',
		'Something in the draft is missing or not allowed.',
		{},
		{
			problems,
		},
	);
}

const json = (content: DraftContent) => JSON.stringify(content);
