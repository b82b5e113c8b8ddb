export const CAREERS_PATH = '/careers-service';
export const careersCall = '/careers';
export const consentCall = `${careersCall}/consent`;
export const adviserInvitationCall = (id: string) =>
	`${careersCall}/invitations/${encodeURIComponent(id)}`;
