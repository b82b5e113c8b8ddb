import { Bell } from 'lucide-react';
import { ALERTS_PATH, OFFER } from '#app/lib/addresses/alert-address.ts';
import { Button } from '#app/ui/button.tsx';
import type { InternshipSearch } from '#schema/internships/internship-search.ts';
import { alertQuery } from '#schema/students/alert-search.ts';

/** Offers to be told by mail of what a search finds later; it leads to the screen that makes the alert. */
export const AlertMe = ({ search }: { search: InternshipSearch }) => (
	<section
		aria-labelledby="alert-me"
		className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-panel bg-wash p-5"
		data-no-print
	>
		<span className="grid size-11 shrink-0 place-items-center rounded-control bg-card text-brand">
			<Bell aria-hidden="true" className="size-5" />
		</span>
		<div className="min-w-0 flex-[1_1_12rem]">
			<h2 id="alert-me" className="text-body">
				New ones by email
			</h2>
			<p className="text-small text-muted">
				This search, daily or weekly, only when there is something new. One click ends it.
			</p>
		</div>
		<form action={ALERTS_PATH}>
			<input type="hidden" name={OFFER.name} value={OFFER.value} />
			{[...new URLSearchParams(alertQuery(search))].map(([name, value]) => (
				<input key={name + value} type="hidden" name={name} value={value} />
			))}
			<Button type="submit" look="secondary">
				Alert me
			</Button>
		</form>
	</section>
);
