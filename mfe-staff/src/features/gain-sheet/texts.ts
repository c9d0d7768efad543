/** The words of the pregnancy gain sheet. */
export const gainSheetTexts = {
  title: 'Phiếu tăng cân thai kỳ',
  intro:
    'Nhập chiều cao, cân nặng trước mang thai và các lần cân, nhận một trang A4 có biểu đồ mức tăng theo tuần thai, bảng số liệu và đánh giá.',
  description:
    'Phiếu tăng cân thai kỳ một trang A4 cho cán bộ y tế: khoảng tăng cân nên có theo BMI trước mang thai, các lần cân và đánh giá.',
  mother: 'Người mẹ',
  name: 'Mã hoặc tên',
  height: 'Chiều cao',
  weightBefore: 'Cân nặng trước khi mang thai',
  fetusCount: 'Số thai',
  fetusCounts: { 1: 'Một thai', 2: 'Hai thai', 3: 'Ba thai trở lên' },
  row: (number: number) => `Lần cân ${number}`,
  checkDate: 'Ngày cân',
  weeks: 'Tuần thai (số tuần đã đủ)',
  days: 'Số ngày lẻ',
  weight: 'Cân nặng',
  add: 'Thêm lần cân',
  remove: (number: number) => `Bỏ lần cân ${number}`,
  full: (most: number) => `Một phiếu có tối đa ${most} lần cân.`,
  sameAge: 'Đã có một lần cân ở tuổi thai này. Bạn kiểm tra lại nhé.',
  weekRange: 'Tuổi thai từ 1 đến 40 tuần. Quá 40 tuần: chuyển nơi theo dõi thai.',
  bmi: (bmi: string, status: string) => `BMI trước khi mang thai ${bmi} kg/m² (${status})`,
  bmiStatus: { Thin: 'gầy', Normal: 'bình thường', Overweight: 'thừa cân' },
  notJudged: 'Chưa đánh giá',
  sheet: {
    part: 'Phiếu tăng cân',
    title: 'Phiếu theo dõi tăng cân thai kỳ',
    unnamed: 'Không ghi tên',
    measures: (height: string, weight: string) => `cao ${height} cm, nặng ${weight} kg trước khi mang thai`,
    total: (min: string, max: string, pregnancy: string) =>
      `cả thai kỳ nên tăng ${min}–${max} kg (khoảng cho ${pregnancy})`,
    thin: (pregnancy: string) => `${pregnancy} khi BMI dưới 18,5`,
    noTotal: (pregnancy: string) => `${pregnancy}: chưa có khoảng tăng cân chung, bác sĩ đặt mức riêng`,
    /** Beside a chart without a band. */
    legendWithoutRange: 'Chấm tròn: một lần cân.',
    legend:
      'Dải nhạt giữa hai đường: khoảng nên có. Nét đứt dài: mức cao, nét đứt ngắn: mức thấp. Chấm tròn: một lần cân.',
    chart: 'Biểu đồ mức tăng cân theo tuần thai',
    columns: {
      day: 'Ngày',
      age: 'Tuổi thai',
      weight: 'Cân nặng (kg)',
      gain: 'Đã tăng (kg)',
      expected: 'Nên tăng (kg)',
      verdict: 'Đánh giá',
    },
    range: (min: string, max: string) => (min.startsWith('−') ? `${min} đến ${max}` : `${min}–${max}`),
    foot: (source: string, pregnancy: string) =>
      `Theo ${source}. Khoảng tăng cân dành cho ${pregnancy}. Để tham khảo khi khám, không thay cho khám thai.`,
    footWithoutRange: (pregnancy: string) =>
      `Chưa có khoảng tăng cân chung cho ${pregnancy}. Để tham khảo khi khám, không thay cho khám thai.`,
  },
} as const
