import { ButtonLink } from '#app/ui/button.tsx';

type ApplyLinkProps = {
	slug: string;
	title: string;
	size?: 'medium' | 'large';
	className?: string;
};

export const ApplyLink = ({ slug, title, ...look }: ApplyLinkProps) => (
	<ButtonLink to={`/apply?internship=${slug}`} look="hot" {...look}>
		Apply Now<span className="sr-only"> for {title}</span>
	</ButtonLink>
);
