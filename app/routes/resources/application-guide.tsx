import { GuidePage, guideMeta } from '#app/features/guides/guide-page.tsx';
import { applicationGuide } from '#content/guides/application-guide.ts';

export const meta = () => guideMeta('/resources/application-guide', applicationGuide);

export default function ApplicationGuide() {
	return <GuidePage guide={applicationGuide} eyebrow="Resources" />;
}
