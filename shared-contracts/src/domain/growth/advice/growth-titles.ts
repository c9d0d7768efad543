import type { Urgency } from '../../health-rules/advice'
import { growthWords } from '../assessment/growth-words'
import { type GrowthClass, growthClasses } from '../classifications'
import type { GrowthFinding } from './growth-findings'

/** How a verdict begins. */
export const urgencyTitles: Readonly<Record<Urgency, string>> = {
  'see now': 'Cần đưa bé đi khám ngay',
  see: 'Nên đưa bé đi khám',
  watch: 'Cần theo dõi thêm',
  fine: 'Bình thường',
}

const furtherTitles: Readonly<Record<Exclude<GrowthFinding, GrowthClass>, string>> = {
  'danger sign': 'Có dấu hiệu nguy hiểm',
  oedema: 'Phù hai bàn chân',
  implausible: 'Số đo hiếm gặp, cần cân đo lại',
  'implausible and low': 'Số đo thấp hiếm gặp, cần cân đo lại ngay',
  'lost weight': 'Nhẹ hơn lần cân trước',
  'crossed line': 'Cân nặng đi xuống so với chuẩn',
  'figures disagree': 'Hai chỉ số về vóc dáng khác nhau',
  'below six months corrected': 'Chưa tròn 6 tháng tuổi hiệu chỉnh',
}

/** What a finding is called in a verdict. */
export function findingTitle(finding: GrowthFinding): string {
  if (finding === 'normal') return 'Các chỉ số đã đo nằm trong khoảng của phần lớn các bé khỏe mạnh'
  return isClass(finding) ? growthWords[finding].title : furtherTitles[finding]
}

/** What a class means for this child; null where the title says all. */
export function findingMeaning(finding: GrowthFinding): string | null {
  return finding !== 'normal' && isClass(finding) ? growthWords[finding].meaning : null
}

function isClass(finding: GrowthFinding): finding is GrowthClass {
  return growthClasses.some((each) => each === finding)
}
