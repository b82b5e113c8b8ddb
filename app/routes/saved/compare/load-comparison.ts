import type { User } from '@supabase/auth-js';
import { closingOf } from '#app/features/internships/card/closing.ts';
import { fetchStudentFit, type PersonFit } from '#app/features/internships/fit/person-fit.ts';
import type { DeviceList } from '#app/features/saved/device-list.ts';
import { savedGroups } from '#app/features/saved/saved-order.ts';
import { type SavedState, settledFor } from '#app/features/saved/saved-store.ts';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { statedPay } from '#content/pay.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import type {
	ComparedListings,
	ComparedOwn,
	SavedNote,
} from '#schema/students/compared-internships.ts';
import { LEAST_COMPARED } from '#schema/students/most-compared.ts';
import { MOST_SAVED } from '#schema/students/most-saved.ts';
import type { SavedCards } from '#schema/students/saved-internships.ts';
import { type Column, columnOf } from './columns.ts';
import { comparedIn } from './compared-in.ts';

/** One that can be chosen; `line` says until when, or that it is an offer, and what it pays. */
export type Choice = Pick<InternshipSummary, 'slug' | 'title' | 'company' | 'location'> & {
	line: string;
};

/** `gone`: names of what the address names and is no longer on the site. `more`: how many it names beyond four. */
type About = { gone: string[]; more: number };

/** Where fewer than two are left to compare, one chooses. */
export type LoadedComparison = About &
	(
		| { kind: 'choosing'; choices: Choice[]; chosen: string[] }
		| {
				kind: 'compared';
				/** ISO date in Europe/London. */
				today: string;
				columns: Column[];
				notes: SavedNote[];
				/** Null for visitors, and where the profile says nothing of it. */
				fitting: PersonFit | null;
				isSignedIn: boolean;
		  }
	);

/** What is compared, by the address, or what can be. @param user null for a visitor, whose list is on this device */
export async function loadComparison(
	user: User | null,
	query: URLSearchParams,
): Promise<CallResult<LoadedComparison>> {
	const { slugs, isChoosing, more } = comparedIn(query);
	const fitting = user && !isChoosing ? fetchStudentFit(user) : null;
	const saved = await settledFor(user?.id ?? null);
	const result = await fetchColumns(slugs, user !== null);
	if (!result.ok) return result;
	const { columns, notes, today } = result.value;
	const columnSlugs = columns.map(({ slug }) => slug);
	const gone = slugs
		.filter((slug) => !columnSlugs.includes(slug))
		.map((slug) => nameOf(slug, saved.list));
	if (!isChoosing && columns.length >= LEAST_COMPARED)
		return {
			ok: true,
			value: {
				kind: 'compared',
				gone,
				more,
				today,
				columns,
				notes,
				fitting: await fitting,
				isSignedIn: user !== null,
			},
		};
	const choices = await fetchChoices(columns, saved);
	if (!choices.ok) return choices;
	return {
		ok: true,
		value: { kind: 'choosing', gone, more, choices: choices.value, chosen: columnSlugs },
	};
}

const nameOf = (slug: string, list: DeviceList) => list[slug]?.name ?? slug;

type ComparisonColumns = { columns: Column[]; notes: SavedNote[]; today: string };

/** In the order of the slugs; those of which nothing is known any more are left out. */
async function fetchColumns(
	slugs: string[],
	isSignedIn: boolean,
): Promise<CallResult<ComparisonColumns>> {
	if (slugs.length === 0) return { ok: true, value: { columns: [], notes: [], today: '' } };
	const [listed, own] = await Promise.all([
		callApi<ComparedListings>('/saved/compare', { internships: slugs }),
		isSignedIn ? callApi<ComparedOwn>('/saved/compare/own', { internships: slugs }) : null,
	]);
	if (!listed.ok) return listed;
	// Without the offers the facts of a listing would stand for those of an offer.
	if (own && !own.ok) return own;
	const { offers, notes }: ComparedOwn = own?.value ?? { offers: [], notes: [] };
	const columns = slugs.flatMap((slug) => {
		const listing = listed.value.items.find((one) => one.slug === slug) ?? null;
		const offer = offers.find(({ internship }) => internship.slug === slug) ?? null;
		return columnOf(listing, offer) ?? [];
	});
	return { ok: true, value: { columns, notes, today: listed.value.today } };
}

/** The offers, then what is chosen already, then what is saved, by its deadline. */
async function fetchChoices(
	chosen: Column[],
	{ list, applied }: SavedState,
): Promise<CallResult<Choice[]>> {
	const offered = applied.filter(({ status }) => status === 'offered').map(({ slug }) => slug);
	const first = [...new Set([...offered, ...chosen.map(({ slug }) => slug)])];
	const slugs = [...new Set([...first, ...Object.keys(list)])].slice(0, MOST_SAVED);
	if (slugs.length === 0) return { ok: true, value: [] };
	const cards = await callApi<SavedCards>('/saved/cards', { internships: slugs });
	if (!cards.ok) return cards;
	const { items, today } = cards.value;
	const place = ({ slug }: InternshipSummary) =>
		first.includes(slug) ? first.indexOf(slug) : first.length;
	const listed = savedGroups(items, today)
		.flatMap((group) => group.items)
		.toSorted((one, other) => place(one) - place(other))
		.map((card): Choice => {
			const { slug, title, company, location } = card;
			const until = offered.includes(slug) ? YOUR_OFFER : closingOf(card, today).text;
			return { slug, title, company, location, line: `${until} · ${statedPay(card)}` };
		});
	// An offer stands although its listing is gone.
	const others = chosen
		.filter(({ slug }) => listed.every((one) => one.slug !== slug))
		.map(({ slug, title, company, place: location, paid }): Choice => {
			const line = `${YOUR_OFFER} · ${statedPay(paid)}`;
			return { slug, title, company, location, line };
		});
	return { ok: true, value: [...others, ...listed] };
}

const YOUR_OFFER = 'Your offer';
