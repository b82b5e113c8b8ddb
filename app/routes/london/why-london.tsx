import { Handshake, House, Landmark, TrainFront } from 'lucide-react';
import { RichText } from '#app/features/guides/rich-text.tsx';
import { PageSection } from '#app/ui/page/page-header.tsx';
import { Tiles } from '#app/ui/page/tiles.tsx';
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
			intro="Three good reasons, and one to think about."
			className="pt-0"
		>
			<Tiles tiles={tiles} />
		</PageSection>
	);
}
