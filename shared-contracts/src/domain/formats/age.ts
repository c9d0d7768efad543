import { pregnancyProgress } from '../ages/pregnancy'

/** "8 tháng" under two years, then "2 tuổi 3 tháng"; "dưới 1 tháng" for a newborn. */
export function formatChildAge(completedMonths: number): string {
  if (completedMonths < 1) return 'dưới 1 tháng'
  if (completedMonths < 24) return `${completedMonths} tháng`
  const months = completedMonths % 12
  const years = `${Math.floor(completedMonths / 12)} tuổi`
  return months === 0 ? years : `${years} ${months} tháng`
}

/** "12 tuần 3 ngày" */
export function formatPregnancy(days: number): string {
  const { weeks, daysInWeek } = pregnancyProgress(days)
  return daysInWeek === 0 ? `${weeks} tuần` : `${weeks} tuần ${daysInWeek} ngày`
}
