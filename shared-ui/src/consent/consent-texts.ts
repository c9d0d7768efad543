/** Words of consent to keep health data. The version changes with the text. */
export const consentTexts = {
  version: 'suc-khoe-2026-11-2',
  text: 'Tôi đồng ý để chương trình lưu và xử lý số liệu sức khỏe mà tôi nhập (của tôi và của các bé trong tài khoản), chỉ để hiện lại và đánh giá cho riêng tôi; câu trả lời về sức khỏe trong khảo sát chỉ dùng cho việc đã nêu ở khảo sát đó. Tôi có thể rút lại bất cứ lúc nào ở trang cá nhân.',
  agree: 'Đồng ý và lưu',
  failed: 'Chưa ghi được sự đồng ý. Mời bạn thử lại.',
} as const
