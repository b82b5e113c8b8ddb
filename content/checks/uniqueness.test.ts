import { describe, expect, it } from 'vitest';
import { companies } from '#content/pages/companies.ts';
import { stories } from '#content/pages/stories.ts';
import { everything, faults, nameOf } from './every-entry.ts';
import { prose } from './every-text.ts';

/** Groups by a key; gives the groups in which more than `most` stand, as lines to read. */
function crowded<Item>(items: Item[], key: (item: Item) => string, most: number) {
	const groups = Map.groupBy(items, key);
	return [...groups].filter(([, group]) => group.length > most);
}

describe('titles', () => {
	it('stand beside a company once', () => {
		const twice = crowded(everything, ({ entry }) => `${entry.title} at ${entry.company}`, 1);
		expect(twice.map(([both, entries]) => `${both}: ${entries.map(nameOf).join(', ')}`)).toEqual(
			[],
		);
	});

	it('come three times at the most', () => {
		const often = crowded(everything, ({ entry }) => entry.title.toLowerCase(), 3);
		expect(often.map(([title, entries]) => `${title}: ${entries.map(nameOf).join(', ')}`)).toEqual(
			[],
		);
	});
});

const mentions = [
	...everything.map(({ file, entry }) => ({
		name: entry.company,
		is: `${entry.type}, ${entry.location}`,
		where: nameOf({ file, entry }),
	})),
	...companies.map(({ id, name, industry, location }) => ({
		name,
		is: `${industry}, ${location}`,
		where: `companies.ts #${id}`,
	})),
];

describe('companies', () => {
	it('keep their sector, district and city in every file', () => {
		const wrong = [...Map.groupBy(mentions, ({ name }) => name)].flatMap(([name, all]) => {
			const kinds = new Set(all.map((one) => one.is));
			const places = all.map((one) => `${one.where}: ${one.is}`);
			return kinds.size > 1 ? [`${name}: ${places.join('; ')}`] : [];
		});
		expect(wrong).toEqual([]);
	});

	it('are where the success stories say', () => {
		const wrong = stories.filter(
			({ company, location }) =>
				!mentions.some((one) => one.name === company && one.is.endsWith(`, ${location}`)),
		);
		expect(wrong.map((story) => `stories.ts ${story.name}: ${story.company}`)).toEqual([]);
	});

	it('are told apart by the first word of their names', () => {
		const first = (name: string) => name.replace(/^The /, '').split(/[ -]/)[0] ?? name;
		const names = [...new Set(mentions.map(({ name }) => name))];
		expect(crowded(names, first, 1)).toEqual([]);
	});

	it('offer at most three roles', () => {
		const often = crowded(everything, ({ entry }) => entry.company, 3);
		expect(often.map(([company, entries]) => `${company}: ${entries.map(nameOf)}`)).toEqual([]);
	});
});

const sentencesOf = (text: string) =>
	text
		.split(/(?<=[.?:])\s+/)
		.map((sentence) => sentence.toLowerCase().replace(/[.?:]$/, ''))
		.filter((sentence) => sentence.split(' ').length > 3);

describe('sentences and lines', () => {
	it('of a description are written nowhere else', () => {
		const told = ['description', 'shortDescription', 'fullDescription', 'about', 'story', 'quote'];
		const all = prose.flatMap(({ where, key, text }) =>
			sentencesOf(text).map((sentence) => ({ where, told: told.includes(key), sentence })),
		);
		const twice = crowded(all, ({ sentence }) => sentence, 1).filter(([, group]) =>
			group.some((one) => one.told),
		);
		expect(twice.map(([text, group]) => `${text}: ${group.map((one) => one.where)}`)).toEqual([]);
	});

	it.each(['requirements', 'benefits', 'details', 'highlights'])(
		'of %s come twice at most',
		(key) => {
			const lines = prose.filter((text) => text.key === key);
			expect(lines.length).toBeGreaterThan(0);
			const often = crowded(lines, ({ text }) => text.toLowerCase(), 2);
			expect(often.map(([line, group]) => `${line}: ${group.map((one) => one.where)}`)).toEqual([]);
		},
	);

	it('are not repeated within an entry', () => {
		const wrong = faults(everything, ({ requirements, benefits }) => {
			const lines = [...requirements, ...benefits].map((line) => line.toLowerCase());
			return lines.find((line, i) => lines.indexOf(line) !== i);
		});
		expect(wrong).toEqual([]);
	});
});
