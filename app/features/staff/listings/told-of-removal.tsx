import { useState } from 'react';
import { callApi } from '#app/lib/calls/call-api.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { type TakeDownWords, takeDownWords } from '#schema/applications/company-standing.ts';
import type { Concerned } from '#schema/staff/staff-listings.ts';

/** Asks whom the removal of an internship concerns. @returns null while that is not known, and what asks for it */
export function useToldOfRemoval(slug: string, company: string) {
	const [told, setTold] = useState<TakeDownWords[] | null>(null);
	const ask = async () => {
		const result = await callApi<Concerned>(`/staff/listings/${slug}/concerned`);
		if (result.ok) setTold(takeDownWords(company, result.value.sent));
		else toast(staffMessages.failed(result.message));
	};
	return { told, ask };
}

/** How many applicants are emailed if it is taken down, and the words that they get. */
export function ToldOfRemoval({
	told,
	onAgain,
}: {
	told: TakeDownWords[] | null;
	onAgain: () => void;
}) {
	if (!told)
		return (
			<Button look="text" className="justify-self-start" onClick={onAgain}>
				See whom it concerns
			</Button>
		);
	const people = told.reduce((sum, one) => sum + one.people, 0);
	return (
		<div role="status" className="grid gap-3 rounded-control bg-sun-wash p-4">
			<p className="font-semibold">
				<span>{concernsWords(people)}</span>
			</p>
			{told.map(({ heading, paragraphs, people: count }) => (
				<blockquote
					key={paragraphs.join()}
					className="grid gap-1 border-l-4 border-line pl-3 text-small"
				>
					<p className="font-semibold">
						<span>{count === 1 ? '1 reads' : `${count} read`}</span>: <span>{heading}</span>
					</p>
					{paragraphs.map((words) => (
						<p key={words}>{words}</p>
					))}
				</blockquote>
			))}
		</div>
	);
}

function concernsWords(people: number): string {
	if (people === 0) return 'It concerns no applicant: nobody waits, and nobody has an offer.';
	return people === 1
		? 'It concerns one applicant, who is emailed in ten minutes.'
		: `It concerns ${people} applicants, who are emailed in ten minutes.`;
}
