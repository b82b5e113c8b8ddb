// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Candidate } from '#content/types.ts';

export const candidates: Candidate[] = [
	{
		id: 1,
		name: 'Adaeze Nwachukwu',
		degree: 'MSc Data Science',
		university: 'Northbridge University',
		year: 'Master’s student',
		skills: [
			'Python',
			'SQL',
			'Statistical modelling',
			'Power BI',
			'Survey design',
			'Igbo and French',
		],
		location: 'Manchester',
		availability: 'From June, full time',
		rating: 4.9,
		experience: 'Two years as a statistics assistant for a health survey in Enugu',
		about:
			'I first worked with data when nobody could add up the records of a clinic. My dissertation asks why vaccination figures look better on paper than they are. I would like to work where such answers change what people do.',
	},
	{
		id: 2,
		name: 'Callum Baird-Rennie',
		degree: 'BEng Mechanical Engineering',
		university: 'University of Glenorrin',
		year: 'Third year',
		skills: [
			'SolidWorks',
			'Finite element analysis',
			'Workshop machining',
			'MATLAB',
			'Technical drawing',
		],
		location: 'Edinburgh',
		availability: 'June to September',
		rating: 4.6,
		experience:
			'Saturday job in a bicycle frame workshop; captain of the pedal-powered submarine team',
		about:
			'I learned about tolerances when I cut tubes wrongly on Saturdays and had to throw them away. I am looking for a summer with engineers who test things until they fail and then talk about why.',
	},
	{
		id: 3,
		name: 'Minh Anh Truong',
		degree: 'BA Marketing and Communication',
		university: 'Tolmouth University',
		year: 'Second year',
		skills: [
			'Copywriting',
			'Google Analytics',
			'Short video editing',
			'Email campaigns',
			'Vietnamese',
		],
		location: 'Bristol',
		availability: 'Three days a week in the summer vacation',
		rating: 4.7,
		experience: 'Runs the online shop of a student print collective, 400 orders in its first year',
		about:
			'Our print shop taught me that a good photograph sells more than a discount. I like small budgets, clear briefs and reports that admit when an idea did not sell anything.',
	},
	{
		id: 4,
		name: 'Yusuf Demirel',
		degree: 'LLB Law with Business',
		university: 'University of Ashmere',
		year: 'Final year',
		skills: [
			'Legal research',
			'Contract drafting',
			'Mediation',
			'Turkish and German',
			'Minute taking',
			'Client interviews',
		],
		location: 'Leeds',
		availability: 'From July, for up to six months',
		rating: 4.8,
		experience:
			'Volunteer at a free legal advice evening, forty sessions; family restaurant accounts',
		about:
			'At the advice evening I write down what people are worried about before I write down the law. I want to spend half a year in commercial practice, where careful drafting keeps small firms out of court.',
	},
	{
		id: 5,
		name: 'Priyanka Raghunathan',
		degree: 'MEng Software Engineering',
		university: 'Kelderbrook University',
		year: 'Fourth year',
		skills: [
			'TypeScript',
			'PostgreSQL',
			'React',
			'Accessibility testing',
			'Docker',
			'Technical writing',
			'Tamil',
		],
		location: 'Birmingham',
		availability: 'From September, for twelve months',
		rating: 4.9,
		experience:
			'Maintains an open-source timetable app; ten weeks at a housing association help desk',
		about:
			'I started fixing a bus timetable app because my grandmother could not read it. Two years later it has a screen reader mode and six contributors, and I still reply to every bug report myself.',
	},
	{
		id: 6,
		name: 'Tomasz Wierzbicki',
		degree: 'BSc Environmental Science',
		university: 'Wyremouth University',
		year: 'Recent graduate',
		skills: ['QGIS', 'Field sampling', 'Carbon accounting', 'R', 'Grant writing'],
		location: 'Liverpool',
		availability: 'Immediately, including remote work',
		rating: 4.5,
		experience: 'Former hospital porter who graduated at 34; river survey volunteer on the Mersey',
		about:
			'I pushed hospital beds for nine years before I went to university, so I do not mind early starts. My final project mapped where rain drains meet the river. I would like to continue with water or carbon work.',
	},
];
