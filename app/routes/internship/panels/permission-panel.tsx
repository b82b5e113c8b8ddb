import { usePersonFit } from '#app/features/internships/fit/fit-context.ts';
import { FitLine, fitWords } from '#app/features/internships/fit/fit-line.tsx';
import { cn } from '#app/lib/cn.ts';
import { Sign } from '#app/ui/art/drawings.tsx';
import { Link } from '#app/ui/link.tsx';
import type { Internship } from '#schema/internships/internship.ts';
import { HOME_COUNTRY } from '#schema/internships/places.ts';
import { isUkWork } from '#schema/internships/student-visa.ts';
import { LOWER_TERM_HOURS, TERM_HOURS } from '#schema/internships/term-hours.ts';
import { permissionRules } from '#schema/students/fit/permission-rules.ts';
import type { Fit, FitPerson } from '#schema/students/fit.ts';
import { Panel } from './panel.tsx';
import { ADD_TERMS, employerSays, ownTermsText, type Standing, standings } from './standings.ts';
import { yearLanes } from './year-lanes.ts';
import { YearStrip } from './year-strip.tsx';

const official = Object.values(permissionRules);
/** When the official pages were read. */
const [PUBLISHED] = official.map(({ read }) => read);

type PanelProps = {
	internship: Internship;
	/** ISO date. */
	today: string;
	/** What only a student can do is not offered. */
	isPreview?: boolean;
};

export const PermissionPanel = (props: PanelProps) =>
	isUkWork(props.internship) ? <UkPanel {...props} /> : <AbroadPanel {...props.internship} />;

function UkPanel({ internship, today, isPreview }: PanelProps) {
	const fitting = usePersonFit();
	const list = standings(internship, today);
	const mine = fitting ? list.filter((standing) => isOf(fitting.person, standing)) : [];
	const permission = fitting?.person.permission;
	const own = permission?.kind === 'student-visa' && {
		terms: permission.terms,
		level: fitting?.person.level ?? null,
	};
	return (
		<Panel title="Permission to work" note={<Official />}>
			<YearStrip lanes={yearLanes(internship, today, own || undefined)} weeks={internship.weeks} />
			{internship.sponsorship && (
				<p className="mt-5 flex gap-2.5 border-t border-dashed border-line pt-5">
					<Sign of="permit" className="mt-1.5 text-brand" />
					<span>
						<b>The employer says:</b> {employerSays[internship.sponsorship]}
					</span>
				</p>
			)}
			{mine.length === 0 && (
				<div className="mt-4 empty:hidden">
					<FitLine work={internship} />
				</div>
			)}
			<ul className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2 print:grid-cols-3">
				{list.map((standing, index) => (
					<StandingItem
						key={standing.who}
						standing={standing}
						isWide={index === 0 && list.length % 2 === 1}
						isOwn={mine.includes(standing)}
						isPreview={isPreview}
						fit={standing === mine[0] ? fitting?.fitOf(internship) : undefined}
						ownText={
							fitting && standing === mine[0] && fitting.fitOf(internship).asks !== 'terms'
								? ownTermsText(fitting.person, internship, today)
								: undefined
						}
					/>
				))}
			</ul>
			{internship.remote === 'remote' && (
				<p className="mt-4 text-muted">
					This is for work that you do in the UK. If you work from another country, the law of that
					country decides.
				</p>
			)}
		</Panel>
	);
}

/** Whether a profile has this permission, and says nothing against this course. */
const isOf = ({ permission, level }: FitPerson, { kind, courses }: Standing) =>
	permission.kind === kind && (!courses || !level || courses.includes(level));

const looks = {
	full: 'text-good',
	half: 'text-sun-ink',
	empty: 'text-muted',
	unknown: '',
} as const;
const words = { full: 'Fits', half: 'Fits in part', empty: 'Does not fit' } as const;

type ItemProps = {
	standing: Standing;
	/** The first of an odd number: the kinds of Student visa then stand side by side. */
	isWide: boolean;
	/** Whether it is the reader's own, by the profile. */
	isOwn: boolean;
	isPreview: boolean | undefined;
	/** How the work fits the reader: said in one row. */
	fit: Fit | undefined;
	/** Why, by the reader's own terms. */
	ownText: string | undefined;
};

function StandingItem({ standing, isWide, isOwn, isPreview, fit, ownText }: ItemProps) {
	const { who, level, said = words[level], text } = standing;
	// Not asked again of somebody whose own terms decided.
	const general = (fit || isPreview) && standing.next === ADD_TERMS ? undefined : standing.next;
	const next = fit?.asks === 'terms' ? ADD_TERMS : general;
	const look = fit && fit.fit !== 'unknown' ? fit.fit : level;
	return (
		<li
			className={cn(
				'-mx-2.5 flex gap-2.5 rounded-control px-2.5 py-2 print:mx-0',
				isWide && 'sm:not-print:col-span-full',
				isOwn && 'bg-wash',
			)}
		>
			<Sign of={`fit-${look}`} className={`mt-1 size-5! ${looks[look]}`} />
			<span>
				<b className="block">
					{who}
					{isOwn && <span className="font-normal text-brand"> your profile</span>}
				</b>{' '}
				{fit ? (
					<span className={`block font-semibold ${looks[fit.fit]}`}>{fitWords(fit)}.</span>
				) : (
					<span className="sr-only print:not-sr-only">{`${said}. `}</span>
				)}
				<span className="text-muted">{ownText ?? text}</span>
				{next && (
					<>
						{' '}
						<Link
							to={next.to}
							className={cn(
								'link inline-block py-0.5',
								// What one operates is not for paper.
								next.to.startsWith('/account/') && 'print:hidden',
							)}
						>
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
				: 'UK permission does not decide: the law of that country does. On a Student visa, ask your university first if you will be away in term.'}
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
