import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';

/** The heading of the page of an application, and the way back to all. */
export const ApplicationFrame = ({ children }: { children: ReactNode }) => (
	<>
		<AccountNav />
		<div className="page py-10 md:py-14">
			<div className="max-w-[50rem]">
				<Link to="/account/applications" className="link inline-block py-2.5">
					All your applications
				</Link>
				<h1 className="title mt-2 mb-8">Your application</h1>
				{children}
			</div>
		</div>
	</>
);
