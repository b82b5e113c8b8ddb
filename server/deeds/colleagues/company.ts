import type { TransactionSql } from 'postgres';
import type { CompanyRole } from '#schema/employers/colleagues.ts';
import { domainOf } from '#schema/employers/mail-domain.ts';
import { conflict, notFound, unprocessable } from '#server/deeds/deed.ts';
import { employerWith, requireMember } from '#server/deeds/members.ts';

export const noCompany = () => notFound('You belong to no company that you can do this for.');

/**
 * Locks the company of a person whose role lets them decide who belongs to it. It is asked once more then: of two owners who
 * remove each other, the second is no member any more.
 * @returns its id
 * @throws {ApiError} 404
 */
export async function lockOwnCompany(tx: TransactionSql, person: string): Promise<string> {
	const company = await requireMember(tx, person, 'colleagues', noCompany);
	await lockCompany(tx, company);
	if ((await requireMember(tx, person, 'colleagues', noCompany)) !== company) throw noCompany();
	return company;
}

/** Whatever changes who belongs to a company locks it first. */
export const lockCompany = (tx: TransactionSql, company: string) =>
	tx`select from public.employers where id = ${company} for update`;

/** What changes of who belongs to a company from here on, in this transaction, is noted as done by this person. */
export const noteActing = (tx: TransactionSql, person: string) =>
	tx`select set_config('posting_rules.acting', ${person}, true)`;

/** `email` in lower case, `name` null where none was given. */
type Person = { id: string; email: string; name: string | null };

/** @throws {ApiError} 404 where the account is gone */
export async function personOf(tx: TransactionSql, id: string): Promise<Person> {
	const [person] = await tx<Person[]>`
		select id, lower(email) as email, nullif(btrim(full_name), '') as name
		from accounts.find(array[${id}::uuid])`;
	if (!person) throw notFound('There is no such account.');
	return person;
}

/**
 * Where staff have checked that the address of a company's account is one of the company, its owners have such an address:
 * the check rests on it.
 * @returns what stands after the at-sign; null where any address may be an owner's
 */
export async function ownerDomain(tx: TransactionSql, company: string): Promise<string | null> {
	const [row] = await tx<{ email: string }[]>`
		select account.email from public.employers
		cross join lateral accounts.find(array[employers.user_id]) as account
		where employers.id = ${company} and 'mail-domain' = any ((
			select decision.checks from public.employer_decisions as decision
			where decision.employer_id = employers.id and decision.outcome = 'verified'
			order by decision.at desc limit 1
		)::text[])`;
	return row ? domainOf(row.email) : null;
}

/** @throws {ApiError} 422 other_domain for an owner whose address is not one of the company */
export async function requireOwnerDomain(
	tx: TransactionSql,
	company: string,
	{ email, role }: { email: string; role: CompanyRole },
): Promise<void> {
	if (role !== 'owner') return;
	const domain = await ownerDomain(tx, company);
	if (domain !== null && domainOf(email) !== domain)
		throw unprocessable(
			'other_domain',
			`An owner has an address at ${domain}, as our staff have checked. Choose “Recruiter”, or write to us.`,
		);
}

/** @throws {ApiError} 409 last_owner where nobody but this account is an owner */
export async function requireOtherOwner(
	tx: TransactionSql,
	company: string,
	account: string,
): Promise<void> {
	const others = await tx`
		select from public.company_members
		where employer_id = ${company} and role = 'owner' and user_id <> ${account}`;
	if (others.length === 0)
		throw conflict('last_owner', 'A company needs an owner: make somebody else one before this.');
}

export const notAColleague = () =>
	unprocessable('no_colleague', 'Nobody with this account is a colleague of yours any more.');

/**
 * Lets only accounts go on that answer applicants for the same company as a person, or that person's own. Their membership is
 * locked, so that nobody is removed until what names them is stored.
 * @throws {ApiError} 422 no_colleague
 */
export async function requireColleague(
	tx: TransactionSql,
	person: string,
	colleague: string,
): Promise<void> {
	const members = await tx`
		select from public.company_members
		where user_id = ${colleague} and employer_id = ${employerWith(tx, person, 'applicants')} for key share`;
	if (members.length === 0) throw notAColleague();
}

/** Gives the profile of a company to another owner, where this account fills it: the one who has been one for longest. */
export const handProfileOver = (tx: TransactionSql, company: string, account: string) => tx`
	update public.employers set user_id = (
		select owner.user_id from posting_rules.owners_of(employers.id) as owner
		where owner.user_id <> ${account} limit 1
	)
	where id = ${company} and user_id = ${account}`;

/** Whom a mail about members is about, and what they are or were: by then they may be no member. */
type ColleagueWords = Person & { role: CompanyRole };

/** As it is stored with a notice. */
export const wordsOf = (person: Person, role: CompanyRole): string =>
	JSON.stringify({ ...person, role } satisfies ColleagueWords);
