import type { ComponentProps } from 'react';
import type { Audience } from '#app/features/applications/tracker/audience.ts';
import { cn } from '#app/lib/cn.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { londonDay, shortDay } from '#schema/london-day.ts';
import { nextWords, type Stop, stopsOf } from './stops.ts';

/** The application as a line with a stop for each stage, and its day below. @param today ISO date in Europe/London */
export const Stages = ({
	application,
	today,
	readBy = 'student',
	wide = false,
}: {
	application: Pick<StudentApplication, 'status' | 'events' | 'answer_due_on' | 'internship'>;
	today: string;
	readBy?: Audience;
	/** As wide as there is room, and upright on a phone. */
	wide?: boolean;
}) => (
	// The size of the letters that do not fit is this element's: a wide line stands upright already on a phone.
	<div className={cn('@container', wide ? 'text-[2rem]' : 'max-w-xl')}>
		<ol className="stages stages-ended @max-[17em]:stages-upright">
			{stopsOf(application, today, readBy, wide ? 5 : 4).map((stop) => (
				<Stage key={stop.label} {...stop} isGood={application.status === 'accepted'} />
			))}
		</ol>
	</div>
);

/** What comes after the present stage, on a phone alone: there all the stages stand further below. */
export function NextStage({
	application,
	today,
}: {
	application: ComponentProps<typeof Stages>['application'];
	today: string;
}) {
	const words = nextWords(stopsOf(application, today));
	return (
		words && (
			<p className="text-small text-muted md:hidden" data-no-print="">
				{words}
			</p>
		)
	);
}

function Stage({ label, on, state, due, passed, isGood }: Stop & { isGood: boolean }) {
	const here = state === 'now' || state === 'end';
	return (
		<li
			className={cn(state !== 'open' && state, due?.late && 'late', isGood && 'good')}
			aria-current={here ? 'step' : undefined}
		>
			{here ? <b>{label}</b> : label}
			{on && <span>{shortDay(londonDay(new Date(on)))}</span>}
			{passed && (
				<span>
					<span className="sr-only">, </span>
					{passed}
				</span>
			)}
			{due && (
				<span className="due">
					{/* Above the line its place says it; upright it would read as a day of the stop. */}
					<span className="sr-only @max-[17em]:not-sr-only">answer </span>
					{`${due.late ? 'was due' : 'by'} ${shortDay(due.on)}`}
				</span>
			)}
		</li>
	);
}
