import type { Sector } from '#schema/internships/sectors.ts';

/** The links of header, sheet and footer, each path with its text defined once. */
export type NavLink = { to: string; label: string };

export const programLinks: NavLink[] = [
	{ to: '/programs/london', label: 'London' },
	{ to: '/programs/uk-cities', label: 'UK cities' },
	{ to: '/programs/remote', label: 'Remote' },
	{ to: '/programs/international', label: 'International' },
];

export const allPrograms: NavLink = { to: '/programs', label: 'All programs' };

export const allInternships: NavLink = { to: '/internships', label: 'All internships' };

export const internships: NavLink = { to: '/internships', label: 'Internships' };

const otherPrograms: NavLink[] = [
	{ to: '/programs/placement-year', label: 'Placement year' },
	{ to: '/govt-initiatives', label: 'Govt initiatives' },
];

const companyLinks: NavLink[] = [
	{ to: '/companies', label: 'Companies' },
	{ to: '/candidates', label: 'Candidates' },
];

const aboutLinks: NavLink[] = [
	{ to: '/about', label: 'About' },
	{ to: '/contact', label: 'Contact' },
];

export const mainLinks: NavLink[] = [...companyLinks, ...otherPrograms, ...aboutLinks];

export const account: NavLink = { to: '/account', label: 'Account' };
export const security: NavLink = { to: '/account/security', label: 'Security' };
const saved: NavLink = { to: '/saved', label: 'Saved' };
const apply: NavLink = { to: '/apply', label: 'Apply Now' };
export const studentLinks: NavLink[] = [
	{ to: '/account/applications', label: 'Applications' },
	saved,
	apply,
];
/** Where employers and staff work. */
export const portals = {
	employer: { to: '/employer-dashboard', label: 'Dashboard' },
	adviser: { to: '/careers-service', label: 'Your page' },
	staff: { to: '/staff', label: 'Staff' },
};
export const studentSignIn: NavLink = { to: '/auth', label: 'Sign In' };
export const employerSignIn: NavLink = { to: '/employer-auth', label: 'Employer Sign In' };

const industries = [
	'Finance',
	'Technology',
	'Marketing',
	'Law',
	'Consulting',
] as const satisfies readonly Sector[];
export const industryLinks = industries.map((label) => ({
	to: `/industries/${label.toLowerCase()}`,
	label,
}));

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

export type Group = { title: string; links: NavLink[]; strong?: boolean };

/** The first group of the sheet of small screens, for a visitor. */
export const visitorGroup: Group = {
	title: 'Yours',
	links: [studentSignIn, employerSignIn, saved, apply],
	strong: true,
};

/** The groups of the sheet of small screens, below those of the person. It leads to all that header and footer lead to. */
export const sheetGroups: Group[] = [
	{
		title: 'Find',
		links: [allInternships, allPrograms, ...programLinks, ...otherPrograms],
		strong: true,
	},
	{ title: 'Companies', links: companyLinks },
	{ title: 'Industries', links: industryLinks },
	{ title: 'About', links: aboutLinks },
	{ title: 'Resources', links: resourceLinks },
	{ title: 'Legal', links: legalLinks },
];
