/** A unit behind a number as it is said, the longer ones first. */
const UNITS: readonly (readonly [written: string, said: string])[] = [
  ['kg/m²', 'ki-lô-gam trên mét vuông'],
  ['kg/m2', 'ki-lô-gam trên mét vuông'],
  ['kcal', 'ki-lô-ca-lo'],
  ['mcg', 'mi-crô-gam'],
  ['µg', 'mi-crô-gam'],
  ['μg', 'mi-crô-gam'],
  ['mg', 'mi-li-gam'],
  ['kg', 'ki-lô-gam'],
  ['ml', 'mi-li-lít'],
  ['cm', 'xen-ti-mét'],
  ['mm', 'mi-li-mét'],
  ['kJ', 'ki-lô-jun'],
  ['IU', 'đơn vị quốc tế'],
  ['UI', 'đơn vị quốc tế'],
  ['SD', 'độ lệch chuẩn'],
  ['°C', 'độ xê'],
  ['%', 'phần trăm'],
  ['g', 'gam'],
  ['l', 'lít'],
  ['L', 'lít'],
  ['m', 'mét'],
]

const unitBehindNumber = new RegExp(
  `(?<=[\\d½¼¾⅓⅔])[ \\u00a0\\u202f]?(${UNITS.map(([written]) => written).join('|')})(?![\\p{L}\\d])`,
  'gu',
)
const saidUnits = new Map(UNITS)

const SIGNS: readonly (readonly [written: RegExp, said: string])[] = [
  // 2.100 is two thousand one hundred, not two point one
  [/(?<=(?<![\d.])\d{1,3}(?:\.\d{3})*)\.(?=\d{3}(?!\d))/g, ''],
  [/(?<=\d)\s?[–-]\s?(?=\d)/g, ' đến '],
  [/(?<![\d\p{L}])[−–-](?=\d)/gu, 'âm '],
  [/(?<![\d\p{L}])\+(?=\d)/gu, 'cộng '],
  [/≥\s?/g, 'từ '],
  [/≤\s?/g, 'không quá '],
  [/<\s?(?=\d)/g, 'dưới '],
  [/>\s?(?=\d)/g, 'trên '],
  [/\s?\/\s?(ngày|bữa|tuần|lần|bát|tháng)(?!\p{L})/gu, ' mỗi $1'],
  [/½/g, ' một phần hai'],
  [/¼/g, ' một phần tư'],
  [/¾/g, ' ba phần tư'],
  [/⅓/g, ' một phần ba'],
  [/⅔/g, ' hai phần ba'],
  [/\s?[·•→]\s?/g, ', '],
]

/**
 * What a voice should say for a written sentence: numbers, units and signs in words.
 *
 * @example spokenWords('Cần 2.100 kcal/ngày.') // 'Cần 2100 ki-lô-ca-lo mỗi ngày.'
 */
export function spokenWords(written: string): string {
  const units = written.replace(unitBehindNumber, (_, unit: string) => ` ${saidUnits.get(unit) ?? unit}`)
  return SIGNS.reduce((text, [sign, said]) => text.replace(sign, said), units)
    .replace(/\s+/g, ' ')
    .trim()
}
