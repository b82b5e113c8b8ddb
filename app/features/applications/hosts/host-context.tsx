import { createContext, type ReactNode, use, useState } from 'react';
import { type ApplicantFilters, queryOf } from '#schema/applications/applicant-filters.ts';
import type { Host, MessageTemplates } from '#schema/applications/applicants.ts';

/** Who answers, and where their screens are. */
export type HostScreens = {
	host: Host;
	/** The address of the list with these filters. */
	list: (filters: Partial<ApplicantFilters>) => string;
	/** The address of one application, in the order of the list with these filters. */
	one: (id: string, filters: Partial<ApplicantFilters>) => string;
	/** Where applicants write to, in drafted messages. */
	contact: string;
	/** Whether they may take out what many have sent, as files. */
	exports: boolean;
};

const withQuery = (path: string, query: URLSearchParams) =>
	query.size > 0 ? `${path}?${query}` : path;

/** @param contact the address of the employer's account */
export const employerScreens = (contact: string): HostScreens => ({
	host: 'employer',
	list: (filters) => {
		const query = queryOf(filters);
		query.set('tab', 'applications');
		return withQuery('/employer-dashboard', query);
	},
	one: (id, filters) => withQuery(`/employer-dashboard/applications/${id}`, queryOf(filters)),
	contact,
	exports: true,
});

export const staffScreensOf = (contact: string, exports: boolean): HostScreens => ({
	host: 'staff',
	list: (filters) => withQuery('/staff/applications', queryOf(filters)),
	one: (id, filters) => withQuery(`/staff/applications/${id}`, queryOf(filters)),
	contact,
	exports,
});

type HostValue = HostScreens & {
	/** The host's own words for messages; for what is missing, ours. */
	templates: MessageTemplates;
	setTemplates: (templates: MessageTemplates) => void;
};

const HostContext = createContext<HostValue | null>(null);

/** Around the screens of those who answer applications. @param templates as they were loaded */
export function HostProvider({
	screens,
	templates,
	children,
}: {
	screens: HostScreens;
	templates: MessageTemplates;
	children: ReactNode;
}) {
	const [current, setTemplates] = useState(templates);
	return (
		<HostContext value={{ ...screens, templates: current, setTemplates }}>{children}</HostContext>
	);
}

/** Within the screens of those who answer applications. */
export function useHost(): HostValue {
	const host = use(HostContext);
	if (!host) throw new Error('This is a screen of those who answer applications.');
	return host;
}
