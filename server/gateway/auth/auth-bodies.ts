import * as v from 'valibot';
import { credentials, password, signUp } from '#schema/account.ts';
import { limits } from '#schema/limits.ts';
import { isShortPassword, leastPassword } from '#schema/password-length.ts';
import { email, requiredLine } from '#schema/text.ts';
import { ApiError, invalid } from '#server/http/api-error.ts';
import { asObject, checkMembers, explain, parsed } from '#server/http/read-body.ts';

/** Fields that Supabase's client adds to any body; not used here and not forwarded. */
const protocol = ['gotrue_meta_security', 'code_challenge', 'code_challenge_method'];

const token = (longest: number) => v.pipe(v.string(), v.maxLength(longest), v.regex(/^[\w.-]+$/));
const linkType = v.picklist(['signup', 'recovery', 'email_change']);

const refresh = v.object({ refresh_token: token(1_000) });
const address = v.object({ email });
const resend = v.object({ type: v.literal('signup'), email });
const verify = v.object({ type: linkType, token_hash: token(200) });
const user = v.object({
	email: v.optional(email),
	password: v.optional(password),
	current_password: v.optional(v.pipe(v.string(), v.maxLength(1_000))),
	data: v.optional(
		v.object({
			full_name: v.optional(requiredLine(limits.name)),
			company_name: v.optional(requiredLine(limits.companyName)),
		}),
	),
});

type AuthSchema = v.GenericSchema<unknown, Record<string, unknown>> & {
	entries: Record<string, unknown>;
};

const reader = (schema: AuthSchema) => (json: unknown) => {
	const object = asObject(json);
	checkMembers(object, [...Object.keys(schema.entries), ...protocol], 'field');
	return parsed(schema, object, (issue) => refusal(issue));
};

/** Validate the body of each call: known fields of the right type and length. Throw an ApiError. */
export const authBodies = {
	signUp: employersTen(reader(signUp)),
	credentials: reader(credentials),
	refresh: reader(refresh),
	address: reader(address),
	resend: reader(resend),
	verify: reader(verify),
	user: reader(user),
};

/** A sign-up as an employer, which our form says, takes ten characters; the specification's call, which says nothing, six. */
function employersTen(read: ReturnType<typeof reader>): typeof read {
	return (json) => {
		const body = read(json);
		const { account } = (body.data ?? {}) as { account?: string };
		if (account === 'employer' && isShortPassword(String(body.password), account))
			throw weakPassword(leastPassword(account));
		return body;
	};
}

export const weakPassword = (least: number) =>
	new ApiError(
		422,
		'weak_password',
		`Password should be at least ${least} characters.`,
		{},
		{ weak_password: { reasons: ['length'] } },
	);

/** Uses GoTrue's messages where they exist, as the site shows them. */
function refusal(issue: v.BaseIssue<unknown>): ApiError {
	const field = v.getDotPath(issue);
	if (field === 'password' && issue.type === 'min_length')
		return weakPassword(limits.passwordMinimum);
	if (field === 'email' && typeof issue.input === 'string')
		return invalid('Unable to validate email address: invalid format');
	return invalid(explain(issue));
}
