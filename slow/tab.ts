import type { Question } from './in-page.ts';

/** An element of a page, as a driver knows it. */
export type Found = {
	click(): Promise<void>;
	/** Sends keys, as a keyboard does. */
	type(text: string): Promise<void>;
};

/** What the driver of a browser can do in one tab. */
export type Driver = {
	goto(address: string): Promise<void>;
	/** The whole address. */
	address(): Promise<string>;
	/** @returns what `inPage` answers there. @throws while another page comes */
	ask(question: Question): Promise<Found | true | null>;
	close(): Promise<void>;
};

/** A browser that runs. A new tab of it has nothing stored, and shares nothing with the other ones. */
export type Browser = {
	newTab(): Promise<Driver>;
	close(): Promise<void>;
};
