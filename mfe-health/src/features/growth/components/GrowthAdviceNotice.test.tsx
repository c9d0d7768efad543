import { afterEach, expect, test } from '@jest/globals'
import { type GrowthFinding, growthAdvice } from 'shared-contracts/growth-advice'
import { createShellMock, type MountedView, mountInShell } from 'shared-frame/testing'
import { GrowthAdviceNotice } from './GrowthAdviceNotice'

let view: MountedView
afterEach(() => view.unmount())

async function show(findings: readonly GrowthFinding[], day: number, takeAlong?: React.ReactNode) {
  const advice = growthAdvice(findings, day)
  if (advice === null) throw new Error('nothing is told')
  view = await mountInShell(createShellMock(), <GrowthAdviceNotice advice={advice} takeAlong={takeAlong} />)
}

const announced = () => [...view.container.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
/** What stands in the line of the verdict: links by where they lead, buttons by their words. */
const ways = () =>
  [...(view.find('[role=status]').parentElement?.querySelectorAll('a, button') ?? [])].map(
    (each) => each.getAttribute('href') ?? each.textContent,
  )
const rows = () => [...(view.container.querySelector('ul')?.querySelectorAll('li') ?? [])].map((li) => li.textContent)

test('advice says once that no professional has signed it', async () => {
  await show(['normal'], 400)
  expect(view.text().match(/chưa được chuyên gia dinh dưỡng ký duyệt/g)).toHaveLength(1)
})

test('two findings that differ: the more careful decides, is announced once and comes first; the other is a row', async () => {
  await show(['severely wasted', 'stunted'], 800)
  expect(announced()).toEqual(['Cần đưa bé đi khám ngay: gầy còm mức độ nặng, thấp còi.'])
  expect(rows()).toEqual([
    'Gầy còm mức độ nặng: Bé nhẹ hơn nhiều so với các bé cùng chiều cao.',
    'Thấp còi: Chiều cao của bé thấp hơn phần lớn các bé cùng tuổi.',
  ])
  expect(ways()).toEqual(['tel:115'])
})

test("a kept child's sheet stands first where there is one, and a sign of danger calls for help before it", async () => {
  const sheet = <button type="button">Phiếu</button>
  await show(['stunted'], 800, sheet)
  expect(ways()).toEqual(['Phiếu', '/gioi-thieu/lien-he'])
  await view.unmount()
  await show(['oedema'], 800, sheet)
  expect(ways()).toEqual(['tel:115', 'Phiếu'])
})

test('a measure that is in doubt is taken again first', async () => {
  await show(['implausible'], 800)
  expect(announced()).toEqual(['Chưa đánh giá được: số đo hiếm gặp, cần cân đo lại.'])
  expect(ways()).toEqual(['Cân đo lại'])
})

test('an infant who is well is led to articles, no meals', async () => {
  await show(['normal'], 100)
  expect(ways()).toEqual(['/so-tay-cua-me/dinh-duong-va-suc-khoe-cho-be'])
})
