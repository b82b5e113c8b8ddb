import { Clock, Mail, MapPin, MessageCircle } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { Link } from '#app/ui/link.tsx';
import { TileIcon } from '#app/ui/page/tiles.tsx';
import { site } from '#content/site.ts';

/** WhatsApp wants the number with its country code and nothing but digits. */
const whatsappLink = `https://wa.me/44${site.whatsapp.replace(/\D/g, '').replace(/^0/, '')}`;

/** The postcode is not divided at the end of a line. */
const officeAddress = site.address.join(', ').replace(/ (?=\w+$)/, '\u00a0');

export function ContactCards() {
	return (
		<ul className="grid gap-3 md:grid-cols-2 md:gap-5">
			<ContactCard icon={Mail} title="Email" text="For anything that can wait until tomorrow.">
				<EmailLink to={site.email} />
			</ContactCard>
			<ContactCard
				icon={MessageCircle}
				title="WhatsApp"
				text="Write from your phone, in your time zone."
			>
				<a href={whatsappLink} className="link">
					{site.whatsapp}
				</a>
			</ContactCard>
			<ContactCard
				icon={Clock}
				title="Live chat hours"
				text={`${site.chatHours} (${site.summerTime}), by the form.`}
			>
				<Link to={`${contactPath('A quick question', 'general')}#write-to-us`} className="link">
					Ask a quick question
				</Link>
			</ContactCard>
			<ContactCard icon={MapPin} title="London office" text={officeAddress}>
				<a href={site.phoneLink} className="link">
					Call {site.phone}
				</a>
			</ContactCard>
		</ul>
	);
}

/** Breaks after "@" or before a dot where it is wider than a line: at twice the text size on a phone. */
function EmailLink({ to }: { to: string }) {
	return (
		<a href={`mailto:${to}`} className="link inline-block max-w-full">
			{to.split(/(?<=@)|(?=\.)/).map((part) => (
				<Fragment key={part}>
					<wbr />
					<span className="whitespace-nowrap">{part}</span>
				</Fragment>
			))}
		</a>
	);
}

function ContactCard({
	icon,
	title,
	text,
	children,
}: {
	icon: typeof Mail;
	title: string;
	text: string;
	children: ReactNode;
}) {
	return (
		<li className="flex flex-wrap gap-x-4 gap-y-3 rounded-card border border-line bg-card p-4 sm:p-5">
			<TileIcon icon={icon} className="bg-wash" />
			<div className="min-w-0 flex-[1_1_14.5rem] text-small">
				<h3 className="text-body">{title}</h3>
				<p className="mt-1 mb-1.5 text-muted">{text}</p>
				<p>{children}</p>
			</div>
		</li>
	);
}
