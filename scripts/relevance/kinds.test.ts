import { describe, expect, it } from 'vitest';
import { emptySearch } from '#schema/internships/internship-search.ts';
import { ownRows, type Row } from '#server/catalogue/judged/judged-queries.ts';
import { indexed, JUDGED_ON, ourSearch } from '#server/catalogue/judged/judged-search.ts';
import { readSearch } from '#server/catalogue/read-search.ts';

const rows = ownRows();
const find = ourSearch(rows);
const { texts } = indexed(rows);
const first = (query: string, count = 3): Row[] => find(query).slice(0, count);
const labels = (query: string): string[] =>
	readSearch({ ...emptySearch, q: query }, JUDGED_ON, texts).parts.map(({ label }) => label);

describe('what one does not want', () => {
	it('is a part of a wanted field of work too', () => {
		for (const { title } of first('tech without programming', 5))
			expect(title).not.toMatch(/developer|programm|software/i);
	});

	it('is a time of the week, behind which a field of work is wanted', () => {
		expect(labels('no weekend work, retail or fashion')).toEqual([
			'not weekend work',
			'retail',
			'fashion',
		]);
		expect(labels('marketing, weekends off')).toEqual(['marketing', 'not weekends']);
		for (const { city } of first('PT job london weekends off')) expect(city).toBe('London');
	});
});

describe('a "not"', () => {
	it('goes on to what stands directly behind it and is of the same field', () => {
		expect(labels('fashion buying, not retail shop floor')).toEqual([
			'fashion buying',
			'not retail',
			'not shop',
		]);
		expect(labels('no coding marketing leeds')).toEqual(['not coding', 'marketing', 'Leeds']);
	});

	it('is a word for what somebody dislikes or cannot pay', () => {
		expect(labels('maths student hates excel')).toEqual(['maths', 'not excel']);
		expect(labels("can't afford London, publishing")).toEqual(['not London', 'publishing']);
	});

	it('stands before a way, a time of day and what makes somebody anxious', () => {
		expect(labels("law but I don't want to move to London")).toEqual(['law', 'not London']);
		expect(labels('no late nights, hospitality')).toEqual(['not nights', 'hospitality']);
		expect(labels('I get anxious in offices, law')).toEqual(['not offices', 'law']);
	});

	it('is said of a place that somebody leaves, and of what is liked less', () => {
		expect(labels('get out of London for the summer, law')).toEqual([
			'not London',
			'June to August 2027',
			'law',
		]);
		expect(labels('I prefer talking to writing, events')).toEqual(['not writing', 'events']);
	});

	it('ends with a list, and where something is welcome', () => {
		expect(labels('not coaching or PE teaching, data or events ok')).toEqual([
			'not coaching',
			'not PE teaching',
			'data',
			'events',
		]);
		expect(labels("can't drive or work nights, lab jobs")).toEqual([
			'no driving licence needed',
			'not nights',
			'lab',
		]);
	});
});

describe('another ending of a saying', () => {
	it('is the same work', () => {
		for (const { title } of first('penetration tester', 2))
			expect(title).toMatch(/security|threat/i);
	});
});

describe('few that have to do with a word', () => {
	it('are followed by those of the field that was named', () => {
		const titles = first('stress engineer').map(({ title }) => title);
		expect(titles).toHaveLength(3);
		expect(titles[0]).toBe('Wing Structures Test Intern');
	});
});

describe('where somebody studies', () => {
	it('is no wish in a sentence, and what is there comes first', () => {
		expect(labels('I am in my 2nd year of economics at Leeds and like banking')).toEqual([
			'banking',
		]);
		expect(labels('2nd year economics at Leeds, anything nearby in banking')).toEqual([
			'Leeds',
			'banking',
		]);
	});
});

