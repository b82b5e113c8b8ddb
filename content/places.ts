/** Where the maps put their markers: degrees, as in any atlas. `slug` names the place in addresses. */
export type Place = { slug: string; name: string; latitude: number; longitude: number };

const uk: Place[] = [
	{ slug: 'london', name: 'London', latitude: 51.507, longitude: -0.128 },
	{ slug: 'manchester', name: 'Manchester', latitude: 53.479, longitude: -2.245 },
	{ slug: 'birmingham', name: 'Birmingham', latitude: 52.48, longitude: -1.903 },
	{ slug: 'edinburgh', name: 'Edinburgh', latitude: 55.953, longitude: -3.189 },
	{ slug: 'bristol', name: 'Bristol', latitude: 51.454, longitude: -2.588 },
	{ slug: 'leeds', name: 'Leeds', latitude: 53.801, longitude: -1.549 },
	{ slug: 'liverpool', name: 'Liverpool', latitude: 53.408, longitude: -2.992 },
];

/** The five regions, each at a point inside it that leaves room for its label. */
const world: Place[] = [
	{ slug: 'europe', name: 'Europe', latitude: 50, longitude: 10 },
	{ slug: 'north-america', name: 'North America', latitude: 42, longitude: -98 },
	{ slug: 'asia-pacific', name: 'Asia-Pacific', latitude: -2, longitude: 117 },
	{ slug: 'middle-east', name: 'Middle East', latitude: 24.5, longitude: 48 },
	{ slug: 'africa', name: 'Africa', latitude: -8, longitude: 24 },
];

export const places = { uk, world };
