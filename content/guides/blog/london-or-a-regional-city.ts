// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Section } from '#content/types.ts';

export const body: Section[] = [
	{
		heading: 'Averages will not help you',
		blocks: [
			{
				kind: 'text',
				text: 'Search for the cost of living in British cities and you will find rankings to two decimal places. Leave them alone. They are about households that are not yours, in flats you will not rent, averaged over districts you will never see. An intern’s budget depends on a handful of lines, and you can find each of them out for yourself in an afternoon.',
			},
			{
				kind: 'text',
				text: 'What you want to compare is neither the stipend nor the rent. It is the amount left over at the end of an ordinary month, and what you had to do for it.',
			},
		],
	},
	{
		heading: 'The lines',
		blocks: [
			{
				kind: 'text',
				text: 'Make a sheet with one column for each offer. Fill in the same lines for both, from the sources in the table. Use prices for the actual district and the actual dates.',
			},
			{
				kind: 'table',
				caption: 'What goes on the sheet and where to find it',
				head: ['Line', 'Where the figure comes from'],
				rows: [
					['Stipend after tax', 'The offer, and the official income tax estimator'],
					['Room, with bills', 'The middle of ten current advertisements within reach of the host'],
					['Council tax', 'Nothing for most full-time students; otherwise ask the landlord'],
					['Travel to work', 'The operator’s fare for your days and hours'],
					['Food', 'What you spend now, not what you intend to spend'],
					['Phone and everything small', 'Your bank statement for the past three months'],
					['Journeys home', 'The fare, times the number of visits, divided by the months'],
					['One-off costs', 'Moving, bedding, a short let at the start; divided by the months'],
				],
			},
			{
				kind: 'text',
				text: 'The estimator is at [gov.uk/estimate-income-tax](https://www.gov.uk/estimate-income-tax). The one-off costs decide more than people expect. Spread over a year they hardly show. Over eight weeks they can eat a whole week’s stipend, and then the city in which you can stay with a cousin wins whatever else the sheet says.',
			},
		],
	},
	{
		heading: 'The sum, and then the second sum',
		blocks: [
			{
				kind: 'steps',
				items: [
					'Take all costs from the stipend. Call the rest L, what is left in a month.',
					'Add up the hours that the job takes from you in a month: paid hours and the time on the way to them. Call this H.',
					'Divide L by H. This is what an hour of your life in that city leaves you.',
				],
			},
			{
				kind: 'text',
				text: 'The first figure, L, answers whether you can afford the place at all. If it is below nought, the offer is one for people with savings, and you should know that before you sign. The third figure, L ÷ H, is for offers that you could both afford. It brings in what the first one hides: an hour each way on a train, four days a week, is nearly 35 hours in a month, almost another working week, and nobody pays for it.',
			},
			{
				kind: 'text',
				text: 'Do it once with the prices you found and once with the room a fifth dearer. Rooms are the line that goes wrong most often. If one city only wins with the cheap room, it has not won.',
			},
		],
	},
	{
		heading: 'Three mistakes',
		blocks: [
			{
				kind: 'list',
				items: [
					'**Comparing stipends with different hours.** A London offer for five days and a Bristol offer for three are different things. Look at the pay for an hour first, as described in [How to read a stipend](/resources/blog/how-to-read-a-stipend).',
					'**Weeks and months.** Rooms are often priced by the week and stipends by the month. A month is not four weeks: multiply the weekly rent by 52 and divide by 12.',
					'**The centre as the only place to live.** In a smaller city you may walk to work from a district with ordinary rents. In London the cheaper room is often at the far end of a line, and its saving goes into the fare and the hour.',
				],
			},
		],
	},
	{
		heading: 'What the sheet does not know',
		blocks: [
			{
				kind: 'text',
				text: 'Money that is left is not the only thing left. Some work exists mainly in one place: certain courts, markets and head offices are in London, wings are designed near Bristol, and a great deal of television is made in Manchester and Salford. If the work that you want to do for ten years is concentrated in a city, three tight months there may be the right purchase. Call it that, and set a limit to what you will pay.',
			},
			{
				kind: 'text',
				text: 'Ask also how many colleagues you would meet. In a regional office of thirty you may sit beside the director. In a tower of three thousand you may sit beside twenty other interns, which has its own uses. Neither shows in L.',
			},
			{
				kind: 'text',
				text: 'But write the sheet first. It is easier to decide against the figures when you have seen them than to discover them in the second month.',
			},
		],
	},
];
