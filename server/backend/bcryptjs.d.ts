/** Lite's `bcryptjs`, which package.json's `overrides` turns into the native `bcrypt`. */
declare module 'bcryptjs' {
	const bcrypt: {
		hash(password: string, rounds: number): Promise<string>;
		compare(password: string, hash: string): Promise<boolean>;
	};
	export default bcrypt;
}
