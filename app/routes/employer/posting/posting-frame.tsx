import type { ReactNode } from 'react';
import { BackLink } from '#app/ui/back-link.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

/** The heading of a screen of posting, and the way back. @param children nothing while it loads */
export const PostingFrame = ({ title, children }: { title: string; children?: ReactNode }) => (
	<div className="@container">
		<div className="page pt-6 pb-12 md:pt-8">
			<BackLink to="/employer-dashboard?tab=internships">Your dashboard</BackLink>
			<h1 className="heading mt-1">{title}</h1>
			<NeedsScripts what="Posting an internship" />
			<div className="mt-6">
				{children ?? (
					<Loading label="Loading the draft">
						<Outline className="h-13" />
						<Outline className="h-[36rem] max-w-[50rem]" />
					</Loading>
				)}
			</div>
		</div>
	</div>
);
