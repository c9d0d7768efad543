import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { siteDataDir } from './releases'

interface Message {
  readonly kind: 'mail' | 'sms'
  readonly to: string
  readonly subject: string | null
  readonly text: string
}

/** Messages of the site to one address, oldest first, as they lie in its outbox. */
async function messagesTo(to: string): Promise<readonly Message[]> {
  const folder = path.join(siteDataDir(), 'outbox')
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.json')).sort()
  const messages: Message[] = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'))),
  )
  return messages.filter((message) => message.to === to)
}

/** The newest message to an address, once there are `count` of them. */
async function newestOf(to: string, count: number): Promise<string> {
  await expect.poll(async () => (await messagesTo(to)).length).toBe(count)
  return (await messagesTo(to)).at(-1)?.text ?? ''
}

/** The code of the `count`th SMS to a phone number. */
export async function codeSentTo(phone: string, count = 1): Promise<string> {
  return /\b\d{6}\b/.exec(await newestOf(phone, count))?.[0] ?? ''
}

/** Path, query and token of the link in the `count`th mail to an address. */
export async function linkSentTo(email: string, count = 1): Promise<string> {
  const url = new URL(/https?:\/\/\S+#\S+/.exec(await newestOf(email, count))?.[0] ?? '')
  return url.pathname + url.search + url.hash
}

/** The code in the newest mail to an address that has one. */
export async function mailedCode(email: string): Promise<string> {
  const codes = async () => (await messagesTo(email)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
  await expect.poll(async () => (await codes()).length).toBeGreaterThan(0)
  return (await codes()).at(-1) ?? ''
}

/** Subjects of the mails to an address so far, oldest first. */
export async function mailedSubjects(email: string): Promise<readonly string[]> {
  return (await messagesTo(email)).flatMap(({ subject }) => subject ?? [])
}

/** The programme's answers to messages of an address, once there is one. */
export async function answersSentTo(email: string): Promise<readonly string[]> {
  const answers = async () => (await messagesTo(email)).filter(({ subject }) => subject?.startsWith('Trả lời'))
  await expect.poll(async () => (await answers()).length).toBeGreaterThan(0)
  return (await answers()).map(({ text }) => text)
}
