import { Columns3, Printer } from 'lucide-react';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { chooseToComparePath } from '#app/lib/addresses/compare-path.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { MoreLink } from './application-links.tsx';

type OfferLinkProps = { application: StudentApplication };

/** The way to the offer as a page to print and to keep; nothing where there is none. */
export const OfferLink = ({ application }: OfferLinkProps) =>
	application.offer &&
	(application.status === 'offered' || application.status === 'accepted') && (
		<MoreLink to={`${applicationPath(application.id)}/offer`} icon={Printer}>
			The offer, to print
			<span className="sr-only">: {titleOf(application)}</span>
		</MoreLink>
	);

/** The way to compare an offer that is to be answered with others, and with what is saved. */
export const CompareLink = ({ application: { status, internship } }: OfferLinkProps) =>
	status === 'offered' &&
	internship && (
		<MoreLink to={chooseToComparePath([internship.slug])} icon={Columns3}>
			Compare
			<span className="sr-only">: {internship.title}</span>
		</MoreLink>
	);
