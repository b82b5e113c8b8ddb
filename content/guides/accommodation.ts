import type { Guide } from '#content/types.ts';

export const accommodation: Guide = {
	slug: 'accommodation',
	title: 'Accommodation',
	description:
		'How to find a room for a UK internship of eight weeks to a year: kinds of rooms, costs, contracts, deposits and signs of fraud.',
	updated: '2026-11-20',
	intro:
		'We do not let rooms and take no commission on them. This page is what we tell interns who ask how to find a room for three months in a city they do not know.',
	sections: [
		{
			heading: 'Match the contract to the internship',
			blocks: [
				{
					kind: 'table',
					caption: 'Kinds of accommodation and what each suits',
					head: ['Kind', 'Suits', 'Ask about'],
					rows: [
						[
							'University halls in summer',
							'8 to 12 weeks between June and September',
							'Whether non-students may book, kitchen, end date',
						],
						[
							'Private student residence',
							'A placement year, or a short summer let',
							'Whether interns count as students, cancellation terms',
						],
						[
							'Room in a shared house',
							'Three months or more',
							'Bills, who else is on the contract, notice',
						],
						[
							'Lodging with a resident landlord',
							'Four weeks or more, a quiet arrival',
							'Use of the kitchen, guests, notice on both sides',
						],
						[
							'Short let or hostel',
							'The first week or two',
							'The full price with cleaning and service charges',
						],
					],
				},
				{
					kind: 'text',
					text: 'Many interns book a room for the first two weeks before they travel, and look at other rooms from there. It costs more for two weeks, but you avoid a year in the wrong room.',
				},
			],
		},
		{
			heading: 'Work out the whole cost',
			blocks: [
				{
					kind: 'text',
					text: 'Do not compare the rent alone. Write down the same costs for every room and compare the total for a month:',
				},
				{
					kind: 'list',
					items: [
						'Rent. If it is quoted by the week, multiply by 52 and divide by 12.',
						'Energy, water and internet, if they are not included.',
						'Council tax. Full-time students usually do not count for it. Interns who are no longer students usually do: see [discounts for full-time students](https://www.gov.uk/council-tax/discounts-for-full-time-students).',
						'Travel to work on the days you go in, at the time you travel.',
						'Bedding, pans and a desk, if the room is unfurnished, divided by the months you stay.',
					],
				},
				{
					kind: 'text',
					text: 'Then compare the total with your stipend after tax. The article on [choosing between London and a regional city](/resources/blog/london-or-a-regional-city) shows the sum.',
				},
			],
		},
		{
			heading: 'Contracts and deposits',
			blocks: [
				{
					kind: 'text',
					text: 'Rules differ between England, Scotland, Wales and Northern Ireland, and between a tenant, a lodger and somebody in student accommodation. Find out first which of these you would be. The official starting points are [private renting](https://www.gov.uk/private-renting) and, for England, the [guide to the Renters’ Rights Act](https://www.gov.uk/government/publications/guide-to-the-renters-rights-act/guide-to-the-renters-rights-act).',
				},
				{
					kind: 'list',
					items: [
						'Most private tenancies in England have been open-ended since 1 May 2026: no fixed end date, and tenants usually give two months’ notice. For a 12-week internship you must plan for that notice. Other rules apply to lodgings and most student residences.',
						'A tenant’s deposit in England and Wales goes into a [protection scheme](https://www.gov.uk/tenancy-deposit-protection). Ask which one, and check with the scheme itself.',
						'In England a landlord checks your [right to rent](https://www.gov.uk/prove-right-to-rent). With an online immigration status you do this with a share code.',
						'On the first day, photograph every room and send the pictures to the landlord, so that the date is on record.',
					],
				},
			],
		},
		{
			heading: 'Signs of fraud',
			blocks: [
				{
					kind: 'text',
					text: 'Criminals look for people who rent from abroad and have little time. Stop if you see any of these signs:',
				},
				{
					kind: 'list',
					items: [
						'The landlord is “abroad” and cannot show the room, even by live video.',
						'Somebody wants money before you have seen a contract with a name and an address.',
						'Payment by voucher, cryptocurrency or to a person with another name.',
						'The same photographs appear on other advertisements. An image search takes a minute.',
						'You are put under pressure: three others wait, and you must decide tonight.',
					],
				},
			],
		},
		{
			heading: 'Where to look for help',
			blocks: [
				{
					kind: 'list',
					items: [
						'Your university’s accommodation office, also during a placement year. Many keep lists of checked landlords in other cities.',
						'Your employer. Ask whether former interns or colleagues know of a room. People often do.',
						'[Shelter](https://england.shelter.org.uk/) and [Citizens Advice](https://www.citizensadvice.org.uk/housing/) for free advice on a contract or a dispute.',
						'[Our team](/contact), for which part of a city is near enough to an employer.',
					],
				},
			],
		},
		{
			heading: 'The week before you move',
			blocks: [
				{
					kind: 'steps',
					items: [
						'Confirm the arrival time and who hands over the key.',
						'Save the address, the contract and the emergency number where you can read them offline.',
						'Travel the route to work once, or follow it on a map at the hour you would leave.',
						'Tell your bank, your university and your employer the new address.',
						'Read the meters on the day you arrive and photograph them.',
					],
				},
			],
		},
	],
};
