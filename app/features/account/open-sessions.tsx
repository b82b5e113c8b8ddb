import { Monitor } from 'lucide-react';
import type { CallResult, Deed } from '#app/lib/calls/call-api.ts';
import { deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { sessionMessages } from '#app/messages/sessions.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import { londonMoment } from '#schema/london-day.ts';
import type { OpenSession } from '#schema/open-session.ts';
import { Section } from './security-section.tsx';

const sessionsCall = '/sessions';
const endOne = (id: string) => deed(`${sessionsCall}/${encodeURIComponent(id)}/end`);
const endOthers = () => deed(`${sessionsCall}/end-others`);

/** Where an account is signed in, and how it is signed out there. @param sessions what the server says of it */
export const OpenSessions = ({ sessions }: { sessions: CallResult<OpenSession[]> }) => (
	<Section
		title="Where you are signed in"
		about={
			<>
				<p>
					Sign out a device that you no longer use. If you do not know one, also choose a new
					password.
				</p>
				<p>A device in use says so once an hour, so its last use may be up to an hour old.</p>
			</>
		}
	>
		<Part result={sessions}>{(value) => <SessionList sessions={value} />}</Part>
	</Section>
);

function SessionList({ sessions }: { sessions: OpenSession[] }) {
	const { run, busy, doing } = useDeed();
	const end = async (done: Deed<object>, said: { title: string; text: string }) => {
		const result = await run(done);
		toast(result.ok ? said : sessionMessages.notEnded(result.message));
	};
	return (
		<div className="grid justify-items-start gap-5">
			<ul className="grid w-full gap-4">
				{sessions.map((session) => {
					const done = endOne(session.id);
					return (
						<Line
							key={session.id}
							session={session}
							busy={busy}
							ending={doing?.path === done.path}
							onEnd={() => end(done, sessionMessages.ended)}
						/>
					);
				})}
			</ul>
			{sessions.length > 1 && (
				<Button
					look="secondary"
					disabled={busy}
					onClick={() => end(endOthers(), sessionMessages.othersEnded)}
				>
					{doing?.path === endOthers().path ? 'Signing out...' : 'Sign out everywhere else'}
				</Button>
			)}
		</div>
	);
}

function Line({
	session: { browser, since, used_at, this: isThis },
	busy,
	ending,
	onEnd,
}: {
	session: OpenSession;
	busy: boolean;
	ending: boolean;
	onEnd: () => void;
}) {
	const name = browser ?? 'A browser';
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 first:border-0 first:pt-0">
			<Monitor aria-hidden="true" className="size-5 shrink-0 text-brand" />
			<div className="min-w-0 flex-[1_1_12rem]">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<b className="wrap-anywhere">{name}</b>
					{isThis && <Badge>This device</Badge>}
				</p>
				<p className="text-small text-muted">
					<span>{isThis ? 'In use now' : `Last used ${londonMoment(used_at)}`}</span>, signed in{' '}
					<span>{londonMoment(since)}</span>
				</p>
			</div>
			{!isThis && (
				<Button look="secondary" disabled={busy} onClick={onEnd}>
					<span>{ending ? 'Signing out...' : 'Sign out'}</span>
					<span className="sr-only">
						{' '}
						{name}, last used {londonMoment(used_at)}
					</span>
				</Button>
			)}
		</li>
	);
}
