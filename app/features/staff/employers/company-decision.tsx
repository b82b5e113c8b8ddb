import { TextForm } from '#app/features/staff/parts/text-form.tsx';
import { isAtWork, type StaffEmployer } from '#schema/employers/employer-decision.ts';
import { limits } from '#schema/limits.ts';
import { RefuseCompany } from './refuse-company.tsx';
import { type TakeStep, VerifyForm } from './verify-form.tsx';

/** The forms that verify and refuse a company. */
export const CompanyDecision = ({
	employer,
	isOff,
	mayRefuse,
	onVerify,
	onRefuse,
}: {
	employer: StaffEmployer;
	isOff: boolean;
	mayRefuse: boolean;
	onVerify: TakeStep;
	onRefuse: TakeStep;
}) => {
	const { id, company_name: company, updated_at: expected } = employer;
	return (
		<div data-no-print className="grid gap-6 border-t border-line pt-5 md:grid-cols-2">
			<VerifyForm employer={employer} onVerify={onVerify} isOff={isOff} />
			{!mayRefuse ? (
				<p className="text-small text-muted">
					It has internships or applicants here: only an administrator refuses it.
				</p>
			) : isAtWork(employer.at_work) || employer.at_work.ended > 0 ? (
				<RefuseCompany employer={employer} onRefuse={onRefuse} isOff={isOff} />
			) : (
				<TextForm
					label="Reason for refusing"
					name="reason"
					storedAs={`refusal-${id}`}
					hint="The employer reads it on the dashboard and in an email"
					rows={4}
					maxLength={limits.staffNote}
					keys={{ write: 'r' }}
					missing="Say why: the employer reads it."
					send={['Refuse', 'Refusing...']}
					about={company}
					look="secondary"
					answering={{ kind: 'employer', filling: { company } }}
					isOff={isOff}
					onSend={(reason) =>
						onRefuse(
							{ expected, reason },
							`${company} is not verified. We have emailed them the reason.`,
						)
					}
				/>
			)}
		</div>
	);
};
