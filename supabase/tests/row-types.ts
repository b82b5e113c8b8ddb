/**
 * The statements of the server with a type of their rows (`` tx<Row[]>`select …` ``), read from its text: what the type says of
 * each column, and the statement as the database gets it. Neither is run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** What a type says of a column; `is`: as `typeof` has it, 'other' where no single one is meant. */
export type Declared = {
	is: 'string' | 'number' | 'boolean' | 'other';
	orNull: boolean;
	/** Whether the column may be missing. */
	optional?: boolean;
};

export type Statement = {
	/** The file and the line. */
	place: string;
	/** By name; null where the type is not written out. */
	columns: Map<string, Declared> | null;
	/** Null where a part of it is decided as it runs. */
	text: string | null;
};

/** By name, each with its place in the text: functions have types and constants of their own with the same names. */
type Named<Node> = Map<string, { at: number; node: Node }[]>;

type File = {
	path: string;
	text: string;
	types: Named<ESTree.TSType | ESTree.TSInterfaceDeclaration>;
	/** What constants are, and what functions of one expression return. */
	values: Named<ESTree.Expression>;
	/** The name in the other file. */
	imports: Map<string, { from: string; name: string }>;
	tagged: ESTree.TaggedTemplateExpression[];
};

const files = new Map<string, File>();

function fileAt(path: string): File {
	const existing = files.get(path);
	if (existing) return existing;
	const text = readFileSync(path, 'utf8');
	const file: File = {
		path,
		text,
		types: new Map(),
		values: new Map(),
		imports: new Map(),
		tagged: [],
	};
	files.set(path, file);
	const add = <Node>(to: Named<Node>, name: string, at: number, node: Node | undefined) => {
		if (node) to.set(name, [...(to.get(name) ?? []), { at, node }]);
	};
	new Visitor({
		TSTypeAliasDeclaration: ({ id, start, typeAnnotation }) =>
			add(file.types, id.name, start, typeAnnotation),
		TSInterfaceDeclaration: (node) => add(file.types, node.id.name, node.start, node),
		TaggedTemplateExpression: (node) => void file.tagged.push(node),
		VariableDeclarator: ({ id, init, start }) => {
			if (id.type === 'Identifier' && init)
				add(file.values, id.name, start, returned(init) ?? init);
		},
		FunctionDeclaration: (node) => {
			if (node.id) add(file.values, node.id.name, node.start, returned(node));
		},
		ImportDeclaration: ({ source, specifiers }) => {
			const from = pathOf(path, source.value);
			if (!from) return;
			for (const one of specifiers)
				if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
					file.imports.set(one.local.name, { from, name: one.imported.name });
		},
	}).visit(parseSync(path, text).program);
	return file;
}

function pathOf(importer: string, source: string): string | null {
	const path = source.startsWith('#')
		? source.slice(1)
		: source.startsWith('.')
			? join(dirname(importer), source)
			: '';
	return /\.ts$/.test(path) && existsSync(path) ? path : null;
}

/** What a function returns, where that is all that it does. */
function returned(node: ESTree.Expression | ESTree.Function): ESTree.Expression | undefined {
	if (node.type === 'ArrowFunctionExpression' && node.expression) return node.body as never;
	if (!('body' in node) || node.body?.type !== 'BlockStatement') return undefined;
	const last = node.body.body.at(-1);
	return last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}

/** @param path of a file of the server */
export function statementsIn(path: string): Statement[] {
	const file = fileAt(path);
	return file.tagged.flatMap((node) => {
		const [type] = node.typeArguments?.params ?? [];
		if (!type) return [];
		const [only] = type.type === 'TSTupleType' ? type.elementTypes : [];
		const row = type.type === 'TSArrayType' ? type.elementType : (only ?? type);
		const line = file.text.slice(0, node.start).split('\n').length;
		const parameters: string[] = [];
		return [
			{
				place: `${path}:${line}`,
				columns: columnsOf(row, file),
				text: textOf(node, file, parameters),
			},
		];
	});
}

type Columns = Map<string, Declared>;
type TypeNode = ESTree.TSType | ESTree.TSInterfaceDeclaration | ESTree.TSTupleElement;

/** The one with this name that is declared last before a place in the text, or else after it. */
function nearest<Node>(all: Named<Node>, name: string, at: number): Node | undefined {
	const some = all.get(name);
	return (some?.findLast((one) => one.at < at) ?? some?.[0])?.node;
}

/** A type by its name, in this file or where it is imported from. */
function named(name: string, file: File, at: number): { type: TypeNode; file: File } | null {
	const own = nearest(file.types, name, at);
	if (own) return { type: own, file };
	const imported = file.imports.get(name);
	return imported ? named(imported.name, fileAt(imported.from), 0) : null;
}

const nameOf = (type: ESTree.TSTypeReference) =>
	type.typeName.type === 'Identifier' ? type.typeName.name : '';

