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
  'lost 10 % since birth': 'Sụt quá 10% so với cân nặng lúc sinh',
  'still losing after day 5': 'Sau ngày thứ 5 vẫn sụt cân',
  'rapid loss': 'Sụt cân nhanh',
  'lost weight': 'Nhẹ hơn lần cân trước',
  'below birth weight at three weeks': 'Tròn ba tuần chưa trở lại cân nặng lúc sinh',
  'lost 7 % since birth': 'Sụt 7–10% so với cân nặng lúc sinh',
  'below birth weight': 'Chưa trở lại cân nặng lúc sinh',
  'crossed line': 'Cân nặng đi xuống so với chuẩn',
  'figures disagree': 'Hai chỉ số về cân nặng không khớp nhau',
  'arm below 11.5 cm': 'Vòng cánh tay dưới 11,5 cm',
  'arm below 12.5 cm': 'Vòng cánh tay dưới 12,5 cm',
  'before due date': 'Chưa đến ngày dự sinh',
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
