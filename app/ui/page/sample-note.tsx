import { sampleNotice } from '#content/sample-notice.ts';

/** Repeats the sentence of the banner where a visitor may rely on the content. */
export function SampleNote() {
	if (!sampleNotice) return null;
	return (
		<p className="mb-6 rounded-control bg-sun-wash px-4 py-3 text-[0.95rem] text-sun-ink">
			<b>{sampleNotice.lead}</b> {sampleNotice.text}
		</p>
	);
}
