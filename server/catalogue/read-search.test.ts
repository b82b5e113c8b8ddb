import { describe, expect, it } from 'vitest';
import type { AddedWord } from '#schema/internships/understanding/added-words.ts';
import { understand } from '#schema/internships/understanding/understand.ts';
import type { Part } from '#schema/internships/understanding/understood.ts';
import { dictionaryWith } from './read-search.ts';

const today = '2026-11-23';
const plain = dictionaryWith([]);
const read = (text: string, ...added: AddedWord[]) =>
	understand(text, { dictionary: added.length > 0 ? dictionaryWith(added) : plain, today });
/** What a part asks for, without the words that were typed. */
const meantBy = (part: Part | undefined) =>
	part && ('topic' in part ? { sectors: part.topic.sectors } : { filter: part.filter });

describe('a word that staff have added', () => {
	it('leads where the word leads that it means', () => {
		const [before] = read('quillwright').parts;
		expect(meantBy(before)).toEqual({ sectors: [] });
		const [part, ...others] = read('quillwright', { typed: 'quillwright', means: 'lawyer' }).parts;
		expect(others).toEqual([]);
		expect(meantBy(part)).toEqual(meantBy(read('lawyer').parts[0]));
		expect(meantBy(part)).toMatchObject({ sectors: [{ sector: 'Law', weight: 1, sure: true }] });
	});

	it('is read in its plural, beside others, and as several words', () => {
		const added = { typed: 'quill wright', means: 'lawyer' };
		for (const text of ['quillwrights in leeds', 'quill-wright, Leeds']) {
			const [work, place] = read(text, added).parts;
			expect(meantBy(work)).toMatchObject({ sectors: [{ sector: 'Law' }] });
			expect(place?.label).toBe('Leeds');
		}
	});

	it('says nothing where it was added without a meaning', () => {
		expect(read('quillwright for me').parts.map(({ label }) => label)).toEqual(['quillwright']);
		const added = { typed: 'quillwright', means: null };
		const { parts, ignored } = read('quillwright for me', added);
		expect(parts).toEqual([]);
		expect(ignored).toContain('quillwright');
	});

	it.each(['Leeds', 'Yorkshire', 'up north', 'Sheffield'])('is a place: %s', (means) => {
		const [part] = read('quillham', { typed: 'quillham', means }).parts;
		const [place] = read(means).parts;
		const meant = (one: Part | undefined) =>
			one &&
			'filter' in one &&
			one.filter.facet === 'city' && [one.filter.places, one.filter.towns];
		expect(meant(place)).toBeTruthy();
		expect(meant(part)).toEqual(meant(place));
	});

	it('is a saying that is answered', () => {
		const { notes } = read('quillroute', { typed: 'quillroute', means: 'graduate route visa' });
		expect(notes.map(({ said }) => said?.label)).toEqual(['Graduate visa']);
	});

	it('does nothing where the tables do not have its meaning any more', () => {
		expect(read('quillwright', { typed: 'quillwright', means: 'quillsmith' })).toEqual(
			read('quillwright'),
		);
	});

	it('changes nothing else', () => {
		const added = { typed: 'quillwright', means: 'marketing' };
		for (const text of ['data leeds', 'law not london', 'part time from june', 'up north'])
			expect(read(text, added)).toEqual(read(text));
	});
});
