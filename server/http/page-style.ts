import { raw } from 'hono/html';

/** The site's colours. Not taken from its stylesheet, whose name changes with each build. */
export const baseRules = `:root { color-scheme: light dark; --ink: #10233f; --paper: #fbfaf7; --card: #fff; --line: #d9dde5; --brand: #1d3a8a; --muted: #4a5a73 }
@media (prefers-color-scheme: dark) {
:root { --ink: #e8edf5; --paper: #0d1626; --card: #15213a; --line: #2b3a57; --brand: #9db8ff; --muted: #aab7cc } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 Figtree, system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem }
a { color: var(--brand); overflow-wrap: anywhere }`;

/** For pages that the server writes itself. */
export const pageStyle = raw(`<style>
${baseRules}
</style>`);
