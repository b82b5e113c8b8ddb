import { Handshake, House, Landmark, TrainFront } from 'lucide-react';
import { RichText } from '#app/features/guides/rich-text.tsx';
import { PageSection } from '#app/ui/page-header.tsx';
import { Tiles } from '#app/ui/tiles.tsx';
import { whyLondon } from '#content/london.ts';

const icons = [Landmark, Handshake, TrainFront, House];
const tiles = whyLondon.map(({ title, text }, index) => ({
	icon: icons[index] ?? Landmark,
	title,
	text: <RichText text={text} />,
}));

export function WhyLondon() {
	return (
		<PageSection
			title="Why Choose London"
			lede="Three good reasons, and one to think about."
			className="pt-0"
		>
			<Tiles tiles={tiles} />
		</PageSection>
	);
}
