import { GuidePage, guideMeta } from '#app/features/guides/guide-page.tsx';
import { terms } from '#content/guides/terms.ts';

export const meta = () => guideMeta('/terms', terms);

export default function Terms() {
	return <GuidePage guide={terms} eyebrow="Legal" />;
}
