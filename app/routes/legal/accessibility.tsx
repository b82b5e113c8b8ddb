import { GuidePage, guideMeta } from '#app/features/guides/guide-page.tsx';
import { accessibility } from '#content/guides/accessibility.ts';

export const meta = () => guideMeta('/accessibility', accessibility);

export default function Accessibility() {
	return <GuidePage guide={accessibility} eyebrow="Legal" />;
}
