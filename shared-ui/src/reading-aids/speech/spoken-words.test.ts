import { expect, test } from '@jest/globals'
import { spokenWords } from './spoken-words'

test.each([
  ['Mỗi ngày cần 2.100 kcal và 27,4 mg sắt.', 'Mỗi ngày cần 2100 ki-lô-ca-lo và 27,4 mi-li-gam sắt.'],
  ['Tăng 1.250.000 đồng', 'Tăng 1250000 đồng'],
  ['thịt bò 30g, nước 200 ml', 'thịt bò 30 gam, nước 200 mi-li-lít'],
  ['BMI 16,2 kg/m²', 'BMI 16,2 ki-lô-gam trên mét vuông'],
  ['600 µg/ngày', '600 mi-crô-gam mỗi ngày'],
  ['Bé 6–8 tháng', 'Bé 6 đến 8 tháng'],
  ['z-score −2,1', 'z-score âm 2,1'],
  ['từ -3 SD đến +3 SD', 'từ âm 3 độ lệch chuẩn đến cộng 3 độ lệch chuẩn'],
  ['½ bát con', 'một phần hai bát con'],
  ['≤ 5 g muối, < 10% năng lượng', 'không quá 5 gam muối, dưới 10 phần trăm năng lượng'],
  // Letters that are no units
  ['vitamin D, 3 giờ, 2 lát, gan g', 'vitamin D, 3 giờ, 2 lát, gan g'],
  ['Chuẩn bị 10 phút · Nấu 20 phút', 'Chuẩn bị 10 phút, Nấu 20 phút'],
])('“%s” is said “%s”', (written, said) => {
  expect(spokenWords(written)).toBe(said)
})
