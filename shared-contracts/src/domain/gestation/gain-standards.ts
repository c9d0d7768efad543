/** A corner of a band: completed weeks of pregnancy, then the least and the greatest gain by then. */
export type GainCorner = readonly [week: number, min: number, max: number]

export interface GainBand {
  /** BMI before pregnancy, kg/m²: from `fromBmi` up to, not including, `belowBmi`. */
  readonly fromBmi: number
  readonly belowBmi: number
  /** `kg`, or shares of a total gain that is itself a share of the weight before pregnancy. */
  readonly gain: { readonly kind: 'kg' } | { readonly kind: 'share'; readonly ofWeightBefore: number }
  /** Straight lines between them. */
  readonly corners: readonly GainCorner[]
}

/** How many children a mother carries; 3: three or more. */
export const fetusCounts = [1, 2, 3] as const
export type FetusCount = (typeof fetusCounts)[number]

/** What a pregnancy is called by the number of its children, wherever a range says whom it is for. */
export const fetusWords: Readonly<Record<FetusCount, string>> = {
  1: 'thai đơn',
  2: 'thai đôi',
  3: 'thai ba trở lên',
}

/** How much weight a mother is expected to gain, by her BMI before pregnancy. Configuration: another source is another entry. */
export interface GainStandard {
  readonly id: 'qd776' | 'iom2009' | 'iom2009-twins'
  readonly title: string
  readonly fetusCount: FetusCount
  /** Stands on every chart that draws it. */
  readonly source: string
  /** What of the weekly shape is an assumption of ours and not in the source. */
  readonly assumption: string
  readonly bands: readonly GainBand[]
}

/** kg: where a source gives a point, or less, the programme's band is this wide; ±0.5 kg is about what a day's meals and scales differ by. */
export const LEAST_BAND_WIDTH = 1

const WIDTH_WORDS =
  'Nơi nguồn chỉ nêu một điểm hoặc khoảng hẹp hơn 1 kg, khoảng rộng ±0,5 kg quanh điểm đó là của chương trình.'

/** 1 kg in the first three months, 4–5 kg in the middle, 5–6 kg in the last. */
const QD776_NORMAL: readonly GainCorner[] = [
  [0, 0, 0],
  [13, 1, 1],
  [27, 5, 6],
  [40, 10, 12],
]
/** The same shape as shares of its middle total, 11 kg. */
const QD776_SHARES = QD776_NORMAL.map(([week, min, max]): GainCorner => [week, min / 11, max / 11])

const FIRST_THREE_MONTHS: readonly GainCorner[] = [
  [0, 0, 0],
  [13, 0.5, 2],
]

export const gainStandards: Readonly<Record<GainStandard['id'], GainStandard>> = {
  qd776: {
    id: 'qd776',
    title: 'Quyết định 776/QĐ-BYT',
    fetusCount: 1,
    source: 'Bộ Y tế, Quyết định 776/QĐ-BYT: hướng dẫn dinh dưỡng cho phụ nữ có thai và bà mẹ cho con bú',
    assumption: `Với BMI dưới 18,5 hoặc từ 25, quyết định chỉ nêu tổng mức tăng (25% và 15% cân nặng trước mang thai); cách chia theo tuần là giả định của chương trình. ${WIDTH_WORDS}`,
    bands: [
      { fromBmi: 0, belowBmi: 18.5, gain: { kind: 'share', ofWeightBefore: 0.25 }, corners: QD776_SHARES },
      { fromBmi: 18.5, belowBmi: 25, gain: { kind: 'kg' }, corners: QD776_NORMAL },
      {
        fromBmi: 25,
        belowBmi: Number.POSITIVE_INFINITY,
        gain: { kind: 'share', ofWeightBefore: 0.15 },
        corners: QD776_SHARES,
      },
    ],
  },
  iom2009: {
    id: 'iom2009',
    title: 'IOM 2009',
    fetusCount: 1,
    source: 'Institute of Medicine (IOM), Weight Gain During Pregnancy: Reexamining the Guidelines, 2009',
    assumption: `Đường theo tuần nối thẳng từ 0,5–2 kg ở tuần 13 đến tổng mức tăng ở tuần 40. ${WIDTH_WORDS}`,
    bands: [
      kilograms(0, 18.5, [...FIRST_THREE_MONTHS, [40, 12.5, 18]]),
      kilograms(18.5, 25, [...FIRST_THREE_MONTHS, [40, 11.5, 16]]),
      kilograms(25, 30, [...FIRST_THREE_MONTHS, [40, 7, 11.5]]),
      kilograms(30, Number.POSITIVE_INFINITY, [...FIRST_THREE_MONTHS, [40, 5, 9]]),
    ],
  },
  'iom2009-twins': {
    id: 'iom2009-twins',
    title: 'IOM 2009 (tạm thời)',
    fetusCount: 2,
    source:
      'Institute of Medicine (IOM), Weight Gain During Pregnancy: Reexamining the Guidelines, 2009 (thai đôi, tạm thời)',
    assumption: `Nguồn chỉ nêu tổng mức tăng đến tuần 37; đường theo tuần nối thẳng từ 0,5–2 kg ở tuần 13 và giữ nguyên từ tuần 37. Không có khoảng cho BMI dưới 18,5. ${WIDTH_WORDS}`,
    bands: [
      kilograms(18.5, 25, [...FIRST_THREE_MONTHS, [37, 16.8, 24.5], [40, 16.8, 24.5]]),
      kilograms(25, 30, [...FIRST_THREE_MONTHS, [37, 14.1, 22.7], [40, 14.1, 22.7]]),
      kilograms(30, Number.POSITIVE_INFINITY, [...FIRST_THREE_MONTHS, [37, 11.3, 19.1], [40, 11.3, 19.1]]),
    ],
  },
}

/** What the site uses for one child. */
export const DEFAULT_GAIN_STANDARD: GainStandard = gainStandards.qd776

/** What the site uses by the number of children; null: no source gives a range. Decision 776 is about one child alone. */
export function gainStandardFor(fetusCount: FetusCount): GainStandard | null {
  return gainStandardsUsed[fetusCount]
}

const gainStandardsUsed: Readonly<Record<FetusCount, GainStandard | null>> = {
  1: DEFAULT_GAIN_STANDARD,
  2: gainStandards['iom2009-twins'],
  3: null,
}

function kilograms(fromBmi: number, belowBmi: number, corners: readonly GainCorner[]): GainBand {
  return { fromBmi, belowBmi, gain: { kind: 'kg' }, corners }
}
