import { Printer } from 'lucide-react';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { MoreLink } from './application-links.tsx';

/** The way to the offer as a page to print and to keep; nothing where there is none. */
export const OfferLink = ({ application }: { application: StudentApplication }) =>
	application.offer &&
	(application.status === 'offered' || application.status === 'accepted') && (
		<MoreLink to={`${applicationPath(application.id)}/offer`} icon={Printer}>
			The offer, to print
			<span className="sr-only">: {titleOf(application)}</span>
		</MoreLink>
	);
