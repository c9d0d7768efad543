/** Words of the page of all desks. */
export const hubTexts = {
  room: { title: 'Biên tập', intro: 'Mọi việc của người biên tập, ở một chỗ.' },
  unset: {
    title: 'Chưa thiết lập',
    hidden: 'Người đọc chưa thấy những mục này: trang chưa có giá trị thật cho chúng.',
    demonstration:
      'Đây là bản minh họa nên người đọc thấy giá trị mẫu. Ở trang thật, những mục này bị ẩn cho đến khi có giá trị thật.',
    secondStep:
      'Đây là bản minh họa nên tài khoản quản trị và cán bộ y tế không cần bước xác nhận thứ hai. Ở trang thật, không có bước đó thì các quyền này bị khóa.',
    names: {
      phone: () => 'Số điện thoại',
      email: () => 'Hộp thư',
      messengerLink: () => 'Trò chuyện qua Messenger',
      zaloLink: () => 'Trò chuyện qua Zalo',
      socialFooter: (name: string) => `Biểu tượng ${name} ở chân trang`,
      signIn: (name: string) => `Đăng nhập bằng ${name}`,
    },
    desk: 'đặt ở',
    file: (name: string) => `đặt “${name}” trong tệp content/site/site-config.json rồi nạp lại nội dung.`,
    variables: (names: string) => `đặt biến ${names} cho dịch vụ api (docs/operations.md).`,
  },
  smsCeiling:
    'Số tin nhắn điện thoại đã chạm mức trần nên mã không gửi được đến điện thoại lúc này; email vẫn gửi. Người vận hành xem docs/runbooks/sms.md.',
  waiting: (count: number) => `${count} tin nhắn đang chờ trả lời`,
  desks: {
    surveys: { title: 'Khảo sát, thông báo', text: 'Soạn khảo sát, khảo sát nhanh và thông báo; xem kết quả.' },
    classes: { title: 'Lớp học nấu ăn', text: 'Mở lớp, đổi lịch, xem ai đã giữ chỗ.' },
    staff: { title: 'Cán bộ y tế', text: 'Duyệt tài khoản cán bộ y tế đang chờ.' },
    site: {
      title: 'Bài ghim, biểu ngữ, điều hướng',
      text: 'Ghim bài bên công cụ, đặt biểu ngữ, sửa đầu trang, chân trang và điều hướng.',
    },
    content: { title: 'Nội dung', text: 'Xem bài sắp đăng, bài cần xem lại và kiểm tra liên kết.' },
    search: {
      title: 'Tìm mà không thấy',
      text: 'Những câu người đọc tìm mà trang chưa trả lời được; chấm xem câu nào nên ra bài nào.',
    },
    releases: { title: 'Bản phát hành', text: 'Phần nào của trang đang chạy bản nào, đổi khi nào.' },
    messages: { title: 'Tin nhắn liên hệ', text: 'Đọc và trả lời tin nhắn gửi cho chương trình.' },
  },
}
