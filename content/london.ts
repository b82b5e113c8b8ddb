// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Listing } from './types.ts';

export const londonListings: Listing[] = [
	{
		id: 1,
		title: 'Private Credit Intern',
		company: 'Harkness Bowe',
		type: 'Finance',
		location: 'St James’s, London',
		weeks: 10,
		pay: { amount: 3200, per: 'month', hours: 37.5 },
		starts: 'Second Monday in June each year',
		description:
			'Loans of five to fifty million pounds are argued over line by line in this office of eighteen. You build the cash flow model, read the covenants and write the risks page.',
		requirements: [
			'Penultimate or final year of a degree',
			'Three-statement model built from scratch',
			'Calm when an associate finds your error',
		],
		benefits: [
			'Modelling course in the first week',
			'Supper paid when work runs past seven',
			'Season ticket loan, repaid over ten weeks',
		],
		featured: true,
	},
	{
		id: 2,
		title: 'Backend Engineering Intern',
		company: 'Tidewell Systems',
		type: 'Technology',
		location: 'Shoreditch, London',
		weeks: 12,
		pay: { amount: 2600, per: 'month', hours: 37.5 },
		starts: 'First Monday of any month',
		description:
			'Refunds for cancelled swimming lessons still pass through three spreadsheets. Replace them with a service in TypeScript and PostgreSQL, tests included, before the winter timetable opens.',
		requirements: [
			'Computing student or self-taught with projects',
			'Can explain what a transaction protects',
			'Git history you would show a stranger',
		],
		benefits: [
			'Code reviewed within half a day',
			'Free swims at two nearby pools',
			'Three days a week from home',
		],
		featured: true,
	},
	{
		id: 3,
		title: 'Fraud Analytics Intern',
		company: 'Minnow Payments',
		type: 'Data & AI',
		location: 'King’s Cross, London',
		weeks: 12,
		pay: { amount: 2300, per: 'month', hours: 37.5 },
		starts: 'March, June or September each year',
		description:
			'A stolen card is usually tried first on something cheap, such as a coffee. Minnow looks for that first coffee; you train and test the model that spots it, in Python and SQL.',
		requirements: [
			'Statistics, maths or data science course',
			'Pandas and scikit-learn used on messy data',
			'Wary of a result that looks too good',
		],
		benefits: ['Conference ticket of your choice, up to £250', 'Breakfast bar open from eight'],
	},
	{
		id: 4,
		title: 'Patents and Trade Marks Intern',
		company: 'Brackley Thorne',
		type: 'Law',
		location: 'Chancery Lane, London',
		weeks: 6,
		pay: { amount: 1700, per: 'month', hours: 30 },
		starts: 'Early July each year',
		description:
			'Is this folding bicycle hinge new? Search patent registers in three languages, draw up the claims chart and help an attorney tell the inventor what is already taken.',
		requirements: [
			'Science, engineering or law student',
			'Able to describe a mechanism in plain words',
			'French or German reading skill is welcome',
		],
		benefits: ['Workshop on drafting claims, two afternoons', 'Inn of Court library pass'],
	},
	{
		id: 5,
		title: 'Podcast Production Intern',
		company: 'Sixpenny Sound',
		type: 'Media',
		location: 'Peckham, London',
		weeks: 10,
		pay: { amount: 1300, per: 'month', hours: 22.5 },
		starts: 'Any Monday except in August',
		description:
			'Two history series and a weekly gardening hour leave this railway-arch studio. You book guests, cut interviews in Reaper, clear archive clips and write the notes for each episode.',
		requirements: [
			'A finished audio piece of any length',
			'Patient editing ear for breaths and clicks',
			'Polite and persistent on the telephone',
		],
		benefits: [
			'Producer credit on every episode you cut',
			'Studio free for your own recordings',
			'Headphones on loan for the ten weeks',
		],
	},
	{
		id: 6,
		title: 'Exhibition Graphics Intern',
		company: 'Orrin & Vale',
		type: 'Design',
		location: 'Clerkenwell, London',
		weeks: 12,
		pay: { amount: 1450, per: 'month', hours: 26 },
		starts: 'January, May or September each year',
		description:
			'Wall panels, object labels and a floor plan that a tired family can follow: the studio designs museum shows. Set type, make paper models at 1:20 and check proofs at the printer.',
		requirements: [
			'Graphic or spatial design student',
			'InDesign files that others can open and edit',
			'Portfolio with type at more than one size',
		],
		benefits: ['Entry to private views with the studio', 'Print allowance for portfolio pages'],
	},
	{
		id: 7,
		title: 'Repair Room Intern',
		company: 'Maud Ansty',
		type: 'Fashion',
		location: 'Hackney Wick, London',
		weeks: 16,
		pay: { amount: 1250, per: 'month', hours: 22 },
		starts: 'February or August each year',
		description:
			'Ansty coats come back for repair, never for landfill, and the damage is evidence. Log why each seam gave way, mend it with the bench team and show the pattern room what to change.',
		requirements: [
			'Fashion, textiles or costume course',
			'Confident at an industrial lockstitch machine',
			'Photographs and notes a stranger can follow',
		],
		benefits: [
			'Cloth at cost from the stock room',
			'A coat repaired free each season',
			'Fitting day with the head cutter',
		],
	},
	{
		id: 8,
		title: 'Assay Development Intern',
		company: 'Petrel Diagnostics',
		type: 'Life Sciences',
		location: 'White City, London',
		weeks: 16,
		pay: { amount: 2150, per: 'month', hours: 37.5 },
		starts: 'Monthly intake, except December',
		description:
			'A finger-prick test for kidney disease must agree with the hospital machine nine times in ten. Pipette the dilution series, plot each run and help to find out why batch 14 drifted.',
		requirements: [
			'Biochemistry or biomedicine, second year on',
			'Sixty hours or more at a wet bench',
			'Lab notebook kept in ink and up to date',
		],
		benefits: [
			'Good laboratory practice taught at the bench',
			'Lab coat and safety glasses fitted for you',
			'Journal club with lunch each Friday',
		],
		featured: true,
	},
	{
		id: 9,
		title: 'Housing Policy Research Intern',
		company: 'Commonside Institute',
		type: 'Public Policy',
		location: 'Westminster, London',
		weeks: 12,
		pay: { amount: 2200, per: 'month', hours: 37.5 },
		starts: 'October, January or April each year',
		description:
			'Councils answer about half of the letters that the Institute sends on empty homes. You chase the rest, clean the figures in R and draft a chapter of the spring report for Members to read.',
		requirements: [
			'Politics, economics or geography student',
			'Survey data handled in R, Stata or Excel',
			'Even-handed writing, whatever your politics',
		],
		benefits: ['Your name on the chapter you draft', 'Seat at evening debates in Westminster'],
	},
	{
		id: 10,
		title: 'Community Fundraising Intern',
		company: 'Kettle & Key',
		type: 'Charity',
		location: 'Bermondsey, London',
		weeks: 10,
		pay: { amount: 1100, per: 'month', hours: 18 },
		starts: 'Late August each year',
		description:
			'Eleven night shelters depend on a sponsored walk along the Thames in October. Sign up schools and choirs, keep the donor list in order and stand at mile seven with the tea urn.',
		requirements: [
			'At ease talking to a school assembly',
			'Tidy with names, sums and gift forms',
			'One weekend shift a month is no trouble',
		],
		benefits: [
			'Fundraising law course, one day, fees paid',
			'Bus fares refunded every Friday',
			'Time back for each weekend shift',
		],
	},
	{
		id: 11,
		title: 'Hotel Revenue Intern',
		company: 'Marchmont Row Hotels',
		type: 'Hospitality',
		location: 'Bloomsbury, London',
		weeks: 14,
		pay: { amount: 1600, per: 'month', hours: 28 },
		starts: 'Any month, on the 1st or 15th',
		description:
			'What should a double room cost on the night of a marathon? Across four small hotels you set rates each morning, watch three booking sites and explain the misses to the manager.',
		requirements: [
			'Hospitality, business or maths student',
			'Quick with percentages and pivot tables',
			'Early starts: the rates meeting is at eight',
		],
		benefits: ['Meals on duty in the hotel kitchen', 'Two free nights for visiting family'],
	},
	{
		id: 12,
		title: 'Email Marketing Intern',
		company: 'Fallow & Finch',
		type: 'Marketing',
		location: 'Battersea, London',
		weeks: 8,
		pay: { amount: 1650, per: 'month', hours: 29 },
		starts: 'First week of March or April',
		description:
			'Seed potatoes sell in nine weeks or not at all. For this plant subscription you write the growing notes, split the mailing list by soil and postcode, and test which subject line gets read.',
		requirements: [
			'Marketing, English or plant science student',
			'A newsletter or blog you have kept up',
			'Basic HTML, enough to mend a broken table',
		],
		benefits: [
			'Balcony planter filled each month',
			'Paid day at the nursery in Kent',
			'Copy critique with the editor on Mondays',
		],
	},
	{
		id: 13,
		title: 'Architectural Assistant (Part I)',
		company: 'Studio Hexham Brook',
		type: 'Architecture',
		location: 'London Fields, London',
		weeks: 16,
		pay: { amount: 2250, per: 'month', hours: 37.5 },
		starts: 'September, or by arrangement',
		description:
			'School halls and a lido café are on the boards at present. Draw door schedules in Revit, build the planning model in card, and walk the site with the project architect every other week.',
		requirements: [
			'Part I complete, or due before you start',
			'Revit at the level of a full drawing set',
			'Sketchbook pages sent with the portfolio',
		],
		benefits: ['Hours signed off for your training record', 'Model shop open until nine'],
	},
	{
		id: 14,
		title: 'Archive Cataloguing Intern',
		company: 'The Lighterage Trust',
		type: 'Culture & Heritage',
		location: 'Rotherhithe, London',
		weeks: 8,
		pay: { amount: 1000, per: 'month', hours: 18 },
		starts: 'Spring and autumn, dates agreed',
		description:
			'Barge logs, tide tables and wage books from two centuries of river trade fill a former granary. Describe them box by box, to an archive standard, so that family historians can search.',
		requirements: [
			'History or archive studies student',
			'Old handwriting does not put you off',
			'Clean, dry hands and no hurry',
		],
		benefits: [
			'Palaeography lessons every Wednesday',
			'River trip with the Trust in June or October',
		],
	},
	{
		id: 15,
		title: 'Bus Network Planning Intern',
		company: 'Cordwain Transit',
		type: 'Transport',
		location: 'Stratford, London',
		weeks: 12,
		pay: { amount: 2000, per: 'month', hours: 35 },
		starts: 'Quarterly: next one on request',
		description:
			'When a hospital moves its clinics, the 40-minute bus journey is what patients notice. Map stops and travel times in QGIS, count boardings at dawn and cost two alternative routes.',
		requirements: [
			'Geography, planning or transport student',
			'GIS coursework with a map to show',
			'Two early surveys at 5:30, by taxi',
		],
		benefits: [
			'Oyster card for all zones, topped up',
			'Depot visit and a turn in the simulator',
			'Membership of a transport society paid',
		],
	},
];

export const whyLondon: { title: string; text: string }[] = [
	{
		title: 'Every field in one place',
		text: 'Banks, ministries, law chambers, studios, laboratories and workshops stand within an hour of each other.',
	},
	{
		title: 'Used to newcomers',
		text: 'Most teams have somebody who came from abroad, and most universities send students here each summer.',
	},
	{
		title: 'No car needed',
		text: 'Trains, buses and cycle routes reach every listing. Each card names the district, so that you can plan the journey.',
	},
	{
		title: 'Know what it costs',
		text: 'Rent is the highest in the country. Read about [finding a room](/resources/accommodation) before you accept an offer.',
	},
];
