// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { ProgramDetails } from './types.ts';

export const programDetails: ProgramDetails[] = [
	{
		id: 1,
		fullDescription: [
			'Haddon Pryce manages pension money for teachers, bus drivers and parish councils, and keeps its shares for eight years on average. This needs careful research. Every intern gets six listed companies in one sector, their annual reports and an analyst as supervisor who covers the same companies.',
			'In the first month you read and build models. You rebuild three years of accounts in Excel, learn where the cash goes and write two pages on each company. In the second month you join calls with management and test your forecasts against what the firm already believes.',
			'By the third month you have one idea of your own. You present it to the investment committee and answer questions for twenty minutes. It is written into the minutes, whether the committee buys or not.',
		],
		details: [
			'Monday: news on your six companies, summarised before the 9:30 desk meeting',
			'Building and checking valuation models in Excel',
			'Two company calls a week, with your notes filed for the whole desk',
			'Thursday investment meeting, where interns speak as well as listen',
			'A final recommendation of eight to ten pages, marked by two analysts',
		],
		requirements: [
			'Studying any subject with many numbers, year two or later',
			'You know Excel formulas and a basic income statement',
			'You write clear English for people who were not in the room',
			'You can be in the Bishopsgate office four days a week',
		],
		benefits: [
			'Named analyst who reviews your work twice a week',
			'Study licence for a market data terminal during the program',
			'Exam fee paid for an introductory investment certificate',
			'Lunch in the staff canteen on office days',
			'Written reference with the title of your final paper',
		],
	},
	{
		id: 2,
		fullDescription: [
			'When a pool in Croydon opens its summer lessons at seven in the morning, four thousand parents press the same button. Tidewell makes the system behind that button. Its engineers work on the parts that keep it running: queues, payments, waiting lists and clear messages when something is full.',
			'You sit in one product team with two senior engineers, a designer and a tester. The work is TypeScript and PostgreSQL, reviewed line by line before it merges. You start with small corrections. From the fifth week you look after one feature. You talk about it with the manager of a leisure centre, and in the end a graph shows whether people use it.',
		],
		details: [
			'Daily fifteen-minute stand-up, then mornings kept free of meetings',
			'Pair programming with a senior engineer on Tuesdays and Thursdays',
			'One release to customers every week, with you on the checklist',
			'A visit to a leisure centre to watch the front desk use the product',
			'A talk to the whole company about what you built, in the last fortnight',
		],
		requirements: [
			'Studying computing, or able to show two projects you wrote yourself',
			'You know one language well; you can learn TypeScript here',
			'You have used Git for more than homework',
			'You ask for help after thirty minutes without progress',
			'Two days a week in Shoreditch, the rest from home within the UK',
		],
		benefits: [
			'Laptop on loan, set up before your first morning',
			'Senior engineer as mentor, with an hour a week in the diary',
			'£150 for technical books, which you keep',
			'Free swimming at two partner pools during the program',
			'Interview for the graduate team without the first two rounds',
		],
	},
	{
		id: 3,
		fullDescription: [
			'Pennant & Rye has forty clients, and almost all of them make food. Examples are a pickle maker in Bury, an oat mill and a chain of nine bakeries. Their budgets are small, so every campaign needs a reason. It ends with a page that says what it cost and what it earned.',
			'Interns work across three clients at once. In the first weeks you write product copy, schedule posts and learn to read Google Analytics. Later you plan a campaign of your own with a budget of £2,000. You present it to the client over lunch and run it for a month.',
			'The hours are short on purpose: twenty-one a week over three days. In the rest of the week you can write a dissertation or have a second job.',
		],
		details: [
			'Writing for packs, emails and shop listings, edited by the head of copy',
			'Planning paid social posts and checking each morning what they spent',
			'A photography day in the studio kitchen every other week',
			'Monthly client reports, where you draft the page of numbers',
			'Your own £2,000 campaign in weeks six to ten',
		],
		requirements: [
			'Any degree subject, second year onward or within two years of graduating',
			'Three pieces of writing you are proud of, of any kind',
			'You are happy to work with costs and clicks in a spreadsheet',
			'You are free Tuesday to Thursday, in the Northern Quarter',
		],
		benefits: [
			'Monthly pass for trams and buses in Greater Manchester',
			'Portfolio of published work with your name on the credits',
			'Fees paid for one online advertising certificate',
			'A box from a different client to take home every Thursday',
		],
	},
	{
		id: 4,
		fullDescription: [
			'Half of the work at Marlow Tresco is on very old structures. A Victorian footbridge has lost a third of its steel to rust. A harbour wall leans forty millimetres further than ten years ago. Before anything is designed, somebody has to measure, and interns come along from the second week.',
			'In the office at Temple Quay you turn notes into drawings. You check loads by hand and then in software, and learn why the two answers differ. A chartered engineer checks each calculation together with you, so you learn from mistakes on the same day.',
			'The program suits people who plan to become chartered. Your supervisor helps you log the sixteen weeks in the form that the professional institutions ask for.',
		],
		details: [
			'One or two site days a week across the South West, travel paid',
			'Hand calculations for beams, retaining walls and temporary works',
			'Drawing in AutoCAD and Revit from your own survey notes',
			'Inspection reports with photographs, ranked by urgency',
			'Friday design review, where one intern’s design is discussed each week',
		],
		requirements: [
			'Studying civil, structural or architectural engineering, year two or later',
			'You have passed statics and strength of materials',
			'Some AutoCAD or Revit, even from a single module',
			'You can work on ladders and scaffolding after training',
		],
		benefits: [
			'Rope access taster day with the survey team',
			'Day on the river with the bridge inspection team',
			'Student membership of an engineering institution',
			'Chartered engineer as mentor for your training log',
			'Two evening lectures a month with a sandwich supper',
		],
	},
	{
		id: 5,
		fullDescription: [
			'If a wheelchair motor fails at a kerb, a person cannot leave the road. Aldersley Motion therefore tests far beyond the standard: two hundred thousand kerb drops, a salt bath, a week in a freezer. The test machines run day and night. Interns learn to set them, and when to doubt them.',
			'You are responsible for one part, perhaps a castor fork or a joystick housing. Find out how it fails, redraw it in SolidWorks, make a new version and test it again. The workshop staff have between ten and thirty years of experience and will tell you plainly what cannot be made.',
		],
		details: [
			'Setting up fatigue and drop tests, with a written plan for each',
			'Three-dimensional modelling and tolerance drawings in SolidWorks',
			'Afternoons in the workshop: lathe, mill and two printers',
			'Logging failures with photographs and a cause, not only a result',
			'A session with wheelchair users, who mark prototypes out of ten',
			'Closing review with the design and production managers',
		],
		requirements: [
			'Studying mechanical engineering, product design or mechatronics',
			'You have made at least one thing that moves',
			'You can draw an assembly with moving parts in CAD',
			'You follow workshop rules the first time you hear them',
		],
		benefits: [
			'Lathe and mill training, with a certificate for each',
			'Free parking, and bicycle storage behind reception',
			'£100 of workshop materials for a project of your own',
			'Hot lunch at cost price in the works canteen',
		],
	},
	{
		id: 6,
		fullDescription: [
			'Ossory Lane works for businesses of medium size: a brewery with six pubs, a maker of theatre lights, a family that imports tiles. The questions differ, and each file is small enough for one person to understand completely. The firm takes only four interns at a time.',
			'Every two weeks you move to a new department and a new supervising partner. You draft, a partner corrects it, and you draft again. By the end you will probably have seen a lease negotiated, a supply contract fail and a claim settled just before its hearing.',
			'Hours are eighteen a week over three days, so that the program fits beside a law degree or a conversion course.',
		],
		details: [
			'Two weeks in each of four departments',
			'Research notes of no more than two pages, with every source cited',
			'First drafts of letters, leases and witness statements',
			'One hearing or mediation attended with the disputes team',
			'Wednesday lunch at which a client explains their trade',
		],
		requirements: [
			'Studying law from year two, or on a conversion course',
			'A piece of legal writing of up to 1,500 words, which we ask for by email',
			'You keep everything confidential, online as well',
			'Monday, Tuesday and Wednesday in Holborn',
		],
		benefits: [
			'Partner feedback in writing at the end of each seat',
			'Library and legal database access for the eight weeks',
			'Zones 1 to 3 travelcard for working days',
			'Guaranteed first interview for a training place at the firm',
		],
	},
];
