import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#app/ui/badge.tsx';
import { PostInternship } from './post-internship.tsx';

/** Internships cannot be posted yet, so all counts are zero and the rate is a dash. */
const counters = [
	['Active internships', '0'],
	['Total applications', '0'],
	['Profile views', '0'],
	['Success rate', '–'],
] as const;

export function Overview({ verified }: { verified: boolean }) {
	return (
		<>
			<h2 className="sr-only">Overview</h2>
			<dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
				{counters.map(([label, figure]) => (
					<div
						key={label}
						className="flex flex-col-reverse justify-end rounded-card border border-line bg-card p-5"
					>
						<dt className="text-[0.95rem] text-muted">{label}</dt>
						<dd className="text-[2rem] leading-tight font-[750] even-figures">{figure}</dd>
					</div>
				))}
			</dl>
			<h2 className="mt-10 mb-4 text-[1.4rem]">Getting started</h2>
			<ol className="grid gap-4 lg:grid-cols-3">
				<GettingStarted number={1} title="Complete your company profile" done>
					<p className="text-muted">Your profile is complete. You can change it at any time.</p>
				</GettingStarted>
				<GettingStarted number={2} title="Get verified by our team" done={verified}>
					<p className="text-muted">
						{verified
							? 'We have checked your company.'
							: 'We are checking your company. There is nothing you need to do.'}
					</p>
				</GettingStarted>
				<GettingStarted number={3} title="Post your first internship">
					<p className="mb-4 text-muted">
						Say what the intern would do, for how long, and what you pay.
					</p>
					<PostInternship />
				</GettingStarted>
			</ol>
		</>
	);
}

function GettingStarted({
	number,
	title,
	done = false,
	children,
}: {
	number: number;
	title: string;
	done?: boolean;
	children: ReactNode;
}) {
	return (
		<li className="rounded-card border border-line bg-card p-5.5">
			<div className="mb-3 flex items-center justify-between">
				<span className="grid size-7 place-items-center rounded-full bg-brand-fill text-[0.9rem] font-bold text-on-fill even-figures">
					{done ? <Check aria-hidden="true" className="size-4" /> : number}
				</span>
				{done && <Badge tone="good">Done</Badge>}
			</div>
			<h3 className="mb-1.5 text-[1.1rem]">{title}</h3>
			{children}
		</li>
	);
}
