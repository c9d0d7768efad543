/** Words of popups and polls over pages. */
export const texts = {
  thanks: 'Cảm ơn bạn đã điền khảo sát',
  close: 'Đóng',
  popup: {
    name: 'Thông báo',
    later: 'Để sau',
    open: 'Xem thêm',
    closesIn: (seconds: number) => `Tự đóng sau ${seconds} giây.`,
    keep: 'Giữ lại',
    kept: 'Thông báo sẽ không tự đóng.',
  },
  poll: {
    kicker: 'Khảo sát nhanh',
    send: 'Gửi',
    skip: 'Bỏ qua',
    begun: 'Câu trả lời bạn chưa gửi lần trước vẫn còn đây.',
    kept: 'Câu trả lời của bạn được giữ trên máy này. Bạn đăng nhập lại rồi mở lại trang này để gửi nhé.',
    never: 'Không xuất hiện khảo sát này nữa',
    loading: 'Đang mở câu hỏi…',
    terms: (purpose: string, keepDays: number) =>
      `${purpose}${purpose === '' || /[.!?]$/.test(purpose) ? '' : '.'} Câu trả lời được giữ ${keepDays} ngày rồi xóa.`.trim(),
    aboutHealth: 'Câu hỏi này về sức khỏe: câu trả lời là dữ liệu sức khỏe, chỉ được lưu khi bạn đồng ý.',
  },
  consent: {
    /** Changes with the text. */
    version: 'khao-sat-suc-khoe-2026-11',
    text: 'Tôi đồng ý để chương trình lưu và xử lý dữ liệu sức khỏe mà tôi nhập. Tôi có thể rút lại bất cứ lúc nào ở trang cá nhân.',
    agree: 'Đồng ý và gửi',
  },
  preview: {
    name: 'Bản xem thử',
    note: 'Không có gì được lưu.',
    again: 'Hiện lại',
    sent: 'Cảm ơn bạn đã điền khảo sát (bản xem thử, không lưu)',
    refused: 'Không mở được bản xem thử. Bạn cần đăng nhập bằng tài khoản biên tập hoặc dùng liên kết xem thử còn hạn.',
    unreachable: 'Chưa tải được bản xem thử, đang thử lại…',
  },
} as const
