import { type ComponentType, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { NavLink } from '#app/ui/link.tsx';
import { operatorWords } from '#content/operator.ts';
import { site } from '#content/site.ts';
import { Logo } from './logo.tsx';
import { MenuGroup } from './menu-group.tsx';
import {
	employerSignIn,
	industryLinks,
	legalLinks,
	type NavLink as NavLinkTo,
	programLinks,
	resourceLinks,
	sheetGroups,
} from './navigation.ts';

const CURRENT = ' aria-current="page"';

/**
 * Part of the HTML of every page, and of no script: React leaves it as the server has rendered it, and moves the mark of
 * the link to the current page.
 * @param content given on the server alone (`import.meta.env.SSR`)
 */
export function OnEveryPage({
	id,
	content: Content,
	className,
}: {
	id: string;
	content: ComponentType | undefined;
	className?: string;
}) {
	const { pathname } = useLocation();
	const [html = ''] = useState(() =>
		Content ? '' : document.getElementById(id)?.innerHTML.replace(CURRENT, ''),
	);
	if (Content)
		return (
			<div id={id} className={className}>
				<Content />
			</div>
		);
	return (
		<div
			id={id}
			className={className}
			suppressHydrationWarning
			// biome-ignore lint/security/noDangerouslySetInnerHtml: this page's own markup
			dangerouslySetInnerHTML={{ __html: html.replace(`href="${pathname}"`, `$&${CURRENT}`) }}
		/>
	);
}

/** All links of the menu of small screens but the person's own. */
export const MenuLinks = () =>
	sheetGroups.map((group) => <MenuGroup key={group.title} {...group} />);

const [street, ...town] = site.address;

/** The columns of the footer before the newsletter. */
export const Directory = () => (
	<>
		<div className="wide grid content-start gap-4">
			<Logo />
			<ul className="grid gap-2.5 text-small text-muted">
				<li>
					{`${street}, `}
					<br />
					{town.join(', ')}
				</li>
				<li>
					<a href={site.phoneLink}>{site.phone}</a>
				</li>
				<li>
					<a href={`mailto:${site.email}`}>{site.email}</a>
				</li>
			</ul>
		</div>
		<LinkColumn title="Programs" links={programLinks} />
		<LinkColumn title="Industries" links={industryLinks} />
		<LinkColumn title="Resources" links={resourceLinks} long />
	</>
);

/** Who trades under the name of the site. */
const operator = import.meta.env.SSR ? operatorWords() : '';

/** The last line of every page; on the screens of people at work the only one. */
export const LastLine = () => (
	<>
		<p>
			Applying is free for students. <span id="operator">{operator}</span>
		</p>
		<FooterLinks
			links={[{ ...employerSignIn, label: 'Post an internship' }, ...legalLinks]}
			className="flex flex-wrap gap-x-6 gap-y-1"
		/>
	</>
);

/** @param long in two columns of its own, on wide screens in one */
const LinkColumn = ({
	title,
	links,
	long,
}: {
	title: string;
	links: NavLinkTo[];
	long?: boolean;
}) => (
	<nav aria-label={title} className={long ? 'wide' : undefined}>
		<h2 className="mb-3 text-body">{title}</h2>
		<FooterLinks links={links} className="grid gap-x-8 gap-y-2 text-small text-muted" />
	</nav>
);

const FooterLinks = ({
	links,
	className,
}: {
	links: NavLinkTo[];
	className: string;
}): ReactNode => (
	<ul className={className}>
		{links.map(({ to, label }) => (
			<li key={to}>
				<NavLink to={to}>{label}</NavLink>
			</li>
		))}
	</ul>
);
