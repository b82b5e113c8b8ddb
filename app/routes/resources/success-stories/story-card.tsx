import { Check } from 'lucide-react';
import { Avatar } from '#app/ui/art/drawings.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { SuccessStory } from '#content/types.ts';

export function StoryCard({ story }: { story: SuccessStory }) {
	const { name, role, company, university, course, duration, location, rating, outcome } = story;
	const facts = [
		['Course', course],
		['University', university],
		['Where and for how long', `${location} · ${duration}`],
	] as const;
	return (
		<article className="flex w-full flex-col gap-5 rounded-card border border-line bg-card p-5.5">
			<div className="flex flex-wrap items-start gap-4">
				<Avatar of={story.portrait} className="size-16 shrink-0 rounded-full" />
				<div className="min-w-0 flex-[1_1_9rem]">
					<h3 className="text-part">{name}</h3>
					<p className="mt-1 text-muted">
						{role}, {company}
					</p>
					<Stars rating={rating} />
				</div>
			</div>
			<blockquote className="text-body">
				<p className="text-pretty">{story.story}</p>
			</blockquote>
			<dl className="dotted text-small text-muted">
				{facts.map(([term, value]) => (
					<div key={term}>
						<dt className="sr-only">{term}</dt>
						<dd className="inline">{value}</dd>
					</div>
				))}
			</dl>
			<div>
				<h4 className="mb-2 text-body">Highlights</h4>
				<ul className="grid gap-1.5 text-small">
					{story.highlights.map((highlight) => (
						<li key={highlight} className="flex gap-2.5">
							<Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-brand" />
							{highlight}
						</li>
					))}
				</ul>
			</div>
			<p className="mt-auto rounded-control bg-good-wash px-4 py-3 text-small">
				<b className="text-good">Outcome:</b> {outcome}
			</p>
		</article>
	);
}
