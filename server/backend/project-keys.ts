import type { DatabaseConfig } from '#server/config.ts';

type Hosted = DatabaseConfig & { kind: 'hosted' };

/** Why a hosted project cannot be used, in one line. */
export class ProjectError extends Error {
	override name = 'ProjectError';
}

const REFUSED = [401, 403];

/**
 * Asks the project once with each key.
 * @returns false where it does not answer
 * @throws {ProjectError} where it refuses a key
 */
export async function checkKeys({
	supabaseUrl,
	publishableKey,
	secretKey,
}: Hosted): Promise<boolean> {
	const ask = async (path: string, key: string) => {
		const headers = { apikey: key, Authorization: `Bearer ${key}` };
		const signal = AbortSignal.timeout(10_000);
		const response = await fetch(supabaseUrl + path, { headers, signal });
		await response.body?.cancel();
		return response.status;
	};
	try {
		if (REFUSED.includes(await ask('/auth/v1/settings', publishableKey)))
			throw refused('SUPABASE_PUBLISHABLE_KEY');
		if (REFUSED.includes(await ask('/auth/v1/admin/users?per_page=1', secretKey)))
			throw refused('SUPABASE_SECRET_KEY');
		return true;
	} catch (error) {
		if (error instanceof ProjectError) throw error;
		return false;
	}
}

const refused = (name: string) =>
	new ProjectError(
		`The project at SUPABASE_URL refuses ${name}: copy both keys from its dashboard (Settings, API keys). Nothing was changed.`,
	);
