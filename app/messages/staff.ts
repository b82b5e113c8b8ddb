import { done, failed } from './message.ts';

export const staffMessages = {
	failed: (reason: string) => failed('Error', reason),
	noted: (words: string) => done('Stored', words),
	returnedMany: (count: number, refused: string[]) =>
		refused.length === 0
			? done('Returned', `${count} ${count === 1 ? 'draft is' : 'drafts are'} returned.`)
			: failed('Not all returned', `${count} returned, ${refused.length} not: ${refused[0]}`),
	added: done('Added to the staff', 'We have emailed them.'),
	proposed: done(
		'A second administrator has to approve it',
		'We have emailed the other administrators.',
	),
	roleChanged: done('The role is changed', 'We have emailed your colleague.'),
	removed: done('Removed from the staff', 'Their access has ended, on every device.'),
	approved: done('The proposal is approved', 'We have emailed the new administrator.'),
	proposalEnded: done('The proposal is ended', 'Nothing else has changed.'),
	reviewed: done('Noted', 'The staff log keeps who had access on this day.'),
	registered: done('The request is entered', 'It stands in the list with its day.'),
	unchanged: (reason: string) => failed('Nothing was changed', reason),
} as const;
