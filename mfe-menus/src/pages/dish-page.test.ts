import { describe, expect, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { defineServerUnit } from 'shared-frame/server'
import { createFakeApi, pageRenderer } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'

const renderPage = pageRenderer(remote, defineServerUnit({ info: remote, pages }))
const PATH = '/thuc-don-can-bang-dinh-duong/mon-an/7-mon-thu'

type Dish = CallAnswer<'Dish/GetById'>
const card: Omit<Dish, 'detail'> = {
  dishId: 7,
  title: 'Món thử',
  slug: 'mon-thu',
  summary: '',
  illustration: 'com',
  kind: 'main',
  mealCodes: [2],
  objectTypeIds: [9, 10, 11],
  region: 'all',
  allergens: ['fish'],
  mayContain: [],
  minutes: 20,
  open: true,
  method: 'kho',
  tags: [],
  photo: null,
}

/** Answers like the server: amounts for whoever is asked for, nothing for whom the dish is not. */
const api = (objectTypeIds: number[], locked = false) =>
  createFakeApi({
    'Dish/GetById': ({ query }): Dish => {
      if (locked) return { ...card, objectTypeIds, detail: null }
      const objectTypeId = Number(query?.objectTypeId ?? objectTypeIds.at(-1))
      const people = Number(query?.people ?? 1)
      const portion = Number(query?.portion ?? 1)
      const suits = objectTypeIds.includes(objectTypeId)
      const grams = 60 * people * portion
      return {
        ...card,
        objectTypeIds,
        detail: {
          recipe: {
            people: objectTypeIds.includes(11) ? 2 : null,
            prepareMinutes: 10,
            cookMinutes: 30,
            tools: ['nồi đất'],
            steps: [
              { text: 'Ướp cá.', minutes: 120, heat: null },
              { text: 'Kho cá.', minutes: 30, heat: 'nhỏ' },
            ],
            baby: 'Bé 2–5 tuổi: gỡ hết xương.',
            advice: ['An toàn: cá nấu chín hẳn.'],
            written: true,
          },
          ingredients: suits
            ? [{ materialId: 1, title: 'Cá', grams, measure: `${people} miếng`, boughtGrams: 2 * grams }]
            : [],
          serving: suits
            ? { objectTypeId, people, portion, rawGrams: grams, servedGrams: grams * 0.8, servedAs: 'nửa bát con' }
            : null,
          nutrition: suits ? { '1': { value: 120, missing: 0 } } : {},
        },
      }
    },
  })

const page = async (search: string, objectTypeIds = [9, 10, 11], locked = false) =>
  renderPage('dish', PATH + search, api(objectTypeIds, locked))

describe('a dish page', () => {
  test('tells measures with grams beside, what to buy, and raw and cooked weight', async () => {
    const { html, head } = await page('')
    expect(html).toContain('Nguyên liệu cho một người lớn')
    expect(html).toContain('<strong>1 miếng</strong> (60 g)')
    expect(html).toContain('mua khoảng 120 g')
    expect(html).toContain('Món chín khoảng 48 g, bằng khoảng nửa bát con, từ 60 g nguyên liệu sống đã sơ chế.')
    expect(html).toContain('kcal')
    expect(JSON.stringify(head.jsonLd)).toContain('"recipeYield":["1","1 suất cho một người lớn"]')
  })

  test('tells how long and how hot each step is, what a small child gets and what keeps it safe', async () => {
    const { html, head } = await page('')
    // The dish's row says 20 minutes, its recipe 10 and 30.
    expect(html.replaceAll('<!-- -->', '')).toContain('khoảng 40 phút, kho')
    expect(html).toContain('Nồi cho 2 người lớn · chuẩn bị 10 phút · nấu 30 phút · cần nồi đất')
    expect(html.replace(/<[^>]*>/g, '')).toContain('Ướp cá. (2 giờ)Kho cá. (30 phút, lửa nhỏ)')
    expect(html).toContain('Bé 2–5 tuổi: gỡ hết xương.')
    expect(html).toContain('An toàn: cá nấu chín hẳn.')
    const told = JSON.stringify(head.jsonLd)
    expect(told).toContain('"prepTime":"PT10M","cookTime":"PT30M","totalTime":"PT40M"')
    expect(told).toContain('{"@type":"HowToStep","text":"Kho cá."}')
  })

  test('tells before the steps what a child gets where the amounts are of a child, after them otherwise', async () => {
    const order = ({ html }: { html: string }) => html.indexOf('gỡ hết xương') - html.indexOf('Ướp cá')
    expect(order(await page('?cho=9'))).toBeLessThan(0)
    expect(order(await page('?cho=nha-4'))).toBeGreaterThan(0)
  })

  test('is for whom the address says, with its bare address as the canonical one', async () => {
    const { html, head } = await page('?cho=nha-4')
    expect(html).toContain('Nguyên liệu cho gia đình 4 người lớn')
    expect(html).toContain('<strong>4 miếng</strong> (240 g)')
    expect(html).toContain('mỗi người khoảng nửa bát con (48 g)')
    expect(html).toContain('Dinh dưỡng một suất của một người lớn')
    expect(html).toContain('href="/thuc-don-can-bang-dinh-duong/mon-an/7-mon-thu?cho=nha-5"')
    expect(head.canonical).toBe(PATH)
    expect(JSON.stringify(head.jsonLd)).toContain('Cá: 4 miếng (240 g)')
  })

  test('follows the portion of the menu that it was opened from', async () => {
    expect((await page('?cho=9&phan=1.5')).html).toContain('Lượng dưới đây là 1,5 suất thường')
  })

  test('that only infants eat never speaks of an adult', async () => {
    const { html } = await page('', [5])
    expect(html).toContain('Nguyên liệu cho bé 6–8 tháng')
    expect(html).not.toMatch(/người lớn|cả nhà/i)
  })

  test.each([[[11]], [[2, 11]], [[1, 2, 3, 4, 9, 10, 11]]])(
    'for %j never says that it suits medical staff',
    async (suits) => {
      for (const search of ['', '?cho=nha-4', '?cho=5', '?cho=11']) {
        const { html, head } = await page(search, suits)
        const told = `${html} ${JSON.stringify(head)}`.replaceAll('chưa thay cho tư vấn của cán bộ y tế', '')
        expect(told).not.toMatch(/cán bộ y tế|tất cả đối tượng/i)
      }
    },
  )

  test('says whom it is not for instead of giving amounts', async () => {
    const { html } = await page('?cho=5')
    expect(html).toContain('Món này không dành cho bé 6–8 tháng')
    expect(html).toContain('bé 24–60 tháng')
    expect(html).not.toContain('Nguyên liệu cho')
    expect(html).not.toContain('60 g')
  })

  test('that is locked offers no amounts to choose, and leads back to whom it was asked for', async () => {
    const { html } = await page('?cho=9', [9, 11], true)
    expect(html).toContain('Đăng nhập để xem nguyên liệu')
    expect(html).not.toContain('Nấu cho ai')
    expect(html).toContain(encodeURIComponent('?cho=9'))
    expect(html).toContain('<strong>cá</strong>')
  })
})
