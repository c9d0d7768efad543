/** What a word of results and tables means, in a sentence or two, and who says so. */
export interface GlossaryEntry {
  /** As it is called where it is explained by itself. */
  readonly title: string
  readonly meaning: string
  readonly source: string
}

const WHO = 'WHO, Child Growth Standards, 2006'
const NEEDS = 'Viện Dinh dưỡng, Bộ Y tế, Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam, 2016'

/** The one place where these words are explained. */
export const glossary = {
  zScore: {
    title: 'z-score',
    meaning:
      'Số đo của bé cách trung vị của các bé khỏe mạnh cùng tuổi, cùng giới bao nhiêu SD. 0 là đúng bằng trung vị; từ −2 đến +2 là khoảng của phần lớn các bé.',
    source: WHO,
  },
  percentile: {
    title: 'bách phân vị',
    meaning:
      'Trong 100 bé khỏe mạnh cùng tuổi, cùng giới có bao nhiêu bé có số đo thấp hơn. Bách phân vị 30: khoảng 30 bé thấp hơn hoặc nhẹ hơn.',
    source: WHO,
  },
  sd: {
    title: 'SD',
    meaning:
      'Độ lệch chuẩn: thước đo khoảng cách đến trung vị. Các đường trên biểu đồ tăng trưởng cách nhau một SD, từ −3 SD đến +3 SD.',
    source: WHO,
  },
  median: {
    title: 'trung vị',
    meaning: 'Giá trị đứng giữa: một nửa số bé khỏe mạnh cùng tuổi, cùng giới ở dưới, một nửa ở trên.',
    source: WHO,
  },
  bmi: {
    title: 'BMI',
    meaning:
      'Cân nặng (kg) chia cho bình phương của chiều cao (m). Bé dưới 5 tuổi được so với các bé cùng tuổi, cùng giới; người lớn dưới 18,5 là gầy, từ 25 là thừa cân.',
    source: `${WHO}; Bộ Y tế, Quyết định 776/QĐ-BYT, 2017`,
  },
  stunted: {
    title: 'thấp còi',
    meaning: 'Suy dinh dưỡng thể thấp còi: chiều dài hoặc chiều cao theo tuổi dưới −2 SD; dưới −3 SD là mức độ nặng.',
    source: WHO,
  },
  wasted: {
    title: 'gầy còm',
    meaning:
      'Suy dinh dưỡng thể gầy còm: cân nặng theo chiều dài hoặc chiều cao dưới −2 SD; dưới −3 SD là mức độ nặng.',
    source: WHO,
  },
  underweight: {
    title: 'nhẹ cân',
    meaning: 'Suy dinh dưỡng thể nhẹ cân: cân nặng theo tuổi dưới −2 SD; dưới −3 SD là mức độ nặng.',
    source: WHO,
  },
  correctedAge: {
    title: 'tuổi hiệu chỉnh',
    meaning: 'Tuổi của bé sinh non, tính từ ngày dự sinh thay cho ngày sinh; dùng đến 24 tháng.',
    source: WHO,
  },
  expectedGain: {
    title: 'mức tăng nên có',
    meaning:
      'Khoảng cân nặng tăng thêm từ trước khi mang thai đến tuần thai này, theo BMI trước khi mang thai và số bé mẹ mang.',
    source: 'Thai đơn: Bộ Y tế, Quyết định 776/QĐ-BYT, 2017; thai đôi: Institute of Medicine, 2009',
  },
  recommended: {
    title: 'khuyến nghị',
    meaning: 'Lượng mỗi ngày đủ cho hầu hết người khỏe mạnh cùng tuổi, cùng tình trạng.',
    source: NEEDS,
  },
  upperLevel: {
    title: 'tối đa an toàn',
    meaning: 'Lượng cao nhất mỗi ngày mà dùng lâu dài hầu như không hại ai. Đây không phải mức nên ăn.',
    source: `${NEEDS}; Institute of Medicine`,
  },
  menuRange: {
    title: 'khoảng của thực đơn',
    meaning: 'Khoảng mà chương trình giữ khi dựng thực đơn, suy từ mức khuyến nghị; không phải mức khuyến nghị.',
    source: 'Chương trình đề ra',
  },
  confidence: {
    title: 'KTC 95%',
    meaning: 'Khoảng tin cậy: tỷ lệ thật của quần thể nằm trong khoảng này với độ tin cậy 95%.',
    source: 'WHO và UNICEF, 2019',
  },
} as const satisfies Record<string, GlossaryEntry>

export type GlossaryTerm = keyof typeof glossary
