import { expect, type Page } from '@playwright/test'

/** Of every account of services/api/content/demo-accounts.json. */
const DEMO_PASSWORD = 'Dinhduong@2025'

/** Logs a demo account in by the API and hands the browser the cookie that the login page would set (SPEC.md §4); resolves with the token. */
export async function signIn(page: Page, userName: string): Promise<string> {
  const answer = await page.request.post('/api/User/Login', { data: { UserName: userName, Password: DEMO_PASSWORD } })
  const { data } = await answer.json()
  expect(data.accessToken, `${userName} can log in`).toEqual(expect.any(String))
  await page.context().addCookies([{ name: 'token', value: data.accessToken, url: new URL(answer.url()).origin }])
  return data.accessToken
}
