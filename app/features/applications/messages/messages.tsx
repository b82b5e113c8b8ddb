import { type ComponentProps, type ReactNode, useId } from 'react';
import { ReportButton } from '#app/features/applications/tracker/one/report-message.tsx';
import { MESSAGES_ANCHOR } from '#app/lib/addresses/application-path.ts';
import { cn } from '#app/lib/cn.ts';
import { Card } from '#app/ui/card.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type {
	ApplicationMessage,
	Conversation,
	Side,
} from '#schema/applications/application-messages.ts';
import { MESSAGE_WARNING } from '#schema/applications/message-warning.ts';
import { londonMoment } from '#schema/london-day.ts';
import { reportOne } from './message-calls.ts';
import { MessageForm, NotSent } from './message-form.tsx';
import { notSentWords } from './not-sent-words.ts';

const focusIfLinked = (heading: HTMLHeadingElement | null) => {
	if (location.hash === `#${MESSAGES_ANCHOR}`) heading?.focus();
};

/** Of one application and one of its sides; `other` is the name of the other one. */
type Reader = { id: string; side: Side; other: string };

/**
 * The messages about an application, and the form for the next one. Addresses and links in them are text.
 * @param title the heading, at the level of its page
 */
export function Messages({
	conversation: { messages, why_not, is_question },
	title: Title,
	...reader
}: Reader & {
	conversation: Conversation;
	title: (props: ComponentProps<'h2'>) => ReactNode;
}) {
	const { id, side, other } = reader;
	const heading = useId();
	const fresh = messages.filter(({ is_new }) => is_new);
	const isWarned = side === 'student' && messages.some((message) => message.side !== side);
	return (
		<Card id={MESSAGES_ANCHOR} className="grid min-w-0 scroll-mt-24 gap-4">
			<Title id={heading} tabIndex={-1} ref={focusIfLinked}>
				Messages
			</Title>
			{messages.length > 0 ? (
				// What comes is read out.
				<div role="log" aria-labelledby={heading}>
					<ol className="grid gap-3">
						<Entries>
							{messages.map((message) => (
								<li key={message.id} className="grid gap-3">
									{message === fresh[0] && <NewLine count={fresh.length} />}
									<OneMessage message={message} {...reader} />
								</li>
							))}
						</Entries>
					</ol>
				</div>
			) : (
				<p className="text-muted">
					<span>
						{why_not === null
							? `Nobody has written yet. What you write here reaches ${other}.`
							: 'Nobody has written.'}
					</span>
				</p>
			)}
			{isWarned && <p className="text-small font-semibold">{MESSAGE_WARNING}</p>}
			{why_not === null ? (
				<MessageForm id={id} side={side} other={other} isQuestion={is_question} />
			) : (
				<NotSent id={id} why={why_not} side={side} />
			)}
		</Card>
	);
}

const NewLine = ({ count }: { count: number }) => (
	<p className="flex items-center gap-3 text-small font-semibold text-hot">
		<span aria-hidden="true" className="flex-1 border-t border-hot" />
		<span>{count} new</span>
		<span aria-hidden="true" className="flex-1 border-t border-hot" />
	</p>
);

function OneMessage({ message, id, side, other }: Reader & { message: ApplicationMessage }) {
	const { text, state, reported } = message;
	const isOwn = message.side === side;
	const at = londonMoment(message.at);
	return (
		<article
			className={cn(
				'grid max-w-xl gap-1 rounded-card border px-4 py-3',
				isOwn ? 'ml-8 justify-self-end' : 'justify-self-start',
				frameOf(message, isOwn),
			)}
		>
			<p className="flex flex-wrap justify-between gap-x-4 text-small">
				<b className="wrap-anywhere">{writerOf(message, { side, other })}</b>
				<span className="text-muted">{at}</span>
			</p>
			<p className="whitespace-pre-line wrap-anywhere">{text}</p>
			{state !== 'sent' && (
				<p className="text-small text-muted wrap-anywhere">
					<span>{notSentWords('message', message)}</span>
				</p>
			)}
			{!isOwn && reported && (
				<p className="text-small text-muted">You have reported this message.</p>
			)}
			{!isOwn && !reported && (
				<p className="text-small">
					<ReportButton
						writer={message.side}
						about={` of ${at}`}
						onReport={(report) => reportOne(side, id, message.id, report)}
					/>
				</p>
			)}
		</article>
	);
}

const frameOf = ({ state, is_new }: ApplicationMessage, isOwn: boolean) => {
	if (state !== 'sent') return 'border-dashed border-line';
	if (isOwn) return 'border-transparent bg-wash';
	return is_new ? 'border-brand' : 'border-line';
};

/** "You", "Rosa Hale, Tidewell Systems", or the name of the student. */
function writerOf(
	{ side: by, writer }: ApplicationMessage,
	{ side, other }: Pick<Reader, 'side' | 'other'>,
): string {
	if (by === 'student') return side === 'student' ? 'You' : other;
	if (side === 'employer') return writer ?? 'Your company';
	return writer ? `${writer}, ${other}` : other;
}
