/** Words of the page that builds menus. */
export const buildTexts = {
  title: 'Tự tạo thực đơn dinh dưỡng',
  intro: 'Chọn món bạn muốn nấu cho từng bữa và xem cả ngày đã đủ chất chưa.',
} as const
