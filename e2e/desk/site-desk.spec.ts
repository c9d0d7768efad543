import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { deskPaths, paths } from 'shared-contracts/paths'
import { expectAccessible } from '../support/accessible'
import { enter, newAccount, test } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { withoutPrompts } from '../support/prompts'
import { DEMO_PASSWORD, sendLogin, signIn } from '../support/sign-in'
import { answersSentTo } from '../support/site/outbox'
import { expectFitsWideWindow } from '../support/wide-window'

const EDITOR = 'quantri@example.vn'
const CATALOG = paths.babyArticles
const main = (page: Page) => page.locator('main')

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** Somebody else's browser. */
async function newVisitor(browser: Browser): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await withoutPrompts(context)
  return { page: await context.newPage(), context }
}

/** Looks again until the page shows it: documents follow a change within seconds. */
async function eventuallyShows(page: Page, path: string, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await shown()
  }).toPass({ timeout: 30_000, intervals: [500, 1000] })
}

test("an editor's day: a pin, a banner, the navigation", async ({ page, browser }) => {
  const mark = String(Date.now())
  await withoutPrompts(page.context())
  await open(page, `${paths.login}?returnTo=${encodeURIComponent(deskPaths.hub)}`)
  await sendLogin(page, EDITOR, DEMO_PASSWORD)
  await expect(page).toHaveURL(new RegExp(`${deskPaths.hub}$`))
  await expectAccessible(page, 'main')
  await expectFitsWideWindow(page, main(page).getByRole('link', { name: 'Bài ghim, biểu ngữ, điều hướng' }))
  // The content ships placeholders: a demonstration shows them, and its administrator is told.
  const unset = main(page).getByRole('region', { name: 'Chưa thiết lập' })
  await expect(unset).toContainText('Số điện thoại: đặt ở Đầu và chân trang')
  await expect(unset).toContainText('Đăng nhập bằng Zalo: đặt biến ZALO_APP_ID')
  await expect(unset).toContainText('không cần bước xác nhận thứ hai')
  await main(page).getByRole('link', { name: 'Bài ghim, biểu ngữ, điều hướng' }).click()

  // A pin, by pressing: the last article of the list makes room for another one, which goes to the first place.
  const list = main(page).getByRole('region', { name: 'Theo dõi sức khỏe của bé' })
  await list
    .getByRole('button', { name: /^Bỏ ghim/ })
    .last()
    .click()
  await expect(list.getByText('Đã sửa ở đây')).toBeVisible()
  await list.getByText('Thêm bài: Theo dõi sức khỏe của bé').click()
  // Its picture is none of those beside it: others look at this page meanwhile
  const title = 'Tập cho bé ăn trứng, lạc, hải sản: sớm hay muộn?'
  await list.getByRole('searchbox').fill('trứng lạc hải sản')
  await list.getByRole('button', { name: `Ghim: ${title}`, exact: true }).click()
  const up = list.getByRole('button', { name: `Lên: ${title}` })
  await expect(up).toBeVisible()
  for (let place = await list.getByRole('button', { name: /^Lên: / }).count(); place > 1; place -= 1) {
    await expect(up).toHaveAttribute('aria-disabled', 'false')
    await up.press('Enter')
    await expect(list.getByRole('status').first()).toHaveText(`${title} đang ở vị trí ${place - 1}`)
    await expect(list.getByRole('button', { name: /^Lên: / }).nth(place - 2)).toHaveAccessibleName(`Lên: ${title}`)
  }
  const visitor = await newVisitor(browser)
  await eventuallyShows(visitor.page, paths.babyHealth, () =>
    expect(main(visitor.page).getByRole('link', { name: title })).toBeVisible({ timeout: 2_000 }),
  )

  // A banner inside articles, at the marker.
  await followLink(page, `${deskPaths.site}?muc=bieu-ngu`)
  await main(page).getByRole('link', { name: 'Thêm biểu ngữ' }).click()
  await main(page).getByRole('button', { name: 'Lưu' }).click()
  await expect(main(page).getByText('Biểu ngữ cần có chữ hoặc ảnh.').first()).toBeVisible()
  await expectFitsWideWindow(page, main(page).getByRole('button', { name: 'Lưu' }))
  await main(page).getByLabel('Tên biểu ngữ').fill(`Nước ${mark}`)
  await main(page).getByLabel('Chữ của biểu ngữ').fill(`Nhắc mẹ **uống nước** ${mark}, xem [tin mới](/tin-moi)`)
  await main(page).getByRole('button', { name: 'Xem thử' }).click()
  await expect(main(page).getByRole('region', { name: 'Người đọc sẽ thấy' }).locator('strong')).toHaveText('uống nước')
  await main(page).getByLabel('Kho tàng ẩm thực của mẹ').check()
  await main(page).getByLabel('Dinh dưỡng và sức khỏe cho bé').check()
  await main(page).getByRole('button', { name: 'Lưu' }).click()
  await expect(main(page).getByRole('link', { name: `Nước ${mark}` })).toBeVisible()
  await expectAccessible(page, 'main')
  // The seeded banner stands at this article's one marker: it makes room.
  for (let place = 0; place < 5; place += 1) {
    const toTop = main(page).getByRole('button', { name: `Lên: Nước ${mark}` })
    if ((await toTop.getAttribute('aria-disabled')) === 'true') break
    const before = await main(page).getByRole('listitem').allTextContents()
    await toTop.click()
    await expect.poll(() => main(page).getByRole('listitem').allTextContents()).not.toEqual(before)
    await expect(
      main(page)
        .getByRole('button', { name: /^Xuống: / })
        .first(),
    ).toHaveAttribute('aria-disabled', 'false')
  }
  const article = `${CATALOG}/3004-bat-dau-an-dam-luc-6-thang-nhung-bua-dau-tien`
  await eventuallyShows(visitor.page, article, async () => {
    const banner = main(visitor.page).getByRole('complementary').filter({ hasText: mark })
    await expect(banner).toBeVisible({ timeout: 2_000 })
    // Between the paragraph before the marker and the heading after it.
    const next = banner.locator('xpath=following-sibling::*[1]').getByRole('heading').first()
    await expect(next).toHaveText('Một bát bột đủ bốn nhóm', { timeout: 2_000 })
  })
  const html = await (await visitor.page.request.get(article)).text()
  expect(html).toContain(`${mark}`)
  expect(html).not.toContain('[[banner]]')

  // The navigation.
  await followLink(page, `${deskPaths.site}?muc=dieu-huong`)
  await main(page).getByRole('link', { name: 'Lớp học nấu ăn' }).click()
  const mobile = main(page).getByLabel('Chữ trên điện thoại')
  await mobile.fill(`Lớp ${mark.slice(-6)}`)
  await main(page)
    .getByLabel('Chữ hiện trên trang')
    .fill(`Lớp ${mark.slice(-6)}`)
  await main(page).getByRole('button', { name: 'Lưu' }).click()
  await expect(main(page).getByRole('link', { name: `Lớp ${mark.slice(-6)}` })).toBeVisible()
  await eventuallyShows(visitor.page, paths.terms, async () => {
    expect(await visitor.page.content()).toContain(`Lớp ${mark.slice(-6)}`)
  })
  await main(page)
    .getByRole('link', { name: `Lớp ${mark.slice(-6)}` })
    .click()
  await main(page).getByRole('button', { name: 'Trở về bản trong tệp' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Trở về bản trong tệp' }).click()
  await expect(main(page).getByLabel('Chữ hiện trên trang')).toHaveValue('Lớp học nấu ăn')
  await visitor.context.close()
})

test('a message is answered by mail, and its writer reads the answer in her account', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const account = await newAccount(request)
  const mark = String(Date.now())
  const visitor = await newVisitor(browser)
  await enter(visitor.context, account, baseURL)
  await open(visitor.page, paths.contact)
  const field = (name: string | RegExp) => main(visitor.page).getByRole('textbox', { name })
  await field('Họ và tên').fill('Nguyễn Thị Thử')
  await field(/^Email của bạn/).fill(account.email)
  await field(/^Tiêu đề/).fill(`Hỏi ${mark}`)
  await field('Nội dung').fill('Bé 7 tháng ăn mấy bữa một ngày?')
  await main(visitor.page).getByRole('button', { name: 'Gửi cho chúng tôi' }).click()
  await expect(main(visitor.page).getByText(/Lời nhắn số \d+, đang chờ trả lời/)).toBeVisible()

  await signIn(page, EDITOR)
  await open(page, deskPaths.messages)
  await main(page)
    .getByLabel(/^Tìm trong/)
    .fill(mark)
  const message = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Hỏi ${mark}` }) })
  await message.getByRole('button', { name: `Trả lời: Hỏi ${mark}` }).click()
  await message.getByRole('button', { name: 'Gửi thư trả lời' }).click()
  await expect(message.getByText('Bạn viết câu trả lời nhé.').first()).toBeVisible()
  await message.getByLabel('Thư trả lời').fill('Hai đến ba bữa mỗi ngày.\n\nChúc bé ăn ngon.')
  await expectAccessible(page, 'main')
  await message.getByRole('button', { name: 'Gửi thư trả lời' }).click()
  await expect(message).toBeHidden()
  await main(page).getByRole('combobox', { name: 'Trạng thái' }).selectOption('da-tra-loi')
  await expect(message).toContainText('Chúc bé ăn ngon.')

  expect(await answersSentTo(account.email)).toEqual([expect.stringContaining('Hai đến ba bữa mỗi ngày.')])
  await followLink(visitor.page, paths.ownData)
  await expect(main(visitor.page).getByText('Chương trình đã trả lời qua email')).toBeVisible()
  await expect(main(visitor.page).getByText('Chúc bé ăn ngon.')).toBeVisible()
  await visitor.context.close()
})

test('reading an article is counted once a visit', async ({ page, account }) => {
  const counted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('ArticleStatistic/AddNew')) counted.push(request.postData() ?? '')
  })
  await open(page, `${CATALOG}/3004-bat-dau-an-dam-luc-6-thang-nhung-bua-dau-tien`)
  await expect.poll(() => counted).toEqual([JSON.stringify({ articleId: 3004 })])
  await page.mouse.wheel(0, 2000)
  await main(page).getByRole('heading', { level: 1 }).focus()
  // Reading on sends nothing, and neither does leaving.
  await followLink(page, paths.terms)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Điều khoản & Chính sách')
  expect(counted).toHaveLength(1)
  expect(account.email).not.toBe('')
})
