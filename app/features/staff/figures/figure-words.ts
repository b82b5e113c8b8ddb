import type { StaffFigure } from '#schema/staff/staff.ts';

const queues: Record<string, string> = {
	draft: 'Drafts',
	employer: 'Companies',
	internship: 'Corrections',
	message: 'Messages',
	'applicant-message': 'Messages to applicants',
	report: 'Reports',
};

/** The weeks, newest first, with the queues by name. */
export function weeksOf(figures: StaffFigure[]): { begins: string; rows: StaffFigure[] }[] {
	const weeks = [...new Set(figures.map(({ begins }) => begins))].toSorted().reverse();
	return weeks.map((begins) => ({
		begins,
		rows: figures
			.filter((figure) => figure.begins === begins)
			.map((figure) => ({ ...figure, queue: queues[figure.queue] ?? figure.queue })),
	}));
}

/** "40 minutes", "5 hours", "3 days"; a dash where it is not known. */
export function hoursWords(hours: number | null): string {
	if (hours === null) return '–';
	if (hours < 1) return unit(Math.max(1, Math.round(hours * 60)), 'minute');
	return hours < 48 ? unit(Math.round(hours), 'hour') : unit(Math.round(hours / 24), 'day');
}

const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
