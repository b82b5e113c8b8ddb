import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Link } from '#app/ui/link.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';
import { site } from '#content/site.ts';

/** @param filled whether app/page/contact.ts says what was sent; a browser without scripts comes back from the server */
export const MessageSent = ({ filled = false }) => (
	<DonePanel
		title="We have your message"
		links={
			<>
				<Link to="/programs" className="link">
					Search programs
				</Link>
				<Link to="/resources/faqs" className="link">
					Read common questions
				</Link>
			</>
		}
	>
		<p className="wrap-anywhere">
			{filled ? (
				<>
					It is about “<span data-said="subject" />
					”. We confirm it by email to <b data-said="email" />, once an hour at most.
				</>
			) : (
				'We confirm it by email to the address you gave, once an hour at most.'
			)}
		</p>
		<p>
			A person reads it and answers by email {answerTimes.messageOnWorkingDays}. If no email comes,
			the address may be mistyped: send the message again, or call{' '}
			<span className="whitespace-nowrap">{site.phone}</span>.
		</p>
	</DonePanel>
);
