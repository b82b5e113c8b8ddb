import { Button } from '#app/ui/button.tsx';
import { Honeypot, TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { newsletterText } from '#content/pages/newsletter.ts';

const CONSENT = 'newsletter-consent';

/** Part of the HTML of every page, and of no script: app/page/newsletter.ts sends it. */
export const NewsletterForm = () => (
	<SubmitForm action="/newsletter" className="grid gap-3">
		<TextField
			label="Email for the newsletter"
			name="email"
			type="email"
			autoComplete="email"
			required
		/>
		<Honeypot />
		<Button
			type="submit"
			look="secondary"
			data-busy="..."
			aria-describedby={CONSENT}
			className="min-w-32 justify-self-start"
		>
			Subscribe
		</Button>
		<p id={CONSENT} className="text-small text-muted">
			{newsletterText}{' '}
			<Link to="/privacy" className="link">
				Privacy notice
			</Link>
		</p>
	</SubmitForm>
);
