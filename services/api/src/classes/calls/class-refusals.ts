import { CallFailure } from 'service-host'

const REFUSALS = {
  class_already_registered: 'Bạn đã đăng ký lớp này rồi.',
  class_is_closed: 'Lớp đã bắt đầu nên không nhận đăng ký nữa.',
  class_is_full: 'Lớp và danh sách chờ đều đã đủ người. Mời bạn chọn lớp khác nhé.',
  class_not_registered: 'Bạn chưa đăng ký lớp này.',
  too_few_seats: 'Đã có nhiều người có chỗ hơn số chỗ này.',
} as const

/** 409 with the reason. */
export function refused(code: keyof typeof REFUSALS, message: string = REFUSALS[code]): CallFailure {
  return new CallFailure(409, code, message)
}
