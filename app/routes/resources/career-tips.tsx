import { GuidePage, guideMeta } from '#app/features/guides/guide-page.tsx';
import { careerTips } from '#content/guides/career-tips.ts';

export const meta = () => guideMeta('/resources/career-tips', careerTips);

export default function CareerTips() {
	return <GuidePage guide={careerTips} eyebrow="Resources" />;
}
