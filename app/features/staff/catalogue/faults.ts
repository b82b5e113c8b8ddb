import type { ImportReport } from '#schema/staff/catalogue-import.ts';

/** Lines of an import, and the faults that all of them have. */
type Faulty = { lines: number[]; problems: string[] };

/** The faults of an import, each once, together with those of the same lines; what concerns most lines is first. */
export function faultsOf(lines: ImportReport['lines']): Faulty[] {
	const linesOf = new Map<string, number[]>();
	for (const { line, problems } of lines)
		for (const words of new Set(problems))
			linesOf.set(words, [...(linesOf.get(words) ?? []), line]);
	const groups = new Map<string, Faulty>();
	for (const [words, numbers] of linesOf) {
		const { problems } = groups.get(numbers.join()) ?? { problems: [] };
		groups.set(numbers.join(), { lines: numbers, problems: [...problems, words] });
	}
	return [...groups.values()].toSorted((one, other) => other.lines.length - one.lines.length);
}

/** "In the file: 3 changed, 12 unchanged, 1 new."; what there is none of is left out. */
export function reportWords({
	stored,
	added,
	changed,
	unchanged,
	there,
}: Pick<ImportReport, 'stored' | 'added' | 'changed' | 'unchanged' | 'there'>): string {
	const parts = [
		[changed, 'changed'],
		[unchanged, 'unchanged'],
		[there.length, 'already there'],
		[added, 'new'],
	] as const;
	const words = parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []));
	return `${stored ? 'Stored' : 'In the file'}: ${words.join(', ')}.`;
}
