import { FunnelBars } from '#app/ui/charts/funnel-bars.tsx';
import { FUNNEL_STEPS, type Funnel } from '#schema/employers/employer-overview.ts';

export const stepLabels = {
	sent: 'Sent',
	read: 'Read',
	interview: 'Interview',
	offered: 'Offer',
	accepted: 'Accepted',
} as const;

/** How many applications have come how far. */
export const HowFar = ({ funnel }: { funnel: Funnel }) => (
	<FunnelBars
		steps={FUNNEL_STEPS.map((step) => ({ name: stepLabels[step], count: funnel[step] }))}
	/>
);
