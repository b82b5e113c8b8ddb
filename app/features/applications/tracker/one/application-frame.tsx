import type { ReactNode } from 'react';
import { BackLink } from '#app/ui/back-link.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';

/** Around the page of an application: the way to the other screens, and back to all applications. */
export const ApplicationFrame = ({ children }: { children: ReactNode }) => (
	<>
		<AccountNav />
		<div className="page one-application @container pt-5 pb-10 md:pb-14">
			<p className="mb-4">
				<BackLink to="/account/applications">Your applications</BackLink>
			</p>
			{children}
		</div>
	</>
);
