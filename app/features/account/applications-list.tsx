import { longDate } from '#app/lib/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { programTypeLabels } from '#schema/application.ts';
import type { AccountData } from './api.ts';

type Sent = AccountData['applications'];

/** The user's applications, each with the day it was sent; the way to the first where there is none. */
export function ApplicationsList({ applications }: { applications: Sent }) {
	if (applications.length === 0) return <NothingSent />;
	return (
		<ul className="grid gap-3">
			{applications.map((application) => (
				<Application key={application.id} {...application} />
			))}
		</ul>
	);
}

const Application = ({ program_type, program_name, created_at }: Sent[number]) => (
	<li className="border-t border-line pt-3 first:border-0 first:pt-0">
		<span className="font-semibold wrap-anywhere">
			{program_name || programTypeLabels[program_type]}
		</span>
		<span className="block text-[0.95rem] text-muted">
			{program_name ? `${programTypeLabels[program_type]}, sent` : 'Sent'} on {longDate(created_at)}
		</span>
	</li>
);

function NothingSent() {
	return (
		<>
			<p className="mb-4 text-muted">
				You have not sent one yet. Each is listed here with its day.
			</p>
			<ButtonLink to="/programs">Find a program</ButtonLink>
		</>
	);
}
