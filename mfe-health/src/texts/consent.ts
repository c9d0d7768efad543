/** Words for who has withdrawn consent to keep health data; those that ask for it: shared-ui/consent. */
export const consentTexts = {
  withdrawn:
    'Bạn đã rút đồng ý lưu dữ liệu sức khỏe, nên chương trình không nhận thêm số liệu. Số liệu cũ vẫn còn cho riêng bạn xem; bạn có thể giữ hoặc xóa hẳn.',
  delete: 'Xóa hẳn số liệu sức khỏe',
  question: 'Xóa hẳn mọi số liệu sức khỏe?',
  confirm: 'Xóa hẳn',
  deleteNote:
    'Mọi lần cân đo của mẹ và các bé, và các lần tự kiểm tra bữa ăn sẽ bị xóa ngay, không khôi phục được. Hồ sơ tài khoản vẫn còn.',
  deleted: (count: number) => (count === 0 ? 'Không có số liệu sức khỏe nào' : `Đã xóa hẳn ${count} bản ghi sức khỏe`),
} as const
