// Generated from content/nutrition by "npm run content -- generate": change need-reasons.csv or sources.csv instead.

/** Why a need's band isn't simply its recommendation, or can't be judged; by the code that needs carry. */
export const needReasons: Readonly<Record<string, string>> = {
  cookingLoss: 'Thực đơn nhắm cao hơn mức khuyến nghị 30%, vì một phần vitamin C mất đi khi nấu.',
  closeToNeed: 'Mức khuyến nghị đã có phần dự phòng; khoảng của thực đơn bắt đầu từ 80–90% mức ấy và còn chờ chuyên gia xác nhận.',
  proteinOfInfants: 'Sữa mẹ cùng 200–300 kcal thức ăn không cho được nhiều hơn; khoảng của thực đơn bắt đầu từ 11 g, mức khuyến nghị của IOM cho tuổi này.',
  proteinShareOfInfants: 'Sữa mẹ chỉ có khoảng 10% năng lượng từ đạm, nên khoảng của thực đơn bắt đầu từ 9%.',
  ironTablets: 'Thực phẩm bù được khoảng ba phần tư nhu cầu sắt khi mang thai. Phần còn lại đến từ viên sắt mẹ uống theo hướng dẫn của cơ sở y tế.',
  ironOfInfants: 'Sữa mẹ và những bát bột, cháo có thịt, trứng, rau xanh cho được chừng một nửa đến hai phần ba nhu cầu sắt của bé 6–11 tháng. Bạn hỏi cơ sở y tế xem bé có cần bổ sung sắt không.',
  folateTablets: 'Thực phẩm cho khoảng 60% nhu cầu folate khi mang thai. Phần còn lại đến từ viên acid folic mẹ uống theo hướng dẫn của cơ sở y tế.',
  folateOfFood: 'Thực đơn thường ngày cho khoảng 60% mức folate khi cho con bú. Mẹ ăn thêm rau lá xanh đậm và các loại đậu, và hỏi cơ sở y tế có cần uống bổ sung không.',
  noIodineFigures: 'Bảng thành phần thực phẩm chưa có số liệu i-ốt nên không tính được. Khi nêm, nhà mình dùng muối i-ốt, vẫn trong giới hạn muối.',
  iodineOfInfants: 'Bảng thành phần thực phẩm chưa có số liệu i-ốt nên không tính được. Món của bé dưới 1 tuổi không nêm muối; mẹ dùng muối i-ốt thì sữa mẹ có i-ốt.',
  sunlight: 'Thực phẩm khó cho đủ vitamin D. Cơ thể tạo vitamin D nhờ ánh nắng; hỏi cơ sở y tế xem có cần bổ sung không.',
  crudeFibre: 'Bảng thành phần 2007 đo xơ thô, nên số tính được thấp hơn lượng chất xơ thật có trong món.',
  drinks: 'Chỉ tính nước có sẵn trong món ăn; nước uống trong ngày không tính ở đây.',
  breastMilk: 'Riêng sữa mẹ đã có gần chừng này retinol, là lượng tự nhiên không gây hại. Món gan thì có giới hạn riêng về số lần ăn.',
  asSalt: 'Natri và muối chung một giới hạn: xem dòng Muối.',
  asShare: 'Lượng gam đổi theo năng lượng cả ngày: xem dòng tỷ lệ năng lượng từ glucid.',
  niacinFromProtein: 'Mức khuyến nghị tính cả phần niacin cơ thể tự tạo từ đạm. Bảng thành phần chỉ có phần sẵn trong thức ăn, nên số tính được thấp hơn lượng thật.',
  meanOfDays: 'Giới hạn này là của trung bình nhiều ngày. Một ngày mặn hơn thì các ngày khác ăn nhạt lại.',
  asRest: 'Glucid là phần năng lượng còn lại sau chất đạm và chất béo: xem hai dòng ấy.',
  adequateIntake: 'Đây là mức ăn được xem là đủ (AI), không phải nhu cầu đo được: ăn ít hơn chưa có nghĩa là thiếu.',
}

/** What needs and safe upper levels come from, by the code that needs carry. */
export const needSources: Readonly<
  Record<string, { readonly title: string; readonly publisher: string; readonly year: string; readonly url: string | null }>
> = {
  'NIN2016': { title: 'Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam', publisher: 'Viện Dinh dưỡng, Bộ Y tế', year: '2016', url: null },
  'NIN2016-MCH': { title: 'Tài liệu dinh dưỡng bà mẹ và trẻ em theo Nhu cầu khuyến nghị 2016', publisher: 'Viện Dinh dưỡng', year: '2016', url: null },
  'QD776': { title: 'Quyết định 776/QĐ-BYT: hướng dẫn dinh dưỡng cho phụ nữ có thai và bà mẹ cho con bú', publisher: 'Bộ Y tế', year: '2017', url: 'https://thuvienphapluat.vn/van-ban/The-thao-Y-te/Quyet-dinh-776-QD-BYT-2017-Tai-lieu-huong-dan-quoc-gia-ve-dinh-duong-cho-Phu-nu-co-thai-465012.aspx' },
  'EFSA2010': { title: 'Dietary reference values for water', publisher: 'European Food Safety Authority', year: '2010', url: 'https://doi.org/10.2903/j.efsa.2010.1459' },
  'MEALSHARE': { title: 'Tỷ lệ năng lượng các bữa: Thông tư 17/2009/TT-BGDĐT (sửa đổi 2016, 2020) và quy tắc chia bữa người lớn', publisher: 'Bộ Giáo dục và Đào tạo', year: '2020', url: null },
  'BAND': { title: 'Khoảng làm việc của bộ dựng thực đơn, suy từ các nguồn trên; cần chuyên gia dinh dưỡng xác nhận', publisher: 'Chương trình', year: '2026', url: null },
  'IOM2001': { title: 'Dietary Reference Intakes for Vitamin A, Vitamin K, Arsenic, Boron, Chromium, Copper, Iodine, Iron, Manganese, Molybdenum, Nickel, Silicon, Vanadium, and Zinc', publisher: 'Institute of Medicine (Hoa Kỳ)', year: '2001', url: 'https://doi.org/10.17226/10026' },
  'IOM1997': { title: 'Dietary Reference Intakes for Calcium, Phosphorus, Magnesium, Vitamin D, and Fluoride', publisher: 'Institute of Medicine (Hoa Kỳ)', year: '1997', url: 'https://doi.org/10.17226/5776' },
  'IOM1998': { title: 'Dietary Reference Intakes for Thiamin, Riboflavin, Niacin, Vitamin B6, Folate, Vitamin B12, Pantothenic Acid, Biotin, and Choline', publisher: 'Institute of Medicine (Hoa Kỳ)', year: '1998', url: 'https://doi.org/10.17226/6015' },
  'IOM2000': { title: 'Dietary Reference Intakes for Vitamin C, Vitamin E, Selenium, and Carotenoids', publisher: 'Institute of Medicine (Hoa Kỳ)', year: '2000', url: 'https://doi.org/10.17226/9810' },
}
