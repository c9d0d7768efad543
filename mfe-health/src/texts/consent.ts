/** Words of consent to keep health data. The version changes with the text. */
export const consentTexts = {
  version: 'suc-khoe-2026-11',
  text: 'Tôi đồng ý để chương trình lưu và xử lý số liệu sức khỏe mà tôi nhập (của tôi và của các bé trong tài khoản), chỉ để hiện lại và đánh giá cho riêng tôi. Tôi có thể rút lại bất cứ lúc nào ở trang cá nhân.',
  agree: 'Đồng ý và lưu',
  failed: 'Chưa ghi được sự đồng ý. Mời bạn thử lại.',
  withdrawn:
    'Bạn đã rút đồng ý lưu dữ liệu sức khỏe, nên chương trình không nhận thêm số liệu. Số liệu cũ vẫn còn cho riêng bạn xem; bạn có thể giữ hoặc xóa hẳn.',
  delete: 'Xóa hẳn số liệu sức khỏe',
  question: 'Xóa hẳn mọi số liệu sức khỏe?',
  confirm: 'Xóa hẳn',
  deleteNote:
    'Mọi lần cân đo của mẹ và các bé, và các lần tự kiểm tra bữa ăn sẽ bị xóa ngay, không khôi phục được. Hồ sơ tài khoản vẫn còn.',
  deleted: (count: number) => (count === 0 ? 'Không có số liệu sức khỏe nào' : `Đã xóa hẳn ${count} bản ghi sức khỏe`),
} as const
