import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Scene } from '#app/ui/art/drawings.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { answerTimes } from '#content/pages/answer-times.ts';

/** Links for companies and for candidates, each with a scene. */
export function AudienceLinks() {
	return (
		<div className="page later in-twos gap-3 pt-12 md:gap-5 md:pt-18">
			<Panel
				title="For Companies"
				text="Meet students and graduates by subject, skills and the dates they are free."
				scene={<Scene of="table" className={`art-on-fill ${sceneLook}`} />}
				filled
			>
				<ButtonLink to="/companies" look="inverse">
					Browse partner companies
				</ButtonLink>
			</Panel>
			<Panel
				title="For Candidates"
				text={`One application form for every program, and a decision in ${answerTimes.decision}.`}
				scene={<Scene of="walk" className={sceneLook} />}
			>
				<ButtonLink to="/candidates" look="secondary">
					See featured candidates
				</ButtonLink>
			</Panel>
		</div>
	);
}

const sceneLook = 'w-full lg:self-end';

type PanelProps = {
	title: string;
	text: string;
	scene: ReactNode;
	children: ReactNode;
	/** Dark in both schemes. */
	filled?: boolean;
};

function Panel({ title, text, scene, filled, children }: PanelProps) {
	return (
		<section
			className={cn(
				'grid content-start gap-4 rounded-panel border p-6 md:p-8 lg:grid-cols-[minmax(0,1fr)_13rem]',
				filled ? 'border-transparent bg-panel text-on-fill' : 'border-line bg-card',
			)}
		>
			<div className="order-1 flex flex-col items-start gap-3 lg:-order-1">
				<h2 className="heading">{title}</h2>
				<p className={filled ? 'text-on-fill-muted' : 'text-muted'}>{text}</p>
				<div className="mt-auto pt-2">{children}</div>
			</div>
			{scene}
		</section>
	);
}
