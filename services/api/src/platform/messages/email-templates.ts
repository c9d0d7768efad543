import { SITE_NAME } from 'shared-contracts/constants'
import type { Mail } from './courier'

export interface EmailTemplate {
  readonly subject: string
  /**
   * Paragraphs divided by empty lines; `{{name}}` stands for a value, `{{link}}` alone in its paragraph is a button, and a value whose
   * name ends with `Link` is an address that can be pressed.
   */
  readonly content: string
}

const goodbye = `Thân mến,
Chương trình ${SITE_NAME}`

export const emailTemplates = {
  'confirm-email': {
    subject: 'Xác nhận email của bạn',
    content: `Chào {{fullName}},

Cảm ơn bạn đã đăng ký. Bạn mở liên kết dưới đây để xác nhận email; liên kết dùng được một lần trong 24 giờ.

{{link}}

Nếu bạn không đăng ký, bạn chỉ cần bỏ qua thư này.

${goodbye}`,
  },
  'change-email': {
    subject: 'Xác nhận email mới của bạn',
    content: `Chào {{fullName}},

Bạn vừa yêu cầu đổi email của tài khoản sang địa chỉ này. Bạn mở liên kết dưới đây để xác nhận; liên kết dùng được một lần trong 24 giờ.

{{link}}

Nếu bạn không yêu cầu, bạn bỏ qua thư này và email cũ vẫn giữ nguyên.

${goodbye}`,
  },
  'address-taken': {
    subject: 'Có người muốn dùng email của bạn',
    content: `Chào bạn,

Có người vừa yêu cầu đổi email của một tài khoản khác sang địa chỉ này. Địa chỉ này đã có tài khoản, nên không có gì thay đổi và người đó không được cho biết điều này.

Nếu chính bạn yêu cầu, bạn đăng nhập bằng địa chỉ này:

{{link}}

Nếu không phải bạn, bạn chỉ cần bỏ qua thư này.

${goodbye}`,
  },
  'email-changed': {
    subject: 'Email của tài khoản đã được đổi',
    content: `Chào {{fullName}},

Email đăng nhập của tài khoản vừa được đổi sang một địa chỉ khác. Nếu chính bạn đổi, bạn không cần làm gì thêm.

Nếu không phải bạn, bạn mở liên kết dưới đây để lấy lại email cũ, đăng xuất mọi thiết bị và tạo mật khẩu mới. Liên kết dùng được một lần trong 7 ngày.

{{link}}

${goodbye}`,
  },
  'phone-changed': {
    subject: 'Số điện thoại của tài khoản đã được đổi',
    content: `Chào {{fullName}},

Số điện thoại của tài khoản vừa được đổi sang một số khác. Nếu chính bạn đổi, bạn không cần làm gì thêm.

Nếu không phải bạn, bạn mở liên kết dưới đây để lấy lại số cũ, đăng xuất mọi thiết bị và tạo mật khẩu mới. Liên kết dùng được một lần trong 7 ngày.

{{link}}

${goodbye}`,
  },
  'own-code': {
    subject: 'Mã xác nhận của bạn',
    content: `Chào {{fullName}},

Mã xác nhận của bạn là {{code}}. Mã dùng được một lần trong 10 phút, cho việc bạn vừa yêu cầu ở trang cá nhân.

Nếu không phải bạn yêu cầu, bạn đừng đưa mã này cho ai và đăng xuất khỏi những thiết bị lạ nhé.

${goodbye}`,
  },
  'reset-by-mail': {
    subject: 'Tạo mật khẩu mới',
    content: `Chào {{fullName}},

Bạn mở liên kết dưới đây để tạo mật khẩu mới; liên kết dùng được một lần trong 30 phút.

{{link}}

Nếu bạn không yêu cầu, bạn chỉ cần bỏ qua thư này: mật khẩu cũ vẫn dùng được.

${goodbye}`,
  },
  'password-changed': {
    subject: 'Mật khẩu đã được đổi',
    content: `Chào {{fullName}},

Mật khẩu của tài khoản vừa được đổi và các thiết bị khác đã được đăng xuất. Nếu không phải bạn làm việc này, hãy tạo mật khẩu mới ở trang Quên mật khẩu ngay nhé.

${goodbye}`,
  },
  'first-password': {
    subject: 'Tạo mật khẩu cho tài khoản quản trị',
    content: `Chào {{fullName}},

Bạn vừa được giao một tài khoản quản trị. Bạn mở liên kết dưới đây để tạo mật khẩu; liên kết dùng được một lần trong 1 giờ.

{{link}}

Nếu liên kết đã hết hạn, bạn nhờ người vận hành trang gửi lại nhé.

${goodbye}`,
  },
  'login-code': {
    subject: 'Mã đăng nhập của bạn',
    content: `Chào {{fullName}},

Mã đăng nhập của bạn là {{code}}. Mã dùng được một lần trong 10 phút.

Bạn đừng đưa mã này cho ai, kể cả người tự xưng là nhân viên của chương trình. Nếu bạn không yêu cầu, bạn chỉ cần bỏ qua thư này.

${goodbye}`,
  },
  'many-wrong-passwords': {
    subject: 'Có người nhập sai mật khẩu của bạn nhiều lần',
    content: `Chào {{fullName}},

Tài khoản của bạn vừa bị nhập sai mật khẩu nhiều lần, nên tạm thời các thiết bị lạ không đăng nhập bằng mật khẩu được. Thiết bị bạn vẫn dùng không bị ảnh hưởng.

Nếu là bạn, hãy đăng nhập bằng mã gửi về email hoặc điện thoại:

{{link}}

Nếu không phải bạn, mật khẩu của bạn vẫn chưa bị lộ và bạn không cần làm gì. Nếu mật khẩu ngắn hoặc dùng ở nhiều nơi, bạn nên đổi mật khẩu khác nhé.

${goodbye}`,
  },
  'account-deletion': {
    subject: 'Tài khoản của bạn sẽ được xóa',
    content: `Chào {{fullName}},

Bạn vừa yêu cầu xóa tài khoản. Mọi dữ liệu của bạn sẽ được xóa sau ngày {{date}}. Nếu đổi ý, bạn đăng nhập trước ngày đó và chọn giữ lại tài khoản ở trang cá nhân.

${goodbye}`,
  },
  'staff-approved': {
    subject: 'Tài khoản cán bộ y tế đã được duyệt',
    content: `Chào {{fullName}},

Tài khoản cán bộ y tế của bạn đã được duyệt. Từ bây giờ bạn đọc được mục Dành cho cán bộ y tế và tải được tệp ở đó.

{{link}}

${goodbye}`,
  },
  'staff-refused': {
    subject: 'Tài khoản cán bộ y tế chưa được duyệt',
    content: `Chào {{fullName}},

Người quản trị đã xem thông tin bạn đăng ký và chưa duyệt tài khoản cán bộ y tế của bạn.

Lý do: {{reason}}

Bạn vẫn dùng được mọi phần khác của trang. Khi đã bổ sung thông tin nơi công tác, bạn gửi lời nhắn cho chúng tôi ở trang Liên hệ để được xem lại nhé.

${goodbye}`,
  },
  'staff-revoked': {
    subject: 'Quyền đọc mục Dành cho cán bộ y tế đã được rút lại',
    content: `Chào {{fullName}},

Người quản trị vừa rút lại việc duyệt tài khoản cán bộ y tế của bạn. Từ bây giờ bạn chưa đọc được mục Dành cho cán bộ y tế.

Lý do: {{reason}}

Tài khoản và dữ liệu của bạn vẫn còn nguyên. Nếu bạn thấy có nhầm lẫn, bạn gửi lời nhắn cho chúng tôi ở trang Liên hệ nhé.

${goodbye}`,
  },
  'class-seat': {
    subject: 'Bạn đã có chỗ trong lớp học nấu ăn',
    content: `Chào {{fullName}},

Có người vừa nhường chỗ, nên bạn đã có chỗ trong lớp {{title}}.

Thời gian: {{time}}
Địa điểm: {{place}}

{{link}}

Thêm lớp vào lịch: {{calendarLink}}

Nếu bận, bạn hủy giúp trước {{cancellableUntil}} để người tiếp theo kịp đến nhé.

${goodbye}`,
  },
  'class-reminder': {
    subject: 'Nhắc hẹn lớp học nấu ăn',
    content: `Chào {{fullName}},

Bạn có chỗ trong lớp {{title}}.

Thời gian: {{time}}
Địa điểm: {{place}}

{{link}}

Thêm lớp vào lịch: {{calendarLink}}

Bạn nhận lời nhắc này vì đã đồng ý nhận nhắc hẹn. Bạn tắt được bất cứ lúc nào ở phần Dữ liệu của tôi trong trang cá nhân.

${goodbye}`,
  },
  'class-changed': {
    subject: 'Lớp học nấu ăn của bạn đã đổi giờ hoặc địa điểm',
    content: `Chào {{fullName}},

Lớp {{title}} vừa được đổi lịch. Giờ học và địa điểm bây giờ là:

Thời gian: {{time}}
Địa điểm: {{place}}

{{link}}

Cập nhật lịch của bạn: {{calendarLink}}

Chỗ hoặc thứ tự chờ của bạn vẫn được giữ. Nếu không đến được nữa, bạn hủy giúp trước {{cancellableUntil}} để người khác có chỗ nhé.

${goodbye}`,
  },
  'class-cancelled': {
    subject: 'Lớp học nấu ăn của bạn đã bị hủy',
    content: `Chào {{fullName}},

Rất tiếc, lớp {{title}} lúc {{time}} tại {{place}} đã bị hủy. Bạn không cần làm gì thêm.

{{link}}

Bỏ lớp khỏi lịch của bạn: {{calendarLink}}

Mời bạn xem các lớp khác trên trang. Mong bạn thông cảm.

${goodbye}`,
  },
  'second-step-added': {
    subject: 'Tài khoản có thêm cách xác nhận bước thứ hai',
    content: `Chào {{fullName}},

Tài khoản của bạn vừa có thêm cách xác nhận bước thứ hai: {{method}}. Nếu chính bạn thêm, bạn không cần làm gì.

Nếu không phải bạn, bạn đổi mật khẩu và gỡ cách này ở trang Bảo mật: {{link}}

${goodbye}`,
  },
  'second-step-removed': {
    subject: 'Một cách xác nhận bước thứ hai đã được gỡ',
    content: `Chào {{fullName}},

Cách xác nhận bước thứ hai này vừa được gỡ khỏi tài khoản của bạn: {{method}}. Nếu chính bạn gỡ, bạn không cần làm gì.

Nếu không phải bạn, bạn đổi mật khẩu ngay ở trang Bảo mật: {{link}}

${goodbye}`,
  },
  'recovery-code-used': {
    subject: 'Một mã dự phòng vừa được dùng',
    content: `Chào {{fullName}},

Một mã dự phòng của tài khoản vừa được dùng để xác nhận bước thứ hai. Bạn còn {{left}} mã; bạn tạo được mã mới ở trang Bảo mật: {{link}}

Nếu không phải bạn, bạn đổi mật khẩu ngay rồi tạo mã dự phòng mới.

${goodbye}`,
  },
  'many-wrong-steps': {
    subject: 'Mã xác nhận bị nhập sai nhiều lần',
    content: `Chào {{fullName}},

Có người đã nhập đúng mật khẩu của bạn nhưng nhập sai mã xác nhận nhiều lần. Tài khoản vẫn được bảo vệ.

Nếu không phải bạn, mật khẩu đã lộ: bạn đổi mật khẩu ngay ở trang Bảo mật: {{link}}

${goodbye}`,
  },
  'contact-answer': {
    subject: 'Trả lời tin nhắn của bạn',
    content: `Chào {{fullName}},

Cảm ơn bạn đã viết cho chương trình. Chúng tôi xin trả lời như sau:

{{answer}}

Tin nhắn của bạn:
{{question}}

${goodbye}`,
  },
} as const satisfies Record<string, EmailTemplate>

