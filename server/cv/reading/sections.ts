import { type Line, textOf } from './cv-text.ts';
import { headingKind, isInCapitals, type Kind, mayBeHeading } from './words/headings.ts';

type Section = { kind: Kind; lines: Line[] };

/** A larger letter than that of the text, as a factor. */
const LARGER = 1.08;

/** The sections of a CV, each without its heading. What stands under a heading that is not known is `other`. */
export function sectionsIn(lines: readonly Line[]): Section[] {
	const look = lookOfHeadings(lines);
	const sections: Section[] = [{ kind: 'top', lines: [] }];
	for (const line of lines) {
		const isFirst = sections.every(({ kind }) => kind === 'top');
		const kind = kindOf(line, look, isFirst);
		if (kind) sections.push({ kind, lines: [] });
		else {
			// A column may begin with the name, beside one with the address.
			if (line.beginsColumn) sections.push({ kind: 'top', lines: [] });
			sections.at(-1)?.lines.push(line);
		}
	}
	return sections;
}

/** The lines of all sections of a kind. */
export const linesOfKind = (sections: readonly Section[], ...kinds: Kind[]): Line[] =>
	sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);

/** How the headings of a CV look. */
type Look = { size: number; isLarger: boolean; inCapitals: boolean };

function lookOfHeadings(lines: readonly Line[]): Look {
	const headings = lines.filter((line) => line.parts.length === 1 && headingKind(textOf(line)));
	const size = median(headings.map((line) => line.size));
	const capitals = headings.filter((line) => isInCapitals(textOf(line)));
	return {
		size,
		isLarger: size > LARGER * bodySize(lines),
		inCapitals: capitals.length > headings.length / 2,
	};
}

/** The kind of section that begins with a line; null if it is no heading. */
function kindOf(line: Line, { size, isLarger, inCapitals }: Look, isFirst: boolean): Kind | null {
	const text = textOf(line);
	if (line.parts.length > 1) return null;
	const isCapital = isInCapitals(text);
	const hasSize = Math.abs(line.size - size) <= 0.07 * size;
	const kind = headingKind(text);
	if (kind) return !(isLarger || inCapitals) || isCapital || (isLarger && hasSize) ? kind : null;
	if (isFirst || line.isPoint || !mayBeHeading(text)) return null;
	// Where they are no larger than the text, a company in capitals looks the same.
	return isLarger && hasSize && isCapital === inCapitals ? 'other' : null;
}

/** The size that most letters have. */
export function bodySize(lines: readonly Line[]): number {
	const letters = new Map<number, number>();
	for (const line of lines) {
		const size = Math.round(line.size * 2) / 2;
		letters.set(size, (letters.get(size) ?? 0) + textOf(line).length);
	}
	const [most] = [...letters].toSorted(([, one], [, other]) => other - one);
	return most?.[0] ?? 0;
}

const median = (numbers: readonly number[]): number =>
	numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
