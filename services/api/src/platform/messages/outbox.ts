import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Courier, ForgetMessages, KeptMessage } from './courier'

/** Older messages are thrown away: an outbox is for trying things, not an archive of people's codes. */
const KEPT_MESSAGES = 200

/** Messages as files in a folder of this machine, for whoever runs the site to read. */
export interface Outbox extends Courier {
  /** Newest first. */
  readAll(): Promise<KeptMessage[]>
  readonly forget: ForgetMessages
}

export function folderOutbox(folder: string, now: () => Date = () => new Date()): Outbox {
  async function keep(kind: KeptMessage['kind'], to: string, subject: string | null, text: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const sentAt = now().toISOString()
    const message: KeptMessage = { kind, to, subject, text, sentAt }
    const name = `${sentAt.replace(/[:.]/g, '-')}-${kind}-${randomUUID().slice(0, 8)}.json`
    await writeWhole(path.join(folder, name), `${JSON.stringify(message, null, 2)}\n`)
    for (const old of (await names()).slice(KEPT_MESSAGES)) await rm(path.join(folder, old), { force: true })
  }

  async function names(): Promise<string[]> {
    const files = await readdir(folder).catch(() => [])
    return files
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
  }

  async function read(name: string): Promise<KeptMessage | null> {
    return parseMessage(await readFile(path.join(folder, name), 'utf8').catch(() => ''))
  }

  return {
    sendMail: ({ to, subject, text }) => keep('mail', to, subject, text),
    sendSms: ({ to, text }) => keep('sms', to, null, text),
    async readAll() {
      const messages: KeptMessage[] = []
      for (const name of await names()) {
        const message = await read(name)
        if (message) messages.push(message)
      }
      return messages
    },
    async forget(which) {
      for (const name of await names()) {
        const message = await read(name)
        if (message === null) continue
        const goes = 'to' in which ? which.to.has(message.to) : new Date(message.sentAt) < which.before
        if (goes) await rm(path.join(folder, name), { force: true })
      }
    },
  }
}

/** Under its name the file is whole and on the disk, or not there at all. */
async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`
  try {
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Null for a file that is being written or thrown away just now, or is no message. */
function parseMessage(json: string): KeptMessage | null {
  try {
    const value: unknown = JSON.parse(json)
    return isKeptMessage(value) ? value : null
  } catch {
    return null
  }
}

function isKeptMessage(value: unknown): value is KeptMessage {
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  const kind = fields.get('kind')
  return (
    (kind === 'mail' || kind === 'sms') &&
    ['to', 'text', 'sentAt'].every((name) => typeof fields.get(name) === 'string')
  )
}
