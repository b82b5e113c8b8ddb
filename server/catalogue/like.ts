import type { LikeListing } from '#schema/internships/catalogue-contract.ts';
import { formsIn } from '#schema/internships/understanding/words.ts';
import type { CatalogueDatabase } from './database.ts';
import { FIELD_BITS } from './index/fields.ts';
import type { Texts } from './index/texts.ts';

/** So many of the rarest words of a text are looked up, each in so many internships at most. */
const RAREST = 24;
const MOST_WITH_WORD = 1_000;
/** So few of these words say nothing. */
const LEAST_IN_COMMON = 4;
const CANDIDATES = 5;
/** How many words in a row are compared. */
const SHINGLE = 4;

/** For each text the open internships that say the same, those first that say most of it. */
export async function listingsLike(
	given: readonly string[],
	texts: Pick<Texts, 'postingsOf'>,
	listings: CatalogueDatabase['listings'],
): Promise<LikeListing[][]> {
	const candidates = given.map((text) => candidatesFor(text, texts));
	const numbers = [...new Set(candidates.flat())];
	const rows = numbers.length > 0 ? await listings(numbers) : [];
	const byNumber = new Map(rows.map((one) => [one.number, one]));
	return given.map((text, place) =>
		(candidates[place] ?? [])
			.flatMap((number) => {
				const one = byNumber.get(number);
				if (!one) return [];
				const { slug, title, company, description, requirements, benefits } = one;
				const words = [description, ...requirements, ...benefits].join('\n');
				return [{ slug, title, company, part: partIn(text, words) }];
			})
			.filter(({ part }) => part > 0)
			.sort((one, other) => other.part - one.part),
	);
}

/** The numbers of open internships that have most of the rare words of a text, at most five. */
export function candidatesFor(text: string, { postingsOf }: Pick<Texts, 'postingsOf'>): number[] {
	const rare = [...new Set(formsIn(text))]
		.map(postingsOf)
		.filter(({ length }) => length > 0 && length <= MOST_WITH_WORD)
		.sort((one, other) => one.length - other.length)
		.slice(0, RAREST);
	const common = new Map<number, number>();
	for (const postings of rare)
		for (const posting of postings) {
			const number = posting >> FIELD_BITS;
			common.set(number, (common.get(number) ?? 0) + 1);
		}
	return [...common]
		.filter(([, count]) => count >= Math.min(LEAST_IN_COMMON, rare.length))
		.sort(([, one], [, other]) => other - one)
		.slice(0, CANDIDATES)
		.map(([number]) => number);
}

/** How much of a text stands in another one, in rows of four words: from 0 to 1. */
export function partIn(text: string, other: string): number {
	const own = shinglesOf(text);
	const theirs = shinglesOf(other);
	if (own.size === 0) return 0;
	let count = 0;
	for (const shingle of own) if (theirs.has(shingle)) count += 1;
	return count / own.size;
}

function shinglesOf(text: string): Set<string> {
	const forms = formsIn(text);
	return new Set(
		forms
			.slice(0, Math.max(0, forms.length - SHINGLE + 1))
			.map((_, at) => forms.slice(at, at + SHINGLE).join(' ')),
	);
}
