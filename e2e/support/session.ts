import type { Locator, Page } from '@playwright/test'

/* What the profile page shows of a session whose server is away. */

/** The notice that the visitor is not logged out and the server is asked again. */
export const reconnecting = (page: Page): Locator => page.locator('[data-reconnecting]')

export const loginPrompt = (page: Page): Locator =>
  page.locator('main').getByRole('link', { name: 'Đăng nhập', exact: true })

export const fullName = (page: Page): Locator => page.getByRole('textbox', { name: 'Họ và tên', exact: true })

/** The session's token as the browser keeps it; empty: none. */
export async function tokenIn(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? ''
}
