import type { SaidLine } from '#schema/internships/understanding/said.ts';

const GUIDE = '/resources/visa-info';
const ADJUSTMENTS =
	'No internship says this. Employers in Britain have to make adjustments: ask the employer or us.';
const ASK = 'No internship says this: ask the employer.';

/**
 * Sayings that name no field of work, and what the search answers to each: what applicants need, what their permission is
 * called, and what is not here. Where the catalogue has a field for it, that filter is read; words in quotation marks are
 * looked for in the texts, and only order what is found.
 */
export const said: readonly SaidLine[] = [
	// Permission to work
	{
		typed:
			'graduate visa, graduate route, graduate route visa, graduate immigration route, post study work, post study work visa, psw, psw visa, grad visa, graduate visa holder, on a graduate visa, visa graduate route, visa graduate, my visa is graduate route, my visa graduate route, brp graduate visa',
		label: 'Graduate visa',
		says: 'A Graduate visa needs no sponsor and has no limit of hours.',
		to: `${GUIDE}#graduate-visa`,
	},
	{
		typed:
			'skilled worker, skilled worker visa, skilled worker sponsorship, skilled worker route, tier 2, tier 2 visa, tier 2 sponsorship, tier two, tier two visa, work visa, work visa sponsorship, work permit, work permit sponsorship, certificate of sponsorship, health and care visa, sponsor licence, sponsorship licence, sponsor my visa',
		filter: 'visa sponsorship',
		says: 'Few internships meet the rules of a Skilled Worker visa: ask the employer.',
		to: GUIDE,
	},
	{
		typed:
			'gae, gae visa, gae sponsorship, tier 5, tier 5 visa, tier 5 sponsorship, tier five, tier 5 gae, tier 5 gae sponsorship, tier 5 gae visa, government authorised exchange, government authorised exchange visa, government authorized exchange, temporary work visa, temporary worker visa, temporary worker, temporary work gae, t5, t5 visa, charity worker visa, creative worker visa',
		filter: 'visa sponsorship',
		says: 'With Government Authorised Exchange (Tier 5) an approved scheme body sponsors you, not the employer.',
		to: `${GUIDE}#government-exchange`,
	},
	{
		typed:
			'yms, yms visa, youth mobility, youth mobility scheme, youth mobility visa, youth mobility scheme visa, working holiday, working holiday visa, india young professionals, young professionals scheme, iypes',
		label: 'Youth Mobility Scheme',
		says: 'With this visa you may do most work, and no employer has to sponsor you.',
		to: GUIDE,
	},
	{
		typed:
			'hpi, hpi visa, high potential individual, high potential individual visa, high potential visa',
		label: 'High Potential Individual',
		says: 'With this visa you may do most work, and no employer has to sponsor you.',
		to: GUIDE,
	},
	{
		typed:
			'pre settled, pre settled status, presettled, settled, settled status, eu settled status, euss, eu settlement, eu settlement scheme, indefinite leave, indefinite leave to remain, ilr, permanent resident, permanent residency, british citizen, british citizenship, british passport, uk citizen, uk passport, british national, irish citizen, irish passport, have the right to work, full right to work, right to work already, share code, evisa, e visa, brp, brp card, ni number, national insurance number',
		label: 'right to work',
		says: 'With settled or pre-settled status, or as a British or Irish citizen, you may do any of these in the UK.',
		to: GUIDE,
	},
	{
		typed:
			'bno, bno visa, bn o, bn o visa, british national overseas, british national overseas visa, bno visa holder, hong kong bno',
		label: 'BN(O) visa',
		says: 'With a BN(O) visa you may do any of these in the UK; no employer has to sponsor you.',
		to: GUIDE,
	},
	{
		typed:
			'dependant, dependent, dependant visa, dependent visa, spouse visa, partner visa, family visa, fiance visa, ukraine visa, ukraine scheme, homes for ukraine, ukraine extension, ancestry visa, uk ancestry, global talent, global talent visa, innovator visa',
		label: 'another visa',
		says: 'Most holders of this visa may work without a sponsor: look at the conditions on yours.',
		to: GUIDE,
	},
	{
		typed:
			'refugee status, refugee leave, humanitarian protection, leave to remain, limited leave to remain, have refugee status, asylum seeker with permission to work, asylum seeker with permission, i am an asylum seeker, im an asylum seeker, i am a refugee, im a refugee, refugee with permission to work, refugee with the right to work, refugee with right to work',
		label: 'refugee status',
		says: 'With refugee status or humanitarian protection you may do any of these in the UK.',
		to: GUIDE,
	},
	{
		typed:
			'seeking asylum, visitor visa, tourist visa, visit visa, standard visitor, eta, short term study visa',
		label: 'visitor',
		says: 'As a visitor or while you wait for an answer to an asylum claim you may not work in the UK.',
		to: GUIDE,
	},
	{
		typed:
			'j1, j1 visa, j 1 visa, h1b, h1b visa, schengen, schengen visa, eu citizen, eu passport, eu national, european passport',
		label: 'permission of another country',
		says: 'This says nothing of work in the UK: see what you may do here.',
		to: GUIDE,
	},
	// Needs
	{
		typed:
			'wheelchair, wheelchair user, wheelchair users, wheelchair accessible, wheelchair access, wheelchair friendly, step free, step free access, step free building, step free office, step free workplace, lift access, accessible office, accessible workplace, accessible building, accessible toilet, disabled access, accessible premises, mobility issues, mobility problems, limited mobility, crutches, ground floor, cant climb stairs, cannot climb stairs, no stairs, need a lift, a lift',
		says: ADJUSTMENTS,
		looks: 'wheelchair, step free, accessible travel, prosthetics',
	},
	{
		typed:
			'disabled, disabled student, disabled students, disabled people, disabled friendly, i am disabled, disability, disabilities, my disability, disability friendly, disability confident, disability confident employer, physical disability, hidden disability, reasonable adjustments, adjustments, workplace adjustments, access to work, chronic illness, chronically ill, chronic fatigue, chronic pain, long covid, epilepsy, epileptic, diabetes, diabetic, cerebral palsy, endometriosis, fibromyalgia, arthritis, multiple sclerosis, crohns, ibs, migraines, bad back, health condition, medical condition, long term condition, long term health condition',
		says: ADJUSTMENTS,
	},
	{
		typed:
			'deaf, use sign language, i use sign language, uses sign language, use bsl, i use bsl, bsl user, sign language user, deaf student, deaf friendly, deaf aware, hard of hearing, hearing impaired, hearing impairment, hearing loss, hearing aid user, cochlear implant, lip read, lipread, lip reading, blind, blind student, partially sighted, visually impaired, visual impairment, sight loss, low vision, screen reader, screen reader user, guide dog, colour blind, eyes are bad, bad eyesight, poor eyesight, color blind',
		says: ADJUSTMENTS,
		looks: 'deaf, hearing, captions, subtitler, screen reader, accessibility, audiology',
	},
	{
		typed:
			'down syndrome, downs syndrome, autistic, autistic friendly, autism, autism friendly, autistic student, on the spectrum, asperger, aspergers, adhd, adhd friendly, i have adhd, dyslexia, dyslexic, dyslexia friendly, dyspraxia, dyspraxic, dyscalculia, dyscalculic, tourettes, tourette, neurodivergent, neurodiverse, neurodiversity, neurodivergent friendly, neurodiverse friendly, nd friendly, sensory needs, sensory issues, sensory friendly, noise sensitive, sensitive to noise, low sensory, quiet, quiet office, quiet workplace, quiet environment, learning difficulty, learning difficulties, learning disability, stammer, stutter, speech impediment',
		says: ADJUSTMENTS,
	},
	{
		typed:
			'anxiety, anxious, social anxiety, depression, depressed, ocd, ptsd, bipolar, panic attacks, mental health issues, mental health problems, mental health condition, poor mental health, mental health friendly, i have anxiety, shy, introvert, introverted, introvert friendly',
		says: ADJUSTMENTS,
	},
	{
		typed:
			'prayer, prayers, prayer room, prayer time, prayer times, friday prayer, friday prayers, time for prayers, time to pray, pray, jummah, jumuah, jumma, jummah prayers, ramadan, eid, fasting, sabbath, shabbat, shabbos, sabbath observant, hijab, hijabi, hijab friendly, turban, religious, religious holidays, muslim, muslim friendly, faith friendly, jewish, sikh, hindu, christian, church on sundays, diwali, halal, halal food, dairy free, gluten free, vegetarian, dietary requirements, food allergies, nut allergy, religious dress, kosher, kosher food',
		says: 'No internship says this of times for prayer, food or dress: ask the employer.',
	},
	{
		typed:
			'childcare, child care needs, childcare friendly, need childcare, nursery run, school run, the school run, school hours, school hours only, during school hours, within school hours, around school hours, pick up kids, pick up my kids, pick up my child, collect my kids, kids at school, pick kids up, term time only, family friendly, parent friendly, single parent, single mum, single mother, single dad, lone parent, young mum, new mum, student parent, i have a child, got kids, got a kid, got a child, got children, got a baby, kids of my own, i have kids, i have children, i have a baby, i have a toddler, baby, toddler, breastfeeding, pregnant, pregnancy, maternity, maternity leave, young carer, unpaid carer, im a carer, i am a carer, as a carer, caring for my mum, caring for my dad, caring for my mother, caring for my grandmother, caring for my family, look after my mum, look after my dad, look after my mother, look after my gran, look after my brother, look after my sister, look after my family, look after my kids, look after my children, with kids, with two kids, with three kids, two kids, three kids, two children, three children, have kids, have two kids, student with children, mother with children, father with children, with two children, with a child, with a baby, with a toddler, with a young child, mum of one, mum of two, mum of three, mother of two, mother of three, dad of two, father of two, caring responsibilities, carer for my mum, care for my mum, working parent, working parents, as a parent, im a parent, i am a parent',
		filter: 'part time',
		says: 'Fewest hours are all that an internship says of this: ask the employer about times.',
	},
	{
		typed:
			'flexible, flexible hours, flexible working hours, flexible schedule, flexitime, flexi time, flexi hours, flexi, own hours, choose my hours, choose my own hours, choose own hours, hours i can choose, hours you can choose, later starts, later start, a later start, start later, hours to suit, work whenever, fit around my life, compressed hours',
		label: 'flexible hours',
		says: 'Where hours are flexible, an internship says so in its own words.',
		looks: 'flexible, flexitime',
	},
	{
		typed:
			'cheap city, cheap cities, cheap rent, cheap to live, cheap place, cheap place to live, cheap area, low rent, low cost of living, affordable city, affordable, affordable rent, affordable place, affordable place to live, affordable area, not expensive, cheap living, not too expensive, cheap',
		label: 'what a city costs',
		says: 'Prices are not searched. We compare what seven cities cost.',
		to: '/resources/accommodation',
	},
	{
		typed:
			'accommodation, housing for interns, accommodation for interns, is there housing, is there accommodation, free flat, free room, a free flat, a free room, flat included, with a flat, accommodation included, accommodation provided, accommodation paid, free accommodation, with accommodation, and accommodation, includes accommodation, comes with accommodation, housing included, housing provided, free housing, with housing, live in job, live in position, room included, room provided, get a room, a room with it, room with the job, a room with the job, place to live with it, comes with a room, somewhere to stay with it, somewhere to live, place to stay, place to live, board and lodging, bed and board, staff accommodation, lodging, somewhere to stay, help with rent, rent paid, help with accommodation',
		label: 'accommodation',
		says: 'Found by what internships offer: a room or flat.',
		looks:
			'room, flat, accommodation, cottage, live in, staff cottage, guest room, shared flat, rent, half rent',
		benefit: true,
	},
	{
		typed:
			'travel paid, travel costs, travel expenses, travel expenses paid, travel costs paid, travel covered, pays travel, pays for travel, pay for my travel, pays for my travel, travel card, travelcard, travel pass, bus pass, train pass, season ticket, train fare, train fares, commute paid, paid commute, free travel, transport costs, oyster, railcard, pay for the train, pay for the bus, pay for train, train ticket paid, train fare paid, train fares paid, pay the train, pay my train, flights covered, flights paid, flights included, flight paid',
		label: 'travel costs',
		says: 'Found by what internships offer: a travelcard, pass or fares.',
		looks:
			'travelcard, travel card, bus pass, pass, fare, fares, season ticket, travel, zones, tram, mcard, railcard, oyster',
		benefit: true,
	},
	{
		typed:
			'exam fees, exam fees paid, exam fee, exam fees covered, pays for exams, pays my exams, qualification paid, qualifications paid, study support, study leave, certificate paid, certificates paid, paid qualification, paid certificate, training paid',
		label: 'exam fees',
		says: 'Found by what internships offer: fees for exams and certificates.',
		looks:
			'exam, exam fee, exams, certificate, fee, fees paid, fees, paper, papers, textbook, qualification',
		benefit: true,
	},
	{
		typed:
			'free lunch, free lunches, lunch provided, lunch included, lunches, free food, free meals, meals, meals included, food provided, food included, meal provided, free breakfast, free coffee, canteen',
		label: 'food',
		says: 'Found by what internships offer: meals.',
		looks: 'lunch, meal, breakfast, supper, canteen, soup, dinner, lunches, cook',
		benefit: true,
	},
	{
		typed:
			'free gym, gym membership, gym included, free gym membership, gym pass, gym access, a gym, with a gym, use of gym, use of the gym',
		label: 'a gym',
		says: 'Found by what internships offer: a gym.',
		looks: 'gym, swim, swimming, climbing, pool',
		benefit: true,
	},
	{
		typed: 'free laptop, laptop provided, laptop included, company laptop, laptop',
		label: 'a laptop',
		says: 'Found by what internships offer: a laptop.',
		looks: 'laptop',
		benefit: true,
	},
	{
		typed:
			'bike to work, bike to work scheme, cycle to work, cycle to work scheme, cycle parking, free parking, parking, car park, bike storage, bicycle storage, bike shed, cycle storage',
		label: 'parking',
		says: 'Found by what internships offer: a place for a car or bicycle.',
		looks: 'parking, bicycle, bike, park',
		benefit: true,
	},
	{
		typed:
			'mentorship, a mentor, with a mentor, mentored, good mentor, lots of support, well supported, supportive, supportive team',
		label: 'a mentor',
		says: 'Found by what internships offer: somebody who advises you.',
		looks: 'mentor',
		benefit: true,
	},
	{
		typed:
			'lgbt, lgbtq, lgbtqia, lgbt friendly, lgbtq friendly, queer friendly, trans friendly, women friendly, diverse team, inclusive, inclusive employer, inclusive company, bame, ethnic minority, ethnic minorities, black students, first generation, first gen, working class, low income, widening participation, underrepresented, estranged, mature student, mature students, older student, over 30, over 40',
		says: ASK,
	},
	{
		typed:
			'friendly team, friendly office, small team, small office, small company, small firm, small companies, big company, big companies, large company, huge firms, huge firm, corporate, not corporate, casual, casual dress, no dress code, relaxed, relaxed atmosphere, low stress, not stressful, stress free, good culture, work life balance, ethical company, social life, nice boss, prestigious, well known, famous',
		says: 'No internship says this of its employer: read what it says of itself.',
	},
	{
		typed:
			'accessible transport, accessible transport links, transport links, good transport links, public transport links, good transport, short commute, long commute, commute, commutable, awful commute, easy commute, by train, on the train, by bus, get there by train, get there by bus, get to by train, get to by bus, near a station, near the station, close to a station, near a tube, near the tube, walking distance, near campus, close to campus, near my uni, near my university, near home, close to home, parents house',
		label: 'the way to work',
		says: 'Travel times are not searched: the page of each internship says where it is.',
	},
	{
		typed:
			'dogs allowed, dog friendly, dog friendly office, bring my dog, pets allowed, pet friendly',
		says: ASK,
	},
	{
		typed:
			'lead to a job, leads to a job, job at the end, job afterwards, chance of a job, permanent job, permanent role, permanent, permanent position, full time job after, return offer, conversion, conversion rate, temp to perm',
		label: 'a job afterwards',
		says: 'Where there is a way to a job afterwards, the internship says so in its own words.',
		looks: 'interview, guaranteed, graduate',
		benefit: true,
	},
	{
		typed:
			'cover letter, cover letters, no cover letter, without cover letter, video interview, video interviews, no video interview, camera on, camera off, no camera, online test, online tests, aptitude test, aptitude tests, numerical test, assessment centre, assessment centres, assessment center, group interview, group interviews, psychometric test, psychometric tests, easy application, quick application, one click apply, cv only, answer fast, fast answer, quick answer, quick reply, replies fast',
		label: 'how one applies',
		says: 'Here one form is enough: no cover letter by default, and the employer says by when it answers.',
	},
	{
		typed:
			'criminal record, criminal records, with a criminal record, conviction, convictions, spent conviction, ex offender, ex offenders, dbs, dbs check, dbs checks, security clearance, clearance, sc clearance, bpss',
		label: 'checks before the start',
		says: ASK,
		looks: 'dbs, clearance, background check',
	},
	// What is not here
	{
		typed:
			'spring week, spring weeks, spring insight, spring insight week, spring internship week, spring programme, spring insight programme, insight day, insight days, insight week, insight weeks, insight programme, insight scheme, insight event, insight events, insight evening, insight, insights, taster, taster day, taster days, taster week, open day, open days, work shadowing, shadowing, job shadowing, virtual work experience, forage, virtual insight',
		label: 'spring weeks and insight days',
		says: 'There are no spring weeks or insight days here. These are internships of several weeks, the shortest first.',
		shortest: true,
	},
	{
		typed:
			'degree apprenticeship, degree apprenticeships, degree apprentice, apprenticeship, apprenticeships, apprentice, higher apprenticeship, advanced apprenticeship, level 4 apprenticeship, level 6 apprenticeship, level 7 apprenticeship, traineeship, traineeships, t level, t levels, t level placement, btec placement, supported internship, supported internships, kickstart',
		label: 'apprenticeships',
		says: 'There are no apprenticeships here: GOV.UK lists them.',
		to: 'https://www.gov.uk/apply-apprenticeship',
		absent: true,
	},
	{
		typed:
			'ktp, ktp associate, ktps, knowledge transfer partnership, knowledge transfer partnerships, phd studentship, studentship, phd position, postdoc, post doc, postdoctoral, research fellowship, fellowship, lectureship',
		label: 'posts for graduates in research',
		says: 'There are no such posts here.',
		to: 'https://www.jobs.ac.uk/',
		absent: true,
	},
	{
		typed:
			'graduate scheme, graduate schemes, grad scheme, grad schemes, graduate programme, graduate program, graduate programmes, graduate training scheme, graduate job, graduate jobs, grad job, grad jobs, graduate role, graduate roles, graduate position, graduate trainee, graduate training, rotational programme, permanent graduate job',
		label: 'graduate schemes',
		says: 'There are no graduate schemes here. Graduates may do these internships until two years after their degree.',
	},
	{
		typed:
			'school work experience, year 10 work experience, year 11 work experience, year 12 work experience, year 13 work experience, sixth form work experience, gcse work experience, work experience week, work experience year 10, work experience for 15 year old, work experience for 16 year old, temp job, temp work, zero hours, zero hour contract, christmas temp, seasonal work, bar job, shop job, paper round, babysitting job',
		label: 'jobs for pupils and holiday jobs',
		says: 'There are no such jobs here: these are internships for students and graduates, 18 and over.',
	},
	{
		typed: 'freelance, freelancing, freelancer, self employed, gig work, commission only',
		label: 'work as a freelancer',
		says: 'There is no freelance work here: every intern is employed and paid.',
	},
];
