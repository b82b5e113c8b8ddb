import { Button, ButtonLink } from '#app/ui/button.tsx';

/** Where there is no complete profile to show; with `onRetry`, where it could not be read. */
export function NoProfile({ onRetry }: { onRetry?: () => void }) {
	return (
		<div className="page py-14 md:py-20">
			<div className="rounded-panel border border-line bg-card p-8 md:p-12">
				<h1 className="title">
					{onRetry ? 'Your profile could not be loaded' : 'Complete your company profile'}
				</h1>
				<p className="intro mt-4">
					{onRetry
						? 'Nothing is lost. The server did not answer as it should: try again in a moment. If you have no profile yet, you can complete it now.'
						: 'Your dashboard opens once we know your company. It takes three short steps.'}
				</p>
				<div className="mt-7 flex flex-wrap gap-3">
					{onRetry && <Button onClick={onRetry}>Try again</Button>}
					<ButtonLink to="/employer-profile-setup" look={onRetry ? 'secondary' : 'primary'}>
						Complete Profile
					</ButtonLink>
				</div>
			</div>
		</div>
	);
}
