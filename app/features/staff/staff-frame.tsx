import type { ReactNode } from 'react';
import { useParams } from 'react-router';

/** The heading of a screen of staff, small over one thing that has a name, and its columns from 64rem on. */
export function StaffFrame({
	title,
	intro,
	navigation,
	children,
}: {
	title: string;
	intro?: string;
	navigation?: ReactNode;
	children: ReactNode;
}) {
	const isOne = useParams().id !== undefined;
	return (
		<div className="@container">
			<div className="page pt-6 pb-12 md:pt-8">
				<h1 className={isOne ? 'font-semibold text-muted' : 'heading'}>{title}</h1>
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
