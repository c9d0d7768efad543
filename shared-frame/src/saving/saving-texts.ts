/** The words of a press that saves. */
export const savingTexts = {
  downloading: (name: string) => `Trình duyệt đang tải tệp “${name}”.`,
  unseen: 'Không thấy tệp?',
  failed: 'Chưa tạo được tệp. Bạn kiểm tra mạng rồi thử lại nhé.',
  waysFailed: 'Chưa mở được các cách lưu tệp. Bạn kiểm tra mạng rồi bấm lại nhé.',
} as const
