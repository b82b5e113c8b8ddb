export { longDate } from '#schema/london-day.ts';
