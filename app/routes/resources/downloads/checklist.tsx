import { Printer } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import { checklist } from '#content/guides/downloads.ts';

/** The only part of the page that is printed: a checklist for use on paper or on screen. */
export function Checklist() {
	return (
		<>
			<PrintButton />
			<div className="gap-x-10 rounded-panel border border-line bg-card p-6 md:columns-2 md:p-8 print:columns-1 print:border-0 print:p-0">
				{checklist.map(({ heading, items }) => (
					<fieldset key={heading} className="mb-7 break-inside-avoid last:mb-0 print:mb-4">
						<legend className="mb-3 font-semibold">{heading}</legend>
						<ul className="grid gap-2.5 print:gap-1.5">
							{items.map((item) => (
								<li key={item}>
									<label className="flex gap-3">
										<input type="checkbox" className="mt-1 size-4.5 shrink-0" />
										{item}
									</label>
								</li>
							))}
						</ul>
					</fieldset>
				))}
			</div>
		</>
	);
}

function PrintButton() {
	return (
		<span data-no-print className="noscript:hidden">
			<Button look="secondary" data-needs-script="" data-prints="">
				<Printer aria-hidden="true" className="size-4.5" />
				Print the checklist
			</Button>
		</span>
	);
}
