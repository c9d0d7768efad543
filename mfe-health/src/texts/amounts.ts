/** Plain names of what tables call by the chemist's, by standard. */
const plain: Readonly<Record<number, string>> = {
  9: 'chất đạm',
  10: 'chất béo',
  11: 'chất đạm',
  12: 'chất bột đường',
  18: 'chất béo',
  25: 'chất bột đường',
  129: 'dạng có sẵn trong thức ăn động vật',
}

/** Words of amounts, wherever the section compares with what is recommended. */
export const amountTexts = {
  legend: {
    point: 'Vạch giữa: mức khuyến nghị',
    zone: 'Ô xanh: khoảng hoặc giới hạn khuyến nghị',
    upper: 'Vạch đỏ: mức tối đa an toàn',
    range: 'Khung nét đứt: khoảng của thực đơn',
    eaten: 'Thanh đặc: lượng đã ăn',
  },
  units: 'Đọc các đơn vị',
  unitList: [
    ['kcal', 'kilocalo, đơn vị đo năng lượng của thức ăn'],
    ['gam (g)', 'một phần nghìn kilôgam'],
    ['miligam (mg)', 'một phần nghìn gam'],
    ['microgam (µg, mcg)', 'một phần nghìn miligam'],
    ['%', 'phần trăm của cả ngày, theo tên của chỉ tiêu'],
  ],
  plain,
} as const
