/** The words of lists of articles, the same in every section. */
export const listTexts = {
  all: 'Tất cả',
  categories: 'Chuyên mục',
  pages: 'Các trang bài viết',
  count: (count: number) => `${count} bài viết`,
  page: (page: number) => `trang ${page}`,
  none: 'Chưa có bài viết nào ở đây',
  noneHint: 'Bài mới đang được biên tập và đối chiếu nguồn. Mời bạn xem các chuyên mục khác.',
  noSuchPage: 'Danh sách không dài đến trang này',
  noSuchPageHint: 'Có thể vài bài đã được gộp lại hoặc chuyển sang chuyên mục khác.',
  firstPage: 'Về trang đầu',
  loading: 'Đang tải danh sách bài viết',
  mostViewed: 'Được đọc nhiều',
} as const
