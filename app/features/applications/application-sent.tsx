import { Button } from '#app/ui/button.tsx';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Link } from '#app/ui/link.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';

/** @param program as it was named in the form */
export const ApplicationSent = ({ program, onAgain }: { program: string; onAgain: () => void }) => (
	<DonePanel
		title="We have your application"
		links={
			<>
				<Link to="/account/applications" className="link">
					See your applications
				</Link>
				<Link to="/programs" className="link">
					Search more programs
				</Link>
			</>
		}
	>
		<p className="wrap-anywhere">
			You applied for <b>{program}</b>. A copy of what you sent is on its way to your email address.
		</p>
		<Button look="secondary" className="order-last mt-2 justify-self-start" onClick={onAgain}>
			Apply for another program
		</Button>
		<p>
			A person reads it, {answerTimes.applicationRead}. You will have a first answer within{' '}
			{answerTimes.decision}. The last day for it is shown beside your application.
		</p>
	</DonePanel>
);
