import type { Sql, TransactionSql } from 'postgres';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { internshipName } from '#schema/internships/internship-name.ts';
import { slugOf } from '#schema/normal-form.ts';

type SlugParts = Pick<InternshipSummary, 'title' | 'company' | 'city'>;

/** "data-analyst-intern-tidewell-systems-leeds" */
const baseOf = (internship: SlugParts) => slugOf(internshipName(internship));

/**
 * A slug for each, in order, with a number from 2 where it is in use.
 * @param takenOf returns those of the slugs that others have
 */
export async function freeSlugs(
	internships: SlugParts[],
	takenOf: (slugs: string[]) => Promise<string[]>,
): Promise<string[]> {
	const bases = internships.map(baseOf);
	const taken = new Set<string>();
	for (;;) {
		const slugs = chosen(bases, taken);
		const inUse = await takenOf(slugs);
		if (inUse.length === 0) return slugs;
		for (const slug of inUse) taken.add(slug);
	}
}

/** Those that internships have, of which some may be gone. */
export const takenIn =
	(sql: Sql | TransactionSql) =>
	async (slugs: string[]): Promise<string[]> => {
		const rows = await sql<{ slug: string }[]>`
			select taken_slugs as slug from catalogue.taken_slugs(${slugs})`;
		return rows.map(({ slug }) => slug);
	};

function chosen(bases: string[], taken: Set<string>): string[] {
	const used = new Set(taken);
	/** The number to try next behind each slug: a thousand with one name do not all count from 2. */
	const next = new Map<string, number>();
	return bases.map((base) => {
		let slug = base;
		let count = next.get(base) ?? 2;
		for (; used.has(slug); count += 1) slug = `${base}-${count}`;
		next.set(base, count);
		used.add(slug);
		return slug;
	});
}
