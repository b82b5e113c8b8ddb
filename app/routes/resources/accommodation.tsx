import { GuidePage, guideMeta } from '#app/features/guides/guide-page.tsx';
import { accommodation } from '#content/guides/accommodation.ts';

export const meta = () => guideMeta('/resources/accommodation', accommodation);

export default function Accommodation() {
	return <GuidePage guide={accommodation} eyebrow="Resources" />;
}
