import type { Scholarship } from './types.ts';

/** Facts as published, November 2026. Every card says: "Check the official site for this year’s figures". */
export const scholarships: Scholarship[] = [
	{
		id: 'erasmus-plus',
		title: 'Erasmus+ Traineeships',
		country: 'European Union',
		flag: 'eu',
		type: 'Traineeship grant',
		direction: 'To and from the UK',
		description:
			'A grant for a work placement in another country that takes part. You, your university and the employer agree on it. Monthly grants seen run from €660 to €710 plus top-ups, and the UK takes part from 2027.',
		duration: '2–12 months',
		funding: 'Up to €1,200/month',
		rangeGiven: true,
		eligibility:
			'Enrolled in higher education, or within 12 months of graduating and selected before; apply through the home university. The UK takes part from 2027',
		benefits: [
			'Monthly grant towards living costs',
			'Travel contribution by distance',
			'Top-up for trainees with fewer opportunities',
			'Learning agreement signed by all three sides',
			'Placement recognised by your university',
			'Online language courses',
		],
		sectors: ['Technology', 'Business', 'Education', 'Research', 'Culture'],
		website: 'https://erasmus-plus.ec.europa.eu/',
		featured: true,
	},
	{
		id: 'fulbright-uk',
		title: 'Fulbright Awards (US-UK Commission)',
		country: 'United States',
		flag: 'us',
		type: 'Postgraduate and research award',
		direction: 'From the UK',
		description:
			'Awards for study or research at a university in the United States. The US-UK Commission selects by academic strength and by what you will do after your return. It advises you from the application until then.',
		duration: '9–12 months',
		funding:
			'A contribution to the first year up to full funding; health cover; J-1 visa sponsorship',
		eligibility: 'UK citizens with a degree',
		benefits: [
			'Contribution to first-year costs, up to full funding',
			'Health cover during the award',
			'J-1 visa sponsorship',
			'Orientation before departure',
			'Network of former award holders',
		],
		sectors: ['Law', 'Public policy', 'Science', 'Arts', 'Business'],
		website: 'https://fulbright.org.uk/',
	},
	{
		id: 'chevening',
		title: 'Chevening Scholarships',
		country: 'United Kingdom',
		flag: 'gb',
		type: 'One-year master’s scholarship',
		direction: 'To the UK',
		description:
			'The UK government’s scholarship for a one-year master’s degree at a UK university. It is for people who have already worked for some years. Afterwards they go home for two years to use what they learned.',
		duration: '12 months',
		funding: 'Tuition, monthly stipend, return travel, visa',
		eligibility:
			'Citizens of eligible countries; degree at 2:1 level; two years of work (2,800 h) after graduation; return home for two years',
		benefits: [
			'Tuition fees paid',
			'Monthly stipend',
			'Return travel to the UK',
			'Cost of the visa application',
			'Events with scholars from other countries',
			'Alumni network at home',
		],
		sectors: ['Government', 'Business', 'Media', 'Environment', 'Civil society'],
		website: 'https://www.chevening.org/',
		featured: true,
	},
	{
		id: 'daad-germany',
		title: 'DAAD Scholarships',
		country: 'Germany',
		flag: 'de',
		type: 'Study and research scholarship',
		direction: 'From the UK',
		description:
			'The German Academic Exchange Service supports graduates who study, research or train in the arts in Germany. Its database lists the courses open to your country, subject and level.',
		duration: '10–24 months',
		funding: '€850-1,200/month',
		rangeGiven: true,
		eligibility: 'First degree; rules vary by country',
		benefits: [
			'Monthly scholarship payment',
			'Travel allowance',
			'Health, accident and liability insurance',
			'German lessons with many courses',
			'Extra support for families or disability',
		],
		sectors: ['Engineering', 'Sciences', 'Arts', 'Development', 'Economics'],
		website: 'https://www.daad.de/en/',
		featured: true,
	},
	{
		id: 'australia-awards',
		title: 'Australia Awards Scholarships',
		country: 'Australia',
		flag: 'au',
		type: 'Full degree scholarship',
		direction: 'Other',
		description:
			'Full-time study in Australia, paid for by the Australian government, for people from certain developing countries. We list it for international readers: UK citizens cannot apply.',
		duration: '12–48 months',
		funding:
			'Tuition, return air travel, establishment allowance, living contribution, health cover',
		eligibility:
			'Citizens of participating developing countries (UK citizens are not eligible); leave Australia for two years after',
		benefits: [
			'Full tuition fees',
			'Return flights',
			'Allowance for settling in',
			'Fortnightly contribution to living costs',
			'Overseas student health cover',
			'Introductory academic course',
		],
		sectors: ['Health', 'Agriculture', 'Governance', 'Education', 'Infrastructure'],
		website: 'https://www.dfat.gov.au/people-to-people/australia-awards',
	},
	{
		id: 'campus-france',
		title: 'France Excellence Eiffel (Campus France)',
		country: 'France',
		flag: 'fr',
		type: 'Master’s and doctoral scholarship',
		direction: 'From the UK',
		description:
			'A French government scholarship for master’s and doctoral students from abroad. The French institution proposes you. From 2026 the allowance is €1,200 a month for a master’s and €2,100 for a PhD.',
		duration: '12–36 months',
		funding:
			'Monthly allowance (master €1,200, PhD €2,100 from 2026), travel, insurance; tuition not covered',
		eligibility: 'Not French; nominated by a French institution; age limits',
		benefits: [
			'Monthly living allowance',
			'International return journey',
			'Health insurance',
			'Help in the search for housing',
			'Cultural activities in France',
		],
		sectors: ['Science and technology', 'Ecology', 'Law and politics', 'Economics and management'],
		website: 'https://www.campusfrance.org/en',
	},
	{
		id: 'jasso-japan',
		title: 'JASSO Student Exchange Support',
		country: 'Japan',
		flag: 'jp',
		type: 'Exchange support',
		direction: 'From the UK',
		description:
			'Support for short stays at Japanese universities and colleges that have an exchange agreement with yours. You cannot apply on your own, so the first step is the exchange office of your university.',
		duration: '1–12 months',
		funding: '¥80,000-200,000/month',
		rangeGiven: true,
		eligibility:
			'Enrolled outside Japan, accepted by a Japanese university under an exchange agreement; the home university applies',
		benefits: [
			'Monthly payment during the exchange',
			'Place at a Japanese host university',
			'Application handled between the universities',
			'Guidance from the host international office',
			'Study that can count towards your degree',
		],
		sectors: ['Technology', 'Engineering', 'Japanese studies', 'Business'],
		website: 'https://www.jasso.go.jp/en/',
	},
	{
		id: 'commonwealth-scholarship',
		title: 'Commonwealth Scholarships (CSC)',
		country: 'Commonwealth',
		flag: 'cw',
		type: 'Master’s and doctoral scholarship',
		direction: 'To the UK',
		description:
			'Study at a UK university for people from low- and middle-income Commonwealth countries whose work will help their country. A national agency there nominates, and the Commission in London selects.',
		duration: '12–36 months',
		funding: 'Tuition, airfare, stipend (£1,452 a month, £1,781 in London, 2026 round), allowances',
		eligibility:
			'Citizens or refugees in eligible low- and middle-income Commonwealth countries; through a national agency; return home',
		benefits: [
			'Tuition and examination fees',
			'Airfare to the UK and back',
			'Monthly stipend, higher in London',
			'Warm clothing allowance where it applies',
			'Study travel grant',
			'Thesis grant where it applies',
		],
		sectors: [
			'Science and technology',
			'Health',
			'Innovation',
			'Peace and governance',
			'Resilience',
			'Inclusion',
		],
		website: 'https://cscuk.fcdo.gov.uk/',
	},
];

export const countryFilters: {
	name: 'All Countries' | Scholarship['country'];
	count: number;
	flag: 'all' | Scholarship['flag'];
}[] = [
	{ name: 'All Countries', count: 8, flag: 'all' },
	{ name: 'European Union', count: 1, flag: 'eu' },
	{ name: 'United States', count: 1, flag: 'us' },
	{ name: 'United Kingdom', count: 1, flag: 'gb' },
	{ name: 'Germany', count: 1, flag: 'de' },
	{ name: 'Australia', count: 1, flag: 'au' },
	{ name: 'France', count: 1, flag: 'fr' },
	{ name: 'Japan', count: 1, flag: 'jp' },
	{ name: 'Commonwealth', count: 1, flag: 'cw' },
];
