/** The words of the tables of needs. */
export const needsTablesTexts = {
  title: 'Bảng nhu cầu dinh dưỡng khuyến nghị',
  intro:
    'Năng lượng và các chất mỗi ngày của mười nhóm: mức khuyến nghị, mức tối đa an toàn và nguồn của từng dòng. In ra hoặc tải về làm bảng tính.',
  description:
    'Bảng nhu cầu dinh dưỡng khuyến nghị cho phụ nữ mang thai, cho con bú và trẻ 6–60 tháng, có mức tối đa an toàn và nguồn từng dòng.',
  whom: 'Nhóm',
  activity: 'Mức vận động của mẹ',
  activities: { light: 'Nhẹ', moderate: 'Vừa', heavy: 'Nặng' },
  loading: 'Đang tải bảng nhu cầu',
  of: (whom: string) => `Nhu cầu mỗi ngày: ${whom}`,
  atActivity: (activity: string) => `vận động ${activity.toLowerCase()}`,
  columns: {
    standard: 'Chỉ tiêu',
    recommended: 'Khuyến nghị',
    upper: 'Tối đa an toàn',
    source: 'Nguồn',
    whom: 'Nhóm',
    group: 'Phần',
    unit: 'Đơn vị',
    from: 'Khuyến nghị từ',
    to: 'Khuyến nghị đến',
  },
  none: '–',
  ofAdded: 'phần bổ sung',
  weekMean: 'trung bình cả tuần',
  note: 'Số liệu dành cho người khỏe mạnh, khi mang thai thì mang một thai. “Phần bổ sung”: chỉ tính viên uống và thực phẩm tăng cường. Khoảng năng lượng đi từ nhóm cần ít hơn đến nhóm cần nhiều hơn. Trẻ dưới 6 tháng chỉ bú mẹ nên không có bảng.',
  print: 'In, lưu PDF',
  csv: 'Tải bảng này (CSV)',
  csvAll: 'Tải cả mười nhóm (CSV)',
  csvFailed: 'Chưa lấy đủ số liệu của mười nhóm. Bạn kiểm tra mạng rồi bấm lại nhé.',
  sheet: {
    heading: 'In bảng nhu cầu',
    one: 'Nhóm đang xem',
    all: 'Cả mười nhóm',
    foot: 'Dinh dưỡng mẹ và bé. Tổng hợp từ các nguồn ghi ở từng dòng; để tham khảo khi tư vấn.',
  },
} as const
