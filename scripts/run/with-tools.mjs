/**
 * `node scripts/run/with-tools.mjs [FILE [argument …]]`: installs what the checks need, where only a start has been made
 * so far. With a file it also builds what is missing, and runs the file on our Node.
 */
import { build, install, node, run, running } from './steps.mjs';

const [file, ...args] = process.argv.slice(2);

await running(() => {
	install('all');
	if (file === undefined) return;
	build();
	run(node(), [file, ...args], file);
});
