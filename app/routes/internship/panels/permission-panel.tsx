import { usePersonFit } from '#app/features/internships/fit/fit-context.ts';
import { FitLine } from '#app/features/internships/fit/fit-line.tsx';
import { cn } from '#app/lib/cn.ts';
import { Sign } from '#app/ui/art/drawings.tsx';
import type { Internship } from '#schema/internships/internship.ts';
import { permissionRules } from '#schema/students/fit/permission-rules.ts';
import { Panel } from './panel.tsx';
import { employerSays, type Standing, standings } from './standings.ts';

const official = Object.values(permissionRules);
/** When the official pages were read. */
const [PUBLISHED] = official.map(({ read }) => read);

export const PermissionPanel = ({ internship }: { internship: Internship }) =>
	internship.sponsorship === null ? (
		<AbroadPanel {...internship} />
	) : (
		<Panel title="Permission to work" note={<Official />}>
			<p className="mb-4 flex gap-2.5">
				<Sign of="permit" className="mt-1.5 text-brand" />
				<span>
					<b>The employer says:</b> {employerSays[internship.sponsorship]}
				</span>
			</p>
			<div className="mb-4 empty:hidden">
				<FitLine work={internship} />
			</div>
			<ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 print:grid-cols-3">
				{standings(internship).map((standing) => (
					<StandingItem key={standing.who} {...standing} />
				))}
			</ul>
		</Panel>
	);

const looks = { full: 'text-good', half: 'text-sun-ink', empty: 'text-muted' } as const;
const words = { full: 'Fits', half: 'Fits in part', empty: 'Does not fit' } as const;

/** Marked where the student's profile has this permission. */
function StandingItem({ kind, who, level, text }: Standing) {
	const own = usePersonFit()?.person.permission.kind === kind;
	return (
		<li
			className={cn(
				'-mx-2.5 print:mx-0 flex gap-2.5 rounded-control px-2.5 py-1.5',
				own && 'bg-wash',
			)}
		>
			<Sign of={`fit-${level}`} className={`mt-1 size-5! ${looks[level]}`} />
			<span>
				<b className="block">
					{who}
					{own && <span className="font-normal text-brand"> your profile</span>}
				</b>
				<span className="sr-only print:not-sr-only">{`${words[level]}. `}</span>
				<span className="text-muted">{text}</span>
			</span>
		</li>
	);
}

const Official = () => (
	<>
		General information as published in {PUBLISHED}, not advice to one person. The official pages
		count:{' '}
		{official.map(({ name, source }, index) => (
			<span key={source}>
				{index > 0 && ', '}
				<a href={source} className="link">
					{name}
				</a>
			</span>
		))}
		.
	</>
);

/** For work abroad: the listing's own note, and the official site of the country. */
const AbroadPanel = ({ country, details: { visa, visaSite } }: Internship) => (
	<Panel
		title="Permission to work"
		note="General information, not advice to one person. The embassy of the country has the full rules."
	>
		<p className="max-w-prose">
			{visa ?? `For work in ${country} the rules of that country apply, not those of the UK.`}
		</p>
		{visaSite && (
			<p className="mt-3">
				<a href={`https://${visaSite}`} className="link">
					Official site: {visaSite}
				</a>
			</p>
		)}
	</Panel>
);
