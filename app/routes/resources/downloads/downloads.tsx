import { GuideText, guideMeta } from '#app/features/guides/guide-page.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CallToAction } from '#app/ui/page/page-header.tsx';
import { downloads } from '#content/guides/downloads.ts';
import { Brochures } from './brochures.tsx';
import { Checklist } from './checklist.tsx';

/** Without a loader of the server, React Router would leave the screen to the one of the browser. */
export const loader = () => null;

export const meta = () => guideMeta('/resources/downloads', downloads);

const below = {
	'Program brochures': <Brochures />,
	'Application checklist': <Checklist />,
};

/** When printed, only the checklist is shown. */
const checklistOnly =
	'print:[&_article>:first-child]:hidden print:[&_section:not(:has(fieldset))]:hidden print:[&_p]:hidden';

export default function Downloads() {
	return (
		<>
			<div className={checklistOnly}>
				<GuideText guide={downloads} eyebrow="Resources" below={below} />
			</div>
			<CallToAction
				title="Find a program to apply for"
				text="See what each one pays, for how many hours and from which date. Applying is free."
			>
				<ButtonLink to="/programs" look="inverse" size="large">
					Browse programs
				</ButtonLink>
				<ButtonLink to="/resources/application-guide" look="inverse-outline" size="large">
					How to apply
				</ButtonLink>
			</CallToAction>
		</>
	);
}
