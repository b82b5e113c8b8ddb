import { AFTER_ACCEPTING } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { longDate } from '#schema/london-day.ts';

/** What is to be done until the first day, in order. */
export const StepsAfter = ({ application }: { application: StudentApplication }) => (
	<ol className="grid gap-3">
		{stepsAfter(application).map((step, place) => (
			<li key={step} className="flex flex-wrap gap-x-3 gap-y-1">
				<span
					aria-hidden="true"
					className="grid size-7 shrink-0 place-items-center rounded-full bg-card text-small font-semibold"
				>
					{place + 1}
				</span>
				<span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">{step}</span>
			</li>
		))}
	</ol>
);

/** "You start on 7 June 2027", or what the listing says of the start; undefined where there is no internship. */
function startWords({
	internship,
	offer,
}: Pick<StudentApplication, 'internship' | 'offer'>): string | undefined {
	const day = offer?.first_day ?? internship?.starts_on;
	if (day) return `You start on ${longDate(day)}`;
	return internship ? `Ask for your first day (the listing says: ${internship.starts})` : undefined;
}

function stepsAfter(application: StudentApplication): string[] {
	const { internship, offer } = application;
	const writes =
		internship?.source === 'employer'
			? `${internship.company} has your email address and writes`
			: 'We write';
	const start = startWords(application);
	const place = offer?.place ?? internship?.location;
	const reports = offer?.report_to ? ` You report to ${offer.report_to}.` : '';
	return [
		`${writes} to you about the contract and your first day.`,
		AFTER_ACCEPTING,
		...(start ? [`${start}. Place: ${place}.${reports}`] : []),
	];
}
