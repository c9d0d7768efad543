import type { CallBody } from 'shared-contracts/calls'
import type { VisitorAnswer } from 'shared-frame/remotes'

export type ConsentPurpose = CallBody<'User/SetConsent'>['purpose']

export type ConsentEntry = VisitorAnswer<'consents'>[number]

interface PurposeWords {
  readonly purpose: ConsentPurpose
  readonly title: string
  readonly text: string
}

/** What is asked for, each on its own. The words belong to `CONSENT_TEXT_VERSION`. */
export const consentPurposes: readonly PurposeWords[] = [
  {
    purpose: 'account',
    title: 'Thông tin tài khoản',
    text: 'Lưu họ tên, email hoặc số điện thoại và hồ sơ của bạn để đăng nhập và dùng trang.',
  },
  {
    purpose: 'health-data',
    title: 'Dữ liệu sức khỏe',
    text: 'Lưu số đo và kết quả theo dõi sức khỏe của mẹ và bé để vẽ biểu đồ và gợi ý dinh dưỡng.',
  },
  {
    purpose: 'reminders',
    title: 'Nhắc hẹn',
    text: 'Gửi lời nhắc về lịch cân đo và lớp học. Bạn tắt được bất cứ lúc nào.',
  },
]

/** The latest word on a purpose counts; no word means no. `entries`: newest first. */
export function isGiven(entries: readonly ConsentEntry[], purpose: ConsentPurpose): boolean {
  return entries.find((entry) => entry.purpose === purpose)?.given ?? false
}
