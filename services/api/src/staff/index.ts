import type { AccountServices } from '../account'
import type { CallsOf, Handlers } from '../platform/calls/handler'
import { approvalCalls } from './calls/approval.calls'
import { staffFileCalls } from './calls/staff-file.calls'

export { type DecisionServices, decide } from './calls/decide'
export { registerStaffFiles } from './calls/staff-file-download'
export type { ApprovalState, Decision } from './rules/approval'
export { APPROVAL_STATES } from './rules/approval'
export { findApplicants } from './store/applicant.store'

/** Files for medical staff, and approval of accounts of medical staff. */
export function staffCalls(
  services: AccountServices,
): Handlers<CallsOf<'Staff'> | 'User/GetMedicalStaff' | 'User/ApproveMedicalStaff'> {
  return { ...staffFileCalls(services), ...approvalCalls(services) }
}
