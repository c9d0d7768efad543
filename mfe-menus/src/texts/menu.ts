/** Words of a menu. */
export const menuTexts = {
  by: (author: string) => `Người lập: ${author}`,
  change: 'Đổi món, đổi nguyên liệu',
  asMade: 'Xem thực đơn gốc',
  changeHint:
    'Mở từng món để đổi món, đổi nguyên liệu hoặc khẩu phần; tổng cả ngày đổi theo ngay. Thực đơn gốc vẫn còn nguyên.',
  energy: 'Năng lượng cả ngày',
  mealsOfDay: (day: string) => `Các bữa ${day.toLowerCase()}`,
  share: 'Năng lượng chia theo bữa',
  back: 'Xem ngân hàng thực đơn',
  weights: (people: number) =>
    people === 1
      ? 'Khối lượng ghi ở từng món là món đã chín, một suất.'
      : `Khối lượng ghi ở từng món là món đã chín, đủ cho ${people} người ăn suất như nhau. Năng lượng và dinh dưỡng vẫn tính cho một người.`,
  forAll: (all: string, each: string) => `${all}, mỗi người ${each}`,
  ofOther: (balanced: string, eater: string) =>
    `Lượng ở đây là suất của ${eater}. Thực đơn được cân đối cho ${balanced}, nên không đem so với nhu cầu của ${eater}.`,
  ownWeek: 'Xem thực đơn riêng',
  notFor: (eaters: string) =>
    `Có món trong thực đơn này không dành cho ${eaters}, nên lượng dưới đây vẫn là suất của thực đơn.`,
  locked: 'Đăng nhập để xem các bữa của thực đơn này',
  lockedHint:
    'Thực đơn tuần mở của mỗi đối tượng thì ai cũng xem được; các thực đơn khác mở sau khi đăng nhập, miễn phí.',
} as const
