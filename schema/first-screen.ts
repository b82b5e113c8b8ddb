/** What the server and the built site agree on for what the server draws of a screen before React is there. */

/** Whoever is to see it. */
export type Viewer = { id: string; email: string; user_metadata: Record<string, unknown> };

/** The answer to a call under /api, as the screen takes it. */
type Answer<T> =
	| { ok: true; value: T }
	| { ok: false; status: number; code: string; message: string; more?: object };

/** Makes a call as this person, by its path behind /api. */
export type CallAsViewer = <T>(path: string) => Promise<Answer<T>>;

/** `room`: of the browser in rem. `rules`: the address of the stylesheet that is for its page. */
type OfBrowser = { room: number; rules: string };

/**
 * Reads what somebody sees first of the screen of an address.
 * @returns draws it as HTML; null where there is nothing to draw, and for the page of another release
 */
export type LoadFirstScreen = (
	address: URL,
	browser: OfBrowser,
	asking: { viewer: Promise<Answer<Viewer>>; call: CallAsViewer },
) => Promise<(() => Promise<string>) | null>;
