import type { Reader } from '#schema/internships/understanding/sentence/reader.ts';
import type { Thing } from './things.ts';

/** Words by which a sentence turns from what is told to what is asked for, or back. */
const TURNS = new Set(
	'but now want wants wanted wanting look looking instead rather prefer please pls need needs like love would hoping search searching seeking because cos since so anything something after before while used was been did do doing my her his our not no never without except hate cant dont'.split(
		' ',
	),
);
const CLAUSE_STARTS = new Set(
	'but so because cos and while where who which that if as since or'.split(' '),
);
const KIN = new Set(
	'mother mum mam mom father dad parent parents family uncle aunt auntie cousin husband wife partner boyfriend girlfriend flatmate flatmates housemate housemates brother sister friend friends mate mates nan gran grandma grandad grandfather grandmother boss landlord tutor supervisor teacher lecturer neighbour neighbours'.split(
		' ',
	),
);
const PERSONS = new Set(
	'i im ive id ill my me we our he hes she shes his her they their you your it its'.split(' '),
);

/** How many words before a thing are looked at, and behind it. */
const BEFORE = 10;
const BEHIND = 8;
/** Between a thing and the one before it. */
const LONGEST_GAP = 5;

/** A facet, or what is known of a topic. */
function kindOf({ part, read }: Thing): string {
	if (read.said) return 'need';
	if ('filter' in part) return part.filter.facet;
	if (part.topic.language) return 'language';
	if (part.topic.benefit) return 'benefit';
	return part.topic.known ? 'work' : 'word';
}

/** The first and the last token of a thing, without the words of a "not". */
function ownTokens({ tokens }: Reader, { at, read, part }: Thing): [first: number, last: number] {
	const [from, to] = part.spans.at(-1) ?? [0, 0];
	let [first, last] = [at, at + read.count - 1];
	while (first < last && (tokens[first]?.from ?? 0) < from) first += 1;
	while (last > first && (tokens[last]?.to ?? 0) > to) last -= 1;
	return [first, last];
}

/** What every thing of a text has, in words of their own: by these its role is learned and judged. */
export function featuresOf(reader: Reader, things: readonly Thing[]): string[][] {
	const { tokens, text } = reader;
	const kinds = things.map(kindOf);
	const rules = things.map(({ isNot, isTold }) => (isNot ? 'not' : isTold ? 'told' : ''));
	const words = tokens.map(({ word }) => (/^\d/.test(word) ? '#' : KIN.has(word) ? '<kin>' : word));
	const own = things.map((thing) => ownTokens(reader, thing));
	for (const [index, [first, last]] of own.entries())
		words.fill(`<${kinds[index]}>`, first, last + 1);
	const borders = tokens.map(({ from }, at) => {
		const gap = text.slice(tokens[at - 1]?.to ?? from, from);
		return /[.!?]/.test(gap) ? '.' : /[,;:()–—-]/.test(gap) ? ',' : '';
	});
	const starts: number[] = [];
	for (const [at, { word }] of tokens.entries())
		starts.push(at === 0 || borders[at] || CLAUSE_STARTS.has(word) ? at : (starts[at - 1] ?? 0));
	const word = (at: number) => words[at] ?? (at < 0 ? '^' : '$');
	const border = (at: number) => borders[at] ?? '';
	const turn = (at: number, step: number): number => {
		let one = at;
		while (tokens[one] && !TURNS.has(tokens[one]?.word ?? '')) one += step;
		return one;
	};
	return things.map((thing, index) => {
		const { part, read } = thing;
		const kind = kinds[index];
		const [first, last] = own[index] ?? [0, 0];
		const features = ['all', `kind ${kind}`, `rule ${rules[index]} ${kind}`];
		const add = (...some: string[]) => {
			for (const name of some) features.push(name);
		};
		const addOfKind = (...some: string[]) => {
			for (const name of some) features.push(name, `${kind} ${name}`);
		};
		add(`label ${part.label.toLowerCase()}`);
		for (const { form } of tokens.slice(first, last + 1)) add(`own ${form}`);
		if ('topic' in part && part.topic.sectors.some(({ sure }) => sure)) add('sure');
		if (read.unknown) add('unknown');
		const [one, two, three] = [word(first - 1), word(first - 2), word(first - 3)];
		const [next, second, third] = [word(last + 1), word(last + 2), word(last + 3)];
		const [left, right] = [border(first), border(last + 1)];
		addOfKind(`-1 ${left}${one}`, `-2 ${left}${one} ${border(first - 1)}${two}`);
		add(`-3 ${one} ${two} ${three}`, `-2 ${two}`, `-3 ${three}`);
		addOfKind(`+1 ${right}${next}`);
		add(`+2 ${right}${next} ${border(last + 2)}${second}`, `+3 ${next} ${second} ${third}`);
		add(`+2 ${second}`, `between ${one} ${next}`, `borders ${left} ${right}`);
		const start = starts[first] ?? 0;
		addOfKind(`clause ${word(start)}`, `clause ${word(start)} ${word(start + 1)}`);
		add(`clause ${word(start)} ${word(start + 1)} ${word(start + 2)}`);
		for (let at = Math.max(start, first - BEFORE); at < first; at += 1) {
			addOfKind(`before ${word(at)}`);
			if (at > start) add(`before ${word(at - 1)} ${word(at)}`);
		}
		for (let at = last + 1; at <= last + BEHIND && starts[at] === starts[last]; at += 1)
			add(`behind ${word(at)}`, `behind ${word(at - 1)} ${word(at)}`);
		const turned = turn(first - 1, -1);
		const before = tokens[turned]?.word ?? '^';
		const behind = tokens[turn(last + 1, 1)]?.word ?? '$';
		addOfKind(`turn ${before}`);
		add(`turn ${before} ${tokens[turn(turned - 1, -1)]?.word ?? '^'}`, `turns ${behind}`);
		add(`turn ${before} turns ${behind}`);
		let who = first - 1;
		while (who >= 0 && !PERSONS.has(word(who)) && word(who) !== '<kin>') who -= 1;
		addOfKind(`who ${word(who)} ${word(who + 1)}`);
		let sentence = first;
		while (sentence > 0 && border(sentence) !== '.') sentence -= 1;
		add(`sentence ${word(sentence)}`, `sentence ${word(sentence)} ${word(sentence + 1)}`);
		const same = [kinds.slice(0, index), kinds.slice(index + 1)].map((some) =>
			some.includes(kind ?? ''),
		);
		addOfKind(`same ${same.join()}`, `place ${Math.floor((4 * first) / tokens.length)}`);
		add(`things ${Math.min(5, things.length)}`);
		addOfKind(
			`after ${kinds[index - 1]} ${rules[index - 1]}`,
			`ahead ${kinds[index + 1]} ${rules[index + 1]}`,
		);
		const prior = things[index - 1];
		const gap = prior ? (own[index - 1]?.[1] ?? 0) + 1 : first;
		if (prior && first - gap < LONGEST_GAP) {
			const between = tokens.slice(gap, first).map((_, at) => border(gap + at) + word(gap + at));
			add(`gap ${rules[index - 1]} ${between.join(' ')}${left}`);
		}
		return [...new Set(features)];
	});
}
