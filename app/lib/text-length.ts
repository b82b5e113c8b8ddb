const count = new Intl.NumberFormat('en-GB');

/**
 * What is said of a long text that cannot be stored as it is; undefined where it can. Such a field has
 * no `maxLength`: the browser would cut what somebody pastes, and say nothing.
 */
export function textLengthError(text: string, longest: number): string | undefined {
	if (text.length <= longest) return undefined;
	return `Shorten this to ${count.format(longest)} characters; it has ${count.format(text.length)}`;
}
