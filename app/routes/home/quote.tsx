import { Avatar } from '#app/ui/art/drawings.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { Testimonial } from '#content/types.ts';

/** An invented intern's words, with a drawn portrait. */
export function Quote({ name, country, program, quote, rating, portrait }: Testimonial) {
	return (
		<div className="flex w-full flex-wrap gap-4 rounded-card border border-line bg-card p-5 @min-[58rem]:flex-col lg:p-6">
			<Avatar of={portrait} className="size-14 shrink-0 rounded-full" />
			<figure className="flex min-w-[min(12rem,100%)] flex-1 flex-col gap-3">
				<blockquote className="flex-1">
					<p>{quote}</p>
				</blockquote>
				<figcaption className="text-small">
					<span className="font-semibold">{name}</span>, {country}{' '}
					<span className="block text-muted">{program}</span>
					<Stars rating={rating} />
				</figcaption>
			</figure>
		</div>
	);
}
