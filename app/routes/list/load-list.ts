import { data } from 'react-router';
import { BUSY, isBusy } from '#app/features/internships/search/is-busy.ts';
import type { ServerServices } from '#schema/server-services.ts';
import type { SharedList } from '#schema/students/shared-list.ts';

/** `today`: ISO date in Europe/London. */
export type ListPage = { token: string; list: SharedList; today: string };

/** Null where the list has ended or there was none, "busy" while the database does not answer. */
export type LoadedList = ListPage | 'busy' | null;

/** On the server: what is not there is answered with 404, a busy database with 503. @param token the end of its address */
export async function loadList(token: string, { catalogue, clock }: ServerServices) {
	const today = clock.today();
	try {
		const list = await catalogue.sharedList(token, today);
		return list ? { token, list, today } : data<LoadedList>(null, { status: 404 });
	} catch (error) {
		if (!isBusy(error)) throw error;
		return data<LoadedList>('busy', BUSY);
	}
}
