/** The words of the desk that lets medical staff in. */
export const applicantTexts = {
  room: {
    title: 'Duyệt cán bộ y tế',
    intro: 'Xem ai đã đăng ký với vai trò cán bộ y tế, duyệt, từ chối hoặc rút lại. Người đăng ký được báo kèm lý do.',
  },
  find: 'Tên, email, điện thoại, nơi làm việc',
  states: { waiting: 'Chờ duyệt', approved: 'Đã duyệt', refused: 'Đã từ chối', revoked: 'Đã rút lại' },
  none: 'Chưa có ai đăng ký với vai trò cán bộ y tế',
  noneHint: 'Ai đăng ký sẽ chờ ở đây.',
  facts: {
    contact: 'Liên hệ',
    unconfirmed: '(chưa xác nhận)',
    organization: 'Nơi công tác',
    department: 'Khoa, phòng',
    position: 'Chức vụ',
    registered: 'Đăng ký lúc',
    unknown: 'Chưa ghi',
  },
  latest: (moment: string, reason: string | null) =>
    reason === null ? `Quyết định lúc ${moment}` : `Quyết định lúc ${moment}: ${reason}`,
  askedAgain: (moment: string, note: string) => `Xin xem lại lúc ${moment}: ${note}`,
  approve: 'Duyệt',
  refuse: 'Từ chối',
  revoke: 'Rút lại',
  approveQuestion: (name: string) => `Duyệt tài khoản của ${name}?`,
  approveWarning:
    'Người này đọc được mọi tài liệu và tải được mọi tệp dành cho cán bộ y tế ngay, và nhận được tin báo.',
  refuseHint: 'Người đăng ký nhận được lý do này qua email hoặc tin nhắn.',
  revokeHint: 'Người này mất quyền đọc ngay, kể cả đường dẫn tải tệp đang mở, và nhận được lý do này.',
  reason: 'Lý do',
  done: {
    approved: (name: string) => `Đã duyệt ${name}.`,
    refused: (name: string) => `Đã từ chối ${name}.`,
    revoked: (name: string) => `Đã rút lại quyền của ${name}.`,
  },
  byCommand: 'Dòng lệnh hoặc tài khoản đã xóa',
  historyWords: { approved: 'Duyệt', refused: 'Từ chối', revoked: 'Rút lại' },
} as const
