import type { Actor, ApplicationChange } from '#schema/applications/applicants.ts';

/** What was done, without who and when. @param actor who has done it, and whom an application was given; nobody if gone */
export function changeWords(
	{ kind, stars, file }: Pick<ApplicationChange, 'kind' | 'stars' | 'file'>,
	actor: Actor | undefined,
): string {
	switch (kind) {
		case 'stars':
			return stars ? `${stars} of 3 stars` : 'Stars removed';
		case 'shortlisted':
			return 'Put on the shortlist';
		case 'unlisted':
			return 'Taken off the shortlist';
		case 'assigned':
			return assignedWords(actor);
		case 'unassigned':
			return 'Given to nobody';
		case 'exported':
			return exportedWords(file);
	}
}

function assignedWords(actor: Actor | undefined): string {
	if (actor?.named && actor.named === actor.name) return 'Taken on';
	if (actor?.named_you) return 'Given to you';
	return `Given to ${actor?.named ?? 'a former colleague'}`;
}

function exportedWords(file: ApplicationChange['file']): string {
	if (!file || file.kind === 'cv') return 'CV downloaded';
	const { kind, applications } = file;
	return kind === 'list'
		? `Downloaded in a list of ${applications}`
		: `CV downloaded in a file of ${applications}`;
}
