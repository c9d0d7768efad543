import { describe, expect, test } from '@jest/globals'
import { drawComposition } from 'shared-drawings'
import sharp from 'sharp'
import { drawShareCard } from './share-card'
import { setTitle } from './title-lines'

const byLetters = (text: string, size: number) => [...text].length * size * 0.5

describe('setTitle', () => {
  test.each([
    ['Canh cua', 64, ['Canh cua']],
    ['Cháo cá hồi cà rốt cho bé', 64, ['Cháo cá hồi cà', 'rốt cho bé']],
  ])('%s in %i', (title, size, lines) => {
    expect(setTitle(title, 500, byLetters)).toEqual({ size, lines })
  })

  test('a long title takes a smaller size, a too long one ends with an ellipsis and stays in its width', () => {
    const long = setTitle('rau '.repeat(25), 500, byLetters)
    expect(long.size).toBeLessThan(64)
    const tooLong = setTitle(`${'rau cải '.repeat(60)} ${'x'.repeat(200)}`, 500, byLetters)
    expect(tooLong.lines).toHaveLength(5)
    expect(tooLong.lines.at(-1)).toMatch(/…$/)
    const word = setTitle('x'.repeat(300), 500, byLetters)
    for (const { lines, size } of [long, tooLong, word])
      for (const line of lines) expect(byLetters(line, size)).toBeLessThanOrEqual(500)
  })
})

test('a card is of the size that networks show, small, and shows the title', async () => {
  const drawing = Buffer.from(drawComposition('xao.bo.supxanh.12') ?? '')
  const card = (title: string) => drawShareCard({ title, siteName: 'Dinh dưỡng Mẹ và Bé', picture: drawing })
  const made = await card('Thịt bò xào bông cải xanh, dưỡng chất cho mẹ ở những tuần nghén 🍲 <b>')
  const { format, width, height } = await sharp(made).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(made.byteLength).toBeLessThan(300_000)
  const titlePart = async (picture: Buffer) =>
    sharp(await sharp(picture).extract({ left: 56, top: 60, width: 500, height: 480 }).toBuffer()).stats()
  const [written, bare] = await Promise.all([titlePart(made), titlePart(await card('🍲'))])
  expect(bare.channels[0]?.stdev).toBeLessThan(3)
  expect(written.channels[0]?.stdev).toBeGreaterThan(20)
})
