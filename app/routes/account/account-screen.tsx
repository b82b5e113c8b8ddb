import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { AccountData } from '#app/features/account/api.ts';
import { DeleteAccount } from '#app/features/account/delete-account.tsx';
import { DataSummary, DownloadData } from '#app/features/account/own-data.tsx';
import { NeedsNow } from '#app/features/applications/tracker/needs-now.tsx';
import { OwnConsentPart } from '#app/features/careers/own-consent.tsx';
import { portals } from '#app/layout/navigation.ts';
import { SECURITY_PARTS } from '#app/lib/addresses/security-parts.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import { showIfAsked } from '#app/ui/page/show-if-asked.ts';
import type { ApplicationsPage } from '#schema/applications/student-applications.ts';
import type { OwnConsent } from '#schema/careers/consent.ts';
import type { Me } from '#schema/me.ts';
import { endsWith } from './ends-with.ts';

/**
 * First what needs the person, then what they come for, then what is stored.
 * @param kept null where it could not be fetched
 */
export function AccountScreen({
	applications,
	me,
	kept,
	careers,
	email,
	onDeleted,
}: {
	applications: CallResult<ApplicationsPage>;
	me: CallResult<Me>;
	kept: AccountData | null;
	careers: CallResult<OwnConsent>;
	email: string;
	onDeleted: () => Promise<void>;
}) {
	const { revalidate } = useRevalidator();
	const role = me.ok ? me.value.role : 'student';
	// Employers and staff have other screens; what they once did as students is still theirs.
	const hasApplied = applications.ok && applications.value.items.length > 0;
	return (
		<div className="grid items-start gap-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
			{me.ok && role !== 'student' && (
				<Panel title={me.value.title} className="col-span-full">
					{me.value.detail && <p className="mb-4 text-muted">{me.value.detail}</p>}
					<ButtonLink to={portals[role].to}>{portals[role].label}</ButtonLink>
				</Panel>
			)}
			{(role === 'student' || hasApplied) && (
				<Panel
					title={me.ok && role === 'student' ? me.value.title : 'Your applications'}
					className="col-span-full"
				>
					<Part result={applications}>{(page) => <NeedsNow page={page} />}</Part>
				</Panel>
			)}
			{(!careers.ok || careers.value.service !== null || careers.value.consent !== null) && (
				<Panel
					id="careers-service"
					title="Your university’s careers service"
					className="col-span-full"
				>
					<Part result={careers}>{(own) => <OwnConsentPart own={own} />}</Part>
				</Panel>
			)}
			<Panel id="your-data" title="Sign-in and data" onScreen>
				<div className="grid gap-4">
					<Row
						title="Your data"
						words="One file for programs (JSON), with everything. It has your profile and CVs, and your applications with messages, interviews and offers. It also has what you have saved, your notes and alerts, and where you are signed in."
					>
						<DownloadData />
					</Row>
					<Row title="Email address" words={<AddressText address={email} />}>
						<Change what="email address" at={SECURITY_PARTS.address} />
					</Row>
					<Row title="Password" words="A new one signs out your other devices.">
						<Change what="password" at={SECURITY_PARTS.password} />
					</Row>
					<Row
						title="Delete the account"
						words={
							<>
								With everything in it, at once. Messages and the newsletter do not belong to an
								account; the{' '}
								<Link to="/privacy" className="link">
									privacy page
								</Link>{' '}
								says what happens to them.
							</>
						}
					>
						<DeleteAccount
							email={email}
							member={kept?.member}
							keys={kept?.keys_for_programs.length ?? 0}
							ends={applications.ok ? endsWith(applications.value) : []}
							onDeleted={onDeleted}
						/>
					</Row>
				</div>
			</Panel>
			<Panel title="What we keep">
				{kept ? (
					<DataSummary data={kept} />
				) : (
					<NotFetched words="Your data could not be fetched." onAgain={() => revalidate()} />
				)}
			</Panel>
		</div>
	);
}

/** To its form, which stands below the second step. */
const Change = ({ what, at }: { what: string; at: string }) => (
	<ButtonLink to={`/account/security#${at}`} look="secondary">
		Change<span className="sr-only"> {what}</span>
	</ButtonLink>
);

/** What one can do, in words, and the button for it: beside them, or below where there is no room. */
const Row = ({
	title,
	words,
	children,
}: {
	title: string;
	words: ReactNode;
	children: ReactNode;
}) => (
	<div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-4 first:border-0 first:pt-0">
		<div className="min-w-0 flex-[1_1_9rem]">
			<h3 className="text-body">{title}</h3>
			<p className="text-small text-muted wrap-anywhere">{words}</p>
		</div>
		{children}
	</div>
);

/**
 * @param id with which an address leads to it
 * @param onScreen not printed
 */
const Panel = ({
	id,
	title,
	onScreen,
	className,
	children,
}: {
	id?: string;
	title: string;
	onScreen?: boolean;
	className?: string;
	children: ReactNode;
}) => (
	<section
		id={id}
		ref={id ? showIfAsked : undefined}
		data-no-print={onScreen ? '' : undefined}
		className={cn('min-w-0 rounded-card border border-line bg-card p-inset', className)}
	>
		<h2 className="mb-4 text-part">{title}</h2>
		{children}
	</section>
);
