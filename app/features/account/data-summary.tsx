import type { ReactNode } from 'react';
import { AddressText } from '#app/ui/address-text.tsx';
import { Facts } from '#app/ui/card.tsx';
import { londonDate } from '#schema/london-day.ts';
import type { AccountData } from './api.ts';

/** What is stored beside the applications; the download is complete. */
export const DataSummary = ({ data }: { data: AccountData }) => <Facts rows={rowsOf(data)} />;

type Row = readonly [term: string, value: ReactNode];

/** Only what there is. */
function rowsOf({ user, applications, employer }: AccountData): Row[] {
	const name = user.user_metadata?.full_name;
	const rows: Row[] = [
		['Email', user.email ? <AddressText key="email" address={user.email} /> : ''],
		['Name', typeof name === 'string' ? name : ''],
		['Account since', user.created_at ? londonDate(user.created_at) : ''],
		['Employer profile', employer?.company_name ?? ''],
		['Applications', applications.length > 0 ? String(applications.length) : ''],
	];
	return rows.filter(([, value]) => value !== '');
}
