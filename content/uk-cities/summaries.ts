import type { CitySummary } from '../types.ts';

export const citySummaries: CitySummary[] = [
	{
		name: 'Manchester',
		slug: 'manchester',
		count: '45+',
		specialty: 'Media & Technology',
		latitude: 53.4808,
		longitude: -2.2426,
	},
	{
		name: 'Birmingham',
		slug: 'birmingham',
		count: '38+',
		specialty: 'Automotive & Manufacturing',
		latitude: 52.4862,
		longitude: -1.8904,
	},
	{
		name: 'Edinburgh',
		slug: 'edinburgh',
		count: '32+',
		specialty: 'Finance & Tourism',
		latitude: 55.9533,
		longitude: -3.1883,
	},
	{
		name: 'Bristol',
		slug: 'bristol',
		count: '28+',
		specialty: 'Aerospace & Energy',
		latitude: 51.4545,
		longitude: -2.5879,
	},
	{
		name: 'Leeds',
		slug: 'leeds',
		count: '25+',
		specialty: 'Healthcare & Finance',
		latitude: 53.8008,
		longitude: -1.5491,
	},
	{
		name: 'Liverpool',
		slug: 'liverpool',
		count: '22+',
		specialty: 'Maritime & Logistics',
		latitude: 53.4084,
		longitude: -2.9916,
	},
];
