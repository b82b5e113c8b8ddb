import { Scene } from '#app/ui/art/drawings.tsx';

/** What no other board says: that each applicant is answered, and by which day. */
export function AnswerPromise() {
	return (
		<section className="page @container" aria-labelledby="promise">
			<div className="grid items-center gap-6 rounded-panel bg-wash p-6 md:p-8 @xl:grid-cols-[30%_1fr]">
				<Scene of="platform" className="w-full" />
				<div>
					<h2 id="promise" className="heading">
						Every application gets an answer
					</h2>
					<p className="mt-2.5 max-w-prose">
						Each internship says by when you hear, whatever the answer is. You see it before you
						apply. If no answer comes, we tell you that none came.
					</p>
					<ol className="stages mt-7 max-w-xl grid-cols-[repeat(auto-fit,minmax(3.4rem,1fr))]">
						<li className="done">
							<b>Sent</b> <span>with a date</span>
						</li>
						<li className="now">
							<b>Being read</b> <span className="due">by that day</span>
						</li>
						<li>Interview</li>
						<li>Offer</li>
					</ol>
				</div>
			</div>
		</section>
	);
}
