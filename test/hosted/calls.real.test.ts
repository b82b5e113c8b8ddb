import { describe, expect, test } from 'vitest';
import { jwtSecret, type Session, startTestBackendsWith } from '#test/servers/backend.ts';
import { startHostedBackend } from '#test/servers/hosted-project.ts';
import { realParts } from '#test/servers/project/real-parts.ts';
import { startRealProject } from '#test/servers/project/real-project.ts';
import { signedBySecret } from '#test/servers/project/signing.ts';
import { calls, isAboutTables, ourAnswer, projectAnswer } from './calls.ts';
import { clear, projectOf, projectTarget, requireMarker } from './project.ts';
import {
	codeIn,
	majorOf,
	type OpenTarget,
	ourServer,
	signWithSecret,
	testCalls,
} from './test-calls.ts';

const { SUPABASE_URL: supabaseUrl } = process.env;

if (realParts) {
	const parts = realParts;
	let major: number | undefined;

	describe('supabase/auth and PostgREST, asked directly', () => {
		async function project(): Promise<OpenTarget> {
			const started = await startRealProject('http://127.0.0.1:3999', parts, {
				signing: signedBySecret(jwtSecret),
			});
			const url = started.database.supabaseUrl;
			const { keys } = started.api;
			const send = async (path: string, body: object) => {
				const headers = { apikey: keys.publishable, 'Content-Type': 'application/json' };
				const init = { method: 'POST', headers, body: JSON.stringify(body) };
				return (await fetch(`${url}/auth/v1/${path}`, init)).json();
			};
			return {
				target: {
					...{ url, keys, sign: signWithSecret, address: (name) => `${name}@example.org` },
					code: async (kind, email) => {
						if (kind === 'recovery') await send('recover', { email });
						return codeIn(started.mails, kind, email);
					},
					person: async (email, password) => {
						await send('signup', { email, password });
						const token_hash = codeIn(started.mails, 'signup', email);
						return (await send('verify', { type: 'signup', token_hash })) as Session;
					},
				},
				close: started.close,
			};
		}
		const rows = calls.filter(({ depends }) => !depends);
		testCalls(rows, project, (row, { headers }) => {
			major ??= majorOf(headers);
			return projectAnswer(row, major);
		});
	});

	describe('our server on supabase/auth and PostgREST', () => {
		startTestBackendsWith(startHostedBackend);
		// What we pass on has the code of that version.
		testCalls(calls, ourServer, (row) => {
			const passedOn = row.before13 && row.as === 'expired' && isAboutTables(row);
			return passedOn ? projectAnswer(row, major) : ourAnswer(row);
		});
	});
}

if (supabaseUrl)
	describe('the project at SUPABASE_URL', () => {
		const rows = calls.filter(
			({ depends, as }) => !depends && (as !== 'expired' || process.env.SUPABASE_JWT_SECRET),
		);
		async function project(): Promise<OpenTarget> {
			const settings = projectOf(process.env);
			await requireMarker(settings);
			return { target: projectTarget(settings), close: (run) => clear(settings, run) };
		}
		testCalls(rows, project, (row, { headers }) => projectAnswer(row, majorOf(headers)));
	});

test('a real part is named', () => {
	const named = realParts ?? supabaseUrl;
	expect(named, 'Give GOTRUE and POSTGREST, or SUPABASE_URL: see docs/hosted.md.').toBeTruthy();
});
