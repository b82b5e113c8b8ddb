// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { CitySummary } from '#content/types.ts';

export const citySummaries: CitySummary[] = [
	{
		name: 'Manchester',
		slug: 'manchester',
		count: '45+',
		listings: 48,
		specialty: 'Media & Technology',
	},
	{
		name: 'Birmingham',
		slug: 'birmingham',
		count: '38+',
		listings: 41,
		specialty: 'Automotive & Manufacturing',
	},
	{
		name: 'Edinburgh',
		slug: 'edinburgh',
		count: '32+',
		listings: 35,
		specialty: 'Finance & Tourism',
	},
	{
		name: 'Bristol',
		slug: 'bristol',
		count: '28+',
		listings: 31,
		specialty: 'Aerospace & Energy',
	},
	{
		name: 'Leeds',
		slug: 'leeds',
		count: '25+',
		listings: 27,
		specialty: 'Healthcare & Finance',
	},
	{
		name: 'Liverpool',
		slug: 'liverpool',
		count: '22+',
		listings: 25,
		specialty: 'Maritime & Logistics',
	},
];

export const cityTotal = citySummaries.reduce((sum, { listings }) => sum + listings, 0);
