import sent from '#app/generated/scenes/sent.svg?url';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import { linkTexts } from './link-texts.ts';
import type { MailedLinkType } from './mailed-link.ts';

/**
 * Says what a link from an email will do, which is done only when a button is pressed: programs that
 * open links in emails to check them must not use them up.
 */
export function FollowLink({ type }: { type: MailedLinkType }) {
	const { title, intro, button, working } = linkTexts[type];
	return (
		<StatePage picture={sent} title={title} intro={intro}>
			<SubmitForm data-sends="follow">
				<Button type="submit" size="large" data-busy={working}>
					{button}
				</Button>
			</SubmitForm>
		</StatePage>
	);
}

export const OtherLinkNeeded = () => (
	<StatePage
		picture={sent}
		title="One of two links is confirmed"
		intro="We sent one link to your old address and one to the new. Follow the other one too to complete the change."
	/>
);
