import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** One text of the source that a person reads, with its file; `…` stands for what is filled in. */
export type ScreenText = { file: string; text: string };

const root = new URL('../../../', import.meta.url);
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

function collect(node: Node, found: string[]) {
	if (node.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(node.type)) return;
	if (node.type === 'ImportDeclaration') return;
	if (node.type === 'JSXAttribute' && CODE_ATTRIBUTES.test(String((node.name as Node).name)))
		return;
	if (node.type === 'JSXElement' || node.type === 'JSXFragment')
		found.push(...elementText(node).split('\n'));
	if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
	if (node.type === 'TemplateLiteral') found.push(templateText(node));
	for (const field of Object.values(node)) for (const inner of nodes(field)) collect(inner, found);
}

/** A sentence: it begins as one, has a space and ends as one. Labels and codes have no sentence to measure. */
const isSentence = (text: string) =>
	/^[“"(]?(?:[\p{Lu}\d£]|…\s).*\p{L}\s.*[.?!:]["”)]?$/su.test(text) && !/[{}<>=;\\]/.test(text);

/** Every sentence in the sources of screens, messages and mails. */
export const screenTexts: ScreenText[] = ['app', 'schema', 'server']
	.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
	.filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
	.sort()
	.flatMap((file) => {
		const { program } = parseSync(file, readFileSync(new URL(file, root), 'utf8'));
		const found: string[] = [];
		collect(program as unknown as Node, found);
		const texts = new Set(found.map((text) => text.trim()).filter(isSentence));
		return [...texts].map((text) => ({ file, text }));
	});
