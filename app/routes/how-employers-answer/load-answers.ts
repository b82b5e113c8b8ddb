import { unlessBusy } from '#app/features/internships/search/is-busy.ts';
import { FEWEST_NAMED } from '#content/guides/employer-answers.ts';
import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import { slugOf } from '#schema/normal-form.ts';
import type { ServerServices } from '#schema/server-services.ts';

/** How employers have answered, together and each. */
export type EmployerAnswers = {
	/** Applications that have an answer, or whose day of answer has passed: of all companies with a public record. */
	asked: number;
	answered: number;
	/** Those with `FEWEST_NAMED` or more, by name. */
	companies: ({ name: string; slug: string; open: number } & AnswerRecord)[];
};

/** @returns null while the database does not answer */
export async function loadAnswers({
	catalogue,
	clock,
}: ServerServices): Promise<EmployerAnswers | null> {
	const records = await unlessBusy(catalogue.records());
	if (!records) return null;
	const sumOf = (name: 'asked' | 'answered') =>
		records.reduce((sum, { record }) => sum + record[name], 0);
	const named = records
		.filter(({ record }) => record.asked >= FEWEST_NAMED)
		.map(({ company, record }) => ({ name: company, slug: slugOf(company), ...record }))
		.toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB'));
	const open = await unlessBusy(
		catalogue.openAt(
			named.map(({ slug }) => slug),
			clock.today(),
		),
	);
	return {
		asked: sumOf('asked'),
		answered: sumOf('answered'),
		companies: named.map((company) => ({ ...company, open: open?.[company.slug] ?? 0 })),
	};
}
