import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { pairings } from 'shared-contracts/testing'
import { test as asAccount, PASSWORD } from '../support/accounts'
import { followLink, untilAlive } from '../support/navigate'
import { sendLogin } from '../support/sign-in'
import { linkSentTo } from '../support/site/outbox'
import { expect, test } from '../support/test'

/* What is typed survives the ways on which it could be lost; the table of all forms is in docs/product/forms.md. */

interface Form {
  readonly title: string
  readonly path: string
  /** Texts by the selector of their field. */
  readonly typed: Readonly<Record<string, string>>
  /** Opens fields that wait for a choice, before they are typed into. */
  readonly open?: (page: Page) => Promise<void>
}

const contact: Form = {
  title: 'a message to the programme',
  path: paths.contact,
  typed: { '#contact-fullName': 'Lan', '#contact-title': 'Bữa phụ', '#contact-content': 'Bé 7 tháng ăn gì?' },
}

const otherChild: Form = {
  title: "another child's measure",
  path: paths.babyHealth,
  typed: { '#check-dayOfBirth': '01/06/2025', '#check-weight': '9,1', '#check-height': '74' },
}

const anonymousForms: readonly Form[] = [
  contact,
  otherChild,
  {
    title: "another mother's weight",
    path: paths.motherHealth,
    typed: { '#mother-pregnancyWeeks': '20', '#mother-height': '155', '#mother-weight': '52,5' },
  },
  {
    title: 'registration',
    path: paths.register,
    typed: {
      '#register-userName': 'lan@example.vn',
      '#register-fullName': 'Nguyễn Thị Lan',
      '[id="register-children.0.fullName"]': 'Na',
      '[id="register-children.0.dayOfBirth"]': '05/09/2024',
    },
    open: (page) => page.locator('main').getByText('Mẹ bầu hoặc mẹ cho con bú').click(),
  },
  {
    title: 'registration of medical staff',
    path: `${paths.register}?vai-tro=can-bo-y-te`,
    typed: { '#staff-userName': 'bs@example.vn', '#staff-fullName': 'Trần Văn Bình' },
  },
  { title: 'login', path: paths.login, typed: { '#login-userName': 'lan@example.vn' } },
  { title: 'a forgotten password', path: paths.forgotPassword, typed: { '#reset-userName': 'lan@example.vn' } },
  {
    title: 'the birthday that leads to menus',
    path: paths.menuBankSetup,
    typed: { 'input[name=ngay-sinh]': '05/09/2024' },
  },
]

const accountForms: readonly Form[] = [
  { title: 'the profile', path: paths.profile, typed: { '#profile-fullName': 'Nguyễn Thị Lan Anh' } },
  { title: 'a new email', path: paths.changeEmail, typed: { '#change-email-email': 'moi@example.vn' } },
  { title: 'a new phone number', path: paths.security, typed: { '#phone-phoneNumber': '0912345678' } },
  { title: "a mother's own weight", path: paths.motherHealth, typed: { '#mother-weight': '53,5' } },
]

async function arrive(page: Page, { path }: Form): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

/** Each form in one visit, with one of the ways on which the document is loaded anew. */
async function goThrough(page: Page, forms: readonly Form[]): Promise<void> {
  const [first] = forms
  if (!first) throw new Error('no form')
  await arrive(page, first)
  for (const [form, [way, loadAnew]] of pairings(forms, Object.entries({ reload, failChunk }))) {
    await test.step(`${form.title}: ${way}`, async () => {
      await followLink(page, form.path)
      await type(page, form)
      await otherPageAndBack(page)
      await expectTyped(page, form.typed)
      await loadAnew(page)
      await expectTyped(page, form.typed)
    })
  }
}

async function type(page: Page, { typed, open }: Form): Promise<void> {
  await open?.(page)
  for (const [selector, text] of Object.entries(typed)) await page.locator(selector).fill(text)
  await expectTyped(page, typed)
}

async function expectTyped(page: Page, typed: Form['typed']): Promise<void> {
  for (const [selector, text] of Object.entries(typed)) await expect(page.locator(selector)).toHaveValue(text)
}

