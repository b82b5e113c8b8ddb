/** What a mailed link left behind the `#` of the address. */
export type Fragment =
	| { kind: 'none' }
	| { kind: 'session'; type: string }
	| { kind: 'error'; description: string };

/** @param hash as in `location.hash`; anything that is not ours is "none" */
export function fragmentOf(hash: string): Fragment {
	const values = new URLSearchParams(hash.replace(/^#/, ''));
	const error = values.get('error_description') ?? values.get('error');
	if (error) return { kind: 'error', description: error };
	if (values.has('access_token')) return { kind: 'session', type: values.get('type') ?? '' };
	return { kind: 'none' };
}
