// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Section } from '#content/types.ts';

export const body: Section[] = [
	{
		heading: 'Averages will not help you',
		blocks: [
			{
				kind: 'text',
				text: 'Search for the cost of living in British cities and you will find exact rankings. Do not use them. They are averages of other households, other flats and other districts. An intern’s budget has only a few lines, and you can find out each of them in an afternoon.',
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
					['Room, with bills', 'The middle of ten current advertisements near the employer'],
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
				text: 'The estimator is at [gov.uk/estimate-income-tax](https://www.gov.uk/estimate-income-tax). The one-off costs decide more than people expect. Over a year they hardly matter. Over eight weeks they can cost as much as a week’s stipend. Then a city where you can stay with relatives may be the better choice.',
			},
		],
	},
	{
		heading: 'Two sums',
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
				text: 'The first figure, L, shows whether you can afford the city at all. If it is below zero, you need savings, and you should know that before you sign. The third figure, L ÷ H, compares two offers that you could both afford. It also counts travel: an hour each way, four days a week, is nearly 35 hours in a month. That is almost another working week, and nobody pays for it.',
			},
			{
				kind: 'text',
				text: 'Do it once with the prices that you found, and once with a room that costs a fifth more. The price of the room is wrong most often. If a city is better only with the cheap room, it is not better.',
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
					'**The centre as the only place to live.** In a smaller city you may walk to work from a district with ordinary rents. In London the cheaper room is often far away, and you then pay with fares and time.',
				],
			},
		],
	},
	{
		heading: 'What the sheet does not know',
		blocks: [
			{
				kind: 'text',
				text: 'Money is not everything. Some work exists mainly in one place. Certain courts, markets and head offices are in London, wings are designed near Bristol, and much television is made in Manchester and Salford. If the work that you want is in one city, three months there with little money may be worth it. Decide first how much you are willing to pay for that.',
			},
			{
				kind: 'text',
				text: 'Ask also how many colleagues you would meet. In a regional office of thirty you may sit beside the director. In an office of three thousand you may sit beside twenty other interns, which can help too. L shows neither.',
			},
			{
				kind: 'text',
				text: 'But write the sheet first. You may still decide against the figures, but then you know them before the first day.',
			},
		],
	},
];
