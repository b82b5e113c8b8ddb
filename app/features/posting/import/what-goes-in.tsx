import { DRAFT_COLUMNS } from '#schema/employers/draft-import.ts';
import { boundsOf, type Field, type FieldName, fieldNamed } from '#schema/internships/fields.ts';

/** What a cell of a column may have, in a few words. */
function cellWords(name: FieldName): string {
	const field: Field = fieldNamed(name);
	switch (field.kind) {
		case 'line':
			return field.counts
				? `${field.counts.least} to ${field.counts.most} letters`
				: `up to ${field.longest} letters`;
		case 'text':
			return `${field.shortest} to ${field.longest} letters`;
		case 'points':
			return `up to ${boundsOf(field).most} points`;
		case 'number':
			return name === 'pay_amount' ? '13.20' : `${field.range.least} to ${field.range.most}`;
		case 'day':
			return '2027-06-14';
		case 'choice': {
			const values = Object.keys(field.options);
			return values.length > 3 ? `one of ${values.length}` : values.join(', ');
		}
		case 'flag':
			return 'yes or no';
		case 'tick':
			return 'yes';
	}
}

const isOptional = (name: FieldName) => {
	const field: Field = fieldNamed(name);
	return field.optional === true || field.kind === 'flag';
};

/** The columns of a file of drafts, each with its label and what goes in. */
export const WhatGoesIn = () => (
	<>
		<p className="text-muted">
			The first line names the columns. Separate the points of a list by |. The words are checked as
			in the form.
		</p>
		<details>
			<summary className="link inline-flex min-h-11 items-center">
				The {DRAFT_COLUMNS.length} columns
			</summary>
			<dl className="grid gap-2 text-small">
				{DRAFT_COLUMNS.map((name) => (
					<div key={name} className="border-t border-line pt-2">
						<dt className="flex flex-wrap justify-between gap-x-3">
							<code>{name}</code>
							<span className="text-muted">{isOptional(name) ? 'may be empty' : ''}</span>
						</dt>
						<dd className="text-muted">
							{fieldNamed(name).label}: {cellWords(name)}
						</dd>
					</div>
				))}
			</dl>
		</details>
	</>
);
