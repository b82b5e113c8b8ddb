import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { comparePath } from '#app/lib/addresses/compare-path.ts';
import { cn } from '#app/lib/cn.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { LEAST_COMPARED, MOST_COMPARED } from '#schema/students/most-compared.ts';
import type { Choice, LoadedComparison } from './load-comparison.ts';

/** Two to four are ticked, each by a press anywhere on its row; the button stays at the foot of the window, near a thumb. */
export function ChooseCompared({
	loaded: { choices, chosen: before },
}: {
	loaded: Extract<LoadedComparison, { kind: 'choosing' }>;
}) {
	const navigate = useNavigate();
	const [chosen, setChosen] = useState<readonly string[]>(() =>
		before.filter((slug) => choices.some((one) => one.slug === slug)),
	);
	const [refusal, setRefusal] = useState('');
	const [loading, setLoading] = useState(false);
	if (choices.length < LEAST_COMPARED) return <TooFew />;
	const choose = (slug: string, isChosen: boolean) => {
		if (isChosen && chosen.length >= MOST_COMPARED)
			return setRefusal('At most four: take one out first.');
		setRefusal('');
		setChosen(isChosen ? [...chosen, slug] : chosen.filter((one) => one !== slug));
	};
	const compare = async (event: FormEvent) => {
		event.preventDefault();
		if (chosen.length < LEAST_COMPARED) return setRefusal('Choose at least two.');
		setLoading(true);
		await navigate(comparePath(chosen));
		setLoading(false);
	};
	return (
		<form onSubmit={(event) => void compare(event)} className="mt-4">
			<fieldset>
				<legend className="intro mb-6">Choose two to four of what you have saved.</legend>
				<ul className="grid gap-2">
					{choices.map((choice) => (
						<li key={choice.slug}>
							<Row
								choice={choice}
								isChosen={chosen.includes(choice.slug)}
								onChoose={(isChosen) => choose(choice.slug, isChosen)}
							/>
						</li>
					))}
				</ul>
			</fieldset>
			<div
				data-foot=""
				className="bottom-0 tall:sticky z-10 -mx-edge mt-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line bg-card px-edge py-3"
			>
				<p role="status" className="min-w-0 flex-[1_1_9rem]">
					<span className={refusal ? 'font-semibold text-hot' : undefined}>
						{refusal || `${chosen.length} of at most ${MOST_COMPARED} chosen`}
					</span>
				</p>
				<Button type="submit" disabled={loading}>
					{loading ? 'Loading...' : 'Compare'}
				</Button>
			</div>
		</form>
	);
}

const Row = ({
	choice: { title, company, location, line },
	isChosen,
	onChoose,
}: {
	choice: Choice;
	isChosen: boolean;
	onChoose: (isChosen: boolean) => void;
}) => (
	<label
		className={cn(
			'flex min-h-14 items-start gap-3 rounded-card border px-4 py-3',
			isChosen ? 'border-brand bg-wash' : 'border-line bg-card',
		)}
	>
		<input
			type="checkbox"
			checked={isChosen}
			onChange={({ target }) => onChoose(target.checked)}
			className="mt-0.5 size-5 shrink-0"
		/>
		<span className="min-w-0 wrap-anywhere">
			<b className="block">{title}</b>
			<span className="block text-small text-muted">{`${company} · ${location}`}</span>
			<span className="block text-small">{line}</span>
		</span>
	</label>
);

const TooFew = () => (
	<div className="mt-6">
		<EmptyState
			scene="board"
			title="There is too little to compare"
			text="Save at least two internships with the heart on their cards. Offers that you have count too."
		>
			<ButtonLink to="/internships">All internships</ButtonLink>
		</EmptyState>
	</div>
);
