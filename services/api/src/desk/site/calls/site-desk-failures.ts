import { CallFailure, generalFailure } from 'service-host'
import type { Caller } from '../../../platform/calls/caller'
import type { Editing } from '../store/edit.store'

const words = {
  entry_does_not_exist: 'Không tìm thấy mục này.',
  change_does_not_exist: 'Bản trước của mục này không còn được giữ.',
  message_does_not_exist: 'Không tìm thấy tin nhắn này. Có thể người gửi đã xóa tài khoản.',
} as const

/** 404. */
export function absent(code: keyof typeof words): CallFailure {
  return new CallFailure(404, code, words[code])
}

/** 409: somebody else, or a file, was faster. */
export function changedElsewhere(): CallFailure {
  return new CallFailure(
    409,
    'changed_elsewhere',
    'Mục này vừa được sửa ở nơi khác nên chưa lưu. Phần bạn viết vẫn còn đây; bạn xem bản mới rồi lưu lại nhé.',
  )
}

/** Whose change it is. The call's access lets administrators alone pass. */
export function editingOf(caller: Caller, now: Date): Editing {
  if (caller.kind !== 'user') throw generalFailure('unauthorised')
  return { userId: caller.userId, now }
}
