import { deed } from '#app/lib/calls/call-api.ts';
import type {
	NewStaffMember,
	SeenStaff,
	StaffAdded,
	StaffRole,
} from '#schema/staff/staff-roles.ts';

export const membersCall = '/staff/members';
const memberCall = (id: string) => `${membersCall}/${encodeURIComponent(id)}`;
const proposalCall = (id: string) => `/staff/proposals/${encodeURIComponent(id)}`;

export const add = (member: NewStaffMember) => deed<StaffAdded>(membersCall, member);
export const changeRole = (id: string, role: StaffRole, expected: StaffRole) =>
	deed<StaffAdded>(`${memberCall(id)}/role`, { role, expected });
export const remove = (id: string) => deed(`${memberCall(id)}/remove`);
export const reviewAccess = (seen: SeenStaff[]) => deed(`${membersCall}/review`, { seen });
export const approve = (id: string) => deed(`${proposalCall(id)}/approve`);
export const endProposal = (id: string) => deed(`${proposalCall(id)}/end`);