export type EmailTemplateCode = keyof typeof emailTemplates

export function isEmailTemplateCode(code: string): code is EmailTemplateCode {
  return Object.hasOwn(emailTemplates, code)
}

/** The template with its values. A name without a value leaves an empty place. */
export function fillTemplate(
  { subject, content }: EmailTemplate,
  to: string,
  values: Readonly<Record<string, string>>,
): Mail {
  const text = content.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : '',
  )
  const paragraphs = content.split('\n\n').map((paragraph) => paragraphHtml(paragraph, values))
  return { to, subject: `${subject} – ${SITE_NAME}`, text, html: htmlDocument(paragraphs.join('\n')) }
}

function paragraphHtml(paragraph: string, values: Readonly<Record<string, string>>): string {
  if (paragraph === '{{link}}') {
    const link = escaped(values.link ?? '')
    return `<p><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#2f6b3a;color:#ffffff">Mở liên kết</a></p><p style="word-break:break-all">${link}</p>`
  }
  const filled = escaped(paragraph).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = escaped(values[name] ?? '')
    return name.endsWith('Link') ? `<a href="${value}">${value}</a>` : value
  })
  return `<p>${filled.replace(/\n/g, '<br>')}</p>`
}

function htmlDocument(body: string): string {
  return `<!doctype html><html lang="vi"><body style="font:16px/1.6 sans-serif;color:#12291b;max-width:36em">${body}</body></html>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
