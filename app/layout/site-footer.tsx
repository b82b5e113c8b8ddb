import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import { operatorWords } from '#content/operator.ts';
import { newsletterText } from '#content/pages/newsletter.ts';
import { site } from '#content/site.ts';
import { Logo } from './logo.tsx';
import {
	employerSignIn,
	industryLinks,
	legalLinks,
	type NavLink,
	programLinks,
	resourceLinks,
} from './navigation.ts';

export function SiteFooter() {
	return (
		<footer data-site className="border-t border-line bg-card">
			<div className="page grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[1.5fr_0.8fr_0.8fr_1fr_1.5fr]">
				<div className="col-span-2 grid content-start gap-4 lg:col-span-1">
					<Logo />
					<ContactDetails />
				</div>
				<LinkColumn title="Programs" links={programLinks} />
				<LinkColumn title="Industries" links={industryLinks} />
				<LinkColumn title="Resources" links={resourceLinks} long />
				<div className="col-span-2 lg:col-span-1">
					<h2 className="mb-3 text-[1.05rem]">Newsletter</h2>
					<NewsletterForm consent={newsletterText} />
				</div>
			</div>
			<div className="border-t border-line">
				<div className="page flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5 text-[0.95rem] text-muted">
					<p>
						Applying is free for students. <Operator />
					</p>
					<ul className="flex flex-wrap gap-x-6 gap-y-1">
						<FooterLink {...employerSignIn} label="Post an internship" />
						{legalLinks.map((link) => (
							<FooterLink key={link.to} {...link} />
						))}
					</ul>
				</div>
			</div>
		</footer>
	);
}

/** Who trades under the name of the site: part of the HTML of every page, and of no script. */
const Operator = () => (
	<span id="operator">
		{import.meta.env.SSR ? operatorWords() : document.getElementById('operator')?.textContent}
	</span>
);

function ContactDetails() {
	return (
		<ul className="grid gap-2.5 text-[0.95rem] text-muted">
			<li>{site.address.join(', ')}</li>
			<li>
				<a href={site.phoneLink} className="hover:text-brand hover:underline">
					{site.phone}
				</a>
			</li>
			<li>
				<a href={`mailto:${site.email}`} className="break-all hover:text-brand hover:underline">
					{site.email}
				</a>
			</li>
		</ul>
	);
}

/** @param long fills both columns of a phone */
function LinkColumn({ title, links, long }: { title: string; links: NavLink[]; long?: boolean }) {
	return (
		<nav aria-label={title} className={cn(long && 'max-lg:col-span-2')}>
			<h2 className="mb-3 text-[1.05rem]">{title}</h2>
			<ul
				className={cn(
					'grid gap-x-8 gap-y-2 text-[0.98rem] text-muted',
					long && 'max-lg:grid-cols-2',
				)}
			>
				{links.map((link) => (
					<FooterLink key={link.to} {...link} />
				))}
			</ul>
		</nav>
	);
}

function FooterLink({ to, label }: NavLink) {
	return (
		<li>
			<Link to={to} className="inline-block py-0.5 wrap-anywhere hover:text-brand hover:underline">
				{label}
			</Link>
		</li>
	);
}
