/** One string of the catalogue. `where` names its file, the entries around it and its field. */
export type Text = { file: string; where: string; key: string; text: string };

/** What people type (content/search) is nothing that the site says. */
const files = import.meta.glob<Record<string, unknown>>(
	['/content/**/*.ts', '!/content/{checks,search}/**', '!/content/**/*.test.ts'],
	{ eager: true },
);

const label = (value: object) => {
	const { id, title, name, slug, question, heading } = value as Record<string, unknown>;
	const words = [id && `#${id}`, title ?? name ?? question ?? heading ?? slug];
	return words.filter(Boolean).join(' ');
};

/** A claim or an article that two lists share is one text. */
const read = new WeakSet<object>();

function textsIn(value: unknown, at: Omit<Text, 'text'>): Text[] {
	if (typeof value === 'string') return [{ ...at, text: value }];
	if (typeof value !== 'object' || value === null || read.has(value)) return [];
	read.add(value);
	const named = Array.isArray(value) ? at.where : `${at.where} ${label(value)}`.trimEnd();
	return Object.entries(value).flatMap(([field, inner]) => {
		const key = Array.isArray(value) ? at.key : field;
		return textsIn(inner, { file: at.file, where: named, key });
	});
}

/** Lists made of the others' entries: their texts are counted where they are written. */
const collections = ['full-programs.ts', 'uk-cities/all.ts'];

/** Every string of every content file except the types; new files are included automatically. */
export const texts: Text[] = Object.entries(files)
	.map(([path, exported]) => ({ file: path.replace('/content/', ''), exported }))
	.filter(({ file }) => !collections.includes(file) && file !== 'types.ts')
	.flatMap(({ file, exported }) => textsIn({ ...exported }, { file, where: file, key: '' }));

const codes = ['slug', 'flag', 'website', 'visaSite', 'email', 'phoneLink', 'per', 'currency'];

/** The strings that people read: no addresses, codes or dates of the machine's. */
export const prose: Text[] = texts.filter(
	({ key, text }) => !codes.includes(key) && !/^\d{4}-\d{2}-\d{2}$/.test(text),
);

/** Lines for `toEqual([])`: each text of `among` in which `fault` finds something, and what. */
export const faultsIn = (among: Text[], fault: RegExp): string[] =>
	among.flatMap(({ where, key, text }) => {
		const match = fault.exec(text);
		return match ? [`${where} (${key}): “${match[0]}” in “${text}”`] : [];
	});
