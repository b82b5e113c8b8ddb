import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { EmployerRow, ReadResult } from '#app/features/employers/api.ts';
import { Button } from '#app/ui/button.tsx';
import { initialProfile } from './initial-profile.ts';
import { type Owner, profileDraft } from './profile-draft.ts';
import { ProfileWizard } from './profile-wizard.tsx';

const profileStorage = profileDraft(() => localStorage);

type Setup = {
	owner: Owner;
	/** What the user entered at sign-up. */
	metadata: Record<string, unknown>;
	thisYear: number;
	onSaved: () => void | Promise<void>;
};

/** Opens the wizard with the profile as it is. What cannot be read can still be written. */
export function ProfileSetup({ profile, ...setup }: Setup & { profile: ReadResult<EmployerRow> }) {
	const { revalidate } = useRevalidator();
	if (profile.outcome === 'found') return <OpenProfile {...setup} row={profile.row} />;
	return (
		<>
			<Notice
				text="We could not look up whether you have saved a profile before."
				action="Try again"
				onAction={() => revalidate()}
			/>
			<OpenProfile {...setup} row={null} />
		</>
	);
}

function OpenProfile({ row, metadata, ...setup }: Setup & { row: EmployerRow | null }) {
	const open = () =>
		initialProfile(row, metadata, profileStorage.read(setup.owner), setup.thisYear);
	const [opened, setOpened] = useState(() => ({ start: open(), time: 1 }));
	const [isChanged, setChanged] = useState(false);
	const { revalidate } = useRevalidator();
	const discard = () => {
		profileStorage.clear();
		setChanged(false);
		setOpened({ start: open(), time: opened.time + 1 });
	};
	const loadAgain = () => {
		setChanged(true);
		void revalidate();
	};
	return (
		<>
			{(isChanged || opened.start.restored) && row && (
				<Notice
					text={
						isChanged
							? 'Somebody of your company has changed the profile. You still see what you have typed: saving it now replaces theirs.'
							: 'You see what you had typed before; it is not saved yet.'
					}
					action="Go back to the saved profile"
					onAction={discard}
				/>
			)}
			<ProfileWizard
				key={opened.time}
				start={opened.start}
				seen={row?.updated_at ?? null}
				onChanged={loadAgain}
				{...setup}
			/>
		</>
	);
}

function Notice({
	text,
	action,
	onAction,
}: {
	text: string;
	action: string;
	onAction: () => void;
}) {
	return (
		<div
			role="status"
			className="mb-7 flex flex-wrap items-center justify-between gap-3 rounded-control bg-wash px-4 py-3"
		>
			<p>{text}</p>
			<Button look="secondary" onClick={onAction}>
				{action}
			</Button>
		</div>
	);
}
