import type { ReactNode } from 'react';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';

/** Around an offer as a page: the way to the other screens, and back to its application. */
export const OfferFrame = ({ id, children }: { id: string; children: ReactNode }) => (
	<>
		<AccountNav />
		<div className="page one-application @container pt-5 pb-10 md:pb-14">
			<p className="mb-4" data-no-print>
				<BackLink to={applicationPath(id)}>Your application</BackLink>
			</p>
			{children}
		</div>
	</>
);
