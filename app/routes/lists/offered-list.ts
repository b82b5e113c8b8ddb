import { searchCall } from '#app/features/lists/api.ts';
import type { OfferedList } from '#app/features/lists/new-list.tsx';
import { settledFor } from '#app/features/saved/saved-store.ts';
import { OFFER } from '#app/lib/addresses/alert-address.ts';
import { sharesSaved } from '#app/lib/addresses/lists-path.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import { limits } from '#schema/limits.ts';
import type { SavedCards } from '#schema/students/saved-internships.ts';
import { inListOrder, type ListSearchResult } from '#schema/students/shared-list.ts';

/**
 * What an address offers to share: what the account has saved, or what a search finds, which the address has with the
 * parameters of an alert; null where it offers nothing.
 * @throws what `answerOf` throws
 */
export async function offeredList(
	parameters: URLSearchParams,
	person: string,
): Promise<OfferedList | null> {
	if (sharesSaved(parameters)) {
		// What a visitor had saved on this device is in the account by then.
		await settledFor(person);
		const { items } = answerOf(await callApi<SavedCards>('/saved'));
		const chosen = items.filter(({ status }) => status === 'open').length;
		const listed = inListOrder(items);
		return { key: 'saved', title: '', items: listed, chosen, total: listed.length };
	}
	const query = new URLSearchParams(parameters);
	if (!query.has(OFFER.name)) return null;
	query.delete(OFFER.name);
	const result = answerOf(await callApi<ListSearchResult>(searchCall, { query: query.toString() }));
	const { items, exact, total, today } = result;
	return {
		key: query.toString(),
		title: searchTitle(parseSearch(query, today)).slice(0, limits.listTitle),
		items,
		// Where nothing satisfies all of the text, what is close to it is all that there is.
		chosen: exact || items.length,
		total,
	};
}
