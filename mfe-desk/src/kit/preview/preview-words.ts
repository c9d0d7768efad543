export const previewWords = {
  open: 'Xem thử',
  beside: 'Xem ngay bên cạnh',
  frame: 'Bản xem thử',
  copy: 'Chép liên kết xem thử',
  copied: (until: string) => `Đã chép liên kết, dùng được đến ${until}`,
  copyFailed: 'Chưa chép được. Liên kết để bạn tự chép:',
  text: 'Xem thử nội dung',
  textTitle: 'Người đọc sẽ thấy',
  textEmpty: 'Chưa có nội dung.',
} as const
