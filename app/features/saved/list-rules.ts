import { internshipName } from '#schema/internships/internship-name.ts';
import type { CardMarks } from '#schema/students/saved-internships.ts';
import type { DeviceList } from './device-list.ts';

const filtered = (list: DeviceList, isIn: (slug: string, of: string | undefined) => boolean) =>
	Object.fromEntries(Object.entries(list).filter(([slug, { of }]) => isIn(slug, of)));

/** What a device keeps of a list when this account signs in, or everybody has signed out: not what others saved. */
export const listFor = (list: DeviceList, account: string | null): DeviceList =>
	filtered(list, (_, of) => of === undefined || of === account);

/** What the account does not have yet. */
export const onDeviceOnly = (list: DeviceList): string[] =>
	Object.keys(filtered(list, (_, of) => of === undefined));

/**
 * The list after the account has answered: what it has, and what it could not take.
 * @param leaving slugs whose removal the account does not know of yet
 */
export function joined(
	list: DeviceList,
	{ saved, unknown }: Pick<CardMarks, 'saved' | 'unknown'>,
	account: string,
	leaving: ReadonlySet<string>,
): DeviceList {
	const inAccount = saved
		.filter(({ slug }) => !leaving.has(slug))
		.map(({ slug, saved_at, ...named }) => [
			slug,
			{ name: internshipName(named), at: Date.parse(saved_at), of: account },
		]);
	const others = filtered(list, (slug, of) => of === undefined && !unknown.includes(slug));
	return { ...others, ...Object.fromEntries(inAccount) };
}
