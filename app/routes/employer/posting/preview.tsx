import { Days, Places, UntilWhen } from '#app/routes/internship/actions/apply-facts.tsx';
import { ListingHead } from '#app/routes/internship/listing-head.tsx';
import { AnswerPanel } from '#app/routes/internship/panels/answer-panel.tsx';
import { PayPanel } from '#app/routes/internship/panels/pay-panel.tsx';
import { PermissionPanel } from '#app/routes/internship/panels/permission-panel.tsx';
import { TheWork } from '#app/routes/internship/panels/the-work.tsx';
import { livingCostsOf } from '#content/pages/living-costs.ts';
import type { Draft } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { HOME_COUNTRY } from '#schema/internships/places.ts';
import { wageCheck } from '#schema/internships/wage-check.ts';
import { longDate } from '#schema/london-day.ts';

/** A complete draft as its public page, without what one can do there. */
export function Preview({ content, draft }: { content: DraftContent; draft: Draft }) {
	const internship = previewOf(content, draft);
	if (!internship) return null;
	return (
		<article className="listing-page">
			<ListingHead internship={internship} verified={draft.verified} title="h2" />
			<div className="mt-8 grid items-start gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
				<div className="grid gap-4 rounded-card border border-line bg-card p-5 sm:p-6 lg:order-last">
					<div>
						<UntilWhen internship={internship} today={draft.today} />
					</div>
					<Days internship={internship} today={draft.today} />
					<Places spots={internship.spots} />
				</div>
				<div className="min-w-0">
					<TheWork internship={internship} />
					<PayPanel
						internship={internship}
						today={draft.today}
						others={[]}
						costs={livingCostsOf(internship)}
					/>
					<PermissionPanel internship={internship} today={draft.today} isPreview />
					<AnswerPanel internship={internship} record={null} today={draft.today} />
				</div>
			</div>
		</article>
	);
}

/** Null while something is missing that the page shows. */
function previewOf(content: DraftContent, { company, published, today }: Draft): Internship | null {
	const { sector, remote, starts_on, weeks, pay_amount, hours, answer_days, ...rest } = content;
	const { sponsorship } = content;
	if (
		!sector ||
		!remote ||
		!starts_on ||
		!weeks ||
		!pay_amount ||
		!hours ||
		!answer_days ||
		!sponsorship
	)
		return null;
	const { hourly } = wageCheck({ pay_amount, pay_per: content.pay_per, hours, starts_on, weeks });
	return {
		...rest,
		sector,
		remote,
		starts_on,
		weeks,
		pay_amount,
		hours,
		answer_days,
		slug: published?.slug ?? 'preview',
		source: 'employer',
		// The database decides it; no part of the page shows it.
		kind: 'uk-cities',
		company,
		city: content.city || null,
		country: HOME_COUNTRY,
		pay_currency: 'GBP',
		hourly_pay: Math.round(hourly * 100) / 100,
		starts: longDate(starts_on),
		featured: false,
		status: 'open',
		published_at: today,
		closed_at: null,
		sample: false,
		details: {},
	};
}
