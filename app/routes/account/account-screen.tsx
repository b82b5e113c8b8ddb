import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { AccountData } from '#app/features/account/api.ts';
import { DataSummary } from '#app/features/account/data-summary.tsx';
import { DeleteAccount } from '#app/features/account/delete-account.tsx';
import { DownloadData } from '#app/features/account/download-data.tsx';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { RecentApplications } from '#app/features/applications/tracker/recent-applications.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type {
	ApplicationsPage,
	StudentApplication,
} from '#schema/applications/student-applications.ts';
import type { SavedCards } from '#schema/students/saved-internships.ts';
import { RecentSaved } from './recent-saved.tsx';

/**
 * What people come for is first, then what is stored; deletion is last.
 * @param kept null where it could not be fetched
 */
export function AccountScreen({
	applications,
	saved,
	kept,
	email,
	onDeleted,
}: {
	applications: CallResult<ApplicationsPage>;
	saved: CallResult<SavedCards>;
	kept: AccountData | null;
	email: string;
	onDeleted: () => Promise<void>;
}) {
	const { revalidate } = useRevalidator();
	// Employers and staff have other screens; what they once did as students is still theirs.
	const isStudent = !kept?.employer && !kept?.staff;
	const has = (result: CallResult<{ items: readonly unknown[] }>) =>
		isStudent || (result.ok && result.value.items.length > 0);
	const width = has(applications) && has(saved) ? 'half' : 'whole';
	return (
		<div className="grid gap-5 @4xl:grid-cols-6">
			{has(applications) && (
				<Panel width={width} title="Your applications">
					<Part result={applications}>{(page) => <RecentApplications page={page} />}</Part>
				</Panel>
			)}
			{has(saved) && (
				<Panel width={width} title="Saved internships">
					<Part result={saved}>{(cards) => <RecentSaved cards={cards} />}</Part>
				</Panel>
			)}
			<Panel id="your-data" title="What we keep">
				{kept ? (
					<DataSummary data={kept} />
				) : (
					<NotFetched words="Your data could not be fetched." onAgain={() => revalidate()} />
				)}
				{kept?.staff && (
					<p className="mt-4">
						<Link to="/staff" className="link inline-block py-2">
							Staff
						</Link>
					</p>
				)}
			</Panel>
			<Panel title="Download" onScreen>
				<p className="mb-5 flex-1 text-muted">
					A JSON file with your account and everything in it, in full.
				</p>
				<DownloadData />
			</Panel>
			<Panel title="Delete" onScreen>
				<p className="mb-5 flex-1 text-muted">
					Deletes the account and everything in it. Messages and the newsletter do not belong to an
					account; the{' '}
					<Link to="/privacy" className="link">
						privacy page
					</Link>{' '}
					says what happens to them.
				</p>
				<DeleteAccount
					email={email}
					isEmployer={!kept || kept.employer !== null}
					ends={applications.ok ? endsWith(applications.value.items) : []}
					onDeleted={onDeleted}
				/>
			</Panel>
		</div>
	);
}

const ENDS: Partial<Record<StudentApplication['status'], string>> = {
	accepted: 'You have accepted',
	offered: 'You have an offer for',
	interview: 'You are invited to an interview for',
};

/** What of a student's applications somebody waits for: they are told that it ends. */
const endsWith = (applications: readonly StudentApplication[]): string[] =>
	applications.flatMap((application) => {
		const what = ENDS[application.status];
		return what
			? [`${what} “${titleOf(application)}”: that ends too, and we tell who waits for you.`]
			: [];
	});

/** Parts of a line, where a line has room for some. */
const columns = {
	whole: 'col-span-full',
	half: '@4xl:col-span-3',
	third: '@4xl:col-span-2',
};

/**
 * The browser has looked for it before it was there; and React Router, once it is, goes back to where the page was before it,
 * at the top.
 */
function showIfAsked(part: HTMLElement | null) {
	// Null once it is removed.
	if (!part || location.hash !== `#${part.id}`) return;
	const frame = requestAnimationFrame(() => part.scrollIntoView());
	return () => cancelAnimationFrame(frame);
}

type PanelProps = {
	/** With which an address leads to it. */
	id?: string;
	title: string;
	width?: keyof typeof columns;
	onScreen?: boolean;
	children: ReactNode;
};

/** @param onScreen not printed */
function Panel({ id, title, width = 'third', onScreen, children }: PanelProps) {
	return (
		<section
			id={id}
			ref={id ? showIfAsked : undefined}
			data-no-print={onScreen ? '' : undefined}
			className={cn(
				// What leads on from the parts of a line is at the same height.
				'flex min-w-0 flex-col rounded-card border border-line bg-card p-inset',
				onScreen && 'items-start',
				columns[width],
			)}
		>
			<h2 className="mb-4 text-part">{title}</h2>
			{children}
		</section>
	);
}
