import type { GrowthClass, MeasureTypeName } from '../classifications'
import type { NoScoreReason } from '../no-score-reasons'

/** What a class is called, for a parent. Calm, never a diagnosis; what helps depends on age and on everything found (`growth-advice`). */
export interface GrowthWords {
  readonly title: string
  readonly meaning: string
}

export const measureTitles: Readonly<Record<MeasureTypeName, string>> = {
  LengthForAge: 'Chiều dài hoặc chiều cao theo tuổi',
  WeightForAge: 'Cân nặng theo tuổi',
  WeightForLength: 'Cân nặng theo chiều dài hoặc chiều cao',
  BMIForAge: 'BMI theo tuổi',
}

export const growthWords: Readonly<Record<GrowthClass, GrowthWords>> = {
  'severely stunted': {
    title: 'Thấp còi mức độ nặng',
    meaning: 'Chiều cao của bé thấp hơn nhiều so với các bé cùng tuổi.',
  },
  stunted: {
    title: 'Thấp còi',
    meaning: 'Chiều cao của bé thấp hơn phần lớn các bé cùng tuổi.',
  },
  'very tall': {
    title: 'Rất cao so với tuổi',
    meaning: 'Bé cao hơn hẳn các bé cùng tuổi. Nhiều bé cao như vậy vì bố mẹ cao.',
  },
  'severely underweight': {
    title: 'Nhẹ cân mức độ nặng',
    meaning: 'Cân nặng của bé thấp hơn nhiều so với các bé cùng tuổi.',
  },
  underweight: {
    title: 'Nhẹ cân',
    meaning: 'Cân nặng của bé thấp hơn phần lớn các bé cùng tuổi.',
  },
  'severely wasted': {
    title: 'Gầy còm mức độ nặng',
    meaning: 'Bé nhẹ hơn nhiều so với các bé cùng chiều cao.',
  },
  wasted: {
    title: 'Gầy còm',
    meaning: 'Bé nhẹ hơn phần lớn các bé cùng chiều cao.',
  },
  'possible risk of overweight': {
    title: 'Nguy cơ thừa cân',
    meaning: 'Bé nặng hơn một chút so với các bé cùng chiều cao. Một lần cân chưa nói lên nhiều.',
  },
  overweight: {
    title: 'Thừa cân',
    meaning: 'Bé nặng hơn phần lớn các bé cùng chiều cao.',
  },
  obese: {
    title: 'Béo phì',
    meaning: 'Bé nặng hơn nhiều so với các bé cùng chiều cao.',
  },
  normal: {
    title: 'Bình thường',
    meaning: 'Bé nằm trong khoảng của phần lớn các bé khỏe mạnh.',
  },
}

export const noScoreWords: Readonly<Record<NoScoreReason, string>> = {
  'missing-measure': 'Chưa có đủ số đo để đánh giá.',
  'not-positive': 'Số đo phải lớn hơn 0.',
  'age-unknown': 'Chưa biết ngày sinh nên chưa đánh giá được theo tuổi.',
  'before-birth': 'Ngày cân đo sớm hơn ngày sinh.',
  'past-standard': 'Bé đã qua tuổi của chuẩn tăng trưởng 0–60 tháng. Số đo được giữ lại để xem.',
  oedema: 'Bé bị phù nên cân nặng không cho biết đúng tình trạng của bé. Đưa bé đến cơ sở y tế ngay hôm nay.',
  'outside-length-range': 'Chiều dài hoặc chiều cao nằm ngoài bảng chuẩn (45–110 cm khi nằm, 65–120 cm khi đứng).',
}

/** What is said of a plausible figure beside one that isn't. */
export const againFirstWords = 'Chờ cân đo lại.'

export const implausibleWords =
  'Số đo này khác xa số đo của các bé cùng tuổi. Bạn xem lại đơn vị, ngày sinh và cân đo lại nhé.'
