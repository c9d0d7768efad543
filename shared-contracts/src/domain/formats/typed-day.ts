import { type CalendarDay, parseCalendarDay } from '../ages/calendar-day'
import { fold } from '../text/fold'
import { plainText } from '../text/plain-text'

/** A day that a text states, or why it states none. */
export type TypedDay =
  | { readonly kind: 'day'; readonly day: CalendarDay }
  | { readonly kind: 'unread'; readonly problem: string }

const words = {
  format: 'Bạn nhập theo dạng ngày/tháng/năm nhé, ví dụ 05/09/2024.',
  noYear: 'Ngày này còn thiếu năm. Bạn nhập theo dạng ngày/tháng/năm nhé, ví dụ 05/09/2024.',
  wrongYear: (year: number) => `Không có năm ${year}. Bạn kiểm tra lại năm nhé.`,
  noMonth: (month: number) => `Không có tháng ${month}. Bạn nhập ngày trước, tháng sau nhé, ví dụ 05/09/2024.`,
  noDate: (date: number, month: number, year: number) =>
    date > 31 || date === 0
      ? `Không có ngày ${date}. Bạn kiểm tra lại nhé.`
      : `Tháng ${month}/${year} không có ngày ${date}. Bạn kiểm tra lại nhé.`,
} as const

/** What may stand in front: "thứ ba, ", "chủ nhật ", "ngày ", "mùng ". */
const BEFORE = /^(?:(?:thu (?:hai|ba|tu|nam|sau|bay|[2-7])|t[2-7]|chu nhat|cn)[, ]+)?(?:ngay )?(?:(?:mung|mong) )?/
const YEAR_FIRST = /^(\d{4})[-/., ]+(\d{1,2})[-/., ]+(\d{1,2})(?:[t ]\d{1,2}:.*)?$/
const DAY_FIRST = /^(\d{1,2})[-/., ]+(\d{1,2})[-/., ]+(\d{4}|\d{2})$/
const IN_WORDS = /^(\d{1,2})[-/., ]*(?:thang|thg|th|t)[-/., ]*(\d{1,2})[-/., ]*(?:nam)?[-/., ]*(\d{4}|\d{2})$/
const DAY_FIRST_DIGITS = /^(\d{2})(\d{2})((?:19|20)\d{2}|\d{2})$/
const YEAR_FIRST_DIGITS = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const WITHOUT_YEAR = /^\d{1,2}(?:[-/., ]+|[-/., ]*thang )\d{1,2}$/

/**
 * Reads a day as people write it: "1/3/25", "01-03-2025", "1.3.2025", "01032025", "2025-03-01", "ngày 1 tháng 3 năm 2025". The day goes
 * before the month, as in Viet Nam.
 *
 * @param latest the last day that can be meant, such as today for a birth: a year of two digits is one of 2000 to 2099, unless that would
 * be later than this day; then it is one of the century before
 */
export function readTypedDay(text: string, latest?: CalendarDay): TypedDay {
  const typed = fold(plainText(text))
    .replace(/ +/g, ' ')
    .replace(/ ?([-/.,]) ?/g, '$1')
    .replace(BEFORE, '')
  const first = YEAR_FIRST.exec(typed) ?? YEAR_FIRST_DIGITS.exec(typed)
  if (first) return dayOf(first[3], first[2], first[1])
  const [, date, month, year = ''] = DAY_FIRST.exec(typed) ?? IN_WORDS.exec(typed) ?? DAY_FIRST_DIGITS.exec(typed) ?? []
  if (date === undefined) return unread(WITHOUT_YEAR.test(typed) ? words.noYear : words.format)
  if (year.length === 4) return dayOf(date, month, year)
  const recent = dayOf(date, month, `20${year}`)
  const isLater = recent.kind === 'day' && latest !== undefined && recent.day > latest
  return isLater ? dayOf(date, month, `19${year}`) : recent
}

function dayOf(date = '', month = '', year = ''): TypedDay {
  const day = parseCalendarDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
  if (Number(year) < 1000) return unread(words.wrongYear(Number(year)))
  if (day !== null) return { kind: 'day', day }
  const isMonth = Number(month) >= 1 && Number(month) <= 12
  return unread(isMonth ? words.noDate(Number(date), Number(month), Number(year)) : words.noMonth(Number(month)))
}

function unread(problem: string): TypedDay {
  return { kind: 'unread', problem }
}
