/** Words of the page of content that isn't published. */
export const contentTexts = {
  room: {
    title: 'Nội dung',
    intro: 'Bài viết và món ăn chưa đăng, bài đến hẹn xem lại, những lần cập nhật gần đây.',
  },
  loading: 'Đang tải',

  unpublished: 'Chưa đăng, hẹn giờ và đã gỡ',
  unpublishedLabel: 'Bảng bài viết và món ăn chưa đăng',
  noneUnpublished: 'Mọi bài viết và món ăn đều đang được đăng, không bài nào hẹn giờ.',
  headings: { title: 'Tên', kind: 'Loại', state: 'Trạng thái', preview: 'Xem trước' },
  kinds: { article: 'Bài viết', dish: 'Món ăn' },
  states: {
    draft: 'Bản nháp',
    scheduled: (time: string) => `Hẹn đăng ${time}`,
    publishedUntil: (time: string) => `Đang đăng, gỡ ${time}`,
    published: 'Đang đăng',
    withdrawn: 'Đã gỡ',
  },
  open: (title: string) => `Xem trước: ${title}`,
  openShort: 'Mở',

  reviews: 'Đến hẹn xem lại',
  reviewsIntro: 'Bài quá hẹn hoặc đến hẹn trong 60 ngày tới; bài có rủi ro cao đứng trước.',
  reviewsLabel: 'Bảng bài viết đến hẹn xem lại',
  noneDue: 'Không có bài nào đến hẹn trong 60 ngày tới.',
  reviewHeadings: { title: 'Bài viết', catalog: 'Chuyên mục', risk: 'Rủi ro', due: 'Hẹn xem lại' },
  risks: { high: 'Cao', medium: 'Vừa', low: 'Thấp', none: 'Không về sức khỏe' },
  overdue: 'quá hẹn',

  imports: 'Những lần cập nhật gần đây',
  noImports: 'Chưa có lần cập nhật nào được ghi lại.',
  bySchedule: 'tự động theo giờ hẹn',
  by: (who: string) => `bởi ${who}`,
  changes: {
    added: 'Thêm',
    changed: 'Sửa',
    removed: 'Bỏ',
    published: 'Đăng',
    withdrawn: 'Gỡ',
  },
  rows: (count: string) => `Tổng cộng ${count} dòng dữ liệu thay đổi.`,

  caches: 'Bộ nhớ đệm',
  cachesHint:
    'Bản cập nhật tự hiện ra trong vòng năm giây, nên bình thường không cần bấm nút này. Chỉ dùng khi trang vẫn hiện bản cũ.',
  clear: 'Xóa mọi bộ nhớ đệm',
  clearQuestion: 'Xóa mọi bộ nhớ đệm?',
  clearWarning: 'Trang web sẽ chậm hơn trong ít phút vì phải dựng lại mọi trang.',
  cleared: 'Đã xóa. Trong vòng năm giây, mọi máy chủ dùng bản mới.',
  notCleared: 'Chưa xóa được. Bạn thử lại nhé.',
} as const
