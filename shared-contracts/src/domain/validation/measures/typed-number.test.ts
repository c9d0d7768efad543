import { expect, test } from '@jest/globals'
import { writtenNumbers } from '../../../testing/written-numbers'
import { validationMessages } from '../messages'
import { readDecimalEntry, readTypedNumber } from './typed-number'

test.each(writtenNumbers)('%j in a field of %j is %j', (text, unit, entry, why) => {
  const read = readTypedNumber(text, unit)
  expect(read.kind === 'number' ? read.entry : null).toBe(entry)
  if (read.kind === 'number') expect(read.understood !== null).toBe(why === 'converted')
  else expect(read.problem).toMatch(/^(Chỉ ghi|Bạn viết|Số này|Ô này)/)
  expect(readDecimalEntry(text, unit)).toBe(entry === null ? null : Number(entry.replace(',', '.')))
})

test('there are enough ways to write one', () => {
  expect(new Set(writtenNumbers.map(([text, unit]) => `${text} ${unit}`)).size).toBeGreaterThanOrEqual(60)
})

test('what was understood is shown, and why nothing was', () => {
  expect(readTypedNumber('3200 g', 'kg')).toEqual({ kind: 'number', entry: '3,2', understood: '3200 g = 3,2 kg' })
  expect(readTypedNumber('1.250', 'ml')).toEqual({ kind: 'unread', problem: validationMessages.entryThousands })
  expect(readTypedNumber('61,5 lít', 'kg')).toMatchObject({ problem: expect.stringContaining('đơn vị kg') })
})
