import { Stars } from '#app/ui/stars.tsx';
import type { Testimonial } from '#content/types.ts';

export function Quote({ name, country, program, quote, rating }: Testimonial) {
	return (
		<figure className="flex w-full flex-col gap-4 rounded-card border border-line bg-card p-6">
			<Stars rating={rating} />
			<blockquote className="flex-1">
				<p>{quote}</p>
			</blockquote>
			<figcaption className="text-[0.95rem]">
				<span className="font-bold">{name}</span>, {country}
				<span className="block text-muted">{program}</span>
			</figcaption>
		</figure>
	);
}
