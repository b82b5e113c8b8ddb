import { answerTimes } from '#content/pages/answer-times.ts';
import { answerDueOn } from '#schema/applications/answers.ts';
import type { ApplicationTarget } from '#schema/applications/student-applications.ts';
import { untilEndOf } from '#schema/london-day.ts';

type Step = readonly [title: string, text: string];

const interview: Step = [
	'You interview',
	'Online, with the people you would work with, if the employer would like to meet you.',
];

const inGeneral: Step[] = [
	['We read it', `A person reads every application, ${answerTimes.applicationRead}.`],
	interview,
	[
		'You get an answer',
		`Usually within ${answerTimes.decision}. The exact day is shown with each internship, and with your application once you have sent it. You decide whether to accept an offer.`,
	],
];

function toInternship({ internship, today }: ApplicationTarget): Step[] {
	const due = untilEndOf(answerDueOn(today, internship.answer_days));
	return [
		internship.source === 'employer'
			? ['The employer reads it', `Your application goes straight to ${internship.company}.`]
			: ['We read it', 'A person reads every application.'],
		interview,
		[
			'You get an answer',
			`By ${due}, if you apply today: an invitation to an interview, an offer or a no. You decide whether to accept an offer.`,
		],
	];
}

/** @param target where one applies to an internship: its own day, and no other time */
export const NextSteps = ({ target }: { target?: ApplicationTarget }) => (
	<aside className="self-start rounded-panel bg-wash p-inset md:p-8 @4xl:sticky @4xl:top-24">
		<h2 className="text-body">What happens next</h2>
		<ol className="mt-4 grid gap-4">
			{(target ? toInternship(target) : inGeneral).map(([title, text], index) => (
				<li key={title} className="flex gap-3">
					<span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-fill text-small font-semibold text-on-fill">
						{index + 1}
					</span>{' '}
					<span>
						<b className="block">{title}</b> <span className="text-small text-muted">{text}</span>
					</span>
				</li>
			))}
		</ol>
		<p className="mt-5 text-small text-muted">
			It takes about fifteen minutes. What you type is kept in this tab.
		</p>
		<p className="mt-2 text-small text-muted">
			Applying is free. We never ask a student for money.
		</p>
	</aside>
);
