import { webLink } from '#app/lib/addresses/web-link.ts';
import { type ProfileColumn, profileLabels } from './profile-rules.ts';

/** Parts of a profile as pairs; an address of the web is a link. "" and null have no line. */
export function ProfileFacts({
	columns,
	valueIn,
	extra = [],
}: {
	columns: readonly ProfileColumn[];
	valueIn: (column: ProfileColumn) => string | number | null | undefined;
	extra?: readonly (readonly [label: string, value: string])[];
}) {
	const rows = columns
		.map((column) => [profileLabels[column], factText(column, valueIn(column))] as const)
		.filter(([, value]) => value !== '');
	return (
		<dl className="grid">
			{[...rows, ...extra].map(([label, value]) => (
				<div
					key={label}
					className="grid grid-cols-1 gap-x-6 border-t border-line py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
				>
					<dt className="text-muted">{label}</dt>
					<dd className="break-words whitespace-pre-line">
						<Fact value={value} />
					</dd>
				</div>
			))}
		</dl>
	);
}

function Fact({ value }: { value: string }) {
	const href = webLink(value);
	if (!href) return value;
	return (
		<a href={href} rel="noopener nofollow" className="link">
			{value}
		</a>
	);
}

const factText = (column: ProfileColumn, value: string | number | null | undefined) =>
	column === 'company_size' && value ? `${value} employees` : String(value ?? '');
