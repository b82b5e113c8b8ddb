/** The links of header, sheet and footer, each path with its text defined once. */
export type NavLink = { to: string; label: string };

export const programLinks: NavLink[] = [
	{ to: '/programs/london', label: 'London' },
	{ to: '/programs/uk-cities', label: 'UK cities' },
	{ to: '/programs/remote', label: 'Remote' },
	{ to: '/programs/international', label: 'International' },
];

export const mainLinks: NavLink[] = [
	{ to: '/companies', label: 'Companies' },
	{ to: '/candidates', label: 'Candidates' },
	{ to: '/programs/placement-year', label: 'Placement year' },
	{ to: '/govt-initiatives', label: 'Govt initiatives' },
	{ to: '/about', label: 'About' },
	{ to: '/contact', label: 'Contact' },
];

export const sheetLinks: NavLink[] = [{ to: '/programs', label: 'Programs' }, ...mainLinks];

export const industryLinks: NavLink[] = [
	'Finance',
	'Technology',
	'Marketing',
	'Law',
	'Consulting',
].map((label) => ({ to: `/industries/${label.toLowerCase()}`, label }));

export const resourceLinks: NavLink[] = [
	{ to: '/resources/success-stories', label: 'Success stories' },
	{ to: '/resources/faqs', label: 'FAQs' },
	{ to: '/resources/application-guide', label: 'Application guide' },
	{ to: '/resources/visa-info', label: 'Visa information' },
	{ to: '/resources/accommodation', label: 'Accommodation' },
	{ to: '/resources/career-tips', label: 'Career tips' },
	{ to: '/resources/blog', label: 'Blog' },
	{ to: '/resources/downloads', label: 'Downloads' },
];

export const legalLinks: NavLink[] = [
	{ to: '/privacy', label: 'Privacy' },
	{ to: '/terms', label: 'Terms' },
	{ to: '/cookies', label: 'Cookies' },
	{ to: '/accessibility', label: 'Accessibility' },
];
