import type { TransactionSql } from 'postgres';
import { changedFields } from '#schema/employers/internship-draft.ts';
import {
	AT_ONCE,
	type DraftContent,
	type FieldName,
	fieldNamed,
} from '#schema/internships/fields.ts';
import { longDate } from '#schema/london-day.ts';
import { columnsOf, withAllFields } from './content.ts';

export const pick = (content: DraftContent, fields: readonly FieldName[]) =>
	Object.fromEntries(fields.map((field) => [field, content[field]])) as Partial<DraftContent>;

/** What follows from the content of an internship. */
const derivedOf = ({ starts_on, part_of_course, weeks, remote, city }: DraftContent) => ({
	starts: starts_on === null ? '' : longDate(starts_on),
	kind: kindOf(part_of_course && (weeks ?? 0) >= 36, remote === 'remote', city),
});

function kindOf(isYear: boolean, isRemote: boolean, city: string): string {
	if (isYear) return 'placement';
	if (isRemote) return 'remote';
	return city.trim() === 'London' ? 'london' : 'uk-cities';
}

export type NewInternship = {
	slug: string;
	employer: { id: string; company_name: string };
	content: DraftContent;
	/** Whether who applies is hidden until the invitation; left out, it is. */
	hide_names?: boolean;
};

/**
 * Publishes internships of employers.
 * @returns their ids, in no order
 * @throws error 23505 if somebody has taken a slug in the same moment
 */
export async function insertInternships(
	tx: TransactionSql,
	internships: NewInternship[],
): Promise<string[]> {
	const rows = internships.map(({ slug, employer, content, hide_names = true }) => ({
		...columnsOf(content),
		...derivedOf(content),
		slug,
		source: 'employer',
		employer_id: employer.id,
		company: employer.company_name,
		country: 'United Kingdom',
		pay_currency: 'GBP',
		hide_names,
	}));
	const columns = tx(Object.keys(rows[0] ?? {}));
	const stored = await tx<{ id: string }[]>`
		insert into public.internships (${columns}, published_at)
		select ${columns}, clock_timestamp()
		from jsonb_populate_recordset(null::public.internships, ${JSON.stringify(rows)}::text::jsonb)
		returning id`;
	return stored.map(({ id }) => id);
}

/**
 * Writes a revision into its internship, which is locked, and stores a mail to those who have applied.
 */
export async function publishRevision(
	tx: TransactionSql,
	id: string,
	before: DraftContent,
	after: DraftContent,
): Promise<void> {
	const row = { ...columnsOf(after), ...derivedOf(after) };
	const columns = tx(Object.keys(row));
	await tx`
		update public.internships set (${columns}) = (
			select ${columns} from jsonb_populate_record(null::public.internships, ${JSON.stringify(row)}::text::jsonb)
		) where id = ${id}`;
	await tellApplicants(tx, id, before, after);
}

/**
 * Stores a change for the mail to those who have applied: one mail a day at most for each internship, an hour after the
 * first correction of words, and at once where pay, hours, place, dates or permission change. What changes until then
 * is in the same mail; what is as before again is in none.
 */
async function tellApplicants(
	tx: TransactionSql,
	internship: string,
	before: DraftContent,
	after: DraftContent,
): Promise<void> {
	const changed = changesToTell(before, after);
	if (changed.length === 0) return;
	const [waits] = await tx<{ id: string; before: DraftContent }[]>`
		select change.id, before from posting_rules.changes as change
		join outbox.notices as notice on notice.kind = 'internship_changes' and notice.row_id = change.id
		where internship_id = ${internship} for update of notice`;
	const hours = changed.every((field) => AT_ONCE.includes(field)) ? 1 : 0;
	const due = tx`greatest(clock_timestamp() + ${hours} * interval '1 hour', (
		select max(mail_at) + interval '1 day' from posting_rules.changes
		where internship_id = ${internship} and id is distinct from ${waits?.id ?? null}::uuid
	))`;
	const now = JSON.stringify(after);
	if (!waits)
		await tx`
			with change as (
				insert into posting_rules.changes (internship_id, before, after, mail_at)
				values (${internship}, ${JSON.stringify(before)}::text::jsonb, ${now}::text::jsonb, ${due})
				returning id, mail_at
			)
			insert into outbox.notices (kind, row_id, due_at)
			select 'internship_changes', id, mail_at from change`;
	else if (changesToTell(withAllFields(waits.before), after).length > 0)
		await tx`
			with change as (
				update posting_rules.changes set after = ${now}::text::jsonb, at = clock_timestamp(),
					mail_at = least(mail_at, ${due})
				where id = ${waits.id} returning id, mail_at
			)
			update outbox.notices set due_at = mail_at from change
			where kind = 'internship_changes' and row_id = change.id`;
	else {
		await tx`delete from outbox.notices where kind = 'internship_changes' and row_id = ${waits.id}`;
		await tx`delete from posting_rules.changes where id = ${waits.id}`;
	}
}

/** The fields that have changed, of those that concern people who have applied. */
const changesToTell = (before: DraftContent, after: DraftContent) =>
	changedFields(before, after).filter((field) => !fieldNamed(field).concernsEmployerOnly);
