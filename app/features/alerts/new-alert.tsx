import { alertSearchPath } from '#app/lib/addresses/alert-address.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { searchTitle } from '#schema/internships/search-title.ts';
import type { NewAlert } from '#schema/students/alert.ts';
import { alertSearch } from '#schema/students/alert-search.ts';
import { addAlert } from './api.ts';
import { FrequencyField } from './frequency-field.tsx';

/** The alert that a search offered. @param query as `alertQuery` writes it */
export function NewAlertForm({ query }: { query: string }) {
	const { run } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const frequency = textOf(values, 'frequency') as NewAlert['frequency'];
		const result = await run(addAlert({ query, frequency }));
		return result.ok ? null : { frequency: result.message };
	});
	return (
		<Card>
			<SubmitForm onSubmit={onSubmit} className="grid gap-5">
				<div>
					<h2 className="text-body wrap-anywhere">{searchTitle(alertSearch(query))}</h2>
					<p className="mt-1 text-muted">
						We write to the address of your account, only when this search finds something new.
					</p>
				</div>
				<div className="min-w-[min(15rem,100%)] justify-self-start">
					<FrequencyField error={errors.frequency} />
				</div>
				<LegalLine />
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
					<Button type="submit" disabled={submitting}>
						{submitting ? 'Making the alert...' : 'Make this alert'}
					</Button>
					<BackToSearch query={query} />
				</div>
			</SubmitForm>
		</Card>
	);
}

/** @param query as `alertQuery` writes it */
export const BackToSearch = ({ query }: { query: string }) => (
	<BackLink to={alertSearchPath(query)}>Back to the search</BackLink>
);
