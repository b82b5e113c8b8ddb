import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import type { Cause, Refusal } from '#server/cv/refusal.ts';
import { refusedAddress, refusedFile, refusedProgram } from './addresses.ts';
import { carriesFile, refusedAttachment, textOf } from './attachments.ts';
import { names } from './names.ts';
import type { Pdf } from './read-pdf.ts';

const causes = (all: Record<string, Cause>) =>
	new Map(Object.entries(all).map(([text, cause]) => [PDFName.of(text), cause]));

/** What actions do (ISO 32000-2, 12.6.4) that are more than to go to a page, open an address or show a layer. */
const ACTIONS = causes({
	JavaScript: 'script',
	Launch: 'program-link',
	GoToR: 'file-link',
	GoToE: 'attachment',
	SubmitForm: 'form',
	ResetForm: 'form',
	ImportData: 'form',
	Hide: 'form',
	Sound: 'media',
	Movie: 'media',
	Rendition: 'media',
	RichMediaExecute: 'media',
	GoTo3DView: 'media',
	Thread: 'action',
	Trans: 'action',
});
/** What else is more than text, a picture, a link or a field, by its Type or Subtype. */
const TYPES = causes({ Rendition: 'media', '3D': 'media' });
const SUBTYPES = causes({
	FileAttachment: 'attachment',
	RichMedia: 'media',
	Movie: 'media',
	Sound: 'media',
	'3D': 'media',
});

const { A, AA, AdditionalStreams, Base, Collection, F, FS, GoTo, JavaScript, JS, K } = names(
	...(['A', 'AA', 'AdditionalStreams', 'Base', 'Collection', 'F', 'FS', 'GoTo'] as const),
	...(['JavaScript', 'JS', 'K'] as const),
);
const {
	Kids,
	Names,
	Next,
	OpenAction,
	P,
	PA,
	Pg,
	S,
	StructElem,
	Subtype,
	Type,
	UF,
	URI,
	Win,
	XFA,
} = names(
	...(['Kids', 'Names', 'Next', 'OpenAction', 'P', 'PA', 'Pg', 'S', 'StructElem'] as const),
	...(['Subtype', 'Type', 'UF', 'URI', 'Win', 'XFA'] as const),
);

/**
 * Why a file is refused that does something, leads elsewhere or carries other files; null for a plain one. What counts is
 * where a name stands: a heading, a colour or a page may be called JavaScript.
 */
export function refusedActive(pdf: Pdf): Refusal | null {
	const judge = judgeOf(pdf);
	let carries = false;
	let isCollection = false;
	let refused: Refusal | null = null;
	for (const dict of pdf.dicts) {
		const refusal = judge(dict);
		// A script is named before the link that starts it.
		if (refusal && (!refused || refusal.cause === 'script')) refused = refusal;
		if (refused?.cause === 'script') return refused;
		carries ||= carriesFile(pdf, dict);
		isCollection ||= pdf.valuesOf(dict, Collection).some((value) => value instanceof PDFDict);
	}
	if (refused) return refused;
	if (carries && isCollection) return { cause: 'attachment' };
	if (pdf.trailers.some((trailer) => pdf.valuesOf(trailer, AdditionalStreams).length > 0))
		return { cause: 'hybrid' };
	const isOutside = (stream: PDFRawStream) => pdf.valuesOf(stream.dict, F).length > 0;
	return [...pdf.streams.values()].flat().some(isOutside) ? { cause: 'outside' } : null;
}

