import type { Handlers } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { CallFailure } from '../../platform/http/call-failure'
import type { Services } from '../../server/services'
import { approveStaff, findMedicalStaff, findUser } from '../store/user.store'

type StaffAccountCall = 'User/ApproveMedicalStaff' | 'User/GetMedicalStaff'

/** Medical staff accounts and their approval (DECISIONS 9). */
export function staffAccountCalls({ database, account }: Services): Handlers<StaffAccountCall> {
  return {
    'User/GetMedicalStaff': administrator(async () => {
      const rows = await findMedicalStaff(database.query)
      return rows.map((row) => ({
        userId: row.id,
        fullName: row.full_name,
        userName: row.email ?? row.phone_number ?? '',
        organization: row.organization,
        department: row.other_department ?? row.department,
        position: row.other_position ?? row.position,
        approved: row.staff_approved,
        registeredAt: row.created_at.toISOString(),
      }))
    }),

    'User/ApproveMedicalStaff': administrator(async ({ body }) => {
      const before = await findUser(database.query, body.userId)
      if (!(await approveStaff(database.query, body.userId, body.approved))) {
        throw new CallFailure(404, 'user_does_not_exist', 'Không tìm thấy tài khoản cán bộ y tế này.')
      }
      if (before?.email && body.approved && !before.staff_approved) {
        account.postman.mail('staff-approved', before.email, { fullName: before.full_name })
      }
      return {}
    }),
  }
}
