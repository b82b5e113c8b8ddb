import { useActionData, useSearchParams } from 'react-router';
import { CONTACT_DRAFT } from '#app/features/contact/contact-draft.ts';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { postMessage } from '#app/features/contact/post-message.ts';
import postBox from '#app/generated/scenes/sent.svg?url';
import type { PostedForm } from '#app/lib/calls/posted-form.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHeader, SeaPanel } from '#app/ui/page/page-header.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';
import { contactFaqs } from '#content/pages/contact-faqs.ts';
import { ContactCards } from './contact-cards.tsx';

export const meta = () =>
	pageMeta({
		title: 'Contact us',
		description: `Write to us about an internship, an application or a partnership: by form, email, WhatsApp or at our London office. We answer ${answerTimes.messageOnWorkingDays}.`,
		path: '/contact',
		image: 'contact',
		data: [breadcrumbs(['/contact', 'Contact us'])],
	});

/** A browser without scripts comes back with `sent` after its message; links name what it is about. */
export const handle: RouteHandle = {
	script: 'contact',
	daily: true,
	keys: [CONTACT_DRAFT],
	query: ['sent', 'subject', 'category'],
};

/** Without a loader of the server, React Router would leave the screen to the one of the browser. */
export const loader = () => null;

/** Takes the form where no scripts run. */
export const action = postMessage;

export default function Contact() {
	const posted = useActionData<PostedForm>();
	const [params] = useSearchParams();
	const chosen = { subject: params.get('subject'), category: params.get('category') };
	return (
		<>
			<PageHeader
				title="Contact us"
				intro={`Students, universities and employers all reach the same small team. A message is answered ${answerTimes.messageOnWorkingDays}.`}
				aside={<SeaPanel picture={postBox} scene />}
			/>
			<section className="page">
				<h2 className="sr-only">Ways to reach us</h2>
				<ContactCards />
			</section>
			<div className="page section grid gap-10 lg:grid-cols-[1fr_min(28rem,45%)] lg:gap-16">
				<section id="write-to-us">
					<h2 className="heading">Send us a message</h2>
					<p className="mt-2 mb-7 max-w-prose text-muted">
						We get back to you by email {answerTimes.messageOnWorkingDays}. If you look at another
						page first, what you typed is still here.
					</p>
					<ContactForm chosen={chosen} posted={posted} sent={Boolean(params.get('sent'))} />
				</section>
				<section>
					<h2 className="heading">Common questions</h2>
					<div className="mt-7 mb-5">
						<Accordion group="faq" items={contactFaqs} />
					</div>
					<Link to="/resources/faqs" className="link">
						View All FAQs
					</Link>
				</section>
			</div>
		</>
	);
}
