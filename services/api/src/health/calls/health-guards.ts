import { CallFailure, generalFailure } from 'service-host'
import type { ChildFacts } from '../rules/child-health'
import type { HealthAccess } from '../rules/health-access'

/** The caller's child, named by `field`. Throws 403 for another's and for one that does not exist: nobody learns which. */
export async function ownChild(
  health: HealthAccess,
  userId: number,
  childId: number,
  field = 'childId',
): Promise<ChildFacts> {
  const child = await health.childOf(userId, childId)
  if (!child) throw new CallFailure(403, 'child_is_not_yours', 'Bé này không thuộc tài khoản của bạn.')
  if (child.sex === null) {
    const message = 'Hồ sơ của bé chưa có giới tính. Bạn bổ sung ở trang cá nhân để xem biểu đồ tăng trưởng nhé.'
    throw generalFailure('validation_failed', [{ field, code: 'required', message }])
  }
  return { dayOfBirth: child.dayOfBirth, sex: child.sex }
}

/** Health data is written only with consent. Throws 403. */
export async function requireHealthConsent(health: HealthAccess, userId: number): Promise<void> {
  if (await health.hasHealthConsent(userId)) return
  throw new CallFailure(
    403,
    'consent_required',
    'Để lưu thông tin sức khỏe, bạn cần đồng ý cho phép xử lý dữ liệu sức khỏe ở trang cá nhân.',
  )
}
