import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '#app/features/guides/read-markdown.ts';
import { faultsIn, prose, type Text } from '#content/checks/every-text.ts';
import employerApi from '#docs/employers-api.md?raw';

/** One text of the source that a person reads, with its file; `…` stands for what is filled in. */
type ScreenText = { file: string; text: string };

const root = new URL('../../', import.meta.url);
const HOLE = '…';
const BLOCKS = /^(p|div|li|dt|dd|h\d|td|th|tr|ul|ol|section|Button|\w+Link)$/;
const CODE_ATTRIBUTES =
	/^(className|id|name|type|to|href|look|size|d|viewBox|points|key|autoComplete|sizes|media|rel)$/;

type Node = { type: string; [field: string]: unknown };

const isNode = (value: unknown): value is Node =>
	typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const nodes = (value: unknown): Node[] =>
	Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const templateText = ({ quasis }: Node) =>
	nodes(quasis)
		.map(({ value }) => (value as { cooked: string }).cooked)
		.join(HOLE);

/** The words of an element in reading order; what is a block of its own begins a line. */
function childText(child: Node): string {
	if (child.type === 'JSXText') return String(child.value).replaceAll(/\s+/g, ' ');
	if (child.type === 'JSXElement') {
		const { name } = (child.openingElement as Node).name as Node;
		return BLOCKS.test(String(name)) ? '\n' : elementText(child);
	}
	const inner = child.expression;
	if (!isNode(inner) || inner.type === 'JSXEmptyExpression') return '';
	if (inner.type === 'Literal') return String(inner.value);
	return inner.type === 'TemplateLiteral' ? templateText(inner) : HOLE;
}

const elementText = ({ children }: Node): string => nodes(children).map(childText).join('');

function collect(node: Node, texts: string[]) {
	if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return;
	if (node.type === 'ImportDeclaration') return;
	if (node.type === 'JSXAttribute' && CODE_ATTRIBUTES.test(String((node.name as Node).name)))
		return;
	if (node.type === 'JSXElement' || node.type === 'JSXFragment')
		texts.push(...elementText(node).split('\n'));
	if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
	if (node.type === 'TemplateLiteral') texts.push(templateText(node));
	for (const field of Object.values(node)) for (const inner of nodes(field)) collect(inner, texts);
}

/** A sentence: it begins as one, has a space and ends as one. Labels and codes have no sentence to measure. */
const isWritten = (text: string) =>
	/^[“"(]?(?:[\p{Lu}\d£]|…\s).*\p{L}\s.*[.?!:]["”)]?$/su.test(text) && !/[{}<>=;\\]/.test(text);

/** Every sentence in the sources of screens, messages and mails. */
const screenTexts: ScreenText[] = ['app', 'schema', 'server']
	.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
	.filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
	.sort()
	.flatMap((file) => {
		const { program } = parseSync(file, readFileSync(new URL(file, root), 'utf8'));
		const all: string[] = [];
		collect(program as unknown as Node, all);
		const texts = new Set(all.map((text) => text.trim()).filter(isWritten));
		return [...texts].map((text) => ({ file, text }));
	});

/** Measures of how easily a text reads, for a reader with English at level B2. */

