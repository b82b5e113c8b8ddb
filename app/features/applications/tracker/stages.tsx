import type { OwnApplication } from '#schema/own-applications.ts';
import type { Reader } from './reader.ts';
import { stopsOf } from './stops.ts';

const short = new Intl.DateTimeFormat('en-GB', {
	day: 'numeric',
	month: 'short',
	timeZone: 'Europe/London',
});

/** "20 Nov": the year is in the history. */
const dayText = (moment: string) => short.format(new Date(moment));

/** The application as a line with a stop for each stage, and its day below. */
export const Stages = ({
	application,
	readBy = 'student',
}: {
	application: Pick<OwnApplication, 'status' | 'events'>;
	readBy?: Reader;
}) => (
	<ol className="stages stages-ended max-w-xl">
		{stopsOf(application, readBy).map(({ label, on, state }) => (
			<li
				key={label}
				className={state === 'open' ? undefined : state}
				aria-current={state === 'now' || state === 'end' ? 'step' : undefined}
			>
				{state === 'now' || state === 'end' ? <b>{label}</b> : label}
				{on && <span>{dayText(on)}</span>}
			</li>
		))}
	</ol>
);
