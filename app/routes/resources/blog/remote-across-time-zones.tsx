import { ArticlePage, articleMeta } from '#app/features/guides/article-page.tsx';
import { body } from '#content/guides/blog/remote-across-time-zones.ts';
import { articles, remoteAcrossTimeZones } from '#content/guides/blog.ts';

export const meta = () => articleMeta(remoteAcrossTimeZones);

export default function RemoteAcrossTimeZones() {
	return <ArticlePage article={remoteAcrossTimeZones} body={body} all={articles} />;
}
