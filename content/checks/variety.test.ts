import { describe, expect, it } from 'vitest';
import { CITIES } from '#content/types.ts';
import { cities, everything, faults, london } from './every-entry.ts';
import { faultsIn, prose } from './every-text.ts';

const sentences = (text: string) => text.split(/(?<=[.?:])\s+(?=\p{Lu}|“)/u).length;
const shareOf = <Item>(items: Item[], is: (item: Item) => boolean) =>
	items.filter(is).length / items.length;

/** A description that begins with what the intern does, not with a scene. */
const job =
	/^(With[^.?]*\byou\b|For[^.?]*\byou\b|You|Probe|Feed|Trace|Read|Write|Draft|Draw|Map|Match|Soak|Weigh|Check|Sort|Test|Ride|Rebuild|Visit|Find|Ring|Walk|Join|Prepare|Summarise|Turn|Correct|Open|Follow|Log|Count|Move|Build|Measure)\b/;

describe.each(CITIES)('the listings of %s', (city) => {
	const here = cities.map(({ entry }) => entry).filter((entry) => entry.city === city);

	it('are told in more than one shape', () => {
		const shapes = Map.groupBy(
			here,
			({ description }) => `${sentences(description)} ${job.test(description)}`,
		);
		const most = Math.max(...[...shapes.values()].map((group) => group.length));
		expect(most / here.length).toBeLessThanOrEqual(0.7);
		expect(shareOf(here, ({ description }) => job.test(description))).toBeGreaterThanOrEqual(0.15);
	});

	it('are not all called Intern', () => {
		expect(shareOf(here, ({ title }) => /\bIntern$/.test(title))).toBeLessThanOrEqual(0.65);
	});
});

it('gives London titles of more than one kind', () => {
	const titles = london.map(({ entry }) => entry.title);
	expect(shareOf(titles, (title) => title.endsWith('Intern'))).toBeLessThanOrEqual(0.65);
});

describe('names', () => {
	it('are not those of companies and charities known to exist', () => {
		const real =
			/\b(Quillon|Esk ?Mouth|Lawrence Hill Welcome|Digswell|Duffryn Wafer|Harehills Lane Health|Plain ?forms?|Radio Mehfil|Dranse)\b/i;
		expect(faultsIn(prose, real)).toEqual([]);
		expect(faults(everything, ({ company }) => real.test(company) && company)).toEqual([]);
	});
});
