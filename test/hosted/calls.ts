import { accountCalls } from './account-calls.ts';
import { tableCalls } from './table-calls.ts';

/** Who makes a call: by default a visitor with the publishable key. `staff` is a program with the secret key. */
export type Caller = 'nobody' | 'student' | 'employer' | 'leaver' | 'expired' | 'forger' | 'staff';

/** The members of an object in a body, by the name that the page gives it. */
export const bodies = {
	session: ['access_token', 'token_type', 'expires_in', 'expires_at', 'refresh_token', 'user'],
	'new user': [
		...['id', 'aud', 'role', 'email', 'phone', 'app_metadata', 'user_metadata', 'identities'],
		...['created_at', 'updated_at', 'is_anonymous', 'confirmation_sent_at'],
	],
	user: [
		...['id', 'aud', 'role', 'email', 'phone', 'app_metadata', 'user_metadata', 'identities'],
		...['created_at', 'updated_at', 'is_anonymous', 'email_confirmed_at', 'confirmed_at'],
		'last_sign_in_at',
	],
	'new address': ['id', 'email', 'new_email', 'email_change_sent_at'],
	'weak password': ['weak_password'],
	program: ['version', 'name', 'description'],
	settings: ['external', 'disable_signup', 'mailer_autoconfirm'],
	message: ['message'],
	description: ['swagger', 'paths'],
	company: ['id', 'company_name', 'verified', 'created_at'],
	'one column': ['verified'],
	'{}': [],
} satisfies Record<string, string[]>;

/** `…` in a header stands for any text. */
export type Answer = {
	status: number;
	/** Of an error, whose body is as its API writes errors. */
	code?: string;
	/** `''` for no body. */
	body?: keyof typeof bodies | '';
	rows?: number;
	/** Members of the object or of the first row, written as headers are here. */
	first?: Record<string, string>;
	headers?: Record<string, string>;
};

/** An answer that differs: what is not named is the same. */
type Other = Partial<{ [Part in keyof Answer]: Answer[Part] | undefined }>;

export type Row = {
	name: string;
	/** Method and path; `{name}` stands for a value of the run. */
	call: string;
	as?: Caller;
	body?: unknown;
	/** A body that is sent as it stands. */
	raw?: string;
	headers?: Record<string, string>;
	/** What Supabase answers: its description or, where that is silent, its source. */
	supabase: Answer;
	/** PostgREST 12, where it differs. */
	before13?: Other;
	/** Why it is not asked of a project: it depends on the settings there. */
	depends?: string;
	/** What we answer, where it differs, and why. */
	ours?: Other;
	why?: string;
};

export const calls: Row[] = [...accountCalls, ...tableCalls];

export const isAboutTables = ({ call }: Row) => call.includes(' /rest/v1/');

/** What our server answers. */
export const ourAnswer = ({ supabase, ours }: Row): Answer => ({ ...supabase, ...ours }) as Answer;

/** What a project answers. @param major version of its PostgREST, if that is known */
export const projectAnswer = ({ supabase, before13 }: Row, major = 99): Answer =>
	({ ...supabase, ...(major < 13 ? before13 : {}) }) as Answer;

const code = (text: string) => `\`${text.replaceAll('|', '\\|')}\``;

function words({ status, code: error, body, rows, first, headers = {} }: Answer): string {
	const parts = [
		String(status),
		error && code(error),
		body && body !== '{}' ? body : body && code(body),
		rows === undefined ? '' : rows === 1 ? '1 row' : `${rows} rows`,
		...Object.entries({ ...first, ...headers }).map(([name, value]) => code(`${name}: ${value}`)),
	];
	return parts.filter(Boolean).join(', ');
}

/** The path as it is sent, without what does not matter here. */
const callText = ({ call, headers = {} }: Row) => {
	const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	return [call.replace(/\?columns="user_id.*/, '?columns=…'), ...sent].map(code).join(' ');
};

function line(row: Row): string {
	const { name, as = 'visitor', supabase, before13, depends, ours, why = '' } = row;
	const older = before13 ? ` (12: ${words(projectAnswer(row, 12))})` : '';
	const settings = depends ? ` (${depends})` : '';
	const answer = ours ? words(ourAnswer(row)) : 'the same';
	const cells = [name, callText(row), as, words(supabase) + older + settings, answer, why];
	return `| ${cells.join(' | ')} |`;
}

const head = '| What | Call | Who | Supabase | Ours | Why it differs |\n|---|---|---|---|---|---|';

/** The tables of docs/hosted.md. */
export function callsAsMarkdown(): string {
	const table = (rows: Row[]) => [head, ...rows.map(line)].join('\n');
	const shapes = Object.entries(bodies)
		.filter(([, members]) => members.length > 0)
		.map(([name, members]) => `- ${name}: ${members.map(code).join(', ')}`);
	return [
		'### Accounts',
		table(accountCalls),
		'### Tables',
		table(tableCalls),
		'### Bodies',
		'A body that is named in the tables has at least these members:',
		shapes.join('\n'),
	].join('\n\n');
}
