import { longDate } from '#app/lib/dates.ts';
import { Sign } from '#app/ui/art/drawings.tsx';
import { answerDueOn } from '#schema/answers.ts';
import type { Internship } from '#schema/internship.ts';
import { Panel } from './panel.tsx';

/** Within how many days everybody hears. */
export function AnswerPanel({ internship, today }: { internship: Internship; today: string }) {
	const { answer_days, status } = internship;
	return (
		<Panel title="When you hear">
			<p className="flex gap-2.5 text-[1.12rem]">
				<Sign of="reply" className="mt-1 size-5! text-brand" />
				<span>
					An answer within <b>{answer_days} days</b>, to everybody
				</span>
			</p>
			<p className="mt-2 max-w-prose text-muted">
				{status === 'open'
					? `Apply today and you hear by ${longDate(answerDueOn(today, answer_days))}, whatever the answer is.`
					: `Whoever applied hears within ${answer_days} days of applying.`}
			</p>
		</Panel>
	);
}
