/** Stage codes of a mother. They decide labels only; menus and standards go by object type. */
export type MotherStageCode = 'MT13' | 'MT46' | 'MT79' | 'CB00'

export const motherStageLabels: Readonly<Record<MotherStageCode, string>> = {
  MT13: 'Mang thai 3 tháng đầu',
  MT46: 'Mang thai 3 tháng giữa',
  MT79: 'Mang thai 3 tháng cuối',
  CB00: 'Cho con bú',
}

/** Stage by completed weeks: 1–11, 12–23, from 24; CB00 when there are none. */
export function motherStageCode(completedWeeks: number | null): MotherStageCode {
  if (completedWeeks === null || completedWeeks < 1) return 'CB00'
  if (completedWeeks < 12) return 'MT13'
  return completedWeeks < 24 ? 'MT46' : 'MT79'
}
