import type { TransactionSql } from 'postgres';
import { type Company, companiesWithOwners } from '#server/mail/colleagues/company-owners.ts';
import { mailKind } from '#server/mail/mail-kind.ts';
import { greeting, mailOf, nameOr, oneLine, type Person } from '#server/mail/mail-parts.ts';

/** The name of a key, as it was stored with the notice. */
type About = { name: string };

/** The host of an address that is or was told what happens. */
type WebhookHost = { host: string };

/** Keys that no longer work, by name. They were made by somebody who is no owner any more, or `by_hand` ended by this owner. */
type EndedKeys = Person & { keys: string[]; by_hand?: true };

const who = ({ name, email }: Person) =>
	name === null ? email : `${nameOr(name, 'An owner')} (${email})`;

function endedKeys(company: string, { keys, by_hand, ...person }: EndedKeys) {
	const names = keys.map((key) => `“${oneLine(key)}”`).join(', ');
	const [of, its, makes] =
		keys.length === 1 ? ['The key', 'it', 'a new one'] : ['These keys', 'them', 'new ones'];
	return {
		heading: keys.length === 1 ? 'A key for programs has ended' : 'Keys for programs have ended',
		text: [
			by_hand
				? `${who(person)} has ended the key ${names} of ${company}.`
				: `${who(person)} is no longer an owner of ${company}. ${of} that they had made no longer ${keys.length === 1 ? 'works' : 'work'}: ${names}.`,
			`A program that uses ${its} is refused: it posts nothing, and does not read how applications stand. What it has posted stays, and so do webhooks.`,
			`If a program still needs ${its}, make ${makes} and give ${makes === 'a new one' ? 'it' : 'them'} to the program.`,
		],
	};
}

const toOwners = (
	{ company, owners }: Company,
	{ heading, text }: { heading: string; text: string[] },
	siteUrl: string,
) =>
	owners.map((owner) =>
		mailOf({
			to: owner.email,
			subject: oneLine(`${heading}: ${company}`),
			heading,
			paragraphs: [greeting(owner.name), ...text],
			link: { label: 'See the connections', url: `${siteUrl}/employer-dashboard/connections` },
		}),
	);

const read = (tx: TransactionSql, ids: string[]) => companiesWithOwners(tx, ids);

export const connectionKinds = [
	mailKind({
		kind: 'company_key_made',
		read,
		mail: (company, { siteUrl }, { name }: About) =>
			toOwners(
				company,
				{
					heading: 'A key for programs was made',
					text: [
						`The key is called “${oneLine(name)}”. A program that has it can post internships of ${oneLine(company.company)} and read how its applications stand.`,
						'If none of you has made it, end it at once, and change your password.',
					],
				},
				siteUrl,
			),
	}),
	mailKind({
		kind: 'webhook_added',
		read,
		mail: (company, { siteUrl }, { host }: WebhookHost) =>
			toOwners(
				company,
				{
					heading: 'A program is told what happens',
					text: [
						`An owner has added the address of a program at ${oneLine(host)}. It is told what happens with your internships and their applications, and nothing about a person.`,
						'If none of you has added it, remove it at once, and change your password. It stays when the person who has added it leaves the company.',
					],
				},
				siteUrl,
			),
	}),
	mailKind({
		kind: 'company_keys_ended',
		read,
		mail: (company, { siteUrl }, words: EndedKeys) =>
			toOwners(company, endedKeys(oneLine(company.company), words), siteUrl),
	}),
	mailKind({
		kind: 'webhook_removed',
		read,
		mail: (company, { siteUrl }, { host, ...person }: WebhookHost & Person) =>
			toOwners(
				company,
				{
					heading: 'The address of a program was removed',
					text: [
						`${who(person)} has removed the address at ${oneLine(host)}. The program there is told nothing more about your internships.`,
						'If this is a mistake, add the address again, and give the program its new secret. What happens meanwhile is not told later.',
					],
				},
				siteUrl,
			),
	}),
	mailKind({
		kind: 'webhook_off',
		read,
		mail: (company, { siteUrl }, { host }: WebhookHost) =>
			toOwners(
				company,
				{
					heading: 'A program is no longer told what happens',
					text: [
						`The program at ${oneLine(host)} has not accepted what we told it about your internships, so we tell it nothing more.`,
						'Look at its last answers, correct it, and turn it on again. What happens meanwhile is not told later.',
					],
				},
				siteUrl,
			),
	}),
	mailKind({
		kind: 'company_key_ended',
		read,
		mail: (company, { siteUrl }, { name }: About) =>
			toOwners(
				company,
				{
					heading: 'We have ended a key',
					text: [
						`A program has sent the key “${oneLine(name)}” in an address. Addresses are kept in many places, where others can read them, so the key no longer works.`,
						'Make a new one, and let the program send it in the header “Authorization”, as our description for programs says.',
					],
				},
				siteUrl,
			),
	}),
];
