import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';

/** Around the page of an application: the way to the other screens, and back to all applications. */
export const ApplicationFrame = ({ children }: { children: ReactNode }) => (
	<>
		<AccountNav />
		<div className="page one-application @container pt-5 pb-10 md:pb-14">
			<Link
				to="/account/applications"
				data-no-print=""
				className="link mb-4 inline-flex min-h-11 items-center gap-2"
			>
				<ArrowLeft aria-hidden="true" className="size-4.5" />
				Your applications
			</Link>
			{children}
		</div>
	</>
);
