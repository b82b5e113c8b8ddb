/** By Latin letter, the Cyrillic, Greek and other letters that look like it. */
const LOOKALIKES: Record<string, string> = {
	A: '\u0410\u0391',
	B: '\u0412\u0392',
	C: '\u0421',
	E: '\u0415\u0395',
	G: '\u050c',
	H: '\u041d\u0397',
	I: '\u0406\u0399',
	J: '\u0408',
	K: '\u041a\u039a',
	M: '\u041c\u039c',
	N: '\u039d',
	O: '\u041e\u039f',
	P: '\u0420\u03a1',
	S: '\u0405',
	T: '\u0422\u03a4',
	W: '\u051c',
	X: '\u0425\u03a7',
	Y: '\u0423\u03a5',
	Z: '\u0396',
	a: '\u0430\u03b1\u0251',
	c: '\u0441',
	d: '\u0501',
	e: '\u0435',
	g: '\u0261',
	h: '\u04bb',
	i: '\u0456\u03b9\u0131',
	j: '\u0458',
	k: '\u043a\u03ba',
	l: '\u04cf',
	o: '\u043e\u03bf',
	p: '\u0440\u03c1',
	q: '\u051b',
	s: '\u0455',
	t: '\u0442\u03c4',
	u: '\u03c5',
	v: '\u0475\u03bd',
	w: '\u051d',
	x: '\u0445\u03c7',
	y: '\u0443',
	"'": '\u2018\u2019\u02bc',
	'.': '\u3002\u06d4',
};
const LATIN = new Map(
	Object.entries(LOOKALIKES).flatMap(([latin, others]) =>
		[...others].map((other) => [other, latin] as const),
	),
);

/** Characters that nobody sees, and accents. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}]|(?!\s)\p{Cc}/gu;

/** "㏂" is read as the four characters "a.m.". What stands for more, as U+FDFA for eighteen, stays one sign. */
const LONGEST_LETTER = 4;

/** The text as its readers see it, in plain letters, to be searched for words. */
export type PlainText = {
	words: string;
	/** What was written there, without characters that nobody sees. `from` and `to` are places in `words`. */
	written: (from: number, to: number) => string;
	/** The line around it, as it was written, and where in it that begins. */
	line: (from: number, to: number) => { text: string; from: number; to: number };
};

/**
 * Undoes tricks of writing: full-width and ornate letters, accents, letters of other alphabets that look like Latin
 * ones, characters that nobody sees; and makes one space of several.
 */
export function plainText(text: string): PlainText {
	const parts: string[] = [];
	/** Where each letter of the plain text stands in the given text. */
	const places: number[] = [];
	let last = ' ';
	let place = 0;
	for (const letter of text) {
		for (const plain of plainLetters(letter)) {
			if (plain === ' ' && last === ' ') continue;
			parts.push(plain);
			for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
			last = plain;
		}
		place += letter.length;
	}
	places.push(place);
	return {
		words: parts.join(''),
		written: (from, to) =>
			text.slice(places[from], places[to]).replace(UNSEEN, '').replace(/\s+/g, ' ').trim(),
		line: (from, to) => {
			const [first = 0, last = text.length] = [places[from], places[to]];
			const start = text.lastIndexOf('\n', first - 1) + 1;
			const end = text.indexOf('\n', last);
			return {
				text: text.slice(start, end === -1 ? text.length : end),
				from: first - start,
				to: last - start,
			};
		},
	};
}

/** The same text from its end to its beginning, as readers see what follows a right-to-left override. */
export function reversed({ words, written, line }: PlainText): PlainText {
	const { length } = words;
	return {
		words: words.split('').reverse().join(''),
		written: (from, to) => written(length - to, length - from),
		line: (from, to) => line(length - to, length - from),
	};
}

const LETTER_FOR: Record<string, string> = {
	0: 'o',
	1: 'i',
	3: 'e',
	4: 'a',
	5: 's',
	7: 't',
	$: 's',
	'@': 'a',
	'!': 'i',
};

/** The same text with letters where digits and signs stand between letters, as in "wh@tsapp". */
export const withoutDigits = ({ words, ...rest }: PlainText): PlainText => ({
	words: words.replace(/(?<=\p{L})[013457$@!](?=\p{L})/gu, (sign) => LETTER_FOR[sign] ?? sign),
	...rest,
});

function plainLetters(letter: string): string {
	if (/^[!-~]$/.test(letter)) return letter;
	const plain = letter.normalize('NFKD').replace(UNSEEN, '').replace(/\s/g, ' ');
	if (plain.length > LONGEST_LETTER) return letter;
	return LATIN.get(plain) ?? plain;
}
