import { usePersonFit } from '#app/features/internships/fit/fit-context.ts';
import { FitLine } from '#app/features/internships/fit/fit-line.tsx';
import { cn } from '#app/lib/cn.ts';
import { Sign } from '#app/ui/art/drawings.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Internship } from '#schema/internships/internship.ts';
import { HOME_COUNTRY } from '#schema/internships/places.ts';
import { isUkWork } from '#schema/internships/student-visa.ts';
import { LOWER_TERM_HOURS, TERM_HOURS } from '#schema/internships/term-hours.ts';
import { permissionRules } from '#schema/students/fit/permission-rules.ts';
import { Panel } from './panel.tsx';
import { employerSays, type Standing, standings } from './standings.ts';

const official = Object.values(permissionRules);
/** When the official pages were read. */
const [PUBLISHED] = official.map(({ read }) => read);

/** @param today ISO date */
export const PermissionPanel = ({
	internship,
	today,
}: {
	internship: Internship;
	today: string;
}) =>
	isUkWork(internship) ? (
		<Panel title="Permission to work" note={<Official />}>
			{internship.sponsorship && (
				<p className="mb-4 flex gap-2.5">
					<Sign of="permit" className="mt-1.5 text-brand" />
					<span>
						<b>The employer says:</b> {employerSays[internship.sponsorship]}
					</span>
				</p>
			)}
			<div className="mb-4 empty:hidden">
				<FitLine work={internship} />
			</div>
			<ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 print:grid-cols-3">
				{standings(internship, today).map((standing) => (
					<StandingItem key={standing.who} {...standing} />
				))}
			</ul>
			{internship.remote === 'remote' && (
				<p className="mt-4 text-muted">
					This is for work that you do in the UK. If you work from another country, the law of that
					country decides.
				</p>
			)}
		</Panel>
	) : (
		<AbroadPanel {...internship} />
	);

const looks = { full: 'text-good', half: 'text-sun-ink', empty: 'text-muted' } as const;
const words = { full: 'Fits', half: 'Fits in part', empty: 'Does not fit' } as const;

/** Marked where the student's profile has this permission, and says nothing against this course. */
function StandingItem({ kind, courses, who, level, said = words[level], text, next }: Standing) {
	const person = usePersonFit()?.person;
	const studied = person?.level;
	const own =
		person?.permission.kind === kind && (!courses || !studied || courses.includes(studied));
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
				<span className="sr-only print:not-sr-only">{`${said}. `}</span>
				<span className="text-muted">{text}</span>
				{next && (
					<>
						{' '}
						<Link to={next.to} className="link inline-block py-0.5">
							{next.words}
						</Link>
					</>
				)}
			</span>
		</li>
	);
}

const Official = () => (
	<>
		General information as published in {PUBLISHED}, not advice to one person. On a Student visa the
		limit in term is {TERM_HOURS} hours a week at degree level and {LOWER_TERM_HOURS} below it;
		part-time students may not work. The official pages decide:{' '}
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

/** For work that is done abroad: the listing's own note, and the official site of the country. */
const AbroadPanel = ({ country, details: { visa, visaSite } }: Internship) => (
	<Panel
		title="Permission to work"
		note="General information, not advice to one person. The embassy of the country has the full rules."
	>
		<p className="max-w-prose">
			{country === HOME_COUNTRY
				? 'You do this work outside the UK. UK permission does not decide: the law of the country you work from does. Ask there whether you may work for an employer in the UK. Anyone who did it in the UK would come under UK rules: on a Student visa, its hours count like all others.'
				: `UK permission does not decide: the law of ${country} does.`}
		</p>
		{visa && <p className="mt-3 max-w-prose">{visa}</p>}
		{visaSite && (
			<p className="mt-3">
				<a href={`https://${visaSite}`} className="link">
					Official site: {visaSite}
				</a>
			</p>
		)}
	</Panel>
);
