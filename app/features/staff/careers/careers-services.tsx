import { useNavigate } from 'react-router';
import { QueueSearch } from '#app/features/staff/parts/filter-chips.tsx';
import { OtherWay } from '#app/features/staff/parts/other-way.tsx';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { personInitials } from '#app/lib/person-initials.ts';
import { careersMessages } from '#app/messages/careers.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { PersonMark } from '#app/ui/art/person-mark.tsx';
import { AskFirst } from '#app/ui/ask-first.tsx';
import { Button } from '#app/ui/button.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { PendingInvitation } from '#app/ui/invitations/pending-invitation.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import {
	type Adviser,
	type AdviserInvitation,
	type CareersService,
	MOST_NAMES,
} from '#schema/careers/careers-services.ts';
import { limits } from '#schema/limits.ts';
import { londonMoment, longDate } from '#schema/london-day.ts';
import { admit, end, inviteTo, remove, sendAgain, withdraw } from './api.ts';

/** The careers services that are admitted and have the words, and the form that admits one. @param q the words */
export function CareersServices({ services, q }: { services: CareersService[]; q: string }) {
	const navigate = useNavigate();
	const isEmpty = services.length === 0;
	const search = (words: string) =>
		void navigate(words ? `?${new URLSearchParams({ q: words })}` : '.', { replace: true });
	return (
		<div className="grid gap-6">
			<p className="max-w-[46rem] text-muted">
				A careers service reads what students of its university have agreed to show it, and nothing
				else. You decide who has access. Each student decides what is shown.
			</p>
			<Admit isOpen={isEmpty && q === ''} />
			{(!isEmpty || q !== '') && (
				<QueueSearch
					words="University or person"
					label="Search university or person"
					searched={q}
					onSearch={search}
				/>
			)}
			{isEmpty && q !== '' && (
				<p className="text-muted wrap-anywhere">No careers service has “{q}”.</p>
			)}
			{isEmpty && q === '' && (
				<EmptyState
					scene="tea"
					title="No careers service is admitted"
					text="Students are asked nothing until there is one of their university."
				/>
			)}
			{!isEmpty && (
				<ul className="grid gap-5">
					<Entries>
						{services.map((service) => (
							<Service key={service.id} service={service} />
						))}
					</Entries>
				</ul>
			)}
		</div>
	);
}

const NAMED = 'Enter the name of the university, as students read it';
const ADDRESSED = 'Enter the email address of the person';

function Admit({ isOpen }: { isOpen: boolean }) {
	const { run } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const wrong = await checkFields(values, { university: NAMED, email: ADDRESSED });
		if (wrong) return wrong;
		const other_names = textOf(values, 'other_names')
			.split('\n')
			.map((name) => name.trim())
			.filter(Boolean);
		if (other_names.length >= MOST_NAMES)
			return { other_names: `Enter at most ${MOST_NAMES - 1} names.` };
		const university = textOf(values, 'university');
		const result = await run(admit({ university, other_names, email: textOf(values, 'email') }));
		if (result.ok) {
			form.reset();
			toast(careersMessages.admitted);
			return null;
		}
		// The address is checked before: what is not valid is one of the names.
		if (result.status === 400) {
			toast(careersMessages.failed(result.message));
			return null;
		}
		return result.code === 'name_taken'
			? { university: result.message }
			: { email: result.message };
	});
	return (
		<OtherWay words="Admit a careers service" about="of a university" isOpen={isOpen}>
			<SubmitForm
				onSubmit={onSubmit}
				className="grid max-w-xl gap-5 rounded-card border border-line bg-card p-inset"
			>
				<TextField
					label="Name of the university"
					name="university"
					hint="Students read it as it stands here"
					maxLength={limits.school}
					autoComplete="off"
					required
					error={errors.university}
				/>
				<TextArea
					label="Other names"
					name="other_names"
					hint="What students write for it in their profiles, one in each line"
					rows={3}
					error={errors.other_names}
				/>
				<TextField
					label="Address of its first person"
					name="email"
					type="email"
					hint="An address of the university: check it on its website first"
					autoComplete="off"
					required
					error={errors.email}
				/>
				<Button type="submit" disabled={submitting} className="justify-self-start">
					{submitting ? 'Saving...' : 'Admit and invite'}
				</Button>
			</SubmitForm>
		</OtherWay>
	);
}

