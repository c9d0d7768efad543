import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { paths } from 'shared-contracts/paths'
import {
  click,
  createFakeApi,
  eventually,
  type OpenedPage,
  signedInSession,
  visitorProfile,
} from 'shared-frame/testing'
import { openPage } from '../../testing/open-page'

const child = {
  path: paths.growthSheet,
  form: 'growth-sheet',
  rows: 'visits',
  add: 'Thêm lần cân đo',
  sheet: 'Phiếu theo dõi tăng trưởng của trẻ',
  whose: async () => {
    await click(find('input[name=sex][value="0"]'))
    await type('dayOfBirth', '10/05/2024')
  },
  visits: [
    { checkDate: '21/11/2026', weight: '12,1', height: '88,2' },
    { checkDate: '10/11/2025', weight: '10,2', height: '80,1' },
  ],
  /** The field that tells the two apart. */
  told: 'checkDate',
  refused: 'Đã có một lần cân đo của ngày này',
  lines: [/^10\/11\/2025: Bình thường/, /^21\/11\/2026: /],
} as const

const mother = {
  path: paths.gainSheet,
  form: 'gain-sheet',
  rows: 'weighings',
  add: 'Thêm lần cân',
  sheet: 'Phiếu theo dõi tăng cân thai kỳ',
  whose: async () => {
    await type('height', '156')
    await type('weightBefore', '50')
  },
  visits: [
    { checkDate: '21/11/2026', weeks: '20', weight: '53,2' },
    { checkDate: '20/09/2026', weeks: '10', weight: '50,4' },
  ],
  told: 'weeks',
  refused: 'Đã có một lần cân ở tuổi thai này',
  lines: [/^20\/09\/2026: .*ba tháng đầu/, /^21\/11\/2026: .*tăng cân vừa đủ/],
} as const

let page: OpenedPage
// A busy machine draws a form of MUI fields key by key in seconds.
jest.setTimeout(120_000)
afterEach(async () => {
  await page.close()
  window.sessionStorage.clear()
})

function find<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector)
  if (found === null) throw new Error(`Nothing matches ${selector}`)
  return found
}

function button(start: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(start))
  if (found === undefined) throw new Error(`No button ${start}`)
  return found
}

let form = ''
/** As a paste does: one event a field, where keys would cost a drawing of all rows each. */
async function type(field: string, text: string): Promise<void> {
  const input = find<HTMLInputElement>(`[id="${form}-${field}"]`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

describe.each([child, mother])('$form', (tool) => {
  const api = createFakeApi({ 'User/UserInfo': () => visitorProfile({ userType: 2, staffApproved: true }) })

  beforeEach(async () => {
    form = tool.form
    page = await openPage(tool.path, api, signedInSession())
    await eventually(() => button('Lập phiếu'))
  })

  async function fill(row: number, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, text] of Object.entries(values)) await type(`${tool.rows}.${row}.${field}`, text)
  }

  test('what is typed is judged in the order of the sheet, comes into view, is printed, and never leaves the page', async () => {
    const before = api.calls.length
    await tool.whose()
    await click(button(tool.add))
    const [first, second] = tool.visits
    const apart = (visit: Readonly<Record<string, string>>) => ({ [tool.told]: visit[tool.told] ?? '' })
    await fill(0, first)
    await fill(1, { ...second, ...apart(first) })
    await click(button('Lập phiếu'))
    const error = `[id="${form}-${tool.rows}.1.${tool.told}-error"]`
    await eventually(() => expect(find(error).textContent).toContain(tool.refused))
    expect(page.text()).not.toContain('Xem và in phiếu')

    await fill(1, apart(second))
    await click(button('Lập phiếu'))
    await eventually(() => button('Xem và in phiếu'))
    const lines = [...find('ol').querySelectorAll('li')].map(({ textContent }) => textContent)
    expect(lines).toEqual(tool.lines.map((line) => expect.stringMatching(line)))
    expect(document.activeElement?.querySelector('ol')).toBe(find('ol'))

    await click(button('Xem và in phiếu'))
    await eventually(() => expect(find('[role=dialog]').textContent).toContain(tool.sheet))
    await eventually(() => expect(find('[role=dialog] table').textContent).toContain('21/11/2026'))
    expect(api.calls.slice(before)).toEqual([])
  })
})
