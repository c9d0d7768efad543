/** Words that the growth book and the weight book share. */
export const bookTexts = {
  listen: 'Nghe kết quả',
  edit: 'Sửa',
  delete: 'Xóa',
  reset: 'Xóa toàn bộ lịch sử',
  resetConfirm: 'Xóa toàn bộ',
  resetNote: 'Bạn có thể khôi phục trong 30 ngày. Sau đó số liệu bị xóa hẳn.',
  undo: 'Hoàn tác',
  restore: 'Khôi phục số liệu đã xóa',
  cleared: 'Đã xóa. Bạn có thể khôi phục trong 30 ngày.',
  restored: (count: number) => `Đã khôi phục ${count} lần cân đo`,
  nothingToRestore: 'Không có số liệu nào để khôi phục',
  explore: 'Khám phá biểu đồ',
  closeExplorer: 'Đóng phần khám phá',
  loadingExplorer: 'Đang tải biểu đồ để khám phá',
  visit: 'Lần cân đo',
  correctedVisit: 'Theo tuổi hiệu chỉnh',
} as const
