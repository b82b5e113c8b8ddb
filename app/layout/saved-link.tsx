import { Link } from '#app/ui/link.tsx';

/** The way to what is saved, with how many there are (features/saved). */
export const SavedLink = () => (
	<Link to="/saved" className="counts-saved heart heart-sign relative ml-auto">
		<span className="sr-only">Saved</span>
	</Link>
);
