import { describe, expect, it } from 'vitest';
import { everything, faults, international, listings, nameOf, remote } from './every-entry.ts';

const shareOf = (has: (entry: (typeof inUk)[number]) => boolean) =>
	inUk.filter(has).length / inUk.length;
const abroad = new Set<string>([
	...international.map(nameOf),
	...remote.filter(({ entry }) => entry.abroad).map(nameOf),
]);
const inUk = listings.filter((one) => !abroad.has(nameOf(one))).map(({ entry }) => entry);

describe('terms vary as in a market', () => {
	it('in the permission to work that employers ask for', () => {
		const needed = shareOf(({ sponsorship }) => sponsorship === 'right-to-work-needed');
		const sponsored = shareOf(({ sponsorship }) => sponsorship === 'can-sponsor');
		expect(needed).toBeGreaterThan(0.1);
		expect(needed).toBeLessThan(0.3);
		expect(sponsored).toBeGreaterThan(0.05);
		expect(sponsored).toBeLessThan(0.2);
	});

	it('in the days to an answer, 7 to 21, the same for a company', () => {
		const daysOf = (entry: { answerDays?: number }) => entry.answerDays ?? 14;
		const days = everything.map(({ entry }) => daysOf(entry));
		expect([...new Set(days)].sort((a, b) => a - b)).toEqual([7, 10, 14, 21]);
		const byCompany = Map.groupBy(everything, ({ entry }) => entry.company);
		const different = [...byCompany].filter(
			([, entries]) => new Set(entries.map(({ entry }) => daysOf(entry))).size > 1,
		);
		expect(different.map(([company]) => company)).toEqual([]);
	});

	it('and say nothing of UK permission for work done abroad', () => {
		const said = listings.filter((one) => abroad.has(nameOf(one)) && one.entry.sponsorship);
		expect(said.map(nameOf)).toEqual([]);
		expect(
			faults(
				remote,
				({ location, abroad: done }) => /\bUK\b|Worldwide/.test(location) === done && location,
			),
		).toEqual([]);
	});
});

describe('requirements', () => {
	/** Meeting people who must be protected, in the words of the listings. */
	const meets =
		/\b(patients|pupils|children|toddlers|hospice|care home|refugee|school (visits|groups|assembly)|schools? .*\bvisit|sixteen-year-olds|aged (nine|twelve)|junior|drop-in)\b/i;
	const checked = /\bDBS\b|\bPVG\b|\bAccessNI\b/;
	/** Listings whose texts name such people, while the work does not bring them together. */
	const apart = [
		'london.ts #15 Bus Network Planner',
		'placement.ts #20 Sound Post-Production Placement',
		'placement.ts #41 Tablet Formulation Placement',
		'remote.ts #4 Learning App Illustration Intern',
		'uk-cities/bristol.ts #142 Cycle Network Planner',
		'uk-cities/edinburgh.ts #122 Museum Panel Designer',
	];
	const meeting = everything.filter(({ entry }) => {
		const description = 'description' in entry ? String(entry.description) : '';
		return meets.test([entry.title, description, ...entry.requirements].join('\n'));
	});

	it('name the check of criminal records where patients, children or others are met who need protection', () => {
		const without = meeting.filter(
			({ entry }) => !entry.requirements.some((line) => checked.test(line)),
		);
		expect(without.map(nameOf).sort()).toEqual(apart);
		expect(meeting.length).toBeGreaterThan(20);
	});

	it('ask for studies under way, never for a degree that reads as finished', () => {
		const finished = /^(?!.*\b(your|year)\b).*\bdegree$|\bcourse behind you$/i;
		expect(
			faults(everything, ({ requirements }) => requirements.find((line) => finished.test(line))),
		).toEqual([]);
	});
});
