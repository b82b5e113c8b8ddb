/** A text as a page shows it. Lengths are in points, from the lower left corner of the page. */
export type TextPiece = { text: string; x: number; y: number; width: number; size: number };

/** What the pages of a CV say, in no order that is sure. */
export type CvText = {
	pages: TextPiece[][];
	/** Where its links lead. */
	links: string[];
};

/** What stands together in a row of a page, up to a wide gap. */
export type Segment = { text: string; start: number; end: number; size: number };

/** A line of a CV as a person reads it. */
export type Line = {
	/** What stands between wide gaps: "Weaver" and "Sep 2024 – now". */
	parts: string[];
	/** Whether a bullet stands before it. */
	isPoint: boolean;
	/** Where its text begins and ends, in points from the left. */
	start: number;
	end: number;
	/** Where the longest line of its column ends. */
	edge: number;
	/** Of its largest letters, in points. */
	size: number;
	/** Whether a column begins with it, so that it does not go on with the line before. */
	beginsColumn: boolean;
};

/** The whole text of a line. */
export const textOf = ({ parts }: Line): string => parts.join(' ');

/** Letters that are no others with a mark. */
const PLAIN: Record<string, string> = { ł: 'l', ı: 'i', ø: 'o', đ: 'd', ß: 'ss' };

/** Without accents, in small letters: to compare words. */
export const folded = (text: string): string =>
	text
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[łıøđß]/g, (letter) => PLAIN[letter] ?? letter);

/** The signs that stand between the parts of a line. */
const ENDS = /^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/gu;

/** Without what stands around a part of a line, and without the letters of fonts of signs. */
export const trimmed = (text: string): string =>
	text.replace(/[\p{Co}\s]+/gu, ' ').replace(ENDS, '');

export const wordsIn = (text: string): string[] => text.split(' ').filter((word) => word !== '');
