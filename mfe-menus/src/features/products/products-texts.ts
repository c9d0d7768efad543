/** The words of the products beside menus. */
export const productTexts = {
  title: 'Sản phẩm của chương trình',
  notice: 'Thông tin sản phẩm, không phải lời khuyên y tế.',
  loading: 'Đang tải sản phẩm',
  failed: 'Chưa tải được sản phẩm.',
  retry: 'Thử lại',
  more: 'Xem thông tin từng sản phẩm',
  less: 'Thu gọn',
  readMore: (title: string) => `Đọc thêm về ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
} as const
