import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { londonDay } from '#schema/london-day.ts';
import type { CvProposals } from '#schema/students/cv-proposals.ts';
import { checkPdf } from '#server/cv/check-pdf.ts';
import { readForProposals } from '#server/cv/read-for-proposals.ts';
import { median } from './table.ts';

/*
 * What the CVs of a folder propose for a profile, for a person to judge: a line for each proposal, with the file, the field and what
 * it says, and how many there are of each field. With `--counts` only the numbers. It prints to the terminal and stores nothing.
 */

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { counts: { type: 'boolean', default: false } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name a folder: npm run proposals -- FOLDER');

const today = londonDay(new Date());

/** What one CV proposes, field by field. */
function fieldsOf(read: CvProposals): [field: string, words: string][] {
	const { about, education, experience, projects, skills, languages, links } = read;
	const each = (field: string, entries: readonly object[]): [string, string][] =>
		entries.map((entry) => [field, wordsOf(entry)]);
	return [
		...Object.entries(about).map(([field, words]): [string, string] => [field, String(words)]),
		...each('education', education),
		...each('experience', experience),
		...each('project', projects),
		...skills.map((skill): [string, string] => ['skill', skill]),
		...each('language', languages),
		...links.map((link): [string, string] => ['link', link]),
	];
}

/** "Barista | Coffee Corner | 2024-09 | – | Served guests / Opened the shop" */
const wordsOf = (entry: object): string =>
	Object.values(entry)
		.map((value) => (value === null ? '–' : String(value).replaceAll('\n', ' / ')))
		.join(' | ');

/** In how many files a field is proposed, and how often. */
const fields = new Map<string, { files: number; proposals: number }>();
const outcomes = new Map<string, number>();
const times: number[] = [];

for (const file of globSync('**/*.{pdf,PDF}', { cwd: folder }).toSorted()) {
	const pdf = new Uint8Array(readFileSync(join(folder, file)));
	const { refused } = await checkPdf(pdf.slice());
	const before = performance.now();
	const read = refused ? refused.cause : await readForProposals({ pdf, today });
	if (!refused) times.push(performance.now() - before);
	const outcome = typeof read === 'string' ? read : read.has_text ? 'read' : 'no text';
	outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
	const entries = typeof read === 'string' ? [] : fieldsOf(read);
	for (const [field, words] of entries) {
		const count = fields.get(field) ?? { files: 0, proposals: 0 };
		fields.set(field, { ...count, proposals: count.proposals + 1 });
		if (!values.counts) console.log([file, field, words].join('\t'));
	}
	for (const field of new Set(entries.map(([name]) => name))) {
		const count = fields.get(field);
		if (count) count.files += 1;
	}
}

console.log(`\n${[...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}`);
console.log(`median time to read one: ${median(times).toFixed(0)} ms`);
console.log(`${'field'.padEnd(14)}${'files'.padStart(8)}${'proposals'.padStart(12)}`);
for (const [field, { files, proposals }] of fields)
	console.log(`${field.padEnd(14)}${String(files).padStart(8)}${String(proposals).padStart(12)}`);
