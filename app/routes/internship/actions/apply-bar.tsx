import { amountText } from '#content/pay.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { ApplyLink } from './apply-link.tsx';
import { ClosingLine } from './apply-panel.tsx';

/** The way to apply on a small screen, always in view. */
export function ApplyBar({ internship, today }: { internship: Internship; today: string }) {
	const { pay_amount, pay_currency, pay_per, slug, title } = internship;
	return (
		<div className="apply-bar">
			<div className="min-w-0 text-[0.95rem] leading-snug">
				<p className="font-bold even-figures">
					{amountText(pay_amount, pay_currency)} a {pay_per}
				</p>
				<ClosingLine internship={internship} today={today} />
			</div>
			<ApplyLink slug={slug} title={title} className="shrink-0" />
		</div>
	);
}
