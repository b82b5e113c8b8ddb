/**
 * A part of running text with one format; `at` is its position, which distinguishes equal parts.
 */
export type Span =
	| { kind: 'text' | 'strong' | 'code'; at: number; text: string }
	| { kind: 'link'; at: number; text: string; to: string };

const markup =
	/\[([^\]]+)\]\((https:\/\/[^\s)]+|\/(?!\/)[^\s)]*)\)|\*\*([^*]+)\*\*|`([^`]+)`|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g;

/**
 * Reads the little markup that content/types.ts allows: `[words](https://… or /path)`,
 * `**strong**` and code in backticks. An email address links to a new email. Whatever else a text holds, other addresses included, stays plain text.
 */
export function parseRichText(source: string): Span[] {
	const spans: Span[] = [];
	let read = 0;
	const plain = (until: number) => {
		if (until > read) spans.push({ kind: 'text', at: read, text: source.slice(read, until) });
	};
	for (const match of source.matchAll(markup)) {
		const [whole, words, to, strong, code, email] = match;
		const at = match.index;
		plain(at);
		if (words && to) spans.push({ kind: 'link', at, text: words, to });
		if (strong) spans.push({ kind: 'strong', at, text: strong });
		if (code) spans.push({ kind: 'code', at, text: code });
		if (email) spans.push({ kind: 'link', at, text: email, to: `mailto:${email}` });
		read = at + whole.length;
	}
	plain(source.length);
	return spans;
}

/** The words alone, as a search or a machine reads them: links without their addresses. */
export const plainText = (source: string) =>
	parseRichText(source)
		.map(({ text }) => text)
		.join('');

/** The name of an author to reader views, by whichever id it stands in: they take such a heading out of the text. */
const HIDING =
	/author|byline|comment|related|footer|header|sidebar|banner|sponsor|social|extra|menu/;

/** The address of a section within its page: "Pay & hours" is at #pay-hours. Words that hide it are left out. */
export const sectionId = (heading: string) =>
	plainId(heading)
		.split('-')
		.filter((word) => !HIDING.test(word))
		.join('-');

/** The same with all of its words, which links from outside may have. */
export const plainId = (heading: string) =>
	heading
		.toLowerCase()
		.replaceAll(/['’]/g, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '');
