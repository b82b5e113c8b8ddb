import { registerHooks } from 'node:module';

/**
 * Two packages are mended as they are loaded: the Postgres client, which lite uses too, and lite
 * itself. Where the code is not the one that these mends fit, that is an error.
 */
const mends: Record<string, [broken: string, mended: string][]> = {
	/**
	 * postgres.js 3.4.9 does not survive a connection that is lost inside a transaction
	 * (porsager/postgres#1208, open): the rollback is written to a socket that is gone, which ends the
	 * process, and the dead connection goes back into the pool. So the query is rejected, the
	 * connection made anew.
	 */
	'/node_modules/postgres/src/connection.js': [
		[
			"if (terminated)\n      return queryError(q, Errors.connection('CONNECTION_DESTROYED', options))",
			`if (terminated || socket === null) {
      queryError(q, Errors.connection('CONNECTION_CLOSED', options))
      return true
    }`,
		],
		['const x = socket.write(chunk, fn)', 'const x = socket === null || socket.write(chunk, fn)'],
		// A new connection asks for types; nobody else hears when it is lost in that moment.
		['return fetchArrayTypes()', 'return fetchArrayTypes().catch(() => {})'],
	],
	'/node_modules/postgres/src/index.js': [
		// Whoever held the lost connection must not write to, or give back, what it became since.
		['c.reserved.release = true', 'c.reserved.release = true\n    const held = c.reserved'],
		[
			'sql.release = () => {',
			`sql.release = () => {
      if (c.reserved !== held) return`,
		],
		[
			'function handler(q) {\n      c.queue === full',
			`function handler(q) {
      if (c.reserved !== held) return q.reject(Errors.connection('CONNECTION_CLOSED', options))
      c.queue === full`,
		],
	],
	/**
	 * Lite refuses a token that was signed a second later than its own clock tells: another server's
	 * clock, or ours before it was put right. The signature says that it is ours; it ends when it ends.
	 */
	'/node_modules/@supabase/lite/dist/index.js': [
		['i.iat>Math.floor(Date.now()/1e3)?', 'i.iat>Math.floor(Date.now()/1e3)+7200?'],
	],
};

registerHooks({
	load(url, context, nextLoad) {
		const loaded = nextLoad(url, context);
		const file = Object.keys(mends).find((path) => url.endsWith(path));
		if (!file) return loaded;
		let source = String(loaded.source);
		for (const [broken, mended] of mends[file] ?? []) {
			if (source.split(broken).length !== 2)
				throw new Error(`${file} is not the version that server/postgres/package-mends.ts mends.`);
			source = source.replace(broken, () => mended);
		}
		return { ...loaded, source };
	},
});