/** An end that is none: in "e.g.", "a.m.", "No. 4", "Dr. Lee" and initials. */
const ENDS =
	/(?<=[.?!]["”’)]?)(?<!\b(?:e\.g|i\.e|a\.m|p\.m|No|Dr|St|\p{Lu})\.)\s+(?=["“(]?[\p{Lu}\d£€*[…])/u;

const sentencesOf = (text: string): string[] =>
	text
		.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replaceAll('**', '')
		.split(/\n+/)
		.flatMap((line) => line.split(ENDS))
		.filter((sentence) => wordsOf(sentence).length > 0);

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d'’.,-]*/gu) ?? [];

/** Close enough on average: groups of vowels, without a silent e. Figures and capitals are one each. */
function syllablesOf(word: string): number {
	if (/\d|^\p{Lu}+$/u.test(word)) return 1;
	const plain = word
		.normalize('NFD')
		.toLowerCase()
		.replaceAll(/[^a-z]/g, '')
		.replace(/(?<=[aeiouy].*)(?:[^laeiouy]es|[^tdaeiouy]ed|[^laeiouy]e)$/, '');
	return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
}

/**
 * Flesch Reading Ease: 100 is very easy, 60 to 70 plain English, below 50 hard. It counts the words of a sentence and
 * the syllables of a word.
 */
function readingEase(texts: string[]): number {
	const sentences = texts.flatMap(sentencesOf);
	const words = sentences.flatMap(wordsOf);
	const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
	return 206.835 - (1.015 * words.length) / sentences.length - (84.6 * syllables) / words.length;
}

const meanWords = (texts: string[]): number => {
	const sentences = texts.flatMap(sentencesOf);
	return sentences.flatMap(wordsOf).length / sentences.length;
};

/** The longest run of sentences one after another with at most `most` words. */
function clippedRun(text: string, most: number): number {
	let [run, longest] = [0, 0];
	for (const sentence of sentencesOf(text)) {
		run = wordsOf(sentence).length <= most ? run + 1 : 0;
		longest = Math.max(longest, run);
	}
	return longest;
}

/**
 * Readers have English at level B2, many as a second language. A list of the words that they know is not at hand, so
 * what can be counted is counted: words of a sentence, syllables of a word, sentences that are cut short, and phrases
 * that mean something else than their words.
 */

const legal = [
	'guides/privacy.ts',
	'guides/terms.ts',
	'guides/cookies.ts',
	'guides/accessibility.ts',
];
/** The specification's words, which are not ours to change. */
const QUOTED = 'pages/claims.ts';

/** A page that is made of a text of docs/; what stands as code is a word. */
const developers: Text[] = readMarkdown(employerApi).sections.flatMap(({ blocks }) =>
	blocks.flatMap((block) =>
		block.kind === 'text'
			? {
					file: 'employers-api.md',
					where: 'employers-api.md',
					key: 'text',
					text: block.text.replaceAll(/`[^`]+`/g, 'code'),
				}
			: [],
	),
);

const written = [...prose, ...developers].filter(
	({ file, text }) => file !== QUOTED && / .* /.test(text),
);
const isListing = ({ file }: Text) =>
	/^(uk-cities|london|remote|placement|international|program)/.test(file);
const isSentence = ({ text }: Text) => /[.?]$/.test(text);
const requirements = prose.filter((one) => one.key === 'requirements' && isListing(one));

const screens: Text[] = screenTexts.map(({ file, text }) => ({
	file,
	text,
	where: file,
	key: 'text',
}));

type Kind = {
	name: string;
	texts: Text[];
	/** Words in the longest sentence. The style guide of GOV.UK splits sentences above 25. */
	longest: number;
	/** Words in a sentence on average. From 15 on, readers of a second language begin to read twice. */
	mean: number;
	/** Reading ease: from 70 "fairly easy"; what stands alone on a screen or in a mail has to be easy, from 80. */
	ease: number;
};

const kinds: Kind[] = [
	{
		name: 'listings',
		texts: written.filter((one) => isListing(one) && isSentence(one)),
		longest: 25,
		mean: 15,
		ease: 75,
	},
	{
		name: 'guides, articles and pages',
		texts: written.filter((one) => !isListing(one) && isSentence(one) && !legal.includes(one.file)),
		longest: 25,
		mean: 14,
		ease: 70,
	},
	{
		// They list in a sentence what the law wants named in one place.
		name: 'legal pages',
		texts: written.filter((one) => legal.includes(one.file) && isSentence(one)),
		longest: 40,
		mean: 17,
		ease: 65,
	},
	{ name: 'screens, messages and mails', texts: screens, longest: 25, mean: 10, ease: 80 },
];

const everyText = [...written, ...screens];

describe('the measures', () => {
	it('count words, sentences and syllables', () => {
		expect(sentencesOf('Pay is £12.71 an hour, e.g. on Mondays. Is it? It is.')).toHaveLength(3);
		expect(sentencesOf('See [the page](https://a.example/x.y Z). It says more.')[0]).toBe(
			'See the page.',
		);
		expect(wordsOf('A two-year course, at 7.5 hours.')).toHaveLength(6);
		expect(clippedRun('You write. You read. You go. Then you come back to the office.', 5)).toBe(3);
	});

	it('tell plain sentences from hard ones', () => {
		const plain = 'You read the plan. Then you draw the room and show it to the client.';
		const hard =
			'Interdisciplinary collaboration necessitates comprehensive documentation of methodological considerations.';
		expect(readingEase([plain])).toBeGreaterThan(90);
		expect(readingEase([hard])).toBeLessThan(10);
	});

	it('have texts to measure', () => {
		for (const { name, texts } of kinds) expect(texts.length, name).toBeGreaterThan(40);
		expect(requirements.length).toBeGreaterThan(800);
	});
});

describe.each(kinds)('$name', ({ texts, longest, mean, ease }) => {
	it('have no sentence that is too long', () => {
		const long = texts.flatMap(({ where, text }) =>
			sentencesOf(text)
				.filter((sentence) => wordsOf(sentence).length > longest)
				.map((sentence) => `${where}: ${wordsOf(sentence).length} words: ${sentence}`),
		);
		expect(long).toEqual([]);
	});

	it('read easily', () => {
		const all = texts.map(({ text }) => text);
		expect(meanWords(all)).toBeLessThanOrEqual(mean);
		expect(readingEase(all)).toBeGreaterThanOrEqual(ease);
	});

	it('do not cut three sentences short in a row', () => {
		const clipped = texts.filter(({ text }) => clippedRun(text, 6) >= 3);
		expect(clipped.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
	});
});

describe('requirements', () => {
	it('speak to the reader or name the studies, four in five of them', () => {
		const plain = requirements.filter(({ text }) => /^(You|Your|Studying)\b/.test(text));
		expect(plain.length / requirements.length).toBeGreaterThanOrEqual(0.8);
	});

	it('are no telegrams: what was read, kept or understood has somebody who did it', () => {
		const telegram =
			/^(?!You |Your |A |Any |Part |Property |Two |One |RIBA |Completed |At least )\p{Lu}[^,;:]*? (read|kept|understood|studied|taken|made|done|used|known|learnt|practised|written|spoken|cleaned|built|covered|followed|handled) (in|by|to|with|from|without|for|on|at|every|one)\b/u;
		expect(faultsIn(requirements, telegram)).toEqual([]);
	});
});

describe('no text', () => {
	it.each([
		[
			'has a figure of speech',
			/\b(cool head|level head|odd sign-in|come-and-try|the dummy|cut the recording|no mystery|steady hand on|a handful of|at the heart of|the heart of|eye for|ear for|taste for|land on your desk|at arm|yardstick|hold(s|ing)? the pen|by all means|in the dark|from scratch|on the boards|hard page|rule of thumb|in good part|put you off|stopgap|one door|vouch|plain sailing|keep(s|ing)? .{3,20} honest)\b/i,
		],
		[
			'has a habit that costs the reader a second look',
			/\bso many\b|\bof which\b|\bwhoever\b|\btied to\b|\bgo(es)? with it\b|\bas a rule\b|\bat ease\b|\bcannot do without\b|\bwith whom\b.*\bwith whom\b/i,
		],
		[
			'says mail for an email, or was mailed',
			/\b(by|a|an answer to this|this) mail\b|\bmailed\b|\bmail addresses\b/i,
		],
		[
			'calls the employer a host',
			/\b(the|your|a|each|most|good|our|this) hosts?\b(?! (university|international))/i,
		],
		[
			'calls an internship a vacancy, an opening or a post',
			/\bvacanc(y|ies)\b|\b(suitable|these|other) openings\b/i,
		],
		['spells program in two ways', /(?<!\p{Lu}\p{L}+ )\bprogrammes?\b/u],
	])('%s', (_, fault) => {
		expect(faultsIn(everyText, fault)).toEqual([]);
	});
});
