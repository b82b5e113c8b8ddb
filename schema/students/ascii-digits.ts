/** The text with decimal digits of other scripts, such as Arabic, as 0 to 9. */
export const asciiDigits = (text: string): string =>
	text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) as number)));

/** In Unicode the digits of a script stand in one row, from 0 to 9. */
function digitValue(code: number): number {
	let before = 0;
	while (before < 100 && /\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
	return before % 10;
}
