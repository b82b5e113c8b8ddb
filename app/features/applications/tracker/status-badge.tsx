import {
	Check,
	CircleDashed,
	CircleMinus,
	MessageSquare,
	Send,
	SquareMinus,
	Star,
	TriangleAlert,
	Undo2,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Sign } from '#app/ui/art/drawings.tsx';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { lateBy, lateWords } from './answer-words.ts';
import { type Audience, labelOf } from './audience.ts';

type Icon = ComponentType<{ className?: string; 'aria-hidden'?: 'true' }>;

/** Half full, as the reading is half done. */
const HalfFull: Icon = ({ className }) => <Sign of="fit-half" className={className} />;

/** A sign and words as well as a colour, and what fills the sign. */
const looks: Record<ApplicationStatus, [Icon, look: string, fill?: string]> = {
	submitted: [Send, 'border-control text-ink'],
	'in-review': [HalfFull, 'bg-wash text-brand'],
	interview: [MessageSquare, 'bg-brand-fill text-on-fill', 'fill-on-fill'],
	offered: [Star, 'bg-good text-card', 'fill-card'],
	accepted: [Check, 'border-good bg-good-wash text-good'],
	declined: [CircleMinus, 'border-dashed border-control text-muted'],
	withdrawn: [Undo2, 'border-dashed border-control text-muted'],
	rejected: [SquareMinus, 'bg-line text-ink'],
	unanswered: [CircleDashed, 'bg-sun-wash text-sun-ink'],
};

/** The sign alone, beside words of its own. */
export function StatusSign({ of }: { of: ApplicationStatus }) {
	const [Icon, , fill] = looks[of];
	const filled = fill && 'fill-current';
	return <Icon aria-hidden="true" className={cn('size-4.5 shrink-0 text-brand', filled)} />;
}

type BadgeApplication = Pick<StudentApplication, 'status' | 'answer_due_on' | 'internship'>;

/** Where the application stands, and beside it whether its answer is late, unless the screen says so elsewhere. */
export function StatusBadge({
	application,
	today,
	readBy = 'student',
	saysLate = true,
}: {
	application: BadgeApplication;
	today: string;
	readBy?: Audience;
	saysLate?: boolean;
}) {
	const [icon, look, fill] = looks[application.status];
	const late = lateBy(application, today);
	return (
		<span className="flex flex-wrap gap-2">
			<Mark icon={icon} look={look} fill={fill}>
				{labelOf(application.status, application, readBy)}
			</Mark>
			{saysLate && late > 0 && (
				<Mark icon={TriangleAlert} look="bg-hot-wash text-hot">
					Answer is {lateWords(late)}
				</Mark>
			)}
		</span>
	);
}

const Mark = ({
	icon: Icon,
	look,
	fill,
	children,
}: {
	icon: Icon;
	look: string;
	fill?: string | undefined;
	children: ReactNode;
}) => (
	<span className={cn('badge inline-flex items-center gap-1.5', look)}>
		<Icon aria-hidden="true" className={cn('size-4 shrink-0', fill)} />
		<span>{children}</span>
	</span>
);
