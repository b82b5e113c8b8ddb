import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { screenAt, titleOf } from './screens.ts';

/** The heading of a screen of staff, small over one thing that has a name, and its columns from 64rem on. */
export function StaffFrame({
	intro,
	navigation,
	children,
}: {
	intro?: string;
	navigation?: ReactNode;
	children: ReactNode;
}) {
	const { pathname } = useLocation();
	const isOne = screenAt(pathname).id !== undefined;
	return (
		<div className="@container">
			<div className="page pt-6 pb-12 md:pt-8">
				<h1 className={isOne ? 'font-semibold text-muted' : 'heading'}>{titleOf(pathname)}</h1>
				<div className="mt-6 grid gap-6 print:block! @5xl:grid-cols-[15rem_minmax(0,1fr)] @5xl:gap-10">
					{navigation}
					<div className="min-w-0">
						{intro && <p className="mb-4 text-muted">{intro}</p>}
						{children}
					</div>
				</div>
			</div>
		</div>
	);
}
