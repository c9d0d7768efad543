export { StaffArea, StaffGate } from './StaffArea'
export { useStaffAccess } from './use-staff-access'
