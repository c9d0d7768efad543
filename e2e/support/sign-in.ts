import type { Page } from '@playwright/test'
import { tokenOf } from './accounts'
import { withoutPrompts } from './prompts'

/** Of every account of content/demo-accounts.json. */
export const DEMO_PASSWORD = 'Dinhduong@2025'

/** Logs a demo account in and hands the browser the cookie that the login page would set. */
export async function signIn(page: Page, email: string): Promise<void> {
  await withoutPrompts(page.context())
  const value = await tokenOf(page.request, email, DEMO_PASSWORD)
  await page.context().addCookies([{ name: 'token', value, url: process.env.SITE_URL ?? 'http://localhost:8080' }])
}

/** Fills in the login form of a page and sends it. */
export async function sendLogin(page: Page, userName: string, password: string): Promise<void> {
  const main = page.locator('main')
  await main.getByRole('textbox', { name: 'Email hoặc số điện thoại' }).fill(userName)
  await main.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Đăng nhập', exact: true }).click()
}

/** Logs out on a phone, where the button is in the menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mở menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Đăng xuất' }).click()
  await page
    .getByRole('dialog', { name: 'Bạn chắc chắn muốn đăng xuất?' })
    .getByRole('button', { name: 'Đăng xuất' })
    .click()
}
