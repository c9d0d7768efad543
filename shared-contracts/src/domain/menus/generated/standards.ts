// Generated from content/nutrition by "npm run content -- generate": change standards.csv or standard-groups.csv instead.

/** Id, title, unit, group; the meals that count, where it is not the whole day. "each": one standard for each meal. */
export const standardRows = [
  [1, 'Năng lượng', 'kcal', 'I'],
  [2, 'Năng lượng từ các bữa chính', '%', 'I', [1, 2, 4]],
  [3, 'Năng lượng bữa sáng', '%', 'I', [1]],
  [4, 'Năng lượng bữa trưa', '%', 'I', [2]],
  [5, 'Năng lượng bữa tối', '%', 'I', [4]],
  [6, 'Năng lượng bữa phụ sáng', '%', 'I', [5]],
  [7, 'Năng lượng bữa phụ chiều', '%', 'I', [6]],
  [8, 'Năng lượng bữa phụ tối', '%', 'V', [7]],
  [9, 'Năng lượng từ protein', '%', 'II'],
  [10, 'Năng lượng từ lipid', '%', 'II'],
  [11, 'Protein', 'g', 'II'],
  [12, 'Năng lượng từ glucid', '%', 'II'],
  [13, 'Protein động vật trên tổng protein', '%', 'II'],
  [14, 'Protein bữa sáng', 'g', 'V', [1]],
  [15, 'Protein bữa trưa', 'g', 'V', [2]],
  [16, 'Protein bữa tối', 'g', 'V', [4]],
  [17, 'Protein các bữa phụ', 'g', 'V', [5, 6, 7]],
  [18, 'Lipid', 'g', 'IV'],
  [19, 'Lipid', 'g', 'V', 'each'],
  [25, 'Glucid', 'g', 'IV'],
  [26, 'Glucid', 'g', 'V', 'each'],
  [32, 'Khối lượng thức ăn', 'g', 'IV'],
  [33, 'Khối lượng thức ăn', 'g', 'V', 'each'],
  [39, 'Rau', 'g', 'IV'],
  [40, 'Rau', 'g', 'V', 'each'],
  [46, 'Quả chín', 'g', 'IV'],
  [47, 'Quả chín', 'g', 'V', 'each'],
  [53, 'Muối', 'g', 'IV'],
  [54, 'Muối mỗi bữa chính', 'g', 'V', [1, 2, 4]],
  [55, 'Sữa và chế phẩm', 'đơn vị', 'IV'],
  [56, 'Sữa', 'ml', 'IV'],
  [57, 'Canxi', 'mg', 'III'],
  [101, 'Phospho', 'mg', 'VI'],
  [102, 'Magiê', 'mg', 'VI'],
  [103, 'Sắt', 'mg', 'VI'],
  [104, 'Kẽm', 'mg', 'VI'],
  [105, 'Kali', 'mg', 'VI'],
  [106, 'I-ốt', 'µg', 'VI'],
  [107, 'Selen', 'µg', 'VI'],
  [108, 'Đồng', 'mg', 'VI'],
  [109, 'Vitamin A', 'µg RAE', 'VI'],
  [110, 'Vitamin D', 'µg', 'VI'],
  [111, 'Vitamin E', 'mg', 'VI'],
  [112, 'Vitamin K', 'µg', 'VI'],
  [113, 'Vitamin C', 'mg', 'VI'],
  [114, 'Vitamin B1', 'mg', 'VI'],
  [115, 'Vitamin B2', 'mg', 'VI'],
  [116, 'Vitamin PP', 'mg', 'VI'],
  [117, 'Vitamin B5', 'mg', 'VI'],
  [118, 'Vitamin B6', 'mg', 'VI'],
  [119, 'Folate', 'µg', 'VI'],
  [120, 'Vitamin B12', 'µg', 'VI'],
  [121, 'Choline', 'mg', 'VI'],
  [122, 'Chất xơ', 'g', 'VI'],
  [123, 'Đường thêm vào', 'g', 'VI'],
  [124, 'Natri', 'mg', 'VI'],
  [125, 'Nước', 'ml', 'VI'],
  [126, 'Số loại thực phẩm', '', 'VI'],
  [127, 'Số nhóm thực phẩm', '', 'VI'],
  [128, 'Dầu, mỡ', 'g', 'VI'],
  [129, 'Vitamin A dạng retinol', 'µg', 'VI'],
] as const

/** The groups of the nutrition table. */
export const tableGroups = [{ code: 'I', title: 'Phân bổ năng lượng' }, { code: 'II', title: 'Tỷ lệ P:L:G' }, { code: 'III', title: 'Chất khoáng' }] as const

/** The groups of the standards beyond it. */
export const furtherGroups = [{ code: 'IV', title: 'Lượng ăn trong ngày' }, { code: 'V', title: 'Lượng ăn theo bữa' }, { code: 'VI', title: 'Vitamin, chất khoáng và các chỉ tiêu khác' }] as const

/** Ids of standards that measure one thing, of the day and of its meals; one that stands alone is left out. */
export const standardFamilies = [[2, 3, 4, 5, 6, 7, 8], [11, 14, 15, 16, 17], [18, 19, 20, 21, 22, 23, 24], [25, 26, 27, 28, 29, 30, 31], [32, 33, 34, 35, 36, 37, 38], [39, 40, 41, 42, 43, 44, 45], [46, 47, 48, 49, 50, 51, 52]] as const

/** Standards of a whole day that code names by themselves. */
export const standardIds = { energy: 1, protein: 11, lipid: 18, glucid: 25, lipidPercent: 10, glucidPercent: 12, calcium: 57, salt: 53 } as const

/** The standard of the share of energy that each meal gives, in %, by meal code. */
export const energyShareStandardIds = { 1: 3, 2: 4, 4: 5, 5: 6, 6: 7, 7: 8 } as const
