import type { StaffFigure } from '#schema/staff/staff.ts';

const queues: Record<string, string> = {
	draft: 'Drafts',
	employer: 'Companies',
	internship: 'Corrections',
	message: 'Messages',
	'applicant-message': 'Messages to applicants',
	report: 'Reports',
};

/** The weeks, newest first, with the queues by name. All together stand first; where they are one person, that person alone. */
export function weeksOf(figures: StaffFigure[]): { begins: string; rows: StaffFigure[] }[] {
	const weeks = [...new Set(figures.map(({ begins }) => begins))].toSorted().reverse();
	return weeks.map((begins) => {
		const ofWeek = figures.filter((figure) => figure.begins === begins);
		const rows = [...new Set(ofWeek.map(({ queue }) => queue))].flatMap((queue) => {
			const own = ofWeek.filter((figure) => figure.queue === queue);
			const people = own.filter(({ staff_email }) => staff_email !== null);
			const together =
				people.length > 1 ? own.filter(({ staff_email }) => staff_email === null) : [];
			return [...together, ...people].map((figure) => ({
				...figure,
				queue: queues[queue] ?? queue,
			}));
		});
		return { begins, rows };
	});
}

/** "40 minutes", "5 hours", "3 days"; a dash where it is not known. */
export function hoursWords(hours: number | null): string {
	if (hours === null) return '–';
	if (hours < 1) return unit(Math.max(1, Math.round(hours * 60)), 'minute');
	return hours < 48 ? unit(Math.round(hours), 'hour') : unit(Math.round(hours / 24), 'day');
}

const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
