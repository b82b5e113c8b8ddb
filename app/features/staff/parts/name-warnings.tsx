import type { NameWarning } from '#schema/employers/employer-decision.ts';

/** What staff should look at twice in a name; nothing where there is nothing. */
export const NameWarnings = ({ warnings }: { warnings: NameWarning[] }) =>
	warnings.length > 0 && (
		<ul className="grid gap-1.5 rounded-control bg-sun-wash p-4 text-sun-ink">
			{warnings.map((warning) => {
				const words = wordsOf(warning);
				return (
					<li key={words} className="wrap-anywhere">
						<b>Look at the name.</b> {words}
					</li>
				);
			})}
		</ul>
	);

const wordsOf = (warning: NameWarning): string =>
	warning.kind === 'mixed-scripts'
		? `“${warning.text}” has letters of more than one alphabet: some may only look like others.`
		: `It is like that of “${warning.company}”, another company, which is verified.`;
