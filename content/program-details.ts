// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { ProgramDetails } from './types.ts';

export const programDetails: ProgramDetails[] = [
	{
		id: 1,
		fullDescription: [
			'Haddon Pryce runs pension money for teachers, bus drivers and parish councils, and holds its shares for eight years on average. That patience rests on research. Every intern is given six listed companies in one sector, a stack of their annual reports and a supervising analyst who covers the same names.',
			'The first month is reading and modelling: you rebuild three years of accounts in Excel, learn where the cash really goes and write a two-page note on each company. In the second month you join calls with management and test your forecasts against what the firm already believes.',
			'By the third month you have one idea that is your own. You present it to the investment committee, answer questions for twenty minutes and see it minuted, whether the committee buys or not.',
		],
		details: [
			'Monday: news on your six companies, summarised before the 9:30 desk meeting',
			'Building and checking valuation models in Excel',
			'Two company calls a week, with your notes filed for the whole desk',
			'Thursday investment meeting, where interns speak as well as listen',
			'A final recommendation of eight to ten pages, marked by two analysts',
		],
		requirements: [
			'Second year or later of any degree with a good deal of numbers in it',
			'Comfortable with Excel formulas and a basic income statement',
			'Clear written English: notes are read by people who were not in the room',
			'Able to be in the Bishopsgate office four days a week',
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
			'When a pool in Croydon opens its summer lessons at seven in the morning, four thousand parents press the same button. Tidewell makes the system behind that button, and its engineers spend their weeks on the unglamorous parts that keep it upright: queues, payments, waiting lists and clear messages when something is full.',
			'You sit in one product team with two senior engineers, a designer and a tester. The work is TypeScript and PostgreSQL, reviewed line by line before it merges. Small fixes come first; from the fifth week you own a feature, from the conversation with a leisure centre manager to the graph that shows whether people use it.',
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
			'One language known well; TypeScript can be learned here',
			'Have used Git for more than uploading homework',
			'Willing to ask after thirty minutes of being stuck',
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
			'Pennant & Rye has forty clients and almost all of them can be eaten: a pickle maker in Bury, an oat mill, a chain of nine bakeries. Their budgets are small, so nothing runs without a reason and every campaign ends with a page that says what it cost and what it brought in.',
			'Interns work across three clients at once. In the first weeks you write product copy, schedule posts and learn to read Google Analytics. Later you plan a campaign of your own with a budget of £2,000, present it to the client over lunch and run it for a month.',
			'The agency keeps its hours short on purpose: twenty-one a week over three days, so that you can spend the rest of a Manchester summer on a dissertation or a second job.',
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
			'Happy to work with a spreadsheet of costs and clicks',
			'Available Tuesday to Thursday in the Northern Quarter',
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
			'Half of the work at Marlow Tresco is on structures older than anyone in the office. A Victorian footbridge has lost a third of its steel to rust; a harbour wall leans forty millimetres further than it did ten years ago. Before anything is designed, somebody has to go and measure, and interns go along from the second week.',
			'Back at Temple Quay you turn site notes into drawings, check loads by hand and then again in software, and learn why the two answers differ. A chartered engineer signs off each calculation with you beside them, so that mistakes become lessons the same day.',
			'The program suits people who plan to become chartered. Your supervisor helps you log the sixteen weeks in the form that the professional institutions ask for.',
		],
		details: [
			'One or two site days a week across the South West, travel paid',
			'Hand calculations for beams, retaining walls and temporary works',
			'Drawing in AutoCAD and Revit from your own survey notes',
			'Inspection reports with photographs, ranked by urgency',
			'Friday design review, where one intern scheme is discussed each week',
		],
		requirements: [
			'Civil, structural or architectural engineering student, second year or above',
			'Statics and strength of materials passed',
			'Some AutoCAD or Revit, even from a single module',
			'Steady on ladders and scaffolding after training',
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
			'A wheelchair motor that fails at a kerb is not an inconvenience, it is a person stuck in the road. Aldersley Motion therefore tests far beyond the standard: two hundred thousand kerb drops, a salt bath, a week in a freezer. The rigs run day and night, and interns learn to set them, trust them and argue with them.',
			'You take responsibility for one component, perhaps a castor fork or a joystick housing. Find out how it fails, redraw it in SolidWorks, print or machine a new version, and put it back on the rig. The workshop staff have between ten and thirty years at the bench and will tell you plainly what cannot be made.',
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
			'Mechanical, product design or mechatronics course under way',
			'Have made at least one thing that moves',
			'CAD at the level of an assembly with moving parts',
			'Able to follow workshop rules without being told twice',
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
			'Ossory Lane acts for businesses too large for a high-street solicitor and too small for a City one: a brewery with six pubs, a maker of theatre lights, a family that imports tiles. The questions are varied and the files are thin enough for one person to understand completely, which is why the firm takes only four interns at a time.',
			'Each fortnight you move to a new department and a new supervising partner. You draft, somebody corrects in red ink, you draft again. By the fourth seat you will have seen a lease negotiated, a supply contract fail and a claim settle minutes before its hearing.',
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
			'Law student from second year, or on a conversion course',
			'A piece of legal writing of up to 1,500 words, which we ask for by email',
			'Confidentiality kept without exception, online as well',
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
