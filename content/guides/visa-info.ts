import type { Guide } from '#content/types.ts';

export const visaInfo: Guide = {
	slug: 'visa-info',
	title: 'Visa information',
	description:
		'General, dated information on work as an intern in the UK: Student, Graduate and other visas, rights at work and complaints, with official links.',
	updated: '2026-11-20',
	intro:
		'This page says in short what the official pages said in November 2026 about five routes that interns often use. It is general information, and does not say what you in particular may do. If the linked page says something else, that page is right.',
	sections: [
		{
			heading: 'What we can and cannot tell you',
			blocks: [
				{
					kind: 'text',
					text: 'In the UK only registered advisers and other qualified people, such as solicitors, may advise a person on immigration. Our staff are not immigration advisers. Some pages of this site say “Visa support provided”. This means that we give information such as this and tell you which office to ask. We also write down the facts of your placement for your university or sponsor.',
				},
				{
					kind: 'list',
					items: [
						'At a UK university, start with its international student office.',
						'Otherwise use the government page to [find an immigration adviser](https://www.gov.uk/find-an-immigration-adviser).',
						'Be careful with anyone who promises an outcome.',
					],
				},
			],
		},
		{
			heading: 'Five routes side by side',
			blocks: [
				{
					kind: 'table',
					caption: 'General rules, as published, November 2026',
					head: ['Route', 'Who sponsors you', 'How long', 'Work as an intern'],
					rows: [
						[
							'[Student visa](https://www.gov.uk/student-visa)',
							'Your university or college',
							'As long as the course allows',
							'Degree level: 20 hours a week in term time, full time in vacations. Below degree level: 10 hours in term time. Part-time students: no work',
						],
						[
							'[Graduate visa](https://www.gov.uk/graduate-visa)',
							'Nobody; no sponsor is needed',
							'2 years, or 3 after a PhD; 18 months if you apply from 1 January 2027',
							'No employer has to sponsor it; the official page gives the conditions',
						],
						[
							'[Government Authorised Exchange](https://www.gov.uk/government-authorised-exchange) (Temporary Work)',
							'An approved scheme body, not the employer',
							'Up to 12 months for work experience',
							'The placement that the scheme has approved, paid at least the minimum wage',
						],
						[
							'[High Potential Individual](https://www.gov.uk/high-potential-individual-visa)',
							'Nobody; for recent graduates of listed universities outside the UK',
							'2 years, or 3 after a PhD',
							'Most work; the official page gives the conditions',
						],
						[
							'[Youth Mobility Scheme](https://www.gov.uk/youth-mobility)',
							'Nobody; for certain nationalities, aged 18 to 30 or 35',
							'Depends on nationality',
							'Most work; the official page gives the conditions',
						],
					],
				},
			],
		},
		{
			heading: 'Student visa',
			blocks: [
				{
					kind: 'text',
					text: 'On a degree-level course the limit in term time is **20 hours a week**. A week runs from Monday to Sunday. All jobs are added together, and unpaid work counts as well. In vacations full-time work is allowed. On a taught master’s the summer usually counts as term until the course ends, so the 20 hours apply just when most internships start. On most PhDs the whole year counts as term, apart from the leave that you agree. Self-employment is not allowed, so an internship that pays you as a freelancer is not open to you on this visa.',
				},
				{
					kind: 'text',
					text: 'After the course has ended, and until the visa ends, full-time work is allowed. A permanent post is allowed only once you meet the rules of another route, such as the Graduate visa.',
				},
				{
					kind: 'text',
					text: 'A work placement that is an assessed and integral part of the course is not counted in the 20 hours. On a degree course of a higher education provider it may take up to half of the course. Your university decides whether a placement counts and has to know about it before it begins.',
				},
				{
					kind: 'list',
					items: [
						'Ask your university for the term and vacation dates of your own course; do not infer them from another one.',
						'Add up every hour you work, for every employer, paid or not.',
						'Look for listings of 20 hours a week or less, or for dates within a vacation.',
						'Check the conditions shown on your own visa. Below degree level the limit in term time is 10 hours a week, and part-time students may not work.',
					],
				},
			],
		},
		{
			heading: 'Graduate visa',
			blocks: [
				{
					kind: 'text',
					text: 'After completing an eligible course in the UK you may be able to stay and work without a sponsor. Apply in the UK, after your university has reported that you completed the course and before your Student visa ends. The visa lasts 2 years if you apply by 31 December 2026, or 3 after a PhD.',
				},
				{
					kind: 'note',
					text: 'For applications made from 1 January 2027 it lasts 18 months; after a PhD it is still 3 years. What counts is the date of the application.',
				},
				{
					kind: 'text',
					text: 'No sponsor means that an employer need not do anything special to employ you. But an internship uses up part of the time. Compare its length with what is left on the visa and with the start dates of the jobs you hope to have next.',
				},
			],
		},
		{
			heading: 'What our listings say of a Student visa',
			blocks: [
				{
					kind: 'text',
					text: 'The words on a listing follow from its hours, its dates and its length. They use the general dates of bachelor’s courses, with a summer vacation from 7 June to 19 September. Your own course may differ: with the dates of your terms in [your profile](/account/profile), we compare the listing with them.',
				},
				{
					kind: 'table',
					caption: 'The words on listings in the UK',
					head: ['Words', 'When', 'What it means'],
					rows: [
						[
							'Student visa: term too',
							'At most 20 hours a week',
							'Within the limit in term and in vacations, at degree level',
						],
						[
							'Student visa: summer vacation',
							'More hours, and every day from 7 June to 19 September',
							'Fits most bachelor’s courses. On a taught master’s the summer usually counts as term',
						],
						[
							'Student visa: not in term',
							'More hours, and some days outside the summer',
							'Does not fit most courses: the listing names the days that lie in term',
						],
						[
							'Student visa: as part of your course',
							'More hours, and 26 weeks or more, or a required part of a course',
							'Only as an assessed part of your course, for up to half of it',
						],
						[
							'Student visa: in vacations',
							'More hours, with no fixed start',
							'Depends on the start that you agree',
						],
					],
				},
				{
					kind: 'text',
					text: 'Of work abroad, and of remote work that is done from abroad, our listings say nothing of this kind: the law of that country decides.',
				},
			],
		},
		{
			heading: 'Government Authorised Exchange',
			blocks: [
				{
					kind: 'text',
					text: 'This Temporary Work route is for people who come to the UK for a limited time to gain work experience through an approved scheme. The sponsor is the body that runs the scheme. An employer cannot sponsor you here by itself, and neither can we. You must be 18 or over, the work experience may last up to 12 months, and you are paid at least the [minimum wage](https://www.gov.uk/national-minimum-wage-rates).',
				},
				{
					kind: 'text',
					text: 'The scheme body says what it needs from you and from the employer before it agrees to sponsor. Allow time for that, and tell us early if you expect to use this route.',
				},
			],
		},
		{
			heading: 'Remote and international internships',
			blocks: [
				{
					kind: 'text',
					text: 'Working from your laptop is still work. If you are in the UK, the conditions of your visa apply to remote hours too, wherever the employer is. If you are outside the UK, ask what the country you are in requires. International listings carry a note on the permission usually needed there; the embassy of that country has the full rules.',
				},
			],
		},
		{
			heading: 'Your rights once you work here',
			blocks: [
				{
					kind: 'text',
					text: 'They do not depend on your passport or on the word “intern”. A person who works for pay in the UK is usually a worker, with these rights from the first day:',
				},
				{
					kind: 'list',
					items: [
						'**Holiday pay:** [5.6 weeks a year](https://www.gov.uk/holiday-entitlement-rights), in proportion to the time you work. What you have not taken is paid at the end.',
						'**Payslips:** [one for each payday](https://www.gov.uk/payslips), with hours where the pay depends on them.',
						'**Sick pay:** for employees, [statutory sick pay](https://www.gov.uk/statutory-sick-pay) from the first day of illness, whatever they earn. Since 6 April 2026 it is £123.25 a week, or 80 % of the pay if that is less.',
						'**Tax:** the employer takes [income tax](https://www.gov.uk/income-tax) and National Insurance from your pay where they are due. If you work for only part of the year, you may get some tax back.',
					],
				},
				{
					kind: 'text',
					text: 'Pay or holiday may be wrong, or an agency may break the rules. If it does not help to talk, [Acas](https://www.acas.org.uk/) explains what you can do. The [Fair Work Agency](https://www.gov.uk/pay-and-work-rights) takes complaints. Both are free.',
				},
			],
		},
		{
			heading: 'Before you accept an offer',
			blocks: [
				{
					kind: 'steps',
					items: [
						'Read the official page for your route and note the date on which you read it.',
						'Write down the start and end date, weekly hours and pay in the offer.',
						'Show both to your university or a registered adviser.',
						'Ask the employer how and by when it will check your right to work. With an eVisa you give it a share code from your account on gov.uk.',
					],
				},
				{
					kind: 'text',
					text: 'We print no visa fees because they change; the official pages show the current ones. We never collect them.',
				},
			],
		},
	],
};
