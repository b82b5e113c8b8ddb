import { Bell } from 'lucide-react';
import { type FormEvent, type RefCallback, useState } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { ALERTS_PATH, REOPENS } from '#app/lib/addresses/alert-address.ts';
import { focusIfLost } from '#app/lib/focus-on.ts';
import { alertMessages } from '#app/messages/internships.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.ts';

/**
 * Asks for one mail when a paused or closed internship takes applications again. Who is not signed in, or has no
 * scripts, is led to the alerts of their account, which ask to sign in first. On public pages app/page/listing/listing.ts asks.
 */
export function TellMe({
	slug,
	title,
	isAwaited,
}: {
	slug: string;
	title: string;
	isAwaited: boolean;
}) {
	const { user } = useAuth();
	const [waiting, setWaiting] = useState(false);
	const [asked, setAsked] = useState(false);
	const ask = async (event: FormEvent) => {
		if (!user) return;
		event.preventDefault();
		setWaiting(true);
		setAsked(true);
		const { awaitReopening } = await import('#app/lib/calls/awaited.ts');
		const result = await awaitReopening(slug);
		if (!result.ok) toast(alertMessages.failed(result.message));
		setWaiting(false);
	};
	if (isAwaited) return <Awaited ref={asked ? focusIfLost : undefined} title={title} />;
	return (
		<form
			data-tells="awaited"
			action={ALERTS_PATH}
			onSubmit={(event) => void ask(event)}
			data-no-print
		>
			<input type="hidden" name={REOPENS} value={slug} />
			<Button type="submit" look="secondary" disabled={waiting} data-busy="Sending...">
				<Bell aria-hidden="true" className="size-5 shrink-0 max-[20rem]:hidden" />
				<span>
					<span>{waiting ? 'Sending...' : 'Tell me when it opens again'}</span>
					<span className="sr-only">: {title}</span>
				</span>
			</Button>
		</form>
	);
}

/** Says that they are told. */
export const Awaited = ({
	title,
	ref,
}: {
	title: string;
	ref?: RefCallback<HTMLElement> | undefined;
}) => (
	<p ref={ref} tabIndex={-1} role="status" data-told="awaited" className="outline-none">
		We will email you when it opens again.{' '}
		<Link to={ALERTS_PATH} className="link">
			Your alerts
			<span className="sr-only">, where you can end this for {title}</span>
		</Link>
	</p>
);
