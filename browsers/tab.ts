import type { Question } from './in-page.ts';

/** Pixels of a window. */
export const DESK = 1280;
export const HEIGHT = 900;

/** An element of a page, as a driver knows it. */
export type PageElement = {
	click(): Promise<void>;
	/** Sends keys, as a keyboard does. */
	type(text: string): Promise<void>;
};

/** What the driver of a browser can do in one tab. */
export type Driver = {
	goto(address: string): Promise<void>;
	/** @returns what `inPage` answers there. @throws while another page comes */
	ask(question: Question): Promise<PageElement | true | null>;
	/** Calls a function in the page, which uses nothing from outside and returns what JSON can carry. */
	run<A extends unknown[], T>(script: (...args: A) => T, ...args: A): Promise<T>;
	close(): Promise<void>;
};

/** A browser that runs. */
export type Browser = {
	/** A tab that has nothing stored, and shares nothing with the other ones. @param width of its window, in pixels */
	newTab(width?: number): Promise<Driver>;
	close(): Promise<void>;
};
