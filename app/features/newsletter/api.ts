import { tables } from '#app/lib/supabase.ts';

const UNIQUE_VIOLATION = '23505';

/** Inserts into newsletter_subscriptions. @param trap content of the field that people never meet */
export async function subscribe(
	email: string,
	trap: string,
): Promise<'subscribed' | 'alreadySubscribed' | 'failed'> {
	try {
		const { error } = await (await tables())
			.from('newsletter_subscriptions')
			.insert({ email })
			.setHeader('x-form-trap', trap);
		if (!error) return 'subscribed';
		return error.code === UNIQUE_VIOLATION ? 'alreadySubscribed' : 'failed';
	} catch (error) {
		console.error(error);
		return 'failed';
	}
}
