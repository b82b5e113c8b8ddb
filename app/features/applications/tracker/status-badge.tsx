import {
	Check,
	CircleDashed,
	CircleMinus,
	Contrast,
	type LucideIcon,
	MessageSquare,
	Send,
	SquareMinus,
	Star,
	TriangleAlert,
	Undo2,
} from 'lucide-react';
import { cn } from '#app/lib/cn.ts';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { lateBy, lateWords } from './answer-words.ts';
import { type Audience, labelOf } from './audience.ts';

/** The shape of a sign, not a circle around it. */
const FILLED = '[&_path]:fill-current';

/** A sign and words as well as a colour. */
const looks: Record<ApplicationStatus, [LucideIcon, string]> = {
	submitted: [Send, 'border-control text-ink'],
	'in-review': [Contrast, `bg-wash text-brand ${FILLED}`],
	interview: [MessageSquare, `bg-brand-fill text-on-fill ${FILLED}`],
	offered: [Star, `bg-good text-card ${FILLED}`],
	accepted: [Check, 'border-good bg-good-wash text-good'],
	declined: [CircleMinus, 'border-dashed border-control text-muted'],
	withdrawn: [Undo2, 'border-dashed border-control text-muted'],
	rejected: [SquareMinus, 'bg-line text-ink'],
	unanswered: [CircleDashed, 'bg-sun-wash text-sun-ink'],
};

type Shown = Pick<StudentApplication, 'status' | 'answer_due_on' | 'internship'>;

/** Where the application stands, and beside it whether its answer is late, unless the screen says so elsewhere. */
export function StatusBadge({
	application,
	today,
	readBy = 'student',
	saysLate = true,
}: {
	application: Shown;
	today: string;
	readBy?: Audience;
	saysLate?: boolean;
}) {
	const [Icon, look] = looks[application.status];
	const late = lateBy(application, today);
	return (
		<span className="flex flex-wrap gap-2">
			<Mark icon={Icon} look={look}>
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
	children,
}: {
	icon: LucideIcon;
	look: string;
	children: React.ReactNode;
}) => (
	<span className={cn('badge inline-flex items-center gap-1.5', look)}>
		<Icon aria-hidden="true" className="size-4 shrink-0" />
		<span>{children}</span>
	</span>
);
