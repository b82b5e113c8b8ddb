import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { ReturnState } from '#app/features/auth/return-path.ts';
import { CvFile } from '#app/features/profile/cv/cv-file.tsx';
import { CvView } from '#app/ui/cv-view.tsx';
import { Link } from '#app/ui/link.tsx';
import { cvOf } from '#schema/students/cv.ts';
import { type MissingLetters, missingWords } from '#schema/students/missing-letters.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { CV_NOT_PRINTED, chosenCv, makesCv } from './chosen-cv.ts';

/** For the link back on the page of the profile. */
const backTo = (from: string): ReturnState => ({ from });

type Props = {
	loaded: WholeProfile;
	/** What was chosen before the page was left; null at first. */
	typed: Record<string, string> | null;
	refusal: { code: string; message: string } | null;
	onChanged: (now: WholeProfile) => void;
};

/** Refusals that are about the CV. */
const OF_CV = [
	'cv_changed',
	'missing_letters',
	'name_in_latin',
	'cv_too_long',
	'cv_empty',
	'cvs_full',
];

/** What goes along with an application: each part is shown, and may be left out. */
export function AttachmentFields({ loaded, typed, refusal, onChanged }: Props) {
	const { cv, missing } = loaded;
	const { pathname, search } = useLocation();
	const hasProfile = makesCv(loaded);
	const [chosen, setChosen] = useState(() => chosenCv(loaded, typed));
	const choice = (value: string) => ({
		type: 'radio',
		name: 'cv',
		value,
		checked: chosen === value,
		onChange: () => setChosen(value),
	});
	return (
		<>
			<fieldset className="grid gap-3">
				<legend className="mb-2 text-part font-bold">Your profile</legend>
				{hasProfile ? (
					<SentProfile loaded={loaded} typed={typed} />
				) : (
					<p className="text-muted">
						Your profile has nothing to send yet. What you write above is sent, and a CV if you add
						one below.
					</p>
				)}
				<p>
					<Link
						to="/account/profile"
						state={backTo(pathname + search)}
						className="link inline-block py-1.5"
					>
						{hasProfile ? 'Change your profile' : 'Fill in your profile'}
					</Link>
					<span className="block text-small text-muted">What you typed here is kept.</span>
				</p>
			</fieldset>
			<fieldset className="grid gap-1">
				<legend className="mb-2 text-part font-bold">CV</legend>
				{(hasProfile || cv) && <Choice {...choice('none')}>No CV</Choice>}
				{hasProfile && (
					<Choice {...choice('made')}>
						A CV made from my profile
						<span className="block text-small text-muted">
							Without your email address and telephone number: the employer has them once it invites
							you.
						</span>
					</Choice>
				)}
				{hasProfile && missing.length > 0 && (
					<NotPrinted missing={missing} chosen={chosen === 'made'} back={pathname + search} />
				)}
				{cv && (
					<Choice {...choice('own')}>
						My own CV: {cv.name}
						<span className="block text-small text-muted">
							Sent as it is, with each address and number in it.
						</span>
					</Choice>
				)}
				{refusal && OF_CV.includes(refusal.code) && (
					<p role="alert" className="font-semibold text-hot">
						<span className="sr-only">Error: </span>
						{refusal.message}
					</p>
				)}
				<div className="mt-3">
					<CvFile
						cv={cv}
						label="Add a CV of your own as PDF"
						onChanged={(now) => {
							setChosen(now.cv ? 'own' : 'none');
							onChanged(now);
						}}
					/>
				</div>
			</fieldset>
		</>
	);
}

/** Beside the choice of a CV that would lack letters: which, and the ways to have them. */
const NotPrinted = ({
	missing,
	chosen,
	back,
}: {
	missing: readonly MissingLetters[];
	chosen: boolean;
	back: string;
}) => (
	<div className="mb-2 ml-8 rounded-control bg-sun-wash p-4 text-sun-ink">
		<p className="mb-1 font-semibold">It cannot print these letters:</p>
		<ul className="mb-2 wrap-anywhere">
			{missing.map((one) => (
				<li key={missingWords(one)}>{missingWords(one)}</li>
			))}
		</ul>
		<p>
			<Link to="/account/profile" state={backTo(back)} className="link">
				Write them in Latin letters in your profile
			</Link>
			, or{' '}
			<Link to="/account/cv" state={backTo(back)} className="link">
				print your CV as a PDF
			</Link>{' '}
			and add that file below. What you typed here is kept.
		</p>
		{chosen && (
			<Choice type="checkbox" name="leave-out" value="yes">
				Send it without these letters
			</Choice>
		)}
		<input type="hidden" name={CV_NOT_PRINTED} value="yes" />
	</div>
);

function SentProfile({ loaded: { profile }, typed }: Pick<Props, 'loaded' | 'typed'>) {
	const [sent, setSent] = useState(!typed || !('cv' in typed) || typed.profile === 'yes');
	const { work_permission } = profile;
	const { name } = cvOf(profile);
	return (
		<>
			<Choice
				type="checkbox"
				name="profile"
				value="yes"
				defaultChecked={sent}
				onChange={(event) => setSent(event.currentTarget.checked)}
			>
				Send my profile
			</Choice>
			{sent && (
				<section
					aria-label="Your profile as it is sent"
					className="rounded-control border border-line bg-card p-4 sm:p-5"
				>
					{name && <p className="mb-3 font-semibold">{name}</p>}
					<CvView profile={profile} level="h2" />
				</section>
			)}
			{sent && work_permission && work_permission.kind !== 'not-said' && (
				<Choice
					type="checkbox"
					name="permission"
					value="yes"
					defaultChecked={typed?.permission === 'yes'}
				>
					Show my permission to work ({permissionLabels[work_permission.kind]}). The employer then
					sees how the internship fits it; if you leave it unticked, they see nothing of it.
				</Choice>
			)}
		</>
	);
}

const Choice = ({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) => (
	<label className="flex min-h-11 items-start gap-3 py-2 wrap-anywhere">
		<input {...input} className="mt-0.5 size-5 shrink-0" />
		<span>{children}</span>
	</label>
);