function Service({ service }: { service: CareersService }) {
	const { id, university, names, since, agreed, members, invitations } = service;
	return (
		<li className="rounded-card border border-line bg-card">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 p-inset">
				<div className="min-w-0 flex-[1_1_16rem]">
					<h2 className="text-part wrap-anywhere">{university}</h2>
					<p className="text-small text-muted wrap-anywhere">
						Admitted on {longDate(since)}.{' '}
						<span>
							{agreed === null
								? 'Fewer than five students have agreed.'
								: `${agreed} students have agreed.`}
						</span>{' '}
						Profiles that say: {names.join('; ')}.
					</p>
				</div>
				<AskFirst
					label="End"
					of={` the careers service of ${university}`}
					title={`End the careers service of ${university}?`}
					yes="Yes, end it"
					working="Ending it..."
					no="Keep it"
					look="hot"
					does={() => end(id)}
					said={careersMessages.ended}
					failed={careersMessages.failed}
				>
					<p>
						Its people lose their access at once. What students have agreed to ends as well: if you
						admit it again, each of them is asked anew. We email these students and its people.
					</p>
				</AskFirst>
			</div>
			<ul>
				{members.map((member) => (
					<Member key={member.id} member={member} />
				))}
				{invitations.map((invitation) => (
					<Invited key={invitation.id} invitation={invitation} />
				))}
			</ul>
			<div className="border-t border-line px-4">
				<Invite service={id} university={university} />
			</div>
		</li>
	);
}

const line =
	'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-4 py-3';

function Member({ member: { id, name, email, since } }: { member: Adviser }) {
	const who = name ?? email;
	return (
		<li className={line}>
			<div className="flex min-w-0 flex-[1_1_14rem] items-center gap-4">
				<PersonMark>{personInitials(who)}</PersonMark>
				<p className="min-w-0 wrap-anywhere">
					<b>{who}</b>
					<span className="block text-small text-muted">
						{name !== null && (
							<>
								<AddressText address={email} />,{' '}
							</>
						)}
						has access since {longDate(since)}
					</span>
				</p>
			</div>
			<AskFirst
				label="Remove"
				of={` ${who}`}
				title={`Remove ${who}?`}
				yes="Yes, remove"
				working="Removing..."
				no="Keep the access"
				look="hot"
				does={() => remove(id)}
				said={careersMessages.removed}
				failed={careersMessages.failed}
			>
				<p className="wrap-anywhere">The access ends at once, on every device. We email {who}.</p>
			</AskFirst>
		</li>
	);
}

const Invited = ({ invitation: { id, email, until, over } }: { invitation: AdviserInvitation }) => (
	<PendingInvitation
		email={email}
		over={over}
		className={line}
		sendAgain={() => sendAgain(id)}
		withdraw={() => withdraw(id)}
	>
		{!over && (
			<p className="text-small text-muted">Can be accepted until {londonMoment(until)}, UK time</p>
		)}
	</PendingInvitation>
);

function Invite({ service, university }: { service: string; university: string }) {
	const { run } = useDeed();
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const wrong = await checkFields(values, { email: ADDRESSED });
		if (wrong) return wrong;
		const result = await run(inviteTo(service, textOf(values, 'email')));
		if (!result.ok) return { email: result.message };
		form.reset();
		toast(careersMessages.invited);
		return null;
	});
	return (
		<OtherWay words="Invite another person" about={`of ${university}`}>
			<SubmitForm onSubmit={onSubmit} className="mb-4 grid max-w-xl gap-4">
				<TextField
					label="Email address"
					name="email"
					type="email"
					autoComplete="off"
					required
					error={errors.email}
				/>
				<Button type="submit" look="secondary" disabled={submitting} className="justify-self-start">
					{submitting ? 'Inviting...' : 'Invite'}
				</Button>
			</SubmitForm>
		</OtherWay>
	);
}
