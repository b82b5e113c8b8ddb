import { FilterSelect } from '#app/ui/forms/filter-select.tsx';
import { timeText } from '#schema/applications/interview/interview-words.ts';
import type { Colleague } from '#schema/employers/colleagues.ts';
import { nameOf } from './name-of.ts';

const counted = (count: number, one: string, many: string) =>
	`${count} ${count === 1 ? one : many}`;

/** What a member who goes has open, and who takes it over; nothing where there is nothing. */
export function OpenWork({
	of: { open, you },
	others,
	value,
	onChoose,
}: {
	of: Colleague;
	others: Colleague[];
	value: string;
	onChoose: (account: string) => void;
}) {
	if (!open || open.applications === 0) return null;
	const { applications, unanswered, interviews } = open;
	return (
		<div className="mt-4 grid gap-3 wrap-anywhere">
			<p className="font-semibold">
				{`${you ? 'You have' : 'They have'} ${counted(applications, 'application', 'applications')} open.`}
			</p>
			{(interviews.length > 0 || unanswered > 0) && (
				<ul className="grid list-disc gap-1 pl-5">
					{interviews.slice(0, INTERVIEWS_NAMED).map(({ id, title, starts_at, minutes }) => (
						<li key={id}>
							Interview for “{title}”: {timeText(starts_at, minutes)}
						</li>
					))}
					{interviews.length > INTERVIEWS_NAMED && (
						<li>
							{counted(interviews.length - INTERVIEWS_NAMED, 'later interview', 'later interviews')}
						</li>
					)}
					{unanswered > 0 && (
						<li>
							{counted(unanswered, 'applicant has', 'applicants have')} written last: not answered
						</li>
					)}
				</ul>
			)}
			<FilterSelect
				label="Who takes this over"
				value={value}
				onChange={({ target }) => onChoose(target.value)}
			>
				<option value="">Nobody</option>
				{others.map((other) => (
					<option key={other.id} value={other.id}>
						{nameOf(other)}
					</option>
				))}
			</FilterSelect>
			<p className="text-small text-muted">
				{successorWords(others.find(({ id }) => id === value))}
			</p>
		</div>
	);
}

/** Which keys for programs end with the role of a member; nothing where there are none. */
export function EndingKeys({ of: { open, you } }: { of: Colleague }) {
	if (!open || open.keys === 0) return null;
	return (
		<p className="mt-3 wrap-anywhere">
			<b>
				{`${counted(open.keys, 'key', 'keys')} for programs that ${you ? 'you have' : 'they have'} made ${open.keys === 1 ? 'ends' : 'end'} with this.`}
			</b>{' '}
			A program can then no longer post internships or read how applications stand, until an owner
			gives it a new key. Webhooks stay. We email the owners.
		</p>
	);
}

function successorWords(successor: Colleague | undefined): string {
	if (!successor) return 'Without anybody, the owners get the emails about it.';
	return successor.you
		? 'We email you what is yours now, and from then on what happens.'
		: 'We email them what is theirs now, and from then on what happens.';
}

/** So many interviews are named: the dialog stays short. */
const INTERVIEWS_NAMED = 5;
