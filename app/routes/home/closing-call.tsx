import { Skyline } from '#app/ui/art/drawings.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

export function ClosingCall() {
	return (
		<section className="page section pt-0" data-no-print>
			<div className="grid overflow-hidden rounded-panel bg-brand-fill text-on-fill sm:grid-cols-[1fr_42%]">
				<div className="p-6 md:p-12">
					<h2 className="heading">Ready to begin?</h2>
					<p className="mt-2.5 text-on-fill-muted">
						Free consultation. No application fees. Guaranteed placement.{' '}
						<Link to="/terms#stipends-hours-and-listings" className="inline-block underline">
							What that means
						</Link>
					</p>
					<div className="mt-6 flex flex-wrap gap-3">
						<ButtonLink to="/apply" look="inverse" size="large">
							Apply Now
						</ButtonLink>
						<ButtonLink to="/contact" look="inverse-outline" size="large">
							Talk to us
						</ButtonLink>
					</div>
				</div>
				<Skyline of="london" className="art-on-fill w-full self-end" />
			</div>
		</section>
	);
}
