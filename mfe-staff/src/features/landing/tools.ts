import { paths } from 'shared-contracts/paths'

/** A card of the landing page. */
export interface StaffTool {
  readonly path: string
  readonly illustration: string
  readonly title: string
  /** One sentence: what it gives. */
  readonly about: string
}

/** Tools for medical staff alone, in the order of a working day. */
export const staffTools: readonly StaffTool[] = [
  {
    path: paths.batchAssessment,
    illustration: 'khoa-hoc',
    title: 'Đánh giá tăng trưởng hàng loạt',
    about:
      'Mở bảng số đo ngay trên máy, nhận z-score từng trẻ và tỷ lệ suy dinh dưỡng theo nhóm tuổi; dữ liệu không rời máy.',
  },
  {
    path: paths.growthSheet,
    illustration: 'can-do',
    title: 'Phiếu tăng trưởng của một trẻ',
    about: 'Nhập các lần đo của một trẻ và in phiếu A4 có biểu đồ cùng nhận định.',
  },
  {
    path: paths.gainSheet,
    illustration: 'me-bau',
    title: 'Phiếu tăng cân khi mang thai',
    about: 'Nhập cân nặng qua các lần khám và in phiếu có khoảng tăng cân nên đạt theo BMI và số thai.',
  },
  {
    path: paths.handOut,
    illustration: 'tu-van',
    title: 'Tờ hướng dẫn cho người được tư vấn',
    about: 'Chọn món hoặc thực đơn hợp với người đến khám và in thành tờ mang về.',
  },
  {
    path: paths.needsTables,
    illustration: 'vi-chat',
    title: 'Bảng nhu cầu khuyến nghị',
    about: 'Tra mức khuyến nghị và mức tối đa của từng chất theo nhóm, kèm nguồn.',
  },
]

/** The site's calculators for everybody that are of use in a consultation. */
export const openTools: readonly StaffTool[] = [
  {
    path: paths.babyHealth,
    illustration: 'em-be',
    title: 'Đánh giá tăng trưởng của trẻ',
    about: 'Nhập cân nặng, chiều cao, xem z-score và biểu đồ theo chuẩn tăng trưởng của WHO cho trẻ dưới 5 tuổi.',
  },
  {
    path: paths.nutritionNeeds,
    illustration: 'com',
    title: 'Nhu cầu dinh dưỡng khuyến nghị',
    about: 'Tra năng lượng, các chất và đơn vị ăn trong ngày theo tuổi của trẻ, tuần thai hoặc thời kỳ cho con bú.',
  },
]
