/** What is told after a press; loaded with it. */
export const listNotices = {
  undo: 'Hoàn tác',
  seeList: 'Xem danh sách',
  added: (title: string, occasion: string) => `Đã thêm “${title}”${occasion} vào danh sách đi chợ`,
  addedMany: (count: number) => `Đã thêm ${count} mục vào danh sách đi chợ`,
  replaced: (title: string) => `Đã thay “${title}” trong danh sách đi chợ`,
  putBack: (title: string) => `Đã trả lại bản trước của “${title}”`,
  removed: (title: string) => `Đã bỏ “${title}” khỏi danh sách đi chợ`,
  alreadyThere: (title: string) => `“${title}” đã có trong danh sách đi chợ`,
  notAdded: (title: string, reason: string) => `Chưa thêm được “${title}”. ${reason}`,
  notRemoved: (title: string, reason: string) => `Chưa bỏ được “${title}”. ${reason}`,
  kept: (title: string) => `Đã giữ “${title}” trên máy này, đăng nhập là có ngay trong danh sách đi chợ`,
  keptForNetwork: (title: string) => `Chưa có mạng. “${title}” được giữ trên máy này và sẽ tự thêm khi có mạng lại`,
  notKept: 'Máy này không cho lưu lại, mời bạn đăng nhập rồi thêm nhé.',
  forgotten: (title: string) => `Đã bỏ “${title}”, không chờ thêm nữa`,
  replace: 'Thay bằng bản này',
  tryLater: 'Bạn thử lại sau giây lát nhé.',
} as const
