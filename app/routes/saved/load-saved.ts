import type { User } from '@supabase/auth-js';
import { fetchStudentFit } from '#app/features/internships/fit/person-fit.ts';
import { settledFor } from '#app/features/saved/saved-store.ts';
import { markNext } from '#app/layout/card-notes.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type { CalendarAddress, SavedCards } from '#schema/students/saved-internships.ts';

/** One that is or was saved while the page is open; without a card it is no longer shown. */
export type SavedRow = { slug: string; name: string; card: InternshipSummary | null };

/**
 * `today`: ISO date in Europe/London; "" where nothing is saved. `calendar`: the address for calendar programs; null for a
 * visitor, and where it was not told.
 */
export type LoadedSaved = { today: string; listed: SavedRow[]; calendar: CalendarAddress | null };

/** The cards of what is saved on this device or in the account, and what marks them. @param path of the page */
export async function loadSaved(user: User | null, path: string): Promise<CallResult<LoadedSaved>> {
	const fitting = user && fetchStudentFit(user);
	const { list } = await settledFor(user?.id ?? null);
	const internships = Object.keys(list);
	if (internships.length === 0)
		return { ok: true, value: { today: '', listed: [], calendar: null } };
	const [answer, calendar] = await Promise.all([
		callApi<SavedCards>('/saved/cards', { internships }),
		user && callApi<CalendarAddress>('/saved/calendar'),
	]);
	if (!answer.ok) return answer;
	const { items, today } = answer.value;
	if (user) markNext(user.id, path, await fitting, items);
	const cards = new Map(items.map((card) => [card.slug, card]));
	const listed = internships.map((slug) => ({
		slug,
		name: list[slug]?.name ?? slug,
		card: cards.get(slug) ?? null,
	}));
	return { ok: true, value: { today, listed, calendar: calendar?.ok ? calendar.value : null } };
}
