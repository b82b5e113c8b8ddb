// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { RemoteListing } from './types.ts';

export const remoteListings: RemoteListing[] = [
	{
		id: 1,
		title: 'Frontend Accessibility Intern',
		company: 'Plainform',
		type: 'Technology',
		location: 'Remote, UK and Europe',
		timezone: 'UTC−1 to UTC+3',
		weeks: 12,
		pay: { amount: 1800, per: 'month', hours: 32 },
		starts: 'The first working day of any month',
		description:
			'Housing associations collect repairs with forms built in Plainform. You fix what a keyboard or screen reader cannot reach, prove it with axe and ship the change to 300 live forms.',
		requirements: [
			'HTML and CSS before any framework',
			'Have tried a screen reader for an hour',
			'Able to write a bug report others can follow',
		],
		benefits: ['Monitor and keyboard sent to you', 'Weekly session with a blind tester'],
		featured: true,
	},
	{
		id: 2,
		title: 'Crop Data Intern',
		company: 'Barley Row Analytics',
		type: 'Data & AI',
		location: 'Remote, Worldwide',
		timezone: 'UTC−5 to UTC+8',
		weeks: 12,
		pay: { amount: 1700, per: 'month', hours: 30 },
		starts: 'April or September each year',
		description:
			'Satellite pictures of barley fields turn yellow before the farmer notices. Label the tiles, tidy the weather feeds in Python and compare last season’s forecasts with the weighbridge.',
		requirements: [
			'Remote sensing, statistics or agronomy study',
			'Python notebooks that run top to bottom',
			'Four hours of overlap with London each day',
		],
		benefits: [
			'Cloud credits for your own experiments',
			'Monthly call with a farm in the data set',
			'Broadband costs refunded up to £25 a month',
		],
		featured: true,
	},
	{
		id: 3,
		title: 'Search Content Intern',
		company: 'Halfpenny Ink',
		type: 'Marketing',
		location: 'Remote, UK and Ireland',
		timezone: 'UTC+0 to UTC+1',
		weeks: 10,
		pay: { amount: 1450, per: 'month', hours: 26 },
		starts: 'Mid-January or mid-May each year',
		description:
			'Fountain pen owners ask search engines oddly precise questions. Answer them: test an ink, photograph the swatch, write 600 words and see from the search reports who found the page.',
		requirements: [
			'Good prose and a taste for small facts',
			'Phone camera and good daylight to work in',
			'Some idea of how search ranking works',
		],
		benefits: ['Parcel of pens and inks, yours to keep', 'Byline on each published guide'],
	},
	{
		id: 4,
		title: 'Learning App Illustration Intern',
		company: 'Thistle & Thumb',
		type: 'Design',
		location: 'Remote, Europe and Africa',
		timezone: 'UTC+0 to UTC+3',
		weeks: 12,
		pay: { amount: 1500, per: 'month', hours: 27 },
		starts: 'Any Tuesday, February to November',
		description:
			'Five-year-olds learn phonics from a badger, and the badger needs forty new poses. Draw them in vector, prepare the animation layers and watch recordings of children to see what confuses.',
		requirements: [
			'Character sheets with one animal or more',
			'Vector drawing in Illustrator or Affinity',
			'Open to redrawing what a test shows up',
		],
		benefits: [
			'Drawing tablet lent for the program',
			'Credit in the app and on its store page',
			'Portfolio hour with the art director',
		],
	},
	{
		id: 5,
		title: 'Maths Question Writer',
		company: 'Long Division Press',
		type: 'Education',
		location: 'Remote, Europe',
		timezone: 'UTC+0 to UTC+2',
		weeks: 10,
		pay: { amount: 1400, per: 'month', hours: 24 },
		starts: 'June or October each year',
		description:
			'A wrong answer should tell a teacher something. Write GCSE questions whose distractors each catch one mistake, typeset them in LaTeX and revise them after a trial in three schools.',
		requirements: [
			'Maths, physics or teaching degree started',
			'LaTeX, or the will to learn it in week one',
			'Have taught or tutored at least one person',
		],
		benefits: ['Editor’s notes on every question set', 'Printed copy of the workbook you join'],
	},
	{
		id: 6,
		title: 'Bookkeeping Automation Intern',
		company: 'Cobb & Daughters',
		type: 'Accounting',
		location: 'Remote, UK',
		timezone: 'UTC+0 to UTC+1',
		weeks: 12,
		pay: { amount: 1600, per: 'month', hours: 28 },
		starts: 'After the tax return rush, in March',
		description:
			'Sixty village shops keep their books with this practice, and the till, the bank and the card machine seldom agree. Build the rules that match them and ring the shopkeeper when they fail.',
		requirements: [
			'Double entry understood, not only heard of',
			'Excel Power Query or a scripting language',
			'Kind telephone manner with busy people',
		],
		benefits: [
			'Exemption advice for accountancy exams',
			'Two paid days at the office in Ludlow',
			'Licence for the cloud ledger you work in',
		],
	},
	{
		id: 7,
		title: 'Contract Review Intern',
		company: 'Quillon',
		type: 'Law',
		location: 'Remote, UK and South Asia',
		timezone: 'UTC+0 to UTC+6',
		weeks: 12,
		pay: { amount: 1750, per: 'month', hours: 31 },
		starts: 'Every second Monday, all year',
		description:
			'Thousands of supplier agreements hide a renewal date that nobody wrote down. Read, mark the clause, record it in the register and raise anything odd with the supervising solicitor by noon.',
		requirements: [
			'LLB second year or an equivalent course',
			'Sustained attention to dull clauses',
			'A private room where screens stay unseen',
		],
		benefits: [
			'Two lessons a month on commercial clauses',
			'Solicitor’s reference after eight weeks',
		],
	},
	{
		id: 8,
		title: 'People Operations Intern',
		company: 'Farrow Lodge',
		type: 'Human Resources',
		location: 'Remote, Americas and UK',
		timezone: 'UTC−8 to UTC+1',
		weeks: 10,
		pay: { amount: 1550, per: 'month', hours: 28 },
		starts: 'Any Monday with a month’s notice',
		description:
			'Nobody at Farrow Lodge shares an office, so a bad first week can go unseen. You run welcome calls, keep the handbook true and report what new starters were too shy to ask.',
		requirements: [
			'Psychology, business or languages student',
			'Discreet with pay and sickness records',
			'Listens first and takes minutes second',
		],
		benefits: [
			'Foundation course in employment practice',
			'Desk chair allowance of £120',
			'Fridays finish at one, your time',
		],
	},
	{
		id: 9,
		title: 'Carbon Accounting Intern',
		company: 'Tern Ledger',
		type: 'Environment',
		location: 'Remote, UK and Nordics',
		timezone: 'UTC+0 to UTC+2',
		weeks: 12,
		pay: { amount: 2000, per: 'month', hours: 35 },
		starts: 'January, or early June each year',
		description:
			'Diesel invoices, freight tables and a box of taxi slips become one audited footprint. Check each emission factor, question the estimates and draft the method note that auditors read.',
		requirements: [
			'Environmental science or engineering degree',
			'Unit conversions done without slips',
			'Ready to ask a client for better evidence',
		],
		benefits: [
			'Greenhouse gas standard course included',
			'Train fare to one client site',
			'Home energy costs: £30 a month',
		],
		featured: true,
	},
	{
		id: 10,
		title: 'Night Desk Security Intern',
		company: 'Gatehouse Nine',
		type: 'Technology',
		location: 'Remote, Asia-Pacific',
		timezone: 'UTC+4 to UTC+10',
		weeks: 12,
		pay: { amount: 2100, per: 'month', hours: 37.5 },
		starts: 'Cohorts in February, June, October',
		description:
			'While Britain sleeps, somebody is trying passwords at a chain of veterinary practices. Tell guesswork from a break-in, follow the playbook on a live case and hand over at 7:00 UK time.',
		requirements: [
			'Networking basics: DNS, TLS, email headers',
			'Linux command line used most weeks',
			'Background check before the first shift',
		],
		benefits: ['Security certificate exam fee paid', 'Encrypted laptop delivered to you'],
	},
];

export const remoteBenefits: { title: string; text: string }[] = [
	{
		title: 'Work From Anywhere',
		text: 'Stay where you live, within the region and time zones that the listing names.',
	},
	{
		title: 'Global Collaboration',
		text: 'Learn to hand work over to people in another country so that nobody waits for an answer.',
	},
	{
		title: 'Digital First',
		text: 'Meetings, reviews and help happen online for the whole team, so you miss nothing in a corridor.',
	},
	{
		title: 'Flexible Schedule',
		text: 'A few hours each day overlap with your team. You arrange the others around your studies.',
	},
];
