import { ButtonLink } from '#app/ui/button.tsx';
import type { Internship } from '#schema/internships/internship.ts';
import type { Listing } from './load-listing.ts';
import { Similar } from './similar.tsx';

/** For an internship that closed so long ago that its page is no longer shown. */
export const GonePage = (page: {
	internship: Internship;
	similar: Listing['similar'];
	today: string;
}) => (
	<div className="page pt-12 pb-16">
		<p className="font-semibold text-hot">Closed</p>
		<h1 className="title mt-3">{page.internship.title}</h1>
		<p className="intro mt-4">
			This internship at {page.internship.company} closed more than 90 days ago, and its page is
			gone.
		</p>
		<div className="mt-7">
			<ButtonLink to="/internships">Search all internships</ButtonLink>
		</div>
		<Similar similar={page.similar} today={page.today} />
	</div>
);
