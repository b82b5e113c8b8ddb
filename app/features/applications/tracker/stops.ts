import { type ApplicationStatus, hostLabelOf, statusLabels } from '#schema/application-moves.ts';
import type { OwnApplication } from '#schema/own-applications.ts';
import type { Reader } from './reader.ts';

/** One stop of the line: `end` is one after which nothing follows. */
type Stop = { label: string; on: string | null; state: 'done' | 'now' | 'end' | 'open' };

const WAY: readonly ApplicationStatus[] = ['submitted', 'in-review', 'interview', 'offered'];

/** The stages of an application, each with the day on which it was reached. */
export function stopsOf(
	{ status, events }: Pick<OwnApplication, 'status' | 'events'>,
	readBy: Reader = 'student',
): Stop[] {
	const labelOf = readBy === 'host' ? hostLabelOf : (at: ApplicationStatus) => statusLabels[at];
	const dayOf = (wanted: ApplicationStatus) =>
		events.findLast(({ to_status }) => to_status === wanted)?.at ?? null;
	const place = WAY.indexOf(status);
	const stop = (at: ApplicationStatus, state: Stop['state']): Stop => ({
		label: labelOf(at),
		on: dayOf(at),
		state,
	});
	if (place >= 0)
		return WAY.map((at, index) =>
			stop(at, index < place ? 'done' : index === place ? 'now' : 'open'),
		);
	const reached = WAY.filter((at) => at === 'submitted' || dayOf(at));
	return [...reached.map((at) => stop(at, 'done')), stop(status, 'end')].slice(-4);
}
