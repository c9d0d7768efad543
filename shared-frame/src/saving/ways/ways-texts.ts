import type { InAppBrowser } from '../../in-app'

const APPS: Readonly<Record<InAppBrowser, string>> = {
  zalo: 'Zalo',
  messenger: 'Messenger',
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  line: 'LINE',
  viber: 'Viber',
  wechat: 'WeChat',
  other: 'Ứng dụng bạn đang dùng',
}

const META = 'Bấm dấu ba chấm (⋯) ở góc trên màn hình, rồi chọn “Mở trong trình duyệt bên ngoài”.'
const OTHER =
  'Bấm dấu ba chấm (⋯ hoặc ⋮) của ứng dụng, rồi chọn mục mở bằng trình duyệt. Nếu không có mục đó, bạn sao chép liên kết bên dưới và dán vào Chrome hoặc Safari.'

/** The words of the ways out where the browser neither saves nor prints; loaded with them alone. */
export const waysTexts = {
  file: {
    title: 'Lưu tệp',
    refused: (app: InAppBrowser, name: string) =>
      `${APPS[app]} không tải được tệp về máy. Tệp “${name}” đã sẵn sàng, bạn chọn một cách dưới đây để giữ lại nhé.`,
    tried: (name: string) =>
      `Tệp “${name}” thường nằm trong mục Tải xuống của trình duyệt hoặc của máy. Nếu không có ở đó, bạn thử một cách dưới đây nhé.`,
    again: 'Tải lại lần nữa',
    share: 'Gửi hoặc lưu tệp',
    shareHint: 'Gửi cho chính bạn qua Zalo hay email, hoặc lưu vào máy.',
    shared: 'Đã chuyển tệp sang nơi bạn chọn.',
    shareFailed: 'Chưa gửi được tệp. Bạn thử cách khác bên dưới nhé.',
    picture: 'Nhấn giữ vào ảnh, rồi chọn “Lưu ảnh”',
    text: 'Nội dung tệp',
    textHint: 'Sao chép rồi dán vào ghi chú, tin nhắn hoặc email của bạn.',
    copy: 'Sao chép nội dung',
    open: 'Mở bằng trình duyệt để tải',
  },
  print: {
    title: 'In trang này',
    refused: (app: InAppBrowser) => `${APPS[app]} không in được. Bạn mở trang bằng trình duyệt để in nhé.`,
    tried: 'Hộp thoại in chưa mở. Có thể trình duyệt này không in được, bạn mở trang bằng trình duyệt khác nhé.',
    pdf: 'Bạn cũng có thể đóng bảng này, bấm “Tải PDF” rồi gửi tệp đến nơi in.',
    open: 'Mở bằng trình duyệt để in',
  },
  link: {
    title: 'Sao chép liên kết',
    intro: 'Trình duyệt này không cho sao chép bằng nút bấm. Bạn sao chép liên kết bên dưới nhé.',
  },
  page: {
    leave: 'Mở bằng trình duyệt',
    steps: {
      zalo: 'Bấm dấu ba chấm (⋯) ở góc trên bên phải, rồi chọn “Mở bằng trình duyệt”.',
      messenger: META,
      facebook: META,
      instagram: META,
      tiktok: 'Bấm dấu ba chấm (⋯) hoặc nút chia sẻ, rồi chọn “Mở trong trình duyệt”.',
      line: OTHER,
      viber: OTHER,
      wechat: OTHER,
      other: OTHER,
    } satisfies Readonly<Record<InAppBrowser, string>>,
    elsewhere: 'Sao chép liên kết bên dưới, rồi mở bằng Chrome hoặc Safari, trên điện thoại hay máy tính.',
    afresh: 'Trang mở ra bên đó là trang mới, có thể cần đăng nhập lại. Trang ở đây vẫn giữ nguyên.',
    link: 'Liên kết của trang',
    copyLink: 'Sao chép liên kết',
    shareLink: 'Gửi liên kết',
    linkShared: 'Đã gửi liên kết đến nơi bạn chọn.',
    linkNotShared: 'Chưa gửi được liên kết. Bạn sao chép rồi gửi nhé.',
  },
  copied: 'Đã sao chép.',
  selected: 'Chưa tự sao chép được. Phần chữ đã được chọn sẵn: bạn nhấn giữ vào đó rồi bấm “Sao chép”.',
} as const
