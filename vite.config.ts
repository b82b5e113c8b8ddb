import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** `npm run dev` serves the pages; everything else comes from a server started beside it. */
const api = 'http://127.0.0.1:3000';

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
						{ name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
						{ name: 'shell', test: /app\/(root|layout)/ },
						// What most screens share comes as one file: a dozen tiny ones cost more than they save.
						{
							name: 'common',
							test: /app\/(ui|lib)\/|content\/(pay|site|claims)\.ts/,
							minShareCount: 6,
						},
					],
				},
			},
		},
	},
});
