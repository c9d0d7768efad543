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
  tools: {
    title: 'Công cụ khi tư vấn',
    growth: {
      title: 'Đánh giá tăng trưởng của trẻ',
      about: 'Nhập cân nặng, chiều cao, xem z-score và biểu đồ theo chuẩn tăng trưởng của WHO cho trẻ dưới 5 tuổi.',
    },
    needs: {
      title: 'Nhu cầu dinh dưỡng khuyến nghị',
      about: 'Tra năng lượng, các chất và đơn vị ăn trong ngày theo tuổi của trẻ, tuần thai hoặc thời kỳ cho con bú.',
    },
  },
  access: {
    title: 'Trang này dành cho cán bộ y tế',
    loginHint:
      'Mời bạn đăng nhập bằng tài khoản cán bộ y tế đã được duyệt để đọc tài liệu. Bạn chưa có? Hãy đăng ký với vai trò cán bộ y tế, người quản trị sẽ duyệt.',
    otherTypeHint:
      'Tài khoản bạn đang dùng không phải tài khoản cán bộ y tế. Nếu bạn làm trong ngành y, hãy đăng xuất rồi đăng ký với vai trò cán bộ y tế để được duyệt. Bài viết cho mẹ và bé có trong Sổ tay của mẹ.',
    notebook: 'Đọc Sổ tay của mẹ',
    waiting: 'Tài khoản của bạn đang chờ duyệt',
    waitingHint:
      'Người quản trị đang xem thông tin nơi công tác của bạn. Khi tài khoản được duyệt, bạn đọc được tài liệu ở đây ngay.',
    account: 'Xem tài khoản của tôi',
  },
} as const
