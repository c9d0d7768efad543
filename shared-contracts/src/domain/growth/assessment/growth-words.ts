import type { ChildBmiStatus, GrowthClass, MeasureTypeName } from '../classifications'
import type { NoScoreReason } from '../no-score-reasons'

/** What a class is called and what helps, for a parent. Calm, never a diagnosis. */
export interface GrowthWords {
  readonly title: string
  readonly meaning: string
  readonly advice: string
  /** `see`: a health worker should look at the child; `watch`: measure again before long; `fine`: go on like this. */
  readonly urgency: 'fine' | 'watch' | 'see'
}

const SEE = 'Mời gia đình đưa bé đến trạm y tế hoặc bác sĩ nhi để được cân đo lại và tư vấn.'

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
    advice: `${SEE} Bữa ăn đủ đạm, rau, dầu mỡ và sữa, ngủ đủ giấc giúp bé cao dần lên.`,
    urgency: 'see',
  },
  stunted: {
    title: 'Thấp còi',
    meaning: 'Chiều cao của bé thấp hơn phần lớn các bé cùng tuổi.',
    advice:
      'Cho bé ăn đa dạng, đủ đạm từ thịt, cá, trứng, sữa và hỏi cán bộ y tế về vi chất. Đo lại chiều cao sau 1 đến 3 tháng.',
    urgency: 'watch',
  },
  'very tall': {
    title: 'Rất cao so với tuổi',
    meaning: 'Bé cao hơn hẳn các bé cùng tuổi. Nhiều bé cao như vậy vì bố mẹ cao.',
    advice: 'Nếu bố mẹ không cao, mời gia đình hỏi bác sĩ nhi khi đi khám định kỳ.',
    urgency: 'watch',
  },
  'severely underweight': {
    title: 'Nhẹ cân mức độ nặng',
    meaning: 'Cân nặng của bé thấp hơn nhiều so với các bé cùng tuổi.',
    advice: SEE,
    urgency: 'see',
  },
  underweight: {
    title: 'Nhẹ cân',
    meaning: 'Cân nặng của bé thấp hơn phần lớn các bé cùng tuổi.',
    advice: 'Thêm bữa phụ, thêm dầu mỡ vào bát cháo hoặc cơm, tiếp tục cho bú. Cân lại sau 2 đến 4 tuần.',
    urgency: 'watch',
  },
  'severely wasted': {
    title: 'Gầy còm mức độ nặng',
    meaning: 'Bé nhẹ hơn nhiều so với các bé cùng chiều cao. Bé cần được cán bộ y tế xem sớm.',
    advice: `${SEE} Nếu bé phù hai bàn chân, bỏ bú, bỏ ăn, nôn nhiều hoặc li bì: đi ngay trong ngày.`,
    urgency: 'see',
  },
  wasted: {
    title: 'Gầy còm',
    meaning: 'Bé nhẹ hơn phần lớn các bé cùng chiều cao.',
    advice: `${SEE} Trong lúc chờ, cho bé ăn thêm bữa, thức ăn đặc hơn và nhiều năng lượng hơn.`,
    urgency: 'see',
  },
  'possible risk of overweight': {
    title: 'Có thể có nguy cơ thừa cân',
    meaning: 'Bé nặng hơn một chút so với các bé cùng chiều cao. Một lần cân chưa nói lên nhiều.',
    advice: 'Giữ bữa ăn đều, ít nước ngọt và đồ chiên, cho bé chạy chơi mỗi ngày. Cân đo lại sau 1 đến 2 tháng.',
    urgency: 'watch',
  },
  overweight: {
    title: 'Thừa cân',
    meaning: 'Bé nặng hơn phần lớn các bé cùng chiều cao.',
    advice: 'Không bắt bé nhịn ăn. Bớt nước ngọt, bánh kẹo, đồ chiên; thêm rau, vận động nhiều hơn và hỏi cán bộ y tế.',
    urgency: 'watch',
  },
  obese: {
    title: 'Béo phì',
    meaning: 'Bé nặng hơn nhiều so với các bé cùng chiều cao.',
    advice: `${SEE} Không tự cho bé ăn kiêng.`,
    urgency: 'see',
  },
  normal: {
    title: 'Bình thường',
    meaning: 'Bé nằm trong khoảng của phần lớn các bé khỏe mạnh.',
    advice: 'Tiếp tục nuôi bé như hiện nay và cân đo đều: dưới 2 tuổi mỗi tháng, sau đó 3 tháng một lần.',
    urgency: 'fine',
  },
}

export const childBmiStatusTitles: Readonly<Record<ChildBmiStatus, string>> = {
  Thin: 'Gầy',
  Normal: 'Bình thường',
  Overweight: 'Thừa cân',
}

export const noScoreWords: Readonly<Record<NoScoreReason, string>> = {
  'missing-measure': 'Chưa có đủ số đo để đánh giá.',
  'not-positive': 'Số đo phải lớn hơn 0.',
  'age-unknown': 'Chưa biết ngày sinh nên chưa đánh giá được theo tuổi.',
  'before-birth': 'Ngày cân đo đứng trước ngày sinh.',
  'past-standard': 'Bé đã qua tuổi của chuẩn tăng trưởng 0–60 tháng. Số đo được giữ lại để xem.',
  oedema: 'Bé bị phù nên cân nặng không nói đúng tình trạng. Bé cần được cán bộ y tế xem sớm.',
  'outside-length-range': 'Chiều dài hoặc chiều cao nằm ngoài bảng chuẩn (45–110 cm khi nằm, 65–120 cm khi đứng).',
}

export const implausibleWords = 'Số đo này hiếm gặp. Mời bạn cân, đo lại và kiểm tra ngày sinh.'
