import type { Page } from '@playwright/test'
import { tokenOf } from './accounts'

/** Of every account of content/demo-accounts.json. */
export const DEMO_PASSWORD = 'Dinhduong@2025'

/** Logs a demo account in and hands the browser the cookie that the login page would set. */
export async function signIn(page: Page, email: string): Promise<void> {
  const value = await tokenOf(page.request, email, DEMO_PASSWORD)
  await page.context().addCookies([{ name: 'token', value, url: process.env.SITE_URL ?? 'http://localhost:8080' }])
}
