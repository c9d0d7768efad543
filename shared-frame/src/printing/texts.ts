/** The words of printing and of PDF files. */
export const printingTexts = {
  paper: 'Khổ giấy',
  papers: { A4: 'A4 (máy in gia đình)', A3: 'A3 (khổ lớn)' },
  what: 'In những gì',
  nothing: 'Bạn chọn ít nhất một phần để in nhé.',
  preview: 'Bản xem trước',
  print: 'In',
  save: 'Tải PDF',
  loadingPart: (label: string) => `Đang lấy ${label.toLowerCase()}…`,
  loadingPartOf: (label: string, done: number, of: number) => `Đang lấy ${label.toLowerCase()}: ${done}/${of}`,
  partFailed: (label: string) => `Chưa lấy được ${label.toLowerCase()}.`,
  retry: 'Thử lại',
  steps: {
    loading: 'Đang tải bộ tạo PDF…',
    pictures: 'Đang chuẩn bị trang in…',
    setting: 'Đang tạo tệp PDF…',
  },
  made: 'Đã tạo tệp PDF.',
  downloading: 'Đã tạo tệp PDF, trình duyệt đang tải về máy.',
  otherWays: 'Cách lưu khác',
  failed: 'Chưa tạo được tệp PDF. Bạn kiểm tra mạng rồi thử lại nhé; nút In vẫn dùng được.',
} as const
