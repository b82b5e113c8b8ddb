import { hoursAndPattern } from '#schema/internships/weekly-hours.ts';
import { longDate } from '#schema/london-day.ts';
import { type ListingFacts, type Offer, weeksOf } from './offer-facts.ts';

/**
 * What is offered, line by line, for the screen, the mail and paper; of an earlier offer, what the listing says.
 * @param statedPay an amount with its currency and period, in words
 */
export function offerRows(
	offer: Offer | null,
	listing: ListingFacts | null,
	statedPay: (paid: Pick<ListingFacts, 'pay_amount' | 'pay_per' | 'pay_currency'>) => string,
) {
	const said = offer ?? listing;
	if (!said) return [];
	const weeks = offer ? weeksOf(offer) : listing?.weeks;
	return [
		{ label: 'Pay', text: `${statedPay(said)}, before tax` },
		{
			label: 'Hours',
			text: offer || !listing ? `${said.hours} a week` : hoursAndPattern(listing),
		},
		{ label: 'Length', text: `${weeks} ${weeks === 1 ? 'week' : 'weeks'}, temporary` },
		...(offer
			? [
					{ label: 'First day', text: longDate(offer.first_day) },
					{ label: 'Last day', text: longDate(offer.last_day) },
				]
			: [
					{
						label: 'Start',
						text: listing?.starts_on ? longDate(listing.starts_on) : (listing?.starts ?? ''),
					},
				]),
		{ label: 'Place', text: offer?.place ?? listing?.location ?? '' },
		...(offer?.report_to ? [{ label: 'You report to', text: offer.report_to }] : []),
	];
}
