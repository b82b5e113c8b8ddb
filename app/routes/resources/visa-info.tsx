import { GuidePage, guideMeta } from '#app/features/guides/guide-page.tsx';
import { visaInfo } from '#content/guides/visa-info.ts';

export const meta = () => guideMeta('/resources/visa-info', visaInfo);

export default function VisaInfo() {
	return <GuidePage guide={visaInfo} eyebrow="Resources" />;
}
