/** The kinds of permission to work; apart from their schema (work-permission.ts), which pages for reading do not load. */
export const PERMISSION_KINDS = [
	'no-restriction',
	'student-visa',
	'graduate-visa',
	'other-visa',
	'needs-sponsorship',
	'not-said',
] as const;
export type PermissionKind = (typeof PERMISSION_KINDS)[number];

export const permissionLabels: Record<PermissionKind, string> = {
	'no-restriction': 'No restriction',
	'student-visa': 'Student visa',
	'graduate-visa': 'Graduate visa',
	'other-visa': 'Another visa',
	'needs-sponsorship': 'Would need sponsorship',
	'not-said': 'Prefer not to say',
};
