/** Words of the pages of surveys. */
export const surveyTexts = {
  title: 'Khảo sát người dùng',
  intro: 'Ý kiến của bạn giúp chương trình làm nội dung sát với nhu cầu của mẹ và bé hơn.',
  description: 'Các khảo sát của chương trình dành cho mẹ bầu, mẹ cho con bú và người chăm sóc trẻ.',
  one: 'Trả lời khảo sát',
  loading: 'Đang tải khảo sát',
  all: 'Tất cả khảo sát',

  none: 'Hiện chưa có khảo sát nào',
  noneHint: 'Khi có câu hỏi mới, khảo sát sẽ hiện ở đây.',
  open: 'Khảo sát đang mở',
  remaining: 'Chờ bạn trả lời',
  noneRemaining: 'Bạn đã trả lời hết các khảo sát dành cho bạn. Cảm ơn bạn!',
  answered: 'Bạn đã trả lời',
  others: 'Dành cho nhóm khác',
  invitation: 'Bạn xem và trả lời thử được ngay; đến lúc gửi mới cần đăng nhập. Phần đã trả lời được giữ trên máy này.',
  signIn: 'Đăng nhập',
  questionCount: (count: number) => `${count} câu hỏi`,
  until: (day: string) => `nhận trả lời đến ${day}`,
  begun: 'Đang trả lời dở',
  waits: 'Chờ gửi khi có mạng',
  sentOn: (day: string) => `Bạn đã gửi ngày ${day}`,

  purpose: 'Câu trả lời dùng để làm gì',
  kept: 'Được giữ bao lâu',
  keptDays: (days: number) => `${days} ngày kể từ lúc bạn gửi, rồi tự xóa. Xóa tài khoản thì xóa luôn.`,
  length: 'Có bao nhiêu câu',
  aboutHealth: 'Khảo sát này hỏi về sức khỏe, nên khi gửi cần bạn đồng ý cho lưu dữ liệu sức khỏe.',

  progress: (answered: number, all: number) => `${answered}/${all} câu đã trả lời`,
  complete: 'Bạn đã trả lời đủ các câu, có thể gửi được rồi.',
  draftNote: 'Phần đã trả lời được giữ trên máy này, bạn có thể nghỉ rồi trả lời tiếp.',
  healthDraftNote:
    'Vì là câu hỏi về sức khỏe, phần đang trả lời chỉ giữ trong thẻ trình duyệt này: đóng thẻ là mất, tải lại trang thì vẫn còn.',
  send: 'Gửi câu trả lời',
  sending: 'Đang gửi',
  questionLabel: (number: number) => `Câu ${number}`,
  loginToSend:
    'Câu trả lời của bạn đã được giữ. Mời bạn đăng nhập (hoặc đăng ký) để gửi, xong sẽ quay lại đúng trang này.',
  register: 'Đăng ký',
  agreeAndSend: 'Đồng ý và gửi',

  waiting: 'Sẽ gửi khi có mạng',
  waitingNote: 'Câu trả lời đang chờ trên máy này. Có mạng lại là tự gửi, kể cả khi bạn đang xem trang khác.',
  waitingServer: 'Sẽ gửi ngay khi được',
  waitingServerNote:
    'Máy chủ đang bận. Câu trả lời đang chờ trên máy này và sẽ tự gửi, kể cả khi bạn đang xem trang khác.',
  notKept: 'Máy này không cho lưu lại: bạn đừng đóng hay tải lại trang trước khi gửi xong nhé.',
  waitingSession: 'Câu trả lời đang chờ trên máy này. Bạn đăng nhập lại là được gửi ngay.',
  sendNow: 'Gửi ngay',
  editAgain: 'Sửa câu trả lời',
  imagesGone: 'Có hình đính kèm không còn trên máy này. Bạn thêm lại giúp nhé.',
  imageNotKept: 'Máy này không giữ được hình: bạn gửi trước khi tải lại trang nhé.',

  ownAnswers: 'Câu trả lời của bạn',
  thanks: 'Cảm ơn bạn đã điền khảo sát',
  notAnswered: 'Không có câu trả lời',
  ownImage: (index: number) => `Hình ${index + 1} bạn đã gửi`,

  answerNeedsScript:
    'Bạn đọc trước được các câu hỏi dưới đây. Để trả lời cần JavaScript và đăng nhập: bạn bật JavaScript trong trình duyệt rồi mở lại trang này nhé.',
  listNeedsScript:
    'Bạn đọc được các khảo sát đang mở. Trả lời và xem lại những gì bạn đã gửi cần JavaScript và đăng nhập: bạn bật JavaScript trong trình duyệt nhé.',
  ownNeedsScript: 'Nếu bạn đã trả lời: xem lại câu trả lời của bạn cần JavaScript và đăng nhập.',

  over: 'Đã kết thúc',
  endedOn: (moment: string) => `Khảo sát này đã kết thúc lúc ${moment}.`,
  endedThanks: 'Cảm ơn mọi người đã trả lời và cảm ơn bạn đã quan tâm!',
  stillTaken: 'Ai đang trả lời dở vẫn gửi được trong một giờ sau đó.',
  ended: (title: string) => `Khảo sát “${title}” đã kết thúc nên không gửi được nữa`,
  endedNote: 'Những gì bạn đã trả lời vẫn còn dưới đây để bạn sao chép.',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copyFailed: 'Chưa sao chép được. Bạn chọn đoạn chữ rồi sao chép giúp nhé.',
  discard: 'Bỏ câu trả lời này',
} as const
