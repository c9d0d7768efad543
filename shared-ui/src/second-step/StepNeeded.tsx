import type { SecondStepState } from 'shared-contracts/access'
import { paths } from 'shared-contracts/paths'
import { LinkButton, StatePanel } from 'shared-frame'

const words = {
  missing:
    'Tài khoản này có quyền biên tập hoặc đọc tài liệu chuyên môn, nên cần bước xác nhận thứ hai. Bạn thiết lập một lần, mất khoảng hai phút.',
  due: 'Phần này mở khi bạn đã qua bước xác nhận thứ hai trên thiết bị này.',
  setUp: 'Thiết lập ở trang Bảo mật',
  confirm: 'Xác nhận ở trang Bảo mật',
}

export interface StepNeededProps {
  readonly title: string
  readonly state: SecondStepState | undefined
  /** Where the security page leads back to. */
  readonly here: string
}

/** In the place of what a role opens, while its session has not passed the second step. */
export function StepNeeded({ title, state, here }: StepNeededProps) {
  const way = state === 'missing' ? 'missing' : 'due'
  return (
    <StatePanel
      illustration="login"
      title={title}
      actions={
        <LinkButton to={`${paths.security}?returnTo=${encodeURIComponent(here)}`}>
          {way === 'missing' ? words.setUp : words.confirm}
        </LinkButton>
      }
    >
      {words[way]}
    </StatePanel>
  )
}
