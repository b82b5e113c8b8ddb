import { raw } from 'hono/html';
import { baseRules } from '#server/http/page-style.ts';

export const mailboxStyle = raw(`<style>
${baseRules}
h2 { font-size: 1.2rem; margin: 0 }
article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-top: 1.25rem }
.meta, .empty { color: var(--muted); margin: .25rem 0 1rem; overflow-wrap: anywhere }
.text { white-space: pre-wrap; overflow-wrap: anywhere }
summary { cursor: pointer; margin-top: 1rem; color: var(--brand) }
iframe { width: 100%; height: 32rem; margin-top: .75rem; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
</style>`);
