/**
 * Control and format characters, separators of lines, and letters without a shape; but not the two joiners where they
 * belong: after a letter of a script whose letters they shape, such as Persian or Hindi, if another letter follows or a
 * mark precedes; and between the parts of an emoji.
 */
const HIDDEN =
	/(?!(?<=[\p{L}\p{M}])(?<![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Inherited}])[\u200c\u200d](?:(?=[\p{L}\p{M}])|(?<=\p{M}.))|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]/gu;

/** Control characters but tab and the breaks of lines, and those that turn the order of the letters around. */
const NOT_IN_TEXT = /[^\P{Cc}\t\n\r]|[\u202d\u202e]/gu;

/** Whether the text is one line, without characters that cannot be seen: they hide what a name says, or reorder it. */
export const isOneLine = (text: string): boolean => text.search(HIDDEN) < 0;

/** A text with something else in the place of each character that cannot be seen. */
export const replaceHidden = (text: string, instead: string): string =>
	text.replace(HIDDEN, instead);

/** What was typed or pasted, as one line: hidden characters are left out, breaks become spaces. */
export const asOneLine = (typed: string): string =>
	replaceHidden(typed.replace(/[\t-\r\x85\u2028\u2029]+/g, ' '), '').trim();

/** Whether text of several lines is without control characters and changes of direction. */
export const isPlainText = (text: string): boolean => text.search(NOT_IN_TEXT) < 0;

/** With breaks of lines as "\n" alone: files and forms of other systems have "\r\n". */
export const withPlainBreaks = (text: string): string => text.replace(/\r\n?/g, '\n');

/** What was typed or pasted, as plain text of several lines. */
export const asPlainText = (typed: string): string =>
	withPlainBreaks(typed)
		.replace(/[\v\f\x85]/g, '\n')
		.replace(NOT_IN_TEXT, '')
		.trim();

/** The lines of a list that was typed or pasted, without the marks before them, such as •. */
export const asLines = (typed: string): string[] =>
	asPlainText(typed)
		.split('\n')
		.map((line) => asOneLine(line.replace(/^[\s•*-]+/, '')))
		.filter((line) => line !== '');
