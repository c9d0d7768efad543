/** Words of the bank’s filters. */
export const filtersTexts = {
  title: (count: number) => (count === 0 ? 'Lọc món' : `Lọc món (đang lọc theo ${count} điều kiện)`),
  any: 'Tất cả',
  region: 'Vùng miền',
  regions: { bac: 'Miền Bắc', trung: 'Miền Trung', nam: 'Miền Nam' },
  minutes: 'Thời gian nấu',
  upTo: (minutes: number) => `Không quá ${minutes} phút`,
  season: 'Rau quả đúng mùa',
  seasons: { xuan: 'Mùa xuân', he: 'Mùa hè', thu: 'Mùa thu', dong: 'Mùa đông' },
  vegetarian: 'Món chay',
  without: 'Không có chất dễ gây dị ứng',
} as const
