import { Link } from '#app/ui/link.tsx';
import { site } from '#content/site.ts';

/** The mark is a map's marker in the three colours of the service; its words are the name, in two lines. */
export function Logo() {
	return (
		<Link
			to="/"
			className="flex min-h-11 min-w-min items-center gap-2.5 @max-nav:grow @max-nav:basis-0 @nav:shrink-0 leading-[1.1] font-bold [letter-spacing:-0.025em]"
		>
			<svg viewBox="0 0 32 32" className="size-9 shrink-0" aria-hidden="true">
				<rect width="32" height="32" rx="9" className="fill-brand-fill" />
				<path
					d="M16 6a7.5 7.5 0 0 1 7.5 7.5C23.5 19 16 26 16 26s-7.5-7-7.5-12.5A7.5 7.5 0 0 1 16 6Z"
					className="fill-on-fill"
				/>
				<circle cx="16" cy="13.5" r="3.2" className="fill-hot-fill" />
			</svg>
			<span className="max-w-[6.8em] max-[22rem]:text-note">{site.name}</span>
		</Link>
	);
}
