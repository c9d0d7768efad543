import { CallFailure } from 'service-host'
import { kindWords } from '../rules/desk-item'
import type { EditorKind } from '../rules/editor-values'
import type { DeskRefusal } from '../rules/refusals'

/** The item, or a 404. */
export function foundItem<T>(item: T | null, kind: EditorKind): T {
  if (item === null) throw new CallFailure(404, 'survey_does_not_exist', `Không tìm thấy ${kindWords[kind]} này.`)
  return item
}

const refusalWords = {
  has_answers:
    'Đã có người trả lời, nên chỉ sửa được câu chữ. Muốn đổi câu hỏi hay lựa chọn, bạn dừng khảo sát này và nhân bản thành bản mới.',
  not_finished: 'Mục này chưa đủ để hiện cho người đọc. Bạn xem các chỗ được nêu nhé.',
  still_active: 'Mục này đang bật. Bạn dừng lại trước rồi mới xóa được.',
} as const

/** 409 with the findings that forbid it, each at its place in the draft. */
export function refused({ code, findings }: DeskRefusal): CallFailure {
  const errors = findings.map(({ place, message }) => ({ field: place ?? '', code: 'invalid_value', message }))
  return new CallFailure(409, code, refusalWords[code], errors)
}
