import { raw } from 'hono/html';

/** The site's paper, ink and brand, without its stylesheet: the build may change that at any time. */
export const mailboxStyle = raw(`<style>
:root { color-scheme: light dark; --ink: #10233f; --paper: #fbfaf7; --card: #fff; --line: #d9dde5; --brand: #1d3a8a; --muted: #4a5a73 }
@media (prefers-color-scheme: dark) {
:root { --ink: #e8edf5; --paper: #0d1626; --card: #15213a; --line: #2b3a57; --brand: #9db8ff; --muted: #aab7cc } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 Figtree, system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem }
h2 { font-size: 1.2rem; margin: 0 }
a { color: var(--brand); overflow-wrap: anywhere }
article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-top: 1.25rem }
.meta, .empty { color: var(--muted); margin: .25rem 0 1rem; overflow-wrap: anywhere }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
summary { cursor: pointer; margin-top: 1rem; color: var(--brand) }
iframe { width: 100%; height: 32rem; margin-top: .75rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
</style>`);
