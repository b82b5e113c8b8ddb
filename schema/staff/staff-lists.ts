import { MOST_OF_A_NEW_EMPLOYER } from '#schema/applications/message-risks.ts';
import { CATEGORIES, categoryLabels } from '#schema/contact-categories.ts';
import { EMPLOYER_LISTS } from '#schema/employers/employer-checks.ts';
import { REQUEST_KINDS, REQUEST_LISTS } from './person-requests.ts';
import { ANSWER_LISTS, MESSAGE_LISTS } from './staff-answers.ts';
import { LISTING_LISTS } from './staff-listings.ts';

/** What no colleague has open. */
const free = { free: 'Not taken by others' };

const categories = Object.fromEntries(
	CATEGORIES.map((category) => [category, categoryLabels[category]]),
) as Record<(typeof CATEGORIES)[number], string>;

/**
 * The lists of each screen of staff, the first of which is shown without a choice, and how each can be narrowed: the filters with
 * their words. Several that are chosen have to hold together.
 */
export const STAFF_LISTS = {
	corrections: {
		lists: ['open'],
		filters: { told: 'With open applications', several: 'Corrected again', ...free },
	},
	employers: {
		lists: EMPLOYER_LISTS,
		filters: {
			overdue: 'With answers overdue',
			'at-work': 'With internships here',
			again: 'Decided before',
			website: 'With a website',
			'no-website': 'Without a website',
			number: 'With a company number',
			'no-number': 'Without a company number',
			...free,
		},
	},
	messages: {
		lists: ANSWER_LISTS,
		filters: { ...categories, unsorted: 'Without a subject area', again: 'Wrote before', ...free },
	},
	'applicant-messages': {
		lists: MESSAGE_LISTS,
		filters: {
			many: `To more than ${MOST_OF_A_NEW_EMPLOYER} people`,
			rejection: 'With a refusal',
			alone: 'Without a move',
			link: 'Link',
			contact: 'Address, number or messenger',
			money: 'Money',
			document: 'Documents',
			reported: 'Reported before',
			...free,
		},
	},
	reports: {
		lists: ANSWER_LISTS,
		filters: {
			message: 'Of a message',
			internship: 'Of an internship',
			fee: 'Money',
			pay: 'Pay or hours',
			illegal: 'Illegal or dangerous',
			several: 'Reported more than once',
			stopped: 'Stopped by staff',
			answer: 'Wants an answer',
			...free,
		},
	},
	requests: {
		lists: REQUEST_LISTS,
		filters: Object.fromEntries(
			REQUEST_KINDS.map((kind) => [kind, kind.charAt(0).toUpperCase() + kind.slice(1)]),
		) as Record<(typeof REQUEST_KINDS)[number], string>,
	},
	listings: {
		lists: LISTING_LISTS,
		filters: { open: 'Open', paused: 'Paused', answers: 'With open applications' },
	},
} as const;

export type StaffListName = keyof typeof STAFF_LISTS;
export type ListOf<Name extends StaffListName> = (typeof STAFF_LISTS)[Name]['lists'][number];
export type FilterOf<Name extends StaffListName> = keyof (typeof STAFF_LISTS)[Name]['filters'] &
	string;

/** So many entries of a list are counted at most. */
export const MOST_COUNTED = 5_000;

/** How many entries of a list the filters give. */
export type FilterCounts = {
	/** In the list, as searched. */
	all: number;
	/** As chosen. */
	chosen: number;
	/** What each would give beside those that are chosen; those that give nothing are left out. */
	counts: Record<string, number>;
};
