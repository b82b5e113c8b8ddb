/** How many recovery codes somebody is given. */
export const RECOVERY_CODES = 8;
/** How many passkeys an account has at most. */
export const MOST_PASSKEYS = 10;

/** What a call answers with 403 in a session whose second step has not been taken: it is asked for. */
export const STEP_NEEDED = 'second_step_needed';
/** What a call answers with 403 to staff who have not set up a second step. */
export const STEP_MISSING = 'second_step_missing';

/** `GET /api/second-step`: what an account has set up, and whether this session still has to take the step. Times are ISO. */
export type SecondStep = {
	needed: boolean;
	/** Whether the account cannot be used for what it is for without one. */
	required: boolean;
	app: { since: string } | null;
	passkeys: { id: string; name: string; since: string; last_used: string | null }[];
	/** Whether browsers make passkeys for the address of the site: it has a name and an encrypted connection. */
	passkeys_possible: boolean;
	recovery: { left: number; last_used: string | null };
	/** Whether the password of whoever is no student was too short when it was typed last. */
	short_password: boolean;
};

/** What an app is set up with: the picture of `uri` is an SVG path in a square of `size` units. */
export type AppSetUp = { secret: string; uri: string; picture: { size: number; path: string } };

/** Shown once. */
export type RecoveryCodes = { recovery_codes: string[] };

/** What is mailed to an account of its second step; `name` is of a browser, `at` ISO. */
export type SecondStepNews =
	| { what: 'set up' | 'removed' | 'app removed' | 'passkey removed' | 'new codes' | 'locked' }
	| { what: 'passkey added' | 'passkey copied'; name: string }
	| { what: 'recovery code'; left: number }
	| { what: 'new device'; name: string; at: string };
