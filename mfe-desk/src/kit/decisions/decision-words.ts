/** What all decisions say. */
export const decisionWords = {
  named: (label: string, title: string) => `${label}: ${title}`,
  keep: 'Thôi',
  close: 'Đóng',
  reasonNeeded: 'Bạn ghi lý do giúp nhé.',
  failed: 'Chưa làm được. Bạn thử lại nhé.',
  faster: (by: string | null, at: string, what: string) =>
    `${by ?? 'Người khác'} vừa đổi mục này lúc ${at}${what === '' ? '' : ` (${what})`}. Việc của bạn chưa được ghi; phần bạn viết vẫn còn đây.`,
}
