/** The words of this section. They speak to medical staff, who advise mothers: not to mothers. */
export const texts = {
  title: 'Dành cho cán bộ y tế',
  intro:
    'Tài liệu chuyên môn, điểm tin khoa học và công cụ cho buổi tư vấn dinh dưỡng bà mẹ, trẻ em. Bài nào cũng có nguồn và ngày rà soát.',
  description:
    'Tài liệu chuyên môn, điểm tin khoa học, tài liệu hỗ trợ tư vấn và công cụ dinh dưỡng bà mẹ, trẻ em dành cho cán bộ y tế. Có nguồn và ngày rà soát.',
  caution:
    'Tài liệu để tham khảo khi tư vấn, không thay hướng dẫn chuyên môn của Bộ Y tế, phác đồ đang áp dụng tại cơ sở và việc khám từng người.',
  back: 'Về trang dành cho cán bộ y tế',
  loading: 'Đang tải danh sách tài liệu',
  shelf: {
    all: 'Xem tất cả',
    allOf: (catalog: string) => `Xem tất cả: ${catalog}`,
    none: 'Tài liệu của mục này đang được biên tập.',
  },
  files: {
    title: 'Tệp',
    name: 'Tệp dùng trong công việc',
    about:
      'Mẫu bảng số đo, bảng tra nhu cầu và mức tăng cân, phiếu hỏi khẩu phần, bảng kiểm tư vấn: tải về, in hoặc sửa lại.',
  },
  tools: {
    title: 'Công cụ khi tư vấn',
    open: 'Ai cũng dùng được',
    openAbout: 'Các công cụ này của trang dùng chung cho mọi người.',
  },
  access: {
    title: 'Trang này dành cho cán bộ y tế',
    loginHint:
      'Mời bạn đăng nhập bằng tài khoản cán bộ y tế đã được duyệt để đọc tài liệu. Bạn chưa có? Hãy đăng ký với vai trò cán bộ y tế, người quản trị sẽ duyệt.',
    otherTypeHint:
      'Tài khoản bạn đang dùng không phải tài khoản cán bộ y tế. Nếu bạn làm trong ngành y, hãy đăng xuất rồi đăng ký với vai trò cán bộ y tế để được duyệt. Bài viết cho mẹ và bé có trong Sổ tay của mẹ.',
    notebook: 'Đọc Sổ tay của mẹ',
    waiting: {
      title: 'Tài khoản của bạn đang chờ duyệt',
      hint: 'Người quản trị đang xem thông tin nơi công tác của bạn. Khi tài khoản được duyệt, bạn đọc được tài liệu ở đây ngay.',
    },
    refused: {
      title: 'Tài khoản của bạn chưa được duyệt',
      hint: 'Khi đã bổ sung thông tin nơi công tác trong tài khoản, bạn xin xem lại ở bên dưới nhé.',
    },
    revoked: {
      title: 'Quyền đọc mục này đã được rút lại',
      hint: 'Tài khoản và dữ liệu của bạn vẫn còn nguyên. Nếu bạn thấy có nhầm lẫn, bạn xin xem lại ở bên dưới nhé.',
    },
    again: {
      title: 'Xin xem lại',
      loading: 'Đang tải biểu mẫu',
      note: 'Điều đã thay đổi',
      noteHint: 'Ví dụ: đã bổ sung nơi công tác, khoa, số chứng chỉ hành nghề. Nhiều nhất 500 ký tự.',
      noteNeeded: 'Bạn ghi giúp điều đã thay đổi, người duyệt sẽ đọc nó.',
      send: 'Gửi để xem lại',
      sent: 'Đã gửi. Khi có quyết định, bạn nhận được email hoặc tin nhắn.',
      waiting: (moment: string) => `Bạn đã xin xem lại lúc ${moment}. Người quản trị sẽ báo bạn quyết định mới.`,
    },
    reason: (reason: string) => `Lý do: ${reason}`,
    contact: 'Gửi lời nhắn',
    account: 'Xem tài khoản của tôi',
  },
} as const
