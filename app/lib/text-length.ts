/**
 * The error for a text that is too long to be stored; undefined if it is not. Such a field has no
 * `maxLength`: the browser would cut off pasted text without a message.
 */
export function textLengthError(text: string, longest: number): string | undefined {
	if (text.length <= longest) return undefined;
	const [most, has] = [longest, text.length].map((count) => count.toLocaleString('en-GB'));
	return `Shorten this to ${most} characters; it has ${has}`;
}
