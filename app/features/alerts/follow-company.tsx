import { Bell } from 'lucide-react';
import { ALERTS_PATH, OFFER } from '#app/lib/addresses/alert-address.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { slugOf } from '#schema/normal-form.ts';

/**
 * Asks for an email when a company opens a new internship, for a student on the page of one (app/page/listing/listing.ts). The
 * form leads to the alerts of the account where its script fails.
 */
export const FollowCompany = ({
	company,
	follows,
}: {
	company: string;
	/** Slugs of the companies that the student follows. */
	follows: readonly string[];
}) =>
	follows.includes(slugOf(company)) ? (
		<Followed company={company} />
	) : (
		<>
			<form data-tells="followed" action={ALERTS_PATH} className="mt-4" data-no-print>
				<input type="hidden" name={OFFER.name} value={OFFER.value} />
				<input type="hidden" name="company" value={slugOf(company)} />
				<Button type="submit" look="secondary" data-busy="Sending...">
					<Bell aria-hidden="true" className="size-5 shrink-0" />
					<span className="wrap-anywhere">Follow {company}</span>
				</Button>
			</form>
			<template id="followed">
				<Followed company={company} />
			</template>
		</>
	);

const Followed = ({ company }: { company: string }) => (
	<p role="status" tabIndex={-1} data-told="followed" className="mt-4 outline-none wrap-anywhere">
		You follow {company}: we email you when it opens a new internship.{' '}
		<Link to={ALERTS_PATH} className="link">
			Your alerts
			<span className="sr-only">, where you can end this for {company}</span>
		</Link>
	</p>
);
