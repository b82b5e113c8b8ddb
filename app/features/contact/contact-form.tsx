import type { PostedForm } from '#app/lib/calls/posted-form.ts';
import { DonePanel } from '#app/ui/forms/done-panel.tsx';
import { Honeypot, Select, TextArea, TextField } from '#app/ui/forms/field.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { NotAccepted } from '#app/ui/forms/not-accepted.tsx';
import { SubmitButton } from '#app/ui/forms/submit-button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';
import { site } from '#content/site.ts';
import { asCategory, CATEGORIES, categoryLabels } from '#schema/contact-categories.ts';
import { limits } from '#schema/limits.ts';

type Props = {
	/** What the link to this form carried. */
	chosen: { subject: string | null; category: string | null };
	/** What a browser without scripts sent and the server did not accept. */
	posted?: PostedForm | undefined;
	/** Whether the server has just stored a message from a browser without scripts. */
	sent?: boolean;
};

/** The form as the server renders it; app/page/contact.ts sends it, and then shows what stands in the template. */
export const ContactForm = ({ sent = false, ...filled }: Props) => (
	<>
		<template id="message-sent">
			<MessageSent filled />
		</template>
		<SubmitForm action="/contact#write-to-us" data-sends="contact" className="grid gap-5">
			{sent && <MessageSent />}
			{filled.posted && <NotAccepted message={filled.posted.message} />}
			<ContactFields {...filled} />
			<Honeypot />
			<LegalLine />
			<SubmitButton busy="Sending...">Send Message</SubmitButton>
		</SubmitForm>
	</>
);

function ContactFields({ chosen, posted }: Pick<Props, 'chosen' | 'posted'>) {
	const values: Record<string, string | undefined> = posted?.values ?? {
		subject: chosen.subject?.slice(0, limits.subject),
		category: asCategory(chosen.category),
	};
	const field = (name: string) => ({
		name,
		defaultValue: values[name],
		error: posted?.errors[name],
	});
	return (
		<>
			<div className="grid items-start gap-5 sm:grid-cols-2">
				<TextField
					{...field('name')}
					label="Name"
					autoComplete="name"
					required
					maxLength={limits.name}
				/>
				<TextField
					{...field('email')}
					label="Email"
					type="email"
					autoComplete="email"
					required
					maxLength={limits.email}
				/>
			</div>
			<TextField {...field('subject')} label="Subject" required maxLength={limits.subject} />
			<Select {...field('category')} label="Category">
				<option value="">Choose a category</option>
				{CATEGORIES.map((category) => (
					<option key={category} value={category}>
						{categoryLabels[category]}
					</option>
				))}
			</Select>
			<TextArea {...field('message')} label="Message" rows={6} required />
		</>
	);
}

/** @param filled whether app/page/contact.ts says what was sent; a browser without scripts comes back from the server */
const MessageSent = ({ filled = false }) => (
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
