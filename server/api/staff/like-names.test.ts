import { expect, it } from 'vitest';
import { mixesScripts, nameWarnings, skeleton } from './like-names.ts';

const likeOf = (name: string, verified: string[]) =>
	nameWarnings(verified.map((company_name, id) => ({ id: String(id), company_name })))({
		id: 'own',
		company_name: name,
	}).flatMap((warning) => (warning.kind === 'like-verified' ? warning.company : []));

it.each([
	['another form', 'Tidewell Limited', 'Tidewell Ltd'],
	['no form', 'TIDEWELL', 'Tidewell plc'],
	['a country', 'Tidewell (UK)', 'Tidewell'],
	['points', 'Tidewell L.L.P.', 'Tidewell'],
	['an accent', 'Tïdewell', 'Tidewell'],
	['a space', 'Tide Well', 'Tidewell'],
	['an apostrophe', 'Sainbury’s', 'Sainburys'],
	['and in words', 'Smith and Co', 'Smith & Co'],
	['Cyrillic letters', 'Tidеwеll', 'Tidewell'],
	['Cyrillic letters alone', 'ТЕСО', 'TECO'],
	['Greek letters', 'Τidewell', 'Tidewell'],
	['letters as wide as signs', 'Ｔｉｄｅｗｅｌｌ', 'Tidewell'],
	['a capital i', 'TideweIl', 'Tidewell'],
	['digits', 'T1dewel1 F00ds', 'Tidewell Foods'],
	['r and n', 'Modem Mills', 'Modern Mills'],
	['two v', 'Tidevvell', 'Tidewell'],
	['a space of no width', 'Tide\u200bwell', 'Tidewell'],
	['another letter', 'Smyth & Co', 'Smith & Co'],
	['a letter more', 'Leeds Museums', 'Leeds Museum'],
	['a letter less', 'Tidwell', 'Tidewell'],
	['two letters exchanged', 'Tiedwell', 'Tidewell'],
	['the same', 'Tidewell', 'Tidewell'],
])('with %s a name is like that of a verified company', (_, name, other) => {
	expect(likeOf(name, ['Mirza Foods', other])).toEqual([other]);
	expect(likeOf(other, [name])).toEqual([name]);
});

it.each([
	['Aldi', 'Audi'],
	['Loom', 'Looms'],
	['Northbridge', 'Southbridge'],
	['Tidewell', 'Tidewell Foods'],
	['Studio 12', 'Studio 13'],
	['Team Eleven', 'Team Seven'],
	['Unit 1', 'Unit 12'],
	['UK Ltd', 'Plc'],
	['Leeds Museum', 'Leeds Mission'],
	['王小明', '王大明'],
])('%s is not taken for %s', (name, other) => {
	expect(likeOf(name, [other])).toEqual([]);
	expect(likeOf(other, [name])).toEqual([]);
});

it('a company is not like itself, and three others are named at most', () => {
	const named = nameWarnings([
		{ id: 'own', company_name: 'Tidewell' },
		...Array.from({ length: 5 }, (_, at) => ({
			id: String(at),
			company_name: `Tidewell${'.'.repeat(at)}`,
		})),
	])({ id: 'own', company_name: 'Tidewell' });
	expect(named).toHaveLength(3);
	expect(
		nameWarnings([{ id: 'own', company_name: 'Tidewell' }])({
			id: 'own',
			company_name: 'Tidewell',
		}),
	).toEqual([]);
});

it.each([
	['Tidewеll', true],
	['Αcme', true],
	['Газпром Bank', true],
	['Tidewell', false],
	['Газпром', false],
	['Ελληνικά', false],
	['Zoë & Łukasz Ltd', false],
	['β-lactam and α chemistry intern', false],
	['Ω Watches', false],
	['µ-controllers', false],
	['王小明 Design', false],
])('%s mixes scripts: %s', (text, mixed) => {
	expect(mixesScripts(text)).toBe(mixed);
	expect(nameWarnings([])({ id: 'a', company_name: 'Loom' }, [text])).toEqual(
		mixed ? [{ kind: 'mixed-scripts', text }] : [],
	);
});

it('a name of signs alone is like no other', () => {
	expect(skeleton('…')).toBe('');
	expect(likeOf('…', ['!'])).toEqual([]);
});

it('twenty names are compared with ten thousand in a moment', () => {
	const verified = Array.from({ length: 10_000 }, (_, at) => ({
		id: String(at),
		company_name: `Company ${at.toString(36)} of Leeds Limited`,
	}));
	const begun = process.threadCpuUsage();
	const warned = nameWarnings(verified);
	for (let at = 0; at < 20; at += 1) warned({ id: 'own', company_name: `Company ${at} of Leeds` });
	// Of the processor, in microseconds: it takes some 50,000.
	expect(process.threadCpuUsage(begun).user).toBeLessThan(500_000);
});
