/** Words of a mother's weight book. */
export const motherTexts = {
  title: 'Theo dõi sức khỏe của mẹ',
  intro: 'Theo dõi cân nặng qua từng tuần thai và sau sinh, để mẹ tăng cân vừa đủ cho mẹ khỏe, con khỏe.',
  description:
    'Theo dõi cân nặng mẹ bầu theo tuần thai: mức tăng cân nên có theo BMI trước mang thai, biểu đồ và lời khuyên cho mẹ bầu, mẹ cho con bú.',
  whose: 'Theo dõi cho ai',
  own: 'Sổ của tôi',
  otherMother: 'Mẹ khác (không lưu)',
  enter: 'Ghi cân nặng mới',
  edit: 'Sửa lần cân',
  saved: 'Đã lưu lần cân',
  loginTitle: 'Đăng nhập để xem kết quả và lưu sổ cân nặng',
  other: {
    title: 'Xem mức tăng cân',
    intro: 'Nhập chiều cao và cân nặng để biết mức tăng so với khoảng nên có. Số liệu nhập ở đây không được lưu lại.',
    result: 'Kết quả',
  },
  form: {
    stage: 'Mẹ đang',
    pregnant: 'Mang thai',
    afterBirth: 'Sau sinh, cho con bú',
    checkDate: 'Ngày cân',
    fetusCount: 'Mẹ mang thai',
    fetusCounts: { 1: 'Một bé', 2: 'Hai bé', 3: 'Ba bé trở lên' },
    weeks: 'Tuần thai (số tuần đã đủ)',
    days: 'Số ngày lẻ',
    weeksAfterBirth: 'Số tuần sau sinh',
    height: 'Chiều cao của mẹ',
    weightBefore: 'Cân nặng trước khi mang thai',
    weight: 'Cân nặng hiện tại',
  },
  result: {
    bmiBefore: 'trước khi mang thai:',
    bmiNow: 'hiện nay:',
    bmi: { Thin: 'gầy', Normal: 'bình thường', Overweight: 'thừa cân' },
    gained: 'Từ trước khi mang thai mẹ đã tăng',
    lost: 'Từ trước khi mang thai mẹ đã giảm',
    expectedHere: 'Ở tuần này',
    expected: 'mức tăng nên có',
    is: (range: string, pregnancy: string) => `là ${range} kg (khoảng cho ${pregnancy})`,
    range: (min: string, max: string) => (min.startsWith('−') ? `từ ${min} đến ${max}` : `${min}–${max}`),
    note: 'Kết quả chỉ để tham khảo, không thay cho khám thai.',
    noteOfTwins:
      'Khoảng cho thai đôi là mức tạm thời của Viện Y học Hoa Kỳ (IOM 2009). Mốc tăng trên 3 kg một tháng là của thai đơn nên trang không dùng ở đây.',
  },
  afterBirth: {
    above: (kilograms: string, sign: number) =>
      sign === 0
        ? 'Mẹ đã trở lại cân nặng trước khi mang thai.'
        : `Mẹ ${sign > 0 ? 'còn nặng hơn' : 'nhẹ hơn'} trước khi mang thai ${kilograms} kg.`,
    change: (kilograms: string, sign: number) =>
      sign === 0
        ? 'Cân nặng giữ nguyên từ lần trước.'
        : `Từ lần trước cân nặng ${sign > 0 ? 'tăng' : 'giảm'} khoảng ${kilograms} kg mỗi tháng.`,
    goOn: 'Trở lại cân nặng cũ từ từ trong 6–12 tháng là tốt; đang cho con bú thì ăn đủ, không ăn kiêng.',
  },
  chart: {
    title: 'Biểu đồ tăng cân khi mang thai',
    intro: 'Mỗi điểm là một lần cân. Dải ở giữa là khoảng nên có theo BMI trước khi mang thai và số bé.',
    trimesters: ['Ba tháng đầu', 'Ba tháng giữa', 'Ba tháng cuối'],
    whole: 'Cả thai kỳ',
  },
  expected: {
    title: 'Cả thai kỳ nên tăng bao nhiêu?',
    single: 'Mang một bé',
    twins: 'Mang hai bé',
    belowTwins: (bmi: string) => [`Dưới ${bmi}`, 'chưa có khoảng chung, bác sĩ đặt mức riêng'] as const,
    fromTo: (from: string, below: string) => `Từ ${from} đến dưới ${below}`,
    from: (from: string) => `Từ ${from}`,
    byWeek37: (min: string, max: string) => `${min}–${max} kg đến tuần 37`,
    more: 'Mang từ ba bé trở lên: chưa có khoảng chung, mẹ hỏi bác sĩ theo dõi thai xem nên tăng bao nhiêu.',
    bmi: 'BMI trước khi mang thai',
    gain: 'Mức tăng nên có',
    rows: [
      ['Dưới 18,5 (gầy)', '25% cân nặng trước khi mang thai'],
      [
        'Từ 18,5 đến dưới 25 (bình thường)',
        '10–12 kg: 1 kg trong ba tháng đầu, 4–5 kg ba tháng giữa, 5–6 kg ba tháng cuối',
      ],
      ['Từ 25 (thừa cân)', '15% cân nặng trước khi mang thai'],
    ],
  },
  history: {
    title: 'Các lần cân',
    table: 'Bảng các lần cân',
    day: 'Ngày',
    stage: 'Giai đoạn',
    weight: 'Cân nặng (kg)',
    gain: 'Tăng (kg)',
    expected: 'Nên tăng (kg)',
    verdict: 'Đánh giá',
    actions: 'Sửa, xóa',
    afterBirth: (weeks: number) => `${weeks} tuần sau sinh`,
    editOf: (day: string) => `Sửa lần cân ${day}`,
    deleteOf: (day: string) => `Xóa lần cân ${day}`,
    resetQuestion: 'Xóa toàn bộ các lần cân của mẹ?',
  },
} as const