/** The columns that a type of rows names; null where it is not written out. */
function columnsOf(type: TypeNode, file: File): Columns | null {
	if (type.type === 'TSParenthesizedType') return columnsOf(type.typeAnnotation, file);
	if (type.type === 'TSTypeLiteral') return membersOf(type.members, file);
	if (type.type === 'TSInterfaceDeclaration')
		return type.extends.length > 0 ? null : membersOf(type.body.body, file);
	if (type.type === 'TSIntersectionType') {
		const parts = type.types.map((part) => columnsOf(part, file));
		return parts.includes(null) ? null : new Map(parts.flatMap((part) => [...(part ?? [])]));
	}
	if (type.type !== 'TSTypeReference') return null;
	const [of, names] = type.typeArguments?.params ?? [];
	const name = nameOf(type);
	if ((name === 'Omit' || name === 'Pick') && of && names) {
		const all = columnsOf(of, file);
		const some = literalsOf(names);
		if (!all || !some) return null;
		return new Map([...all].filter(([column]) => some.includes(column) === (name === 'Pick')));
	}
	const match = of ? null : named(name, file, type.start);
	return match && columnsOf(match.type, match.file);
}

function literalsOf(type: TypeNode): string[] | null {
	if (type.type === 'TSUnionType') {
		const parts = type.types.map(literalsOf);
		return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
	}
	const isText = type.type === 'TSLiteralType' && type.literal.type === 'Literal';
	return isText ? [String((type.literal as ESTree.StringLiteral).value)] : null;
}

function membersOf(members: ESTree.TSSignature[], file: File): Columns | null {
	const columns: Columns = new Map();
	for (const member of members) {
		if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return null;
		const { key, typeAnnotation, optional } = member;
		const name =
			key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
		if (name === null) return null;
		const { is, orNull } = declaredOf(typeAnnotation.typeAnnotation, file);
		columns.set(name, { is, orNull: orNull || optional, optional });
	}
	return columns;
}

const OTHER: Declared = { is: 'other', orNull: false };
/** Where it cannot be said, nothing is compared. */
const ANYTHING: Declared = { is: 'other', orNull: true };

function declaredOf(type: TypeNode, file: File): Declared {
	switch (type.type) {
		case 'TSStringKeyword':
			return { is: 'string', orNull: false };
		case 'TSNumberKeyword':
			return { is: 'number', orNull: false };
		case 'TSBooleanKeyword':
			return { is: 'boolean', orNull: false };
		case 'TSNullKeyword':
			return { is: 'other', orNull: true };
		case 'TSParenthesizedType':
			return declaredOf(type.typeAnnotation, file);
		case 'TSLiteralType': {
			const value = type.literal.type === 'Literal' ? type.literal.value : undefined;
			const is = typeof value;
			return is === 'string' || is === 'number' || is === 'boolean' ? { is, orNull: false } : OTHER;
		}
		case 'TSUnionType': {
			const parts = type.types.map((part) => declaredOf(part, file));
			const kinds = new Set(
				type.types.flatMap((part, place) =>
					part.type === 'TSNullKeyword' ? [] : (parts[place]?.is ?? 'other'),
				),
			);
			const [is = 'other'] = kinds;
			return { is: kinds.size === 1 ? is : 'other', orNull: parts.some(({ orNull }) => orNull) };
		}
		case 'TSTypeLiteral':
		case 'TSArrayType':
		case 'TSTupleType':
			return OTHER;
		case 'TSTypeReference': {
			const match = type.typeArguments ? null : named(nameOf(type), file, type.start);
			return match ? declaredOf(match.type, match.file) : ANYTHING;
		}
		default:
			return ANYTHING;
	}
}

/**
 * The text of a statement, with `$1` for a value, and the texts of other templates in their places.
 * @param parameters grows by each value
 */
function textOf(
	{ quasi }: ESTree.TaggedTemplateExpression,
	file: File,
	parameters: string[],
): string | null {
	let text = quasi.quasis[0]?.value.cooked ?? '';
	for (const [place, value] of quasi.expressions.entries()) {
		const part = partOf(value, file, parameters, /\bin\s*$/.test(text));
		if (part === null) return null;
		text += part + (quasi.quasis[place + 1]?.value.cooked ?? '');
	}
	return text;
}

function partOf(
	value: ESTree.Expression,
	file: File,
	parameters: string[],
	isList: boolean,
): string | null {
	const template = templateOf(value, file);
	if (template) return textOf(template.node, template.file, parameters);
	if (value.type === 'CallExpression' && value.callee.type === 'Identifier') {
		const isTag = ['sql', 'tx', 'transaction'].includes(value.callee.name);
		if (isTag) return isList ? '(null)' : null;
	}
	parameters.push('');
	return `$${parameters.length}`;
}

/** The template that an expression is, names or returns; of two, the first. */
function templateOf(
	value: ESTree.Expression,
	file: File,
): { node: ESTree.TaggedTemplateExpression; file: File } | null {
	if (value.type === 'TaggedTemplateExpression') return { node: value, file };
	if (value.type === 'ConditionalExpression')
		return templateOf(value.consequent, file) ?? templateOf(value.alternate, file);
	const name =
		value.type === 'Identifier'
			? value.name
			: value.type === 'CallExpression' && value.callee.type === 'Identifier'
				? value.callee.name
				: '';
	const own = nearest(file.values, name, value.start);
	if (own) return own === value ? null : templateOf(own, file);
	const imported = file.imports.get(name);
	if (!imported) return null;
	const other = fileAt(imported.from);
	const theirs = nearest(other.values, imported.name, 0);
	return theirs ? templateOf(theirs, other) : null;
}
