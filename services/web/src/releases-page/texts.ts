import type { Refusal } from '../registry/decisions/rights'
import type { Conflict } from '../registry/store/state-changes'
import type { ReleaseAction } from './actions'
import { momentText } from './words'

export const texts = {
  title: 'Các bản phát hành',
  intro:
    'Mỗi phần của trang được phát hành riêng. Thay đổi ở đây có hiệu lực với mọi người sau vài giây; trang đang mở vẫn dùng bản cũ đến khi tải lại.',
  actsAs: 'Bạn đang dùng tài khoản',
  readOnly: 'Bạn xem được phần này nhưng không thay đổi được: nhóm của bạn phát hành phần khác.',
  notPromoted: 'Chưa có bản nào được đưa lên.',
  active: 'Bản chính',
  previous: 'Bản trước',
  canary: 'Đang chạy thử',
  together: 'cùng với',
  set: 'Cả bộ',
  switchedOff: 'Phần này đang tắt: người xem được báo là tạm vắng.',
  suspected: 'Có thể hỏng: bản',
  suspectedAdvice:
    'Máy chủ không tự quay lại. Bạn mở thử vài trang của phần này, so số lỗi trong bảng với bản trước; nếu hỏng thật thì bấm “Quay lại một bản cũ” hoặc “Thôi chạy thử” bên dưới.',
  addresses: 'Địa chỉ của phần này',
  noAddresses: 'chưa có',
  yielded: 'Đã nhường',
  givenUp: 'bỏ hẳn',
  versionsOf: 'Các bản của phần',
  historyOf: 'Lịch sử của phần',
  noHistory: 'Chưa có thay đổi nào được ghi lại.',
  noReason: 'không ghi lý do',
  version: 'Bản',
  role: 'Vai trò',
  share: 'Người xem',
  published: 'Phát hành lúc',
  commit: 'Mã nguồn',
  documents: 'Trang đã dựng',
  failures: 'Lỗi máy chủ',
  browserFaults: 'Lỗi trình duyệt',
  vitals: 'Tốc độ (LCP · INP · CLS)',
  figuresNote:
    'Số trang và số lỗi: của máy chủ này, từ lúc nó khởi động. Tốc độ: mức mà ba phần tư lượt xem không vượt quá, trung bình các trang trong 28 ngày.',
  when: 'Lúc',
  who: 'Ai',
  what: 'Việc',
  why: 'Lý do',
  percent: 'Phần trăm người xem (1 đến 99)',
  whyLabel: 'Lý do (bắt buộc)',
  choose: 'Chọn một bản',
  secondStep: 'Mã xác nhận bước thứ hai (trong ứng dụng, hoặc một mã dự phòng)',
  problem: 'Chưa làm được',
  previewLink: 'Mở liên kết này ở trình duyệt nào thì chỉ trình duyệt đó xem bản thử, trong 24 giờ',
  stepElsewhere: 'Xác nhận bằng khóa truy cập ở trang Bảo mật (mở thẻ mới)',
  doubts:
    'Tệp trạng thái đã bị ghi khác với quyết định có chữ ký. Phần có dưới đây đang được phục vụ theo quyết định sau cùng, không theo những gì trang này kể:',
  noChange: 'Chưa có gì thay đổi.',
} as const

export const actionTexts: Readonly<Record<ReleaseAction, { readonly title: string; readonly done: string }>> = {
  preview: { title: 'Xem thử một bản bằng liên kết riêng', done: 'Đã tạo liên kết xem thử' },
  promote: { title: 'Đưa một bản lên cho mọi người', done: 'Đã đưa lên bản mới' },
  'promote-set': { title: 'Đưa cả bộ đang chạy thử lên cho mọi người', done: 'Đã đưa cả bộ lên' },
  'rollback-set': { title: 'Quay lại các bản trước của cả bộ', done: 'Cả bộ đã quay lại bản trước' },
  rollback: { title: 'Quay lại một bản cũ', done: 'Đã quay lại bản cũ' },
  canary: { title: 'Chạy thử với một phần người xem', done: 'Đã bắt đầu chạy thử' },
  'end-canary': { title: 'Thôi chạy thử', done: 'Đã thôi chạy thử' },
  on: { title: 'Bật lại', done: 'Đã bật lại' },
  off: { title: 'Tắt phần này', done: 'Đã tắt' },
}

