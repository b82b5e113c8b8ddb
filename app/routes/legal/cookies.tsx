import { GuidePage, guideMeta } from '#app/features/guides/guide-page.tsx';
import { cookies } from '#content/guides/cookies.ts';

export const meta = () => guideMeta('/cookies', cookies);

export default function Cookies() {
	return <GuidePage guide={cookies} eyebrow="Legal" />;
}
