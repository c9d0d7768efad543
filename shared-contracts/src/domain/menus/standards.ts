import { byMeal, ofDay, type Standard } from './standard'

/** Ids that SPEC.md §9 names. */
export const standardIds = { energy: 1, protein: 11, lipid: 18, glucid: 25, calcium: 57 } as const

/**
 * The 57 standards of SPEC.md §3, from energy to calcium. The ids of energy, protein, lipid, glucid, the energy shares
 * (3–8) and the table groups are SPEC.md's; the places between are filled in the order that it lists.
 */
export const standards: readonly Standard[] = [
  ofDay(1, 'energy_kcal', 'Năng lượng', 'kcal'),
  { ...ofDay(2, 'share_main_meals', 'Năng lượng từ các bữa chính', '%'), mealCodes: [1, 2, 4] },
  ...byMeal(3, 'share', 'Năng lượng', '%'),

  ofDay(9, 'protein_pct', 'Năng lượng từ protein', '%'),
  ofDay(10, 'fat_pct', 'Năng lượng từ lipid', '%'),
  ofDay(11, 'protein_g', 'Protein', 'g'),
  ofDay(12, 'carb_pct', 'Năng lượng từ glucid', '%'),
  ofDay(13, 'animal_protein_pct', 'Protein động vật trên tổng protein', '%'),
  { ...ofDay(14, 'protein_g_breakfast', 'Protein bữa sáng', 'g'), mealCodes: [1] },
  { ...ofDay(15, 'protein_g_lunch', 'Protein bữa trưa', 'g'), mealCodes: [2] },
  { ...ofDay(16, 'protein_g_dinner', 'Protein bữa tối', 'g'), mealCodes: [4] },
  { ...ofDay(17, 'protein_g_snacks', 'Protein các bữa phụ', 'g'), mealCodes: [5, 6, 7] },

  ofDay(18, 'fat_g', 'Lipid', 'g'),
  ...byMeal(19, 'fat_g', 'Lipid', 'g'),
  ofDay(25, 'carb_g', 'Glucid', 'g'),
  ...byMeal(26, 'carb_g', 'Glucid', 'g'),
  ofDay(32, 'amount_g', 'Khối lượng thức ăn', 'g'),
  ...byMeal(33, 'amount_g', 'Khối lượng thức ăn', 'g'),
  ofDay(39, 'veg_g', 'Rau', 'g'),
  ...byMeal(40, 'veg_g', 'Rau', 'g'),
  ofDay(46, 'fruit_g', 'Quả chín', 'g'),
  ...byMeal(47, 'fruit_g', 'Quả chín', 'g'),

  ofDay(53, 'salt_g', 'Muối', 'g'),
  { ...ofDay(54, 'main_meal_salt_g', 'Muối mỗi bữa chính', 'g'), mealCodes: [1, 2, 4] },
  ofDay(55, 'milk_units', 'Sữa và chế phẩm', 'đơn vị'),
  ofDay(56, 'milk_ml', 'Sữa', 'ml'),
  ofDay(57, 'ca_mg', 'Canxi', 'mg'),
]

/** What is computed and shown beyond the 57, with ids of our own. */
export const extraStandards: readonly Standard[] = [
  ofDay(101, 'p_mg', 'Phospho', 'mg'),
  ofDay(102, 'mg_mg', 'Magiê', 'mg'),
  ofDay(103, 'fe_mg', 'Sắt', 'mg'),
  ofDay(104, 'zn_mg', 'Kẽm', 'mg'),
  ofDay(105, 'k_mg', 'Kali', 'mg'),
  ofDay(106, 'iodine_ug', 'I-ốt', 'µg'),
  ofDay(107, 'se_ug', 'Selen', 'µg'),
  ofDay(108, 'cu_mg', 'Đồng', 'mg'),
  ofDay(109, 'vit_a_rae_ug', 'Vitamin A', 'µg RAE'),
  ofDay(110, 'vit_d_ug', 'Vitamin D', 'µg'),
  ofDay(111, 'vit_e_mg', 'Vitamin E', 'mg'),
  ofDay(112, 'vit_k_ug', 'Vitamin K', 'µg'),
  ofDay(113, 'vit_c_mg', 'Vitamin C', 'mg'),
  ofDay(114, 'b1_mg', 'Vitamin B1', 'mg'),
  ofDay(115, 'b2_mg', 'Vitamin B2', 'mg'),
  ofDay(116, 'pp_mg', 'Vitamin PP', 'mg'),
  ofDay(117, 'b5_mg', 'Vitamin B5', 'mg'),
  ofDay(118, 'b6_mg', 'Vitamin B6', 'mg'),
  ofDay(119, 'folate_ug', 'Folate', 'µg'),
  ofDay(120, 'b12_ug', 'Vitamin B12', 'µg'),
  ofDay(121, 'choline_mg', 'Choline', 'mg'),
  ofDay(122, 'fibre_g', 'Chất xơ', 'g'),
  ofDay(123, 'sugar_added_g', 'Đường thêm vào', 'g'),
  ofDay(124, 'na_mg', 'Natri', 'mg'),
  ofDay(125, 'water_ml', 'Nước', 'ml'),
  ofDay(126, 'n_foods', 'Số loại thực phẩm', ''),
  ofDay(127, 'n_groups', 'Số nhóm thực phẩm', ''),
  ofDay(128, 'oil_g', 'Dầu, mỡ', 'g'),
]

/** One of the 57 or of the extra ones; undefined for an id that names none. */
export function findStandard(id: number): Standard | undefined {
  return standards.find((standard) => standard.id === id) ?? extraStandards.find((standard) => standard.id === id)
}
