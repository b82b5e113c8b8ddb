import type { LinkProps } from 'react-router';
import { Link } from './link.tsx';

/** The way back to the list or the screen that one came from, above what is shown of it; not on paper. */
export const BackLink = ({ children, ...props }: LinkProps) => (
	<Link {...props} data-no-print="" className="link inline-flex items-baseline gap-1.5 py-2.25">
		{/* Lucide’s arrow, without its script, which is on no other public page. */}
		<svg
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			strokeLinecap="round"
			strokeLinejoin="round"
			aria-hidden="true"
			className="relative top-0.5 size-4 shrink-0"
		>
			<path d="m12 19-7-7 7-7M19 12H5" />
		</svg>
		{children}
	</Link>
);
