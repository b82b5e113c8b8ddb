import { Facts } from '#app/ui/card.tsx';
import { londonDate } from '#schema/london-day.ts';
import type { AccountData } from './api.ts';

/** What is stored, in short; the download is complete. */
export const DataSummary = ({ data }: { data: AccountData }) => <Facts rows={rowsOf(data)} />;

/** Only what there is. */
function rowsOf(data: AccountData): (readonly [term: string, value: string])[] {
	const { user, applications, saved_internships, alerts, cvs, employer } = data;
	const name = user.user_metadata?.full_name;
	const counted = (list: readonly unknown[]) => (list.length > 0 ? String(list.length) : '');
	const rows = [
		['Name', typeof name === 'string' ? name : ''],
		['Account since', user.created_at ? londonDate(user.created_at) : ''],
		['Employer profile', employer?.company_name ?? ''],
		['Applications', counted(applications)],
		['Saved internships', counted(saved_internships)],
		['Alerts', counted(alerts)],
		['CV', cvs.find(({ application_ids }) => application_ids.length === 0)?.name ?? ''],
	] as const;
	return rows.filter(([, value]) => value !== '');
}
