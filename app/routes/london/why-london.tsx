import { Handshake, House, Landmark, TrainFront } from 'lucide-react';
import { Link } from '#app/ui/link.tsx';
import { PageSection } from '#app/ui/page-header.tsx';
import { Tiles } from '#app/ui/tiles.tsx';

const tiles = [
	{
		icon: Landmark,
		title: 'Every field in one place',
		text: 'Banks, ministries, law chambers, studios, laboratories and workshops stand within an hour of each other.',
	},
	{
		icon: Handshake,
		title: 'Used to newcomers',
		text: 'Most teams have somebody who came from abroad, and most universities send students here each summer.',
	},
	{
		icon: TrainFront,
		title: 'No car needed',
		text: 'Trains, buses and cycle routes reach every listing. Each card names the district, so that you can plan the journey.',
	},
	{
		icon: House,
		title: 'Know what it costs',
		text: (
			<>
				Rent is the highest in the country. Read about{' '}
				<Link to="/resources/accommodation" className="link">
					finding a room
				</Link>{' '}
				before you accept an offer.
			</>
		),
	},
];

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