export const messages = {
  version: 'Bạn chọn một bản trong danh sách nhé.',
  percent: 'Bạn ghi một số nguyên từ 1 đến 99 nhé.',
  why: 'Bạn ghi lý do nhé: người sau sẽ cần biết vì sao.',
  whyLong: 'Lý do dài quá 500 ký tự, bạn viết gọn lại nhé.',
  forged: 'Mẫu gửi đi không phải của trang này, hoặc phiên đăng nhập đã khác. Bạn tải lại trang rồi làm lại nhé.',
  notAllowed: 'Nhóm của bạn không được thay đổi phần này.',
  notAllowedSet: 'Nhóm của bạn không được thay đổi mọi phần của bộ này.',
  refused: 'Bản này không dùng được như vậy. Máy chủ cho biết:',
  failed: 'Máy chủ không ghi được thay đổi. Người vận hành xem nhật ký của máy chủ để biết vì sao.',
  tooMany: 'Bạn gửi quá nhiều lần, chờ một phút rồi làm lại nhé.',
  missing: 'Không có trang này, hoặc bạn cần đăng nhập bằng tài khoản được xem.',
  unknownSession:
    'Chưa hỏi được máy chủ tài khoản xem bạn là ai. Bạn thử lại sau ít phút; khi gấp, dùng lệnh npm run release trên máy chủ.',
  login: 'Đăng nhập',
  stepAsked:
    'Bạn nhập mã xác nhận rồi gửi lại nhé: lần xác nhận trước đã quá 15 phút. Dùng khóa truy cập thì bạn xác nhận ở trang Bảo mật rồi gửi lại, không cần mã.',
  stepNeeded:
    'Trang này mở khi tài khoản quản trị đã qua bước xác nhận thứ hai trên trình duyệt này. Bạn thiết lập hoặc xác nhận ở trang Bảo mật rồi quay lại.',
  toSecurity: 'Mở trang Bảo mật',
  title: {
    missing: 'Không có trang này',
    unavailable: 'Trang tạm chưa dùng được',
    step: 'Cần bước xác nhận thứ hai',
  },
} as const

/** Tells who was faster. */
export function conflictText({ unit, active, entry }: Conflict): string {
  const now = active === null ? 'chưa có bản nào là bản chính' : `bản chính là ${active}`
  const told =
    entry === null
      ? ''
      : `: ${entry.who} đưa lên lúc ${momentText(entry.at)}${entry.why === '' ? '' : `, lý do “${entry.why}”`}`
  return `Trong lúc bạn xem, phần ${unit} đã được thay đổi; giờ ${now}${told}. Bạn xem lại rồi quyết định nhé.`
}

/** Why this host can't do all that a visitor may decide, and what can. */
export function unsignedText({ reason, until, allowed }: Refusal): string {
  const problems: Readonly<Record<Refusal['reason'], string>> = {
    'no-key': 'Máy chủ này chưa có khóa để ký quyết định (RELEASE_KEY_FILE), nên ở đây bạn chỉ xem được',
    unknown: 'Khóa ký của máy chủ này không có trong release-keys.json, nên ở đây bạn chỉ xem được',
    'other-team': 'Khóa ký của máy chủ này không dùng được cho phần này, nên ở đây bạn chỉ xem được',
    'take-back': 'Khóa ký của máy chủ này chỉ dùng để quay lại bản cũ và thôi chạy thử',
    expired: `Khóa ký của máy chủ này đã hết hạn ngày ${until}, nên ở đây bạn chỉ xem được`,
  }
  const keys = allowed.length === 0 ? '' : ` với khóa của nhóm ${allowed.join(' hoặc ')}`
  return `${problems[reason]}. Việc khác thì dùng lệnh npm run release${keys}.`
}
