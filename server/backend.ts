export type { Backend, Logger, Mail, OutgoingMail } from '#server/backend-types.ts';
