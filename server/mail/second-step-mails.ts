import { site } from '#content/site.ts';
import { londonMoment } from '#schema/london-day.ts';
import { RECOVERY_CODES, type SecondStepNews } from '#schema/second-step.ts';
import { mailKind } from './mail-kind.ts';
import { accountsOf, mailOf } from './mail-parts.ts';

type Words = { subject: string; heading: string; paragraphs: string[] };

const notYou =
	'If this wasn’t you, somebody has your password: choose a new one now. All devices are then signed out.';

/** What a mail says of each step. */
function wordsOf(told: SecondStepNews): Words {
	switch (told.what) {
		case 'set up':
			return {
				subject: `A second step protects your account at ${site.name}`,
				heading: 'Your sign-in has a second step now',
				paragraphs: [
					'From now on a sign-in asks for a code of your app after the password. Keep your recovery codes where your device is not: each lets you in once if the device is lost.',
					notYou,
				],
			};
		case 'removed':
			return {
				subject: `Your account at ${site.name} has no second step any more`,
				heading: 'The second step of your sign-in was removed',
				paragraphs: [
					'A sign-in asks for the password alone now. The recovery codes do not work any more.',
					notYou,
				],
			};
		case 'app removed':
			return {
				subject: `The app for your account at ${site.name} was removed`,
				heading: 'Codes of your app do not work any more',
				paragraphs: ['A sign-in asks for your passkey now.', notYou],
			};
		case 'passkey added':
			return {
				subject: `A passkey was added to your account at ${site.name}`,
				heading: 'You have a new passkey',
				paragraphs: [
					`The passkey “${told.name}” was added. From now on a sign-in asks for it, or for another way that you have set up, after the password. Keep your recovery codes where your device is not: each lets you in once if the device is lost.`,
					notYou,
				],
			};
		case 'passkey removed':
			return {
				subject: `A passkey of your account at ${site.name} was removed`,
				heading: 'A passkey was removed',
				paragraphs: ['It does not work any more. What else you have set up still does.', notYou],
			};
		case 'passkey copied':
			return {
				subject: `A passkey of your account at ${site.name} was refused`,
				heading: 'A passkey may have been copied',
				paragraphs: [
					`The passkey “${told.name}” counts how often it is used, and this time its number was not higher than the last one. It was not accepted.`,
					'Remove it on the security page and add a new one. If you did not just try to sign in, choose a new password as well. All devices are then signed out.',
				],
			};
		case 'new codes':
			return {
				subject: `New recovery codes for your account at ${site.name}`,
				heading: 'You have new recovery codes',
				paragraphs: [
					`${RECOVERY_CODES} new recovery codes were made for your account. The ones you had before do not work any more.`,
					notYou,
				],
			};
		case 'recovery code':
			return {
				subject: `A recovery code was used for your account at ${site.name}`,
				heading: 'A recovery code was used',
				paragraphs: [
					`Somebody signed in to your account with your password and a recovery code. ${leftWords(told.left)}`,
					notYou,
				],
			};
		case 'locked':
			return {
				subject: `Wrong codes for your account at ${site.name}`,
				heading: 'Too many wrong codes',
				paragraphs: [
					'Somebody who knows your password has typed ten wrong codes in the second step of your sign-in. No code is accepted for the next hour.',
					'If this was you, wait an hour, let your device set its clock by itself, and try again. If it wasn’t, choose a new password now, by the link that we email you. Your codes are accepted again after that. All devices are then signed out.',
				],
			};
		case 'new device':
			return {
				subject: `A new device signed in to your account at ${site.name}`,
				heading: 'You signed in from a new device',
				paragraphs: [
					`${told.name}, on ${londonMoment(told.at)}, UK time. If this was you, there is nothing to do.`,
					notYou,
				],
			};
	}
}

const leftWords = (left: number): string =>
	left === 0
		? 'It was the last one: make new ones on the security page.'
		: `It does not work a second time; ${left === 1 ? 'one is' : `${left} are`} left.`;

export const secondStepKind = mailKind({
	kind: 'second_step',
	read: async (tx, ids) => {
		const { personOf } = await accountsOf(tx, ids);
		return ids.flatMap((id) => {
			const person = personOf(id);
			return person ? [{ id, to: person.email }] : [];
		});
	},
	mail: ({ to }, { siteUrl }, told: SecondStepNews) => [
		mailOf({
			to,
			...wordsOf(told),
			link: { label: 'Choose a new password', url: `${siteUrl}/forgot-password` },
		}),
	],
});
