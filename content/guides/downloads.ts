import type { Block, Guide } from '#content/types.ts';

/** The printable checklist, group by group; each item is ticked by hand. */
export const checklist: { heading: string; items: string[] }[] = [
	{
		heading: 'Three to six months before',
		items: [
			'I know the first and last day I can work',
			'I know how many hours a week I may work, and have checked it with my university if I need a visa',
			'I have listed five to ten internships that suit my course',
			'For each internship I have noted the stipend, the weekly hours and the place',
			'I have worked out what is left of the stipend after rent, travel and food',
		],
	},
	{
		heading: 'Before I send the form',
		items: [
			'I have created my account and confirmed my email address',
			'My motivation says why this work, why this employer and what I want to learn',
			'My experience names projects, places and dates that can be checked',
			'My availability gives the first day, the last day and the days I cannot work',
			'The form holds no health, passport or bank details',
			'Somebody else has read it once',
		],
	},
	{
		heading: 'Before the interview',
		items: [
			'I have an example ready for each thing the listing asks for',
			'I have two questions of my own',
			'I have asked for any adjustment that I need',
			'Camera, microphone and connection work in the room I will use',
		],
	},
	{
		heading: 'Before I say yes',
		items: [
			'The offer gives start, end, hours, stipend, place and supervisor in writing',
			'Stipend divided by hours is not below the minimum wage',
			'For a placement year: my university has registered the placement',
			'If I need a visa: my university or a registered adviser has seen the offer',
			'Nobody has asked me for money',
		],
	},
	{
		heading: 'Before the first day',
		items: [
			'I have a room, and the contract fits the dates of the internship',
			'I know how the employer will check my right to work and have what it needs',
			'I have a bank account for the stipend, or know by when I will',
			'I have tested my journey to work, or the computer for a remote internship',
			'My university, bank and employer have my new address',
		],
	},
];

/** Shown below the list of brochures, which comes first: visitors open the page for a file. */
export const aboutBrochures: Block = {
	kind: 'text',
	text: 'Each PDF has one or two pages with the description, the requirements, the benefits, the stipend with its weekly hours, the start and the deadline. It is made from the same data as the page of the program. If a deadline or a figure differs later, the page is right.',
};

export const downloads: Guide = {
	slug: 'downloads',
	title: 'Downloads',
	description:
		'Program brochures as PDF and a printable internship application checklist, from your first search to the first working day. Free, and no sign-in is needed.',
	updated: '2026-11-20',
	intro:
		'You can keep or print a brochure for each of our featured programs. There is also a checklist, from the first search to the first working day. Both are free, and you need no account.',
	sections: [
		{ heading: 'Program brochures', blocks: [] },
		{
			heading: 'Application checklist',
			blocks: [
				{
					kind: 'text',
					text: 'Work down one heading at a time. If you cannot tick something, do that next. You find most answers in the [application guide](/resources/application-guide), the [visa information](/resources/visa-info) or the page on [accommodation](/resources/accommodation).',
				},
				{
					kind: 'text',
					text: 'You can print the sheet, or save it as a PDF from the print window of your browser. The rest of the page is left out. We do not store what you tick.',
				},
			],
		},
		{
			heading: 'Useful official pages',
			blocks: [
				{
					kind: 'text',
					text: 'We do not copy official forms, since old copies can mislead you. These are the current ones:',
				},
				{
					kind: 'list',
					items: [
						'[National minimum wage rates](https://www.gov.uk/national-minimum-wage-rates)',
						'[Apply for a National Insurance number](https://www.gov.uk/apply-national-insurance-number)',
						'[Prove your right to work to an employer](https://www.gov.uk/prove-right-to-work)',
						'[Student visa](https://www.gov.uk/student-visa), [Graduate visa](https://www.gov.uk/graduate-visa) and [Government Authorised Exchange](https://www.gov.uk/government-authorised-exchange)',
					],
				},
			],
		},
		{
			heading: 'Another format',
			blocks: [
				{
					kind: 'text',
					text: 'If you cannot use a PDF, the page of each program says the same in ordinary web text. If you need large print or another format, [tell us which](/contact) and we will send it. The [accessibility statement](/accessibility) says what else we do.',
				},
			],
		},
	],
};
