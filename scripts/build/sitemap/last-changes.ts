import { execFileSync } from 'node:child_process';

/**
 * The day of the last commit to each file, from git's history ("2026-11-20"). Empty where there is
 * no history to ask, or only the last commit of it, which would give every file the same day.
 */
export function lastChanges(root: string): Map<string, string> {
	const git = (...args: string[]) =>
		execFileSync('git', args, {
			cwd: root,
			encoding: 'utf8',
			stdio: ['ignore', 'pipe', 'ignore'],
			maxBuffer: 2 ** 28,
		});
	try {
		if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
		return readLog(git('log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative'));
	} catch {
		// Without git or a repository the sitemap has no dates, which is valid.
		return new Map();
	}
}

/** @param log newest first: for each commit a NUL, its day, an empty line and its files */
export function readLog(log: string): Map<string, string> {
	const days = new Map<string, string>();
	for (const commit of log.split('\0')) {
		const [day = '', ...files] = commit.split('\n').filter(Boolean);
		for (const file of files) if (!days.has(file)) days.set(file, day);
	}
	return days;
}
