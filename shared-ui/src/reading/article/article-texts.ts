/** The words round an article, the same in every section. What a section says in its own way is passed in. */
export const articleTexts = {
  fallbackTitle: 'Bài viết',
  loading: 'Đang tải bài viết',
  reviewed: 'Đã đối chiếu nguồn',
  readingTime: (minutes: number) => `${minutes} phút đọc`,
  contents: 'Trong bài này',
  print: 'In bài',
  listen: 'Nghe bài này',
  tags: 'Nhãn của bài',
  related: 'Bài cùng chủ đề',
  about: 'Về bài viết này',
  reviewDue: 'Bài viết đã đến hẹn xem lại và đang chờ ban biên tập đối chiếu với nguồn mới nhất.',
  history: 'Lịch sử bài viết',
  historyKinds: { reviewed: 'Đã duyệt', changed: 'Đã sửa' },
  historyBy: (who: string) => `(${who})`,
  mostViewed: 'Được đọc nhiều',
} as const
