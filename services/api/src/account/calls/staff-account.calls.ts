import { CallFailure } from 'service-host'
import type { Handlers } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { approveStaff, findMedicalStaff, findUser } from '../store/user.store'
import type { AccountServices } from './steps/account-services'

type StaffAccountCall = 'User/ApproveMedicalStaff' | 'User/GetMedicalStaff'

/** Medical staff accounts and their approval. */
export function staffAccountCalls({ database, account }: AccountServices): Handlers<StaffAccountCall> {
  return {
    'User/GetMedicalStaff': administrator(async () => {
      const rows = await findMedicalStaff(database.query)
      return rows.map((row) => ({
        userId: row.id,
        fullName: row.fullName,
        userName: row.email ?? row.phoneNumber ?? '',
        organization: row.organization,
        department: row.otherDepartment ?? row.department,
        position: row.otherPosition ?? row.position,
        approved: row.staffApproved,
        registeredAt: row.createdAt.toISOString(),
      }))
    }),

    'User/ApproveMedicalStaff': administrator(async ({ body }) => {
      const before = await findUser(database.query, body.userId)
      if (!(await approveStaff(database.query, body.userId, body.approved))) {
        throw new CallFailure(404, 'user_does_not_exist', 'Không tìm thấy tài khoản cán bộ y tế này.')
      }
      if (before?.email && body.approved && !before.staffApproved) {
        account.postman.mail('staff-approved', before.email, { fullName: before.fullName })
      }
      return {}
    }),
  }
}
