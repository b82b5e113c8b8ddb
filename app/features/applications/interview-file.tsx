import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '#app/lib/calls/save-file.ts';
import { Button } from '#app/ui/button.tsx';

/** Saves an interview as a file for a calendar program. @param call that is answered with the file, behind /api */
export function InterviewFile({ call }: { call: string }) {
	const [failure, setFailure] = useState<string | null>(null);
	const save = async () => setFailure((await downloadFile(call))?.message ?? null);
	return (
		<>
			<Button look="secondary" onClick={() => save()}>
				<CalendarPlus aria-hidden="true" className="size-4.5 shrink-0" />
				<span>
					Calendar file<span className="sr-only"> of the interview</span>
				</span>
			</Button>
			{failure && (
				<p role="alert" className="w-full font-semibold text-hot">
					{failure}
				</p>
			)}
		</>
	);
}
