/** Lite's `bcryptjs`, which package.json's `overrides` turns into the native `bcrypt`. */
declare module 'bcryptjs' {
	export function hash(password: string, rounds: number): Promise<string>;
	export function compare(password: string, hash: string): Promise<boolean>;
}
