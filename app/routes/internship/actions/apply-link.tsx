import type { OwnApplied } from '#app/features/saved/own-applied.ts';
import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';

type ApplyLinkProps = {
	slug: string;
	title: string;
	/** By whoever looks at the page: then it leads to that. */
	applied: OwnApplied | undefined;
	size?: 'medium' | 'large';
	className?: string;
};

export const ApplyLink = ({ slug, title, applied, ...look }: ApplyLinkProps) =>
	applied ? (
		<ButtonLink to={applicationPath(applied.id)} {...look}>
			See your application<span className="sr-only"> for {title}</span>
		</ButtonLink>
	) : (
		<ButtonLink to={`/apply?internship=${slug}`} look="hot" {...look}>
			Apply Now<span className="sr-only"> for {title}</span>
		</ButtonLink>
	);
