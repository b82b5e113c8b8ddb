import { STEP_MISSING, STEP_NEEDED } from '#schema/second-step.ts';

/** Where the second step is set up, and taken after a sign-in. */
const SECURITY = '/account/security';

/** Never answers: the document is left. */
const left = new Promise<never>(() => {});

/**
 * If a call was refused for the second step of a sign-in: leads to where it is taken, or to where staff and advisers set it up.
 * @param response of status 403
 */
export async function leadToStep(response: Response): Promise<Response> {
	const answer: unknown = await response
		.clone()
		.json()
		.catch(() => null);
	const code = (answer as { code?: unknown } | null)?.code;
	const { pathname, search } = location;
	const isMissed = code === STEP_MISSING && /^\/(staff|careers-service|account)\b/.test(pathname);
	if (pathname === SECURITY || (code !== STEP_NEEDED && !isMissed)) return response;
	// A sign-in page knows where somebody was going.
	const before: unknown = pathname.endsWith('auth') ? history.state?.usr?.from : null;
	const usr = { from: before ?? pathname + search };
	// As openWithState does, which every page would load in a file of its own for this. A state without a key is replaced.
	history.replaceState(
		{ usr, key: crypto.getRandomValues(new Uint32Array(1)).join() },
		'',
		SECURITY,
	);
	location.reload();
	return left;
}
