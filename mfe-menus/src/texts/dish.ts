import { lasting } from './lasting'

/** Words of a dish. */
export const dishTexts = {
  ingredients: (eaters: string) => `Nguyên liệu cho ${eaters}`,
  asInMenu: (portion: string) => `Lượng dưới đây là ${portion} suất thường, như trong thực đơn.`,
  buy: (grams: string) => `mua khoảng ${grams}`,
  weights: (served: string, raw: string) => `Món chín khoảng ${served}, từ ${raw} nguyên liệu sống đã sơ chế.`,
  servedAs: (grams: string, measure: string) => `${grams}, bằng khoảng ${measure}`,
  servedEach: (all: string, each: string) => `${all}, mỗi người khoảng ${each}`,
  notFor: (eaters: string, suited: string) =>
    `Món này không dành cho ${eaters}, nên không có lượng. Món hợp với ${suited}; bạn chọn người ăn khác ở trên nhé.`,
  time: 'Thời gian',
  otherNutrients: 'Các chất khác',
  steps: 'Cách làm',
  noSteps: 'Cách làm của món này đang được viết.',
  photo: (author: string, licence: string) => `Ảnh: ${author}, ${licence}.`,
  photoSource: 'Nơi đăng ảnh',
  cookedFor: (people: number) => `Nồi cho ${people} người lớn`,
  prepare: (minutes: number) => `chuẩn bị ${minutes} phút`,
  cook: (minutes: number) => `nấu ${minutes} phút`,
  tools: (names: string) => `cần ${names}`,
  stepTime: (minutes: number | null, heat: string | null) =>
    [...(minutes === null ? [] : [lasting(minutes)]), ...(heat === null ? [] : [`lửa ${heat}`])].join(', '),
  minutes: (minutes: number) => `khoảng ${minutes} phút`,
  allergens: 'Có chất dễ gây dị ứng',
  mayContain: 'Có thể chứa, không rõ',
  mayContainHint: 'Đồ chế biến sẵn mỗi hãng làm một khác: bạn đọc nhãn trước khi dùng nhé.',
  noAllergens:
    'Nguyên liệu không có chất dễ gây dị ứng thường gặp (gluten, lạc, hạt, vừng, cá, tôm cua, trứng, sữa, đậu nành).',
  nutrition: (eater: string) => `Dinh dưỡng một suất của ${eater}`,
  missing: (count: number) => `chưa có số liệu của ${count} nguyên liệu`,
  noFigure: 'chưa có số liệu',
  suits: 'Hợp với',
  meals: 'Bữa',
  listen: 'Nghe món này',
  locked: 'Đăng nhập để xem nguyên liệu và dinh dưỡng món này',
  lockedHint: 'Món trong thực đơn tuần thì ai cũng xem được; các món khác của ngân hàng mở sau khi đăng nhập.',
  source:
    'Thành phần dinh dưỡng tính từ nguyên liệu sống theo Bảng thành phần thực phẩm Việt Nam 2007 (bổ sung từ USDA SR), chưa trừ hao hụt khi nấu.',
} as const
