import { Button, ButtonLink } from '#app/ui/button.tsx';

/** Where the profile could not be read. */
export const NoProfile = ({ onRetry }: { onRetry: () => void }) => (
	<div className="page py-14 md:py-20">
		<div className="rounded-panel border border-line bg-card p-8 md:p-12">
			<h1 className="title">Your profile could not be loaded</h1>
			<p className="intro mt-4">
				Nothing is lost. The server did not answer as it should: try again in a moment. If you have
				no profile yet, you can complete it now.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				<Button onClick={onRetry}>Try again</Button>
				<ButtonLink to="/employer-profile-setup" look="secondary">
					Complete Profile
				</ButtonLink>
			</div>
		</div>
	</div>
);
