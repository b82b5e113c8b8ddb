import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { AppliedWithWords } from './applied-words.ts';

type ApplyLinkProps = {
	/** The form. */
	to: string;
	/** Of the internship, where the name of the link goes on with it. */
	title?: string;
	/** By the reader of the page: then it leads to that. */
	applied: AppliedWithWords | undefined;
	size?: 'medium' | 'large';
	className?: string;
};

export const ApplyLink = ({ to, title, applied, ...look }: ApplyLinkProps) =>
	applied ? (
		<ButtonLink to={applicationPath(applied.id)} {...look}>
			See your application
			<For title={title} />
		</ButtonLink>
	) : (
		<ButtonLink to={to} look="hot" {...look}>
			Apply Now
			<For title={title} />
		</ButtonLink>
	);

const For = ({ title }: { title: string | undefined }) =>
	title && <span className="sr-only"> for {title}</span>;
