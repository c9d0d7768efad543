import { DEMO_PASSWORD } from '../../deploy/site/demo'
import { tokenOf } from '../support/accounts'
import { untilAlive } from '../support/navigate'
import { expect, test } from '../support/test'

const PAGE = '/so-tay-cua-me/kho-tang-am-thuc-cua-me'

// Visits of who saves data are not counted.
test.use({ savesData: false })

test('a visit of a page is counted once the page is left', async ({ page, request }) => {
  const token = await tokenOf(request, 'quantri@example.vn', DEMO_PASSWORD)
  const counted = async () => {
    const answer = await request.get('/api/Vitals/GetFigures', { headers: { authorization: `Bearer ${token}` } })
    const { data } = await answer.json()
    const items: readonly { unit: string; metric: string; visits: number }[] = data.items
    return items.filter(({ unit, metric }) => unit === 'notebook' && metric === 'TTFB')
  }
  const visits = async () => (await counted()).reduce((sum, item) => sum + item.visits, 0)
  const before = await visits()
  const loaded = page.waitForResponse((answer) => /\/vitals\.\w+\.js$/.test(answer.url()))
  await page.goto(PAGE)
  await untilAlive(page)
  await loaded
  // What was loaded runs, and has its first figures
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))))
  await page.goto('about:blank')
  await expect.poll(visits).toBeGreaterThan(before)
})
