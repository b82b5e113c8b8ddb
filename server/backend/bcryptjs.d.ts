/** Lite's `bcryptjs`, which `overrides` in package.json replaces by the native `bcrypt`. */
declare module 'bcryptjs' {
	const bcrypt: {
		hash(password: string, rounds: number): Promise<string>;
		compare(password: string, hash: string): Promise<boolean>;
	};
	export default bcrypt;
}
