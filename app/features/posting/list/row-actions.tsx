import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeInternship, draftFrom, draftPath } from '#app/features/posting/api.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { postingMessages } from '#app/messages/posting.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.tsx';
import type { PostedInternship } from '#schema/employers/posting.ts';
import { CloseInternship } from './close-internship.tsx';
import { ReopenInternship } from './reopen-internship.tsx';

type RowActionsProps = { internship: PostedInternship; isOpen: boolean; onChanged: () => void };

/** Edit, copy, pause, close and open again. */
export function RowActions({ internship, isOpen, onChanged }: RowActionsProps) {
	const { id, title, status } = internship;
	const navigate = useNavigate();
	const [working, setWorking] = useState(false);
	const run = async <T,>(call: Promise<CallResult<T>>, then: (value: T) => void) => {
		setWorking(true);
		const result = await call;
		setWorking(false);
		if (result.ok) return then(result.value);
		toast(postingMessages.failed(result.message));
		onChanged();
	};
	const open = ({ id: draft }: { id: string }) => void navigate(draftPath(draft));
	const of = <span className="sr-only"> {title}</span>;
	return (
		<div className="flex flex-wrap gap-2 max-sm:[&>button]:flex-auto max-sm:[&>button]:px-2 lg:flex-nowrap lg:self-center">
			{status !== 'closed' && (
				<Button
					look="secondary"
					disabled={working}
					onClick={() => run(draftFrom(id, 'revise'), open)}
				>
					Edit{of}
				</Button>
			)}
			<Button look="secondary" disabled={working} onClick={() => run(draftFrom(id, 'copy'), open)}>
				Copy{of}
			</Button>
			{status === 'open' && isOpen && (
				<Button
					look="secondary"
					disabled={working}
					onClick={() => run(changeInternship(id, 'pause'), onChanged)}
				>
					Pause{of}
				</Button>
			)}
			{!isOpen && <ReopenInternship internship={internship} onChanged={onChanged} />}
			{status !== 'closed' && <CloseInternship internship={internship} onChanged={onChanged} />}
		</div>
	);
}
