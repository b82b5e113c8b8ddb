import type { Block, Section } from '#content/types.ts';

/** Lines that stand together, or what is between two lines of three backticks. */
const PARTS = /^```\w*\n([\s\S]*?)\n```$|^(?:(?!```).+\n?)+/gm;

/**
 * A text of docs/ as a page shows it: its title, its first paragraph, and a section for each heading below. It reads the
 * Markdown that such a text needs: paragraphs, tables and code.
 */
export function readMarkdown(source: string): {
	title: string;
	intro: string;
	sections: Section[];
} {
	const [title = '', intro = '', ...parts] = [...source.matchAll(PARTS)].map(([whole, code]) =>
		code === undefined ? whole.trim() : { kind: 'code' as const, text: code },
	);
	const sections: Section[] = [];
	for (const part of parts) {
		const [, heading] = typeof part === 'string' ? (/^## (.+)$/.exec(part) ?? []) : [];
		if (heading) sections.push({ heading, blocks: [] });
		else sections.at(-1)?.blocks.push(blockOf(part, sections.at(-1)?.heading ?? ''));
	}
	return { title: String(title).replace(/^# /, ''), intro: lineOf(String(intro)), sections };
}

/** A table is named by the heading above it. */
function blockOf(part: string | Block, heading: string): Block {
	if (typeof part !== 'string') return part;
	if (!part.startsWith('|')) return { kind: 'text', text: lineOf(part) };
	const [head = [], , ...rows] = part.split('\n').map(cellsOf);
	return { kind: 'table', caption: heading, isNamed: true, head, rows };
}

const lineOf = (lines: string) => lines.replaceAll('\n', ' ');

const cellsOf = (row: string) =>
	row
		.replaceAll(/^\||\|$/g, '')
		.split('|')
		.map((cell) => cell.trim());
