import { GuideText, guideMeta, NextSteps } from '#app/features/guides/guide-page.tsx';
import { downloads } from '#content/guides/downloads.ts';
import { Brochures } from './brochures.tsx';
import { Checklist } from './checklist.tsx';

export const meta = () => guideMeta('/resources/downloads', downloads);

const below = {
	'Program brochures': <Brochures />,
	'How to use the checklist': (
		<p>
			<a href="#checklist" className="link">
				Go to the checklist
			</a>
		</p>
	),
};

export default function Downloads() {
	return (
		<>
			<div data-no-print>
				<GuideText guide={downloads} eyebrow="Resources" below={below} />
			</div>
			<Checklist />
			<NextSteps />
		</>
	);
}
