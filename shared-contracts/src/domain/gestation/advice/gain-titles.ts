import type { Urgency } from '../../health-rules/advice'
import { gainStatusTitles } from '../expected-gain'
import type { GainFinding } from './gain-advice-text'

/** How a verdict about a mother's weight begins. */
export const gainUrgencyTitles: Readonly<Record<Urgency, string>> = {
  'see now': 'Mẹ cần đi khám ngay hôm nay',
  see: 'Mẹ nên gặp cán bộ y tế trong vài ngày tới',
  watch: 'Mẹ để ý thêm trong những tuần tới',
  fine: 'Mẹ cứ tiếp tục như hiện nay',
}

const titles: Readonly<Record<GainFinding, string>> = {
  ...gainStatusTitles,
  'twins below': 'Tăng ít hơn khoảng cho thai đôi',
  'twins within': 'Tăng cân trong khoảng cho thai đôi',
  'twins above': 'Tăng nhiều hơn khoảng cho thai đôi',
  'no range': 'Mức tăng cân do bác sĩ đặt riêng',
  'gaining fast': 'Tăng hơn 3 kg một tháng',
  'gaining slowly': 'Tăng dưới 1 kg một tháng',
  'first months': 'Ba tháng đầu chưa đánh giá mức tăng',
  'lost in first months': 'Sụt cân nhẹ trong ba tháng đầu',
  'lost much': 'Sụt hơn 5% cân nặng trước khi mang thai',
  'past due': 'Đã qua ngày dự sinh',
  'past week 41': 'Thai đã đủ 41 tuần',
  'birth plan due': 'Đến lúc chốt ngày sinh với bác sĩ',
  'past usual birth': 'Đã qua tuần đa thai thường sinh',
  thin: 'Gầy',
  normal: 'Cân nặng phù hợp với chiều cao',
  overweight: 'Thừa cân',
  'soon after birth': 'Mới sinh, chưa cần lo cân nặng',
  'losing fast': 'Giảm hơn 2 kg một tháng',
}

/** What a finding is called in a verdict. */
export function gainFindingTitle(finding: GainFinding): string {
  return titles[finding]
}

const WELL: readonly GainFinding[] = ['within', 'twins within', 'normal', 'first months', 'soon after birth']

/** Goes without saying beside `lost much`. */
const SAID_BY_LOSS: readonly GainFinding[] = ['below', 'twins below', 'gaining slowly']

/** What to look at; what is well stands in no verdict that asks for something. */
export function gainConcerns(findings: readonly GainFinding[]): readonly GainFinding[] {
  const lost = findings.includes('lost much')
  return findings.filter((finding) => !WELL.includes(finding) && !(lost && SAID_BY_LOSS.includes(finding)))
}