/** Judges one dictionary; what is named in many places is judged once. */
function judgeOf(pdf: Pdf) {
	const { resolve, valuesOf } = pdf;
	const actions = new Set<PDFObject>();
	const ownActions = new Set<PDFObject>();
	const trees = new Set<PDFObject>();
	const arrays = new Set<PDFObject>();
	const kindsOf = (dict: PDFDict) => valuesOf(dict, S).filter((kind) => kind instanceof PDFName);

	const judgeKind = (dict: PDFDict): Refusal | null => {
		const cause = first(kindsOf(dict), (kind) => ACTIONS.get(kind as PDFName) ?? null);
		if (!cause) return null;
		const file = () => fileNameOf(pdf, dict);
		if (cause === 'file-link') return refusedFile(file());
		return cause === 'program-link' ? refusedProgram(file()) : { cause };
	};
	/** What follows a press on a link, a button or a heading, also if it pretends to be a part of the text. */
	const judgeActions = (dict: PDFDict): Refusal | null => {
		const named = [A, PA, Next].flatMap((key) => valuesOf(dict, key));
		for (const value of named) {
			const isNew = !actions.has(value);
			actions.add(value);
			if (!isNew) continue;
			const all = value instanceof PDFArray ? value.asArray().flatMap(resolve) : [value];
			const refused = first(all, (one) => (one instanceof PDFDict ? judgeKind(one) : null));
			if (refused) return refused;
		}
		return null;
	};
	/** Whether something is done on opening that is more than to go to a page of this file. */
	const actsOnOpening = (dict: PDFDict): boolean => {
		const actions = [...valuesOf(dict, OpenAction)];
		for (const action of actions) {
			if (!(action instanceof PDFDict) || ownActions.has(action)) continue;
			ownActions.add(action);
			if (kindsOf(action).some((kind) => kind !== GoTo)) return true;
			for (const next of valuesOf(action, Next))
				actions.push(...(next instanceof PDFArray ? next.asArray().flatMap(resolve) : [next]));
		}
		return false;
	};
	/** Whether something is done when a page or the file is opened, closed or printed, or a field is changed. */
	const actsByItself = (dict: PDFDict): boolean =>
		valuesOf(dict, AA).some((events) => {
			if (!(events instanceof PDFDict) || ownActions.has(events)) return false;
			ownActions.add(events);
			const all = events.keys().flatMap((key) => valuesOf(events, key));
			return all.some((action) => action instanceof PDFDict && kindsOf(action).length > 0);
		});
	const hasEntry = (tree: PDFObject): boolean => {
		if (!(tree instanceof PDFDict) || trees.has(tree)) return false;
		trees.add(tree);
		const entries = (key: PDFName) =>
			valuesOf(tree, key).flatMap((list) => (list instanceof PDFArray ? [list.asArray()] : []));
		return (
			entries(Names).some((list) =>
				list.some((one, at) => at % 2 === 1 && resolve(one).length > 0),
			) || entries(Kids).some((list) => list.flatMap(resolve).some(hasEntry))
		);
	};
	const isScript = (dict: PDFDict): boolean =>
		valuesOf(dict, JS).some(
			(code) => code instanceof PDFRawStream || textOf(code).join('') !== '',
		) || valuesOf(dict, JavaScript).some(hasEntry);
	const hasFormOfXml = (dict: PDFDict): boolean =>
		valuesOf(dict, XFA).some((form) => {
			if (!(form instanceof PDFArray)) return form instanceof PDFRawStream;
			if (arrays.has(form)) return false;
			arrays.add(form);
			return form
				.asArray()
				.flatMap(resolve)
				.some((part) => part instanceof PDFRawStream);
		});
	const judgeLink = (dict: PDFDict): Refusal | null => {
		const values = valuesOf(dict, URI);
		if (values.length === 0 && pdf.written(dict, URI).length > 0) return { cause: 'missing-link' };
		const bases = values.flatMap((one) => (one instanceof PDFDict ? valuesOf(one, Base) : [one]));
		return first(bases.flatMap(textOf), refusedAddress);
	};
	const judgeType = (dict: PDFDict): Refusal | null => {
		const ofType = first(valuesOf(dict, Type), (type) => TYPES.get(type as PDFName) ?? null);
		const cause =
			ofType ?? first(valuesOf(dict, Subtype), (type) => SUBTYPES.get(type as PDFName) ?? null);
		if (!cause) return null;
		return { cause, about: first(valuesOf(dict, FS), (file) => specified(pdf, file)) ?? '' };
	};
	/** A part of the text with its role: no action, unless something names it as one. */
	const isTag = (dict: PDFDict) =>
		valuesOf(dict, Type).includes(StructElem) || (dict.has(P) && (dict.has(K) || dict.has(Pg)));

	return (dict: PDFDict): Refusal | null => {
		if (isScript(dict)) return { cause: 'script' };
		if (actsOnOpening(dict) || actsByItself(dict)) return { cause: 'by-itself' };
		return (
			(isTag(dict) ? null : judgeKind(dict)) ??
			judgeActions(dict) ??
			judgeLink(dict) ??
			judgeType(dict) ??
			refusedAttachment(pdf, dict) ??
			(hasFormOfXml(dict) ? { cause: 'form' } : null)
		);
	};
}

/** The file that an action names. */
const fileNameOf = (pdf: Pdf, action: PDFDict): string =>
	first(
		[F, Win].flatMap((key) => [...pdf.valuesOf(action, key)]),
		(file) => specified(pdf, file),
	) ?? '';

/** The name in a file specification. */
const specified = (pdf: Pdf, file: PDFObject): string | null =>
	file instanceof PDFDict
		? (first([UF, F].flatMap((key) => pdf.valuesOf(file, key)).flatMap(textOf), String) ?? null)
		: (textOf(file)[0] ?? null);

function first<T, Result>(all: readonly T[], find: (one: T) => Result | null): Result | null {
	for (const one of all) {
		const result = find(one);
		if (result !== null) return result;
	}
	return null;
}
