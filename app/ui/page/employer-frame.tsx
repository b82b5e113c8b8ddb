import type { ReactNode } from 'react';
import { BackLink } from '#app/ui/back-link.tsx';
import { NeedsScripts } from './needs-scripts.tsx';

/** A screen that the dashboard leads to. @param needsScripts what does not work without them */
export const EmployerFrame = ({
	back: { to, label },
	title,
	intro,
	needsScripts,
	children,
}: {
	back: { to: string; label: string };
	title: string;
	intro?: string;
	needsScripts: string;
	children: ReactNode;
}) => (
	<div className="@container">
		<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
			<BackLink to={to}>{label}</BackLink>
			<h1 className="heading mb-1.5">{title}</h1>
			{intro && <p className="mb-6 max-w-[46rem] text-muted">{intro}</p>}
			<NeedsScripts what={needsScripts} />
			{children}
		</div>
	</div>
);
