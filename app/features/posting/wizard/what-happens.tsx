import type { Correction } from '#schema/employers/corrections.ts';
import { draftLines } from '#schema/employers/draft-words.ts';
import { EMPTY_DRAFT, type FieldName } from '#schema/internships/fields.ts';

/** Says of a change to what is public, before it is submitted, what is public at once and what staff read first. */
export function WhatHappens({ correction: { atOnce, staffFirst } }: { correction: Correction }) {
	if (atOnce.length + staffFirst.length === 0)
		return <p className="rounded-card bg-wash p-5">Nothing differs from what is public.</p>;
	return (
		<section aria-label="What happens" className="grid gap-4 rounded-card bg-wash p-5">
			{atOnce.length > 0 && (
				<Part
					title="Public at once"
					fields={atOnce}
					words="We look at it afterwards. If it does not fit, we put the old text back and write to you."
				/>
			)}
			{staffFirst.length > 0 && (
				<Part
					title="Staff look at it first"
					fields={staffFirst}
					words="Until then the old text stays public. We write to you."
				/>
			)}
			<p className="text-muted">
				We tell everybody who has applied and waits for an answer what changes.
			</p>
		</section>
	);
}

const Part = ({ title, fields, words }: { title: string; fields: FieldName[]; words: string }) => (
	<div>
		<h3 className="text-body">{title}</h3>
		<p className="mt-1 font-semibold">{labelsOf(fields).join(', ')}</p>
		<p className="mt-1 text-muted">{words}</p>
	</div>
);

const labelsOf = (changed: FieldName[]) =>
	draftLines(EMPTY_DRAFT)
		.filter(({ fields }) => fields.some((field) => changed.includes(field)))
		.map(({ label }) => label);