/** A file of an older release is gone: the shell loads the document anew. */
async function failChunk(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => {
    // It does so once a minute.
    window.sessionStorage.removeItem('chunk-reload-at')
    void Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
  })
  await reloaded
  await untilAlive(page)
}

async function otherPageAndBack(page: Page): Promise<void> {
  await followLink(page, paths.faq)
  await page.goBack()
}

async function reload(page: Page): Promise<void> {
  await page.reload()
  await untilAlive(page)
}

for (const forms of [anonymousForms.slice(0, 4), anonymousForms.slice(4)]) {
  const titles = forms.map(({ title }) => title).join(', ')
  test(`another page and back, a reload and a failed file leave what was typed: ${titles}`, async ({ page }) => {
    await goThrough(page, forms)
  })
}

asAccount(
  'of a user: another page and back, a reload, a failed file, and a session that ends',
  async ({ page, account }) => {
    await goThrough(page, accountForms)

    const [profile] = accountForms
    if (!profile) throw new Error('no form')
    await followLink(page, profile.path)
    await expectTyped(page, profile.typed)
    // The session ends under her hand: before that, what the page asks for by itself would hear of it.
    const save = '**/api/User/UpdateUser'
    await page.route(save, async (route) => {
      await account.post('User/Logout')
      await route.continue()
    })
    await page.locator('main').getByRole('button', { name: 'Lưu hồ sơ' }).click()
    await page.locator('main').getByRole('link', { name: 'Đăng nhập', exact: true }).click()
    await page.unroute(save)
    await sendLogin(page, account.email, PASSWORD)
    await expect(page).toHaveURL((url) => url.pathname === paths.profile)
    for (const form of accountForms) {
      await followLink(page, form.path)
      await expectTyped(page, form.typed)
    }
  },
)

asAccount(
  'login by the toast leads back to the form, as it was; what was sent is forgotten',
  async ({ browser, account }) => {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await arrive(page, otherChild)
    await page.locator('input[name=sex][value="1"]').check({ force: true })
    await type(page, otherChild)
    const judge = page.locator('main form button[type=submit]')
    await judge.click()
    await page.locator('[data-login-toast]').getByRole('link', { name: 'Đăng nhập' }).click()
    await sendLogin(page, account.email, PASSWORD)
    await expect(page).toHaveURL((url) => url.pathname === paths.babyHealth)
    await expectTyped(page, otherChild.typed)
    await expect(page.locator('input[name=sex][value="1"]')).toBeChecked()
    await judge.click()
    await expect(page.getByRole('heading', { name: 'Kết quả của bé' })).toBeVisible()
    await reload(page)
    await expect(page.locator('#check-weight')).toHaveValue('')
    await page.close()
  },
)

test("registration, the mail's link in a new tab and login leave a message that was begun before", async ({
  page,
  context,
}) => {
  const email = `giu-${Date.now()}@example.vn`
  await arrive(page, contact)
  await type(page, contact)
  await followLink(page, paths.register)
  await page.locator('#register-userName').fill(email)
  await page.locator('#register-fullName').fill('Nguyễn Thị Lan')
  await page.locator('#register-password').fill(PASSWORD)
  await page.locator('#register-confirmPassword').fill(PASSWORD)
  await page.locator('main').getByText('Mẹ bầu chưa có con dưới 5 tuổi', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Thông tin tài khoản.' }).check()
  await page.locator('main').getByRole('button', { name: 'Đăng ký', exact: true }).click()
  await expect(page.getByText('Mời bạn mở hộp thư')).toBeVisible()

  const tab = await context.newPage()
  await tab.goto(await linkSentTo(email))
  await expect(tab.getByText('Đã xác thực xong')).toBeVisible()
  await untilAlive(tab)
  await followLink(tab, paths.login)
  await sendLogin(tab, email, PASSWORD)
  await expect(tab.getByRole('banner').getByTitle('Trang cá nhân của bạn')).toBeVisible()
  await followLink(tab, paths.contact)
  await expectTyped(tab, contact.typed)
  // Also in the tab where it was begun.
  await page.goto(paths.contact)
  await untilAlive(page)
  await expectTyped(page, contact.typed)
})