describe('what somebody says of themselves', () => {
	it.each([
		['I failed my maths gcse, health', ['health']],
		['Ukrainian refugee with permission to work, accounting', ['accounting']],
		['visiting student, law', ['law']],
		['two months between semesters, law', ['about 2 months', 'law']],
		['helping refugees', ['refugees']],
		['a nurse who wants to leave the wards and work with data', ['data']],
		['ex teacher, publishing', ['publishing']],
		['on graduate route till 2028, consulting', ['consulting']],
		['been a cook for 10 years, want to do law', ['law']],
		["I'm a nurse retraining in law", ['law']],
		['experience in a lab before applying for a PhD, law', ['lab', 'law']],
		['finishing my thesis on birds in March, want to do law', ['law']],
		['dear sir or madam, I am writing to apply for law', ['law']],
		['finish at 3 to collect my son, law', ['law']],
		['my friend says it sounds fun, law', ['law']],
		['I am on a gap year, law', ['law']],
		['3 years experience in customer service, want to move into law', ['law']],
		['after redundancy from a call centre I want to do law', ['law']],
		["I don't have a laptop, law in office", ['law', 'on site']],
		['I have a portfolio and like fashion', ['fashion']],
		['law internship for credit', ['law', 'part of the course']],
		['my name is Fatima, law', ['law']],
		['my lease in Leeds ends in July, law', ['law']],
		['I have an exam in August, law', ['law']],
		['a first in chemistry from Durham, want law', ['law']],
		['my part time job at Tesco goes on, law', ['law']],
		["I've done retail for two years, so law", ['law']],
		['will I need a car for law', ['law']],
		['law, please send me details', ['law']],
		['law, home is in Derby', ['law', 'Derby']],
		[
			"I'm at Cardiff doing journalism, Manchester over summer",
			['journalism', 'Manchester', 'June to August 2027'],
		],
		['a law placement before christmas', ['law']],
		['I not speak good english, law', ['law']],
		['never worked before, retail', ['retail']],
		["I'm a parent looking for a law placement for my child", ['law']],
		['I am a carer, at most 16 hours, law', ['at most 16 hours', 'law']],
		['British and Polish citizenship, law', ['law']],
		['hydrologist', ['hydrologist']],
		['mature student with two kids, only 10 hours, law', ['at most 10 hours', 'law']],
		['IT conversion masters', ['IT']],
		['I hold a UK driving licence, logistics', ['logistics']],
		['asylum seeker with permission to work, law', ['law']],
		['rejected by all the big four, what else is there in law', ['law']],
	])('is no field of work: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});
});

it('What somebody does on a day says when they are free', () => {
	expect(labels('I finish uni on May 20 and fly back on Sept 1, law')).toEqual([
		'starts from 20 May 2027',
		'ends by 1 September 2027',
		'law',
	]);
});

it('"Remote or" a time asks for remote work', () => {
	expect(labels('remote or evening work')).toEqual(['remote', 'evening']);
	expect(labels('remote or leeds')).toEqual(['or remote', 'Leeds']);
});

describe('places', () => {
	it.each([
		['doing law at uni of Leeds, not in London', ['law', 'not London']],
		['2:1 in maths from Warwick, finance in Bristol', ['finance', 'Bristol']],
		['finance in Macclesfield', ['finance', 'Macclesfield']],
		['finance Bath', ['finance', 'in Bath']],
		['law near Barrow-in-Furness', ['law', 'Barrow-in-Furness']],
		['pharma in the north west', ['pharma', 'North West']],
		['fashion near Oxford Street', ['fashion', 'Oxford Street']],
	])('are read: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});

	it('of the same name as a word are that word', () => {
		expect(labels('wells and stone')).not.toContain('Stone');
	});

	it('have their stop behind them', () => {
		expect(labels('near Old Trafford tram stop, hospitality')).toEqual(['Trafford', 'hospitality']);
	});

	it('within a wider one say more than it', () => {
		expect(labels('abroad in asia')).toEqual(['Asia']);
		for (const { city } of first('abroad in asia', 2)) expect(city).toMatch(/Singapore|Hong Kong/);
	});

	it('come first where an internship is, then where it names them', () => {
		const [there, ...others] = first('salford');
		expect(there?.city).toBe('Salford');
		for (const { location, description } of others)
			expect(`${location} ${description}`).toMatch(/salford/i);
	});

	it('lose to the name of a company', () => {
		expect(first('marchmont row', 1)[0]?.company).toBe('Marchmont Row Hotels');
	});
});

describe('what an internship does not ask for', () => {
	it('is no wish for it', () => {
		expect(labels('lab work, should not need a DBS check')).toEqual(['lab work']);
		expect(labels("wind energy which doesn't require a driving licence")).toEqual([
			'wind energy',
			'no driving licence needed',
		]);
		expect(labels("can't work Mondays or Wednesdays, law")).toEqual(['law']);
	});
});

describe('words of another language', () => {
	it('around what is asked for say nothing', () => {
		expect(labels('Ich suche ein Praktikum im Bereich erneuerbare Energien')).toEqual([
			'renewable energy',
		]);
		expect(labels('je cherche un stage en droit à Londres')).toEqual(['law', 'London']);
	});
});

describe('words that no table has', () => {
	it('only order a sentence that says more, if English has them', () => {
		expect(labels('I have a lab coat and steady hands, what is there in Edinburgh')).toEqual([
			'Edinburgh',
		]);
	});

	it('are read in full where they are written short', () => {
		expect(labels('eng bham sept')).toEqual(['engineering', 'Brum', 'September 2027']);
		for (const { kind } of first('cs placement yr')) expect(kind).toBe('placement');
		expect(labels('mrktng in lvrpl')).toEqual(['marketing', 'Liverpool']);
	});

	it('are slips of English before they are endings of another language', () => {
		expect(labels('mecanical enginer birminham')).toEqual(['mechanical engineer', 'Birmingham']);
	});
});

it('A word for who does a work says less than the work before it', () => {
	for (const { sector } of first('wind turbine technician')) expect(sector).toBe('Energy');
	for (const { sector } of first('vet nurse')) expect(sector).toBe('Environment');
});

it('A month behind "from" begins a time that ends with another', () => {
	expect(labels('from june to august, technology')).toEqual(['June to August 2027', 'technology']);
});

it('A filter that nothing satisfies leads to what is nearest', () => {
	const hours = first('one day a week', 5).map((row) => row.hours);
	const fewest = rows.map((row) => row.hours).toSorted((one, other) => one - other);
	expect(hours).toEqual(fewest.slice(0, 5));
});

it('A language may have the word "language" behind it', () => {
	expect(labels('welsh language')).toEqual(['welsh']);
	expect(first('welsh language', 1)[0]?.requirements.join()).toMatch(/Welsh/);
});

it('The last word may be the beginning of a place, though English has it too', () => {
	for (const { city } of first('lee')) expect(city).toBe('Leeds');
	for (const { title } of find('opera')) expect(title).not.toMatch(/operat/i);
});

describe('a list that ends with "or"', () => {
	it('asks for one of all that it names', () => {
		expect(labels('wine, hotels or museums')).toEqual(['wine', 'hotels', 'museums']);
		for (const { sector } of first('hotels, law or museums', 10))
			expect(sector).toMatch(/Hospitality|Law|Culture|Tourism|Design|Education/);
	});

	it('follows a "than" without going on with it', () => {
		expect(labels('rather children than old people, sport or education')).toEqual([
			'children',
			'not old people',
			'sport',
			'education',
		]);
	});
});

describe('what is not wanted', () => {
	it('is not wanted where it is said again', () => {
		expect(labels('finance outside London, London rent is killing me')).toEqual([
			'finance',
			'not London',
		]);
	});

	it('ends at a colon, and does not begin with work outside', () => {
		expect(labels("can't code: illustration, animation")).toEqual([
			'not code',
			'illustration',
			'animation',
		]);
		expect(labels('work outside with trees, no lab')).toEqual(['outside', 'trees', 'not lab']);
	});

	it('may stand behind the word for any work, and be a day or pay', () => {
		expect(labels("don't want a job in retail, law")).toEqual(['not retail', 'law']);
		expect(labels('law but not on site')).toEqual(['law', 'not on site']);
		expect(labels('law, not under £14 an hour')).toEqual(['law', 'at least £14 an hour']);
	});
});

describe('what the writer tells', () => {
	it.each([
		["I'm Irish so I don't need a visa, law", ['law']],
		['no need sponsor, law', ['law']],
		['my own visa is sorted, law', ['law']],
		['indefinite leave to remain so no sponsorship needed, law', ['law']],
		['writing long reports is hard for me, law', ['law']],
		['coding is easy for me, law', ['coding', 'law']],
		['hate long documents, law', ['law']],
		['i already work saturday in care home, law', ['law']],
		['I already have a job in a cafe at weekends, law', ['law']],
		["I'm a careers adviser at a college. What is there for our students in Cardiff?", ['Cardiff']],
		['our school wants to send pupils in June, law', ['June 2027', 'law']],
		['4th semester, law', ['law']],
		['gap semester, law', ['law']],
		['law internship without a law degree', ['law']],
		['cannot travel far, law', ['law']],
		['starting uni in September, law before that', ['law']],
		['my exams are 10 to 28 May so after that, law', ['law']],
		['I need to decide by March, law', ['law']],
		['in bank or insurance', ['bank', 'insurance']],
		['the rent is too high, law', ['law']],
		['work with a law office', ['law office']],
	])('is no wish: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});

	it('orders, where it is what they study, what they ask for', () => {
		expect(labels('My degree is in geography but I really want to be in film')).toEqual(['film']);
		expect(labels('physics undergrad, lasers or optics')).toEqual(['physics', 'lasers', 'optics']);
	});
});

describe('times', () => {
	it.each([
		['from 6 September until mid December, law', ['6 September 2027 to 15 December 2027', 'law']],
		['1 June to end of september, law', ['1 June 2027 to 30 September 2027', 'law']],
		['must be free again before october, law', ['ends by 30 September 2027', 'law']],
		['nothing before October, law', ['October to December 2027', 'law']],
		["I can't start before 1 July, law", ['starts from 1 July 2027', 'law']],
		['start in november, law', ['November 2027', 'law']],
	])('are read: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});

	it('a month beside the one that is asked for is near it', () => {
		const [, , third] = first('law in london, june to august');
		expect(third?.sector).toBe('Law');
	});
});

it('Who asks for a sponsor asks no more for what a Student visa allows', () => {
	expect(labels('visa sponsorship for international student, law')).toEqual([
		'visa sponsorship',
		'law',
	]);
});

it('One of several languages is enough', () => {
	const [, second] = first('speaks Arabic and Somali, refugees');
	expect(second).toBeDefined();
	for (const { requirements } of first('Arabic and Polish', 2))
		expect(requirements.join()).toMatch(/Arabic|Polish/);
});

describe('further languages', () => {
	it.each([
		['desain grafis', ['graphic design']],
		['thực tập kiến trúc', ['architecture']],
		['програміст', ['programmer']],
		['회계 인턴 런던', ['accounting', 'London']],
		['stage communication', ['communication']],
	])('are put into English: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});

	it('are not those of a text with the name of a place in one of them', () => {
		for (const { sector } of first('jounalism edinburg', 2)) expect(sector).toBe('Media');
	});
});

describe('a sentence of somebody who tells how they live', () => {
	it.each([
		['I want to stay at home with my mum, accounting in Leeds', ['accounting', 'Leeds']],
		['can live at home if it is near Leicester, law', ['Leicester', 'law']],
		['law, working at home please', ['law', 'remote']],
		['studying law part time and want charity work', ['charity work']],
		['my masters is part time, data roles in Bristol', ['data', 'Bristol']],
		["I'm a full time student in Leeds, looking for marketing", ['Leeds', 'marketing']],
		['part time MSc in marketing, full time content work', ['full time', 'content']],
		['studying history, part time museum work', ['history', 'at most 20 hours', 'museum']],
		['part time student jobs in Manchester', ['at most 20 hours', 'Manchester']],
		['on a graduate visa till next July, data analyst', ['data analyst']],
		['free till next July, retail', ['ends by 31 July 2027', 'retail']],
		['not free till June, law', ['June to August 2027', 'law']],
		['working on the till in a shop', ['till', 'shop']],
		["I'm a careers consultant, my student wants lab work", ['lab work']],
		["I'm a consultant and want law", ['consultant', 'law']],
	])('reads only what is asked for: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});
});

describe('kids', () => {
	it.each([
		['coach sport with kids', ['sport', 'kids']],
		['teach drawing with kids in Leeds', ['teach', 'drawing', 'kids', 'Leeds']],
		['helping out with kids in a museum', ['kids', 'museum']],
	])('are the work behind a word for it: %s', (text, parts) => {
		expect(labels(text)).toEqual(expect.arrayContaining(parts));
		expect(labels(text)).not.toContain('at most 20 hours');
	});

	it.each([
		['mum with kids, finance', ['at most 20 hours', 'finance']],
		["can't work evenings with kids, law", ['at most 20 hours', 'law']],
		["as I've got kids no more than 27 hours, law", ['at most 27 hours', 'law']],
		['we have three children, food in Leeds', ['at most 20 hours', 'food', 'Leeds']],
	])('are elsewhere those of the person: %s', (text, parts) => {
		expect(labels(text)).toEqual(expect.arrayContaining(parts));
		expect(labels(text)).not.toContain('kids');
	});
});

describe('a "not" of much', () => {
	it.each([
		['nothing with lots of writing, engineering', ['not writing', 'engineering']],
		['not a lot of maths, marketing', ['not maths', 'marketing']],
		['no loads of phone calls, design', ['not phone calls', 'design']],
		['phone calls stress him out, data', ['not phone calls', 'data']],
		['spreadsheets bore me, events in Leeds', ['not spreadsheets', 'events', 'Leeds']],
		['coding gives me a headache, marketing', ['not coding', 'marketing']],
		['presentations make me nervous, law', ['not presentations', 'law']],
	])('and what is bad for somebody: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});
});

describe('what somebody studies', () => {
	it.each([
		['I do computing but want to work in museums', ['museums']],
		['second year business from Lagos, my french is native', ['french']],
		['what I do best at home in the evening is writing', ['writing']],
		['final year marketing placement in Leeds for the whole summer', ['marketing', 'Leeds']],
	])('orders a sentence that wishes something: %s', (text, parts) => {
		const topics = labels(text).filter((label) => !/2027|remote|evening/.test(label));
		expect(topics).toEqual(parts);
	});
});

it('"From my flat or mostly from home" asks for remote work alone', () => {
	expect(labels('from my flat or mostly from home, data')).toEqual(['remote', 'data']);
	expect(labels('remote or Leeds')).toEqual(['or remote', 'Leeds']);
});

describe('several words of another language', () => {
	it.each([
		['kentsel planlama', /cycle|transit|transport|planner|planning/i],
		['endüstri mühendisliği', /process|quality|production|operations|manufactur/i],
		['dịch thuật', /translation|subtitl|data/i],
	])('mean what one word does: %s', (query, title) => {
		for (const row of first(query)) expect(row.title).toMatch(title);
	});
});

describe('a job of several fields of work', () => {
	it.each([
		['physio', /gait|prosthetics|performance/i],
		['robotics', /robot|learning|vision/i],
		['chef', /kitchen|food|product development/i],
		['mechanic', /vehicle|car|parts|gearbox|maintenance|handling|repair/i],
		['trains', /rail|timetable|transit/i],
		['QA tester', /test|accessib/i],
	])('is found by its own words: %s', (query, title) => {
		for (const row of first(query)) expect(row.title).toMatch(title);
	});
});

describe('what is nearer to what was asked', () => {
	it('is in the country of the town that is named', () => {
		for (const { country } of first('hotel job london')) expect(country).toBe('United Kingdom');
	});

	it('is a placement of a year where a year is asked for', () => {
		for (const { weeks } of first('year in industry', 10)) expect(weeks).toBeGreaterThan(38);
	});
});

describe('Welsh', () => {
	it.each([
		['swydd yng Nghaerdydd', ['Cardiff']],
		['interniaeth yn Abertawe', ['Swansea']],
		['swydd y gyfraith ym Mangor', ['law', 'Bangor']],
		['swyddi haf yn Wrecsam', ['June to August 2027', 'Wrexham']],
		['swydd marchnata yng Nghymru', ['marketing', 'Wales']],
		['Welsh speaker in Bangor', ['Welsh', 'Bangor']],
	])('is put into English, with its mutations: %s', (text, parts) => {
		expect(labels(text)).toEqual(parts);
	});
});

describe('what is told of others and of oneself', () => {
	it.each([
		// Why, and what others do
		['marketing in Leeds because my nan has a wedding shop', ['marketing', 'Leeds']],
		['my wife works in Bristol so it has to be there, law', ['Bristol', 'law']],
		['my flatmate is in London but my uni is in Leeds, law in Derby please', ['law', 'Derby']],
		['a mate did her placement in Holborn and I would rather have Leeds, law', ['Leeds', 'law']],
		['my car broke last week so law please, in Leeds', ['law', 'Leeds']],
		// Where somebody is at home
		['I live in Norwich with my parents, law from home only', ['law', 'remote']],
		['I live in Norwich with my parents and want to do law', ['Norwich', 'law']],
		['I live in Norwich but happy to relocate, law', ['law']],
		["I'm just outside Exeter and want to do law", ['Exeter', 'law']],
		["I don't want to move away from Cardiff for now, law", ['Cardiff', 'law']],
		['masters at Leeds, would like law in York', ['law', 'York']],
		['studying history in Leicester, but I want law', ['Leicester', 'law']],
		// When something else is
		['I have an operation booked in September, law for 8 weeks', ['law', 'about 8 weeks']],
		['I fly home at the end of August, so law from June', ['law', 'June to August 2027']],
		['our rent goes up in May and I like the idea of law', ['law']],
		// What somebody was, has and does
		['ex army driver who wants to get into law', ['law']],
		['primary teacher for twelve years and now I want law', ['law']],
		['after ten years in retail I would like to do law', ['law']],
		['I look after horses in the mornings, law in the afternoons', ['law']],
		['I volunteer at a food bank on Saturdays, law please', ['law']],
		['I work in a kitchen till 3 in term time, law near Leeds', ['law', 'Leeds']],
		// How they are, what they pay
		["I'm patient and organised, law in Leeds would be nice", ['law', 'Leeds']],
		["law please, otherwise I can't cover nursery or the rent", ['law']],
		['law but it messes up my carers allowance, at most 16 hours', ['law', 'at most 16 hours']],
	])('%s', (query, read) => {
		expect(labels(query)).toEqual(read);
	});
});

describe('what somebody can do', () => {
	it.each([
		['I know Java and a bit of Python, anything in law', ['law']],
		['I speak Hindi and Gujarati, law in any UK city', ['law']],
		["he's brilliant at maths and would like to do law", ['law']],
		['I know Java and a bit of Python, anything in Leeds', ['Java', 'Python', 'Leeds']],
	])('orders what is asked for besides: %s', (query, read) => {
		expect(labels(query)).toEqual(read);
	});
});

describe('a refusal', () => {
	it.each([
		['I did two years at Tesco, no more retail please, law', ['not retail', 'law']],
		['please no cars, boats or planes. law', ['not cars', 'not boats', 'not planes', 'law']],
		['I never want to see a classroom again, law', ['not classroom', 'law']],
		['law, not stuck in an office all day please', ['law']],
		['law, London but I cannot afford it so somewhere else', ['law', 'not London']],
		["I'm terrible at maths, law or history for me", ['not maths', 'law', 'history']],
	])('%s', (query, read) => {
		expect(labels(query)).toEqual(read);
	});
});

describe('figures in words, and home', () => {
	it.each([
		['law, maximum twenty hours', ['law', 'at most 20 hours']],
		['law for 20ish hours a week', ['law', 'at most 20 hours']],
		['law from home or hybrid', ['law', 'remote', 'hybrid']],
		['law or online shops', ['law', 'online shops']],
		['law, would need to do it from my room', ['law', 'remote']],
		["law, it's remote or nothing for me", ['law', 'remote']],
	])('%s', (query, read) => {
		expect(labels(query)).toEqual(read);
	});
});

describe('names', () => {
	it.each([
		['Linklaters', /law|legal|paralegal|disputes|contract|conveyanc|probate/i],
		['Marks & Spencer', /merchandis|trading|stall|forecast/i],
		['Balfour Beatty', /site|structural|quantity|timber/i],
		['Novartis', /formulation|assay|peptide|quality assurance|cell culture|contact lens/i],
		['CISSP', /security|threat/i],
		['STCW', /ship|simulator|towage|vessel|port|naval/i],
		['trade floor', /quantitative|margin|trad|investment|equity/i],
	])('are known by whole families: %s', (query, titles) => {
		const matches = first(query);
		expect(matches).toHaveLength(3);
		for (const { title } of matches) expect(title).toMatch(titles);
	});

	it.each(['MRes', 'DPhil', 'PGCert', 'GPA 3.6', 'IELTS'])(
		'of degrees without a subject, and of marks, are not searched: %s',
		(query) => {
			expect(labels(`${query} law`)).toEqual(['law']);
		},
	);
});

describe('how long work lasts', () => {
	it('orders by what is nearest, and not by pay', () => {
		const weeks = first('9 weeks', 5).map((row) => row.weeks);
		expect(weeks).toEqual([9, 9, 9, 9, 9]);
	});
});

describe('months and seasons in other languages', () => {
	it.each([
		['stage juillet droit', 'July 2027'],
		['prácticas en octubre derecho', 'October 2027'],
		['praktyki we wrześniu prawo', 'September 2027'],
		['haziran staj hukuk', 'June 2027'],
		['Praktikum im Dezember Jura', 'December 2026'],
		['八月 实习 法律', 'August 2027'],
		['tirocinio autunno diritto', 'September to November 2027'],
		['wiosna staż prawo', 'March to May 2027'],
	])('%s', (query, label) => {
		expect(labels(query)).toEqual(expect.arrayContaining([label]));
		expect(first(query)[0]?.sector).toBe('Law');
	});

	it('a season in which nobody can start any more is that of next year', () => {
		expect(labels('autumn law')).toEqual(['September to November 2027', 'law']);
		expect(labels('this autumn law')).toEqual(['November 2026', 'law']);
	});
});

describe('what somebody studies or is', () => {
	it.each([
		['I am a biologist and my wife works in Leeds, what is there for me', 'biologist'],
		['hello I am in Birmingham and I study marketing, full time over summer please', 'marketing'],
	])('is the work they look for where they name none: %s', (query, label) => {
		expect(labels(query)).toContain(label);
	});

	it('goes before a tool that they know', () => {
		const [one] = first('third year of architecture at Kent, looking for Bristol, good with Revit');
		expect(one?.sector).toBe('Architecture');
	});
});

describe('a "not" of other kinds', () => {
	it.each([
		[
			'statistics student who prefers Stata over Python and looks in Leeds',
			['statistics', 'Stata', 'not Python', 'Leeds'],
		],
		['law without coding or doing maths', ['law', 'not coding', 'not maths']],
	])('%s', (query, read) => {
		expect(labels(query)).toEqual(read);
	});

	it('"an office in Leeds" is a place', () => {
		expect(labels('law please, ideally with an office in Leeds or near it')).toEqual([
			'law',
			'Leeds',
		]);
	});
});

describe('bounds and places', () => {
	it('of two bounds of hours the narrower one orders', () => {
		const hours = first('part time data, max 10 hours', 3).map((row) => row.hours);
		expect(Math.max(...hours)).toBeLessThanOrEqual(20);
		expect(hours).toEqual(hours.toSorted((one, other) => one - other));
	});

	it('what is abroad comes after the UK where a place in the UK is named', () => {
		const [one, two, three] = first('hotel work in Wales please');
		for (const row of [one, two, three]) expect(row?.country).toBe('United Kingdom');
	});
});

describe('other names of the same', () => {
	it.each([
		['chinese speaker', /mandarin|cantonese/i],
		['persian speaking job', /\bdari\b/i],
	])('language: %s', (query, words) => {
		expect(first(query)[0]?.requirements.join(' ')).toMatch(words);
	});

	it.each([
		['marketing at least 14/hr', ['marketing', 'at least £14 an hour']],
		['law, 15hrs/week', ['law', 'at most 15 hours']],
		['design 1800/month', ['design', 'at least £1800 a month']],
	])('pay and hours behind a "/": %s', (query, read) => {
		expect(labels(query)).toEqual(read);
	});
});

describe('what is said of oneself', () => {
	it.each([
		[
			'I do not eat meat, is there something with food science or nutrition',
			['food science', 'nutrition'],
		],
		['after a degree in optical engineering I would like to try law', ['law']],
	])('%s', (query, read) => {
		expect(labels(query)).toEqual(read);
	});
});
