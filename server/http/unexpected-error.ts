import type { ErrorHandler } from 'hono';
import type { Log } from '#server/log.ts';

/** What nobody foresaw: logged with its stack, answered without. */
export const failed =
	(log: Log): ErrorHandler =>
	(error, context) => {
		log.error({ id: context.get('requestId'), type: error.name, stack: places(error) }, 'failed');
		if (context.req.header('accept')?.includes('text/html'))
			return context.text('Something went wrong on the server. Please try again.', 500);
		const body = { code: 'unexpected_failure', message: 'Something went wrong on the server.' };
		return context.json(body, 500, { 'Cache-Control': 'no-store' });
	};

/** Where it happened. The message stays out: it may repeat what a person typed. */
function places(error: Error): string[] {
	return (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
}
