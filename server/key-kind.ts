/**
 * What a key of a Supabase project is for: its first letters say it, or in an older key the claims.
 * @returns undefined where it does not say
 */
export function keyKind(key: string): 'publishable' | 'secret' | undefined {
	if (key.startsWith('sb_publishable_')) return 'publishable';
	if (key.startsWith('sb_secret_')) return 'secret';
	const role = roleIn(key.split('.')[1] ?? '');
	if (role === 'anon') return 'publishable';
	return role === 'service_role' ? 'secret' : undefined;
}

function roleIn(claims: string): unknown {
	try {
		return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { role?: unknown }).role;
	} catch {
		// It is no token.
		return undefined;
	}
}
