import { counted } from '#app/features/catalogue/text-filter.ts';
import { CompanyMark } from '#app/ui/art/company-mark.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/card.tsx';
import { Stars } from '#app/ui/stars.tsx';
import type { Company } from '#content/types.ts';
import { slugOf } from '#schema/normal-form.ts';

/** @param open how many internships are open there; undefined where that is not known */
export function CompanyCard({ company, open }: { company: Company; open: number | undefined }) {
	const { name, rating, description, industry, size, location } = company;
	const path = `/companies/${slugOf(name)}`;
	return (
		<article className="flex w-full flex-col gap-4 rounded-card border border-line bg-card p-5.5 @[38rem]:grid @[38rem]:grid-cols-2 @[38rem]:gap-x-8">
			<div className="grid content-start gap-4">
				<div className="flex items-center gap-4">
					<CompanyMark name={name} />
					<div className="min-w-0">
						<h3 className="text-[1.2rem]">{name}</h3>
						<p className="mt-0.5">
							<Stars rating={rating} />
						</p>
					</div>
				</div>
				<p className="text-[0.95rem]">{description}</p>
			</div>
			<Facts
				rows={[
					['Industry', industry],
					['Size', size],
					['Where', location],
					...(open === undefined
						? []
						: [
								[
									'Open',
									open > 0 ? counted(open, ['position', 'positions']) : 'None today',
								] as const,
							]),
				]}
			/>
			<div className="text-[0.92rem]">
				<h4 className="mb-1 text-[0.92rem] font-semibold tracking-normal">Benefits</h4>
				<ul className="points">
					{company.benefits.map((benefit) => (
						<li key={benefit}>{benefit}</li>
					))}
				</ul>
			</div>
			<div className="mt-auto flex flex-wrap gap-3 pt-1">
				<ButtonLink to={`${path}#positions`} look="secondary" className="grow">
					View Positions
					<span className="sr-only"> at {name}</span>
				</ButtonLink>
				<ButtonLink to={path} look="text" className="grow">
					Learn More
					<span className="sr-only"> about {name}</span>
				</ButtonLink>
			</div>
		</article>
	);
}
