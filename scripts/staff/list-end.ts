/**
 * `npm run list:end`: ends a shared list whose words may not stay. Its address comes from standard input, or from the
 * command line, where npm writes it into its log.
 */
import { listDigest } from '#server/catalogue/list-token.ts';
import { endListByCommand } from '#server/deeds/students/shared-lists.ts';
import { readAddress, runCommand, StaffError, usage } from './access.ts';

const [given, ...more] = process.argv.slice(2);
const address = (given ?? (await readAddress('Address of the list'))).trim();
const [, token = ''] = /\/lists\/([\w-]+)/i.exec(address) ?? [];
const digest = listDigest(token);
if (!digest || more.length > 0)
	usage('npm run list:end, with the address of the list on standard input or after --');

await runCommand(async ({ sql }) => {
	if (!(await endListByCommand(sql, digest))) throw new StaffError('There is no such list.');
	process.stdout.write('The list has ended.\n');
});
