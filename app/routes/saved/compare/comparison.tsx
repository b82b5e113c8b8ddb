import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { ReturnState } from '#app/features/auth/return-path.ts';
import { chooseToComparePath } from '#app/lib/addresses/compare-path.ts';
import { ownCosts } from '#app/routes/internship/panels/own-costs.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { PrintHead } from '#app/ui/page/print-list.tsx';
import { CompareTable } from './compare-table.tsx';
import type { LoadedComparison } from './load-comparison.ts';
import { moneyNotes } from './money-cells.ts';
import { OwnCosts } from './own-costs.tsx';
import { compareRows } from './rows.ts';

const COUNTS = ['', '', 'Two', 'Three', 'Four'];

/** Two to four internships, row by row. @param differing whether only the rows are shown in which they differ */
export function Comparison({
	loaded,
	differing,
	onDiffering,
}: {
	loaded: Extract<LoadedComparison, { kind: 'compared' }>;
	differing: boolean;
	onDiffering: (differing: boolean) => void;
}) {
	const { columns, today, notes, fitting, isSignedIn } = loaded;
	const [own, setOwn] = useState(ownCosts);
	const { pathname, search } = useLocation();
	const rows = compareRows(columns, { today, fitOf: fitting?.fitOf ?? null, own });
	const same = rows.filter((row) => row.same).length;
	const slugs = columns.map(({ slug }) => slug);
	return (
		<>
			<p className="intro mt-2">
				<span>{COUNTS[columns.length]}</span> side by side. The best of a row has a word beside it.
				A row says where all are the same.
			</p>
			<PrintHead path={pathname + search} today={today} />
			<div data-no-print="" className="mt-4 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
				<label className="flex min-h-11 items-center gap-2.5">
					<input
						type="checkbox"
						checked={differing}
						onChange={({ target }) => onDiffering(target.checked)}
						className="size-5 shrink-0"
					/>
					Only what differs
				</label>
				<span role="status" className="text-small text-muted">
					{differing && `${same} ${same === 1 ? 'row is' : 'rows are'} the same and left out`}
				</span>
				<span className="flex flex-wrap gap-3 ml-auto">
					<Button look="secondary" onClick={() => print()}>
						<Printer aria-hidden="true" className="size-5 shrink-0" />
						Print
					</Button>
					<ButtonLink look="secondary" to={chooseToComparePath(slugs)}>
						Choose others
					</ButtonLink>
				</span>
			</div>
			<CompareTable
				columns={columns}
				rows={rows.filter((row) => !differing || !row.same)}
				notes={isSignedIn ? notes : null}
				today={today}
			/>
			<div data-no-print="" className="mt-5 grid gap-4">
				<OwnCosts own={own} onChange={setOwn} />
				<WhatIsMissing
					asksTerms={rows.some(({ cells }) => cells.some((cell) => cell.asksTerms))}
					hasFit={fitting !== null}
					isSignedIn={isSignedIn}
					back={{ from: pathname + search }}
				/>
			</div>
			<p className="mt-5 max-w-prose text-small text-muted print:mt-[4pt] print:text-[7.5pt]">
				{moneyNotes(columns, today).join(' ')}
			</p>
		</>
	);
}

/** What would make the comparison say more. */
function WhatIsMissing({
	asksTerms,
	hasFit,
	isSignedIn,
	back,
}: {
	asksTerms: boolean;
	hasFit: boolean;
	isSignedIn: boolean;
	back: ReturnState;
}) {
	if (!isSignedIn)
		return (
			<p className="max-w-prose">
				<Link to="/auth" state={back} className="link">
					Sign in
				</Link>{' '}
				for how each fits your permission and days, and for notes of your own. Without an account
				there are none: nothing that you write would be kept.
			</p>
		);
	if (hasFit && !asksTerms) return null;
	return (
		<p className="max-w-prose">
			<Link to="/account/profile#permission" className="link">
				<span>{hasFit ? 'Add your term dates' : 'Fill in your profile'}</span>
			</Link>{' '}
			and the row “Fit” is exact.
		</p>
	);
}
