import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** `npm run dev` serves the pages; everything else comes from a server started beside it. */
const api = 'http://127.0.0.1:3000';

/** What nearly every screen uses: one file with the shell. */
const shared =
	'ui/(badge|button|card|link|loading|page-header|tiles)|lib/(apply-path|cn|dates|page-meta|structured-data)';

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	server: {
		proxy: {
			'/auth/v1': api,
			'/rest/v1': api,
			'/config.json': api,
			'/dev': api,
			'/account/data': api,
			'/newsletter/unsubscribe': api,
			'/account/delete': api,
		},
	},
	build: {
		assetsInlineLimit: 0,
		rolldownOptions: {
			output: {
				codeSplitting: {
					groups: [
						{
							name: 'vendor',
							test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
						},
						// One file: a dozen tiny ones cost more than they save.
						{
							name: 'shell',
							test: new RegExp(`app/(root|layout|entry|${shared})|content/(pay|site|claims)`),
						},
					],
				},
			},
		},
	},
});
