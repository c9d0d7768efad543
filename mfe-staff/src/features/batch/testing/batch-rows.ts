import { addDays, type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function day(text: string): CalendarDay {
  const found = parseCalendarDay(text)
  if (found === null) throw new Error(text)
  return found
}

export const headings = [
  'Mã',
  'Họ tên',
  'Giới',
  'Ngày sinh',
  'Ngày cân',
  'Cân nặng',
  'Chiều cao',
  'Tư thế',
  'Phù',
  'Xã',
]

/** An invented child as the call of the API takes one. */
export interface InventedChild {
  readonly gender: 0 | 1
  readonly dayOfBirth: CalendarDay
  readonly checkDate: CalendarDay
  readonly weight: number | null
  readonly height: number | null
  readonly measuredLying: boolean | null
  readonly oedema: boolean
}

/** Children of 0 to 60 months, some of them of measures that are rare, missing or implausible; visits end with `lastDay`. */
export function inventChildren(count: number, seed: number, lastDay: CalendarDay): readonly InventedChild[] {
  const random = seeded(seed)
  return Array.from({ length: count }, () => {
    const checkDate = addDays(lastDay, -Math.floor(random() * 300))
    const age = Math.floor(random() * 1827)
    const months = age / 30.4375
    const height = 50 + 25 * Math.sqrt(months / 12) * (0.85 + random() * 0.3) + (random() - 0.5) * 8
    const weight = (3.3 + 6.5 * Math.sqrt(months / 12)) * (0.65 + random() * 0.8)
    const rare = random()
    return {
      gender: random() < 0.5 ? 0 : 1,
      dayOfBirth: addDays(checkDate, -age),
      checkDate,
      weight: rare < 0.02 ? null : rare > 0.985 ? 40 : Math.round(weight * 100) / 100,
      height: rare > 0.02 && rare < 0.04 ? null : rare > 0.97 && rare < 0.98 ? 41 : Math.round(height * 10) / 10,
      measuredLying: random() < 0.3 ? null : random() < 0.5,
      oedema: random() < 0.02,
    }
  })
}

/** A file of such children as a clinic would have it: decimal commas, day before month. */
export function childrenCsv(children: readonly InventedChild[], delimiter = ';'): string {
  const number = (value: number | null) => (value === null ? '' : String(value).replace('.', ','))
  const lines = children.map((child, index) =>
    [
      `T${index + 1}`,
      `Trẻ thử số ${index + 1}`,
      child.gender === 0 ? 'Nam' : 'Nữ',
      formatDay(child.dayOfBirth),
      formatDay(child.checkDate),
      number(child.weight),
      number(child.height),
      child.measuredLying === null ? '' : child.measuredLying ? 'nằm' : 'đứng',
      child.oedema ? 'có' : '',
      `Xã ${(index % 20) + 1}`,
    ].join(delimiter),
  )
  return `${[headings.join(delimiter), ...lines].join('\r\n')}\r\n`
}
