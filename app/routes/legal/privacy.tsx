import { GuidePage, guideMeta } from '#app/features/guides/guide-page.tsx';
import { privacy } from '#content/guides/privacy.ts';

export const meta = () => guideMeta('/privacy', privacy);

export default function Privacy() {
	return <GuidePage guide={privacy} eyebrow="Legal" />;
}
