import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CallAnswer, CallBody, CallName, CallQuery } from 'shared-contracts/calls'
import type { Courier } from '../../platform/messages/courier'
import { folderOutbox } from '../../platform/messages/outbox'
import type { SocialProvider } from '../../platform/social/social-provider'
import { addPopup, addQuestionnaire } from '../../surveys/testing/sample-questionnaires'
import { type AccountSite, openAccountSite } from '../account-site'
import { openTestDatabase } from '../test-database'
import { EMAIL, IP, NAME, SOCIAL_ID } from './person'
import { filesIn, pgDump } from './stored-texts'

const google: SocialProvider = {
  mode: 'Google',
  authorizeUrl: async () => 'https://google.test/',
  exchange: async () => 'token',
  identify: async () => ({ socialUserId: SOCIAL_ID, fullName: NAME, email: EMAIL, emailIsProven: true }),
}

interface Sent<N extends CallName> {
  readonly query?: CallQuery<N>
  readonly body?: CallBody<N>
  readonly token?: string | null
  readonly device?: Map<string, string>
}

export interface ErasureSite {
  readonly site: AccountSite
  /** Calls the API from the person's address; fails unless it succeeds. */
  call<N extends CallName>(name: N, sent?: Sent<N>): Promise<CallAnswer<N>>
  /** What was called. */
  readonly called: ReadonlySet<CallName>
  /** Text of the last message that was delivered to an address; empty: none. */
  sentTo(recipient: string): string
  /** Messages that were delivered, one file each. */
  readonly delivered: () => readonly string[]
  /** No message leaves the house. */
  setCourierDown(isDown: boolean): void
  /** Ids of what asks the person. */
  readonly asked: { readonly survey: number; readonly poll: number; readonly popup: number }
  readonly log: readonly string[]
  /** What stands in dumps of the database and in files beside it. */
  storedElsewhere(): Promise<string>
  close(): Promise<void>
}

/** The API over PostgreSQL where there is one, with messages in a folder and a log that is kept. */
export async function openErasureSite(): Promise<ErasureSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'erasure-outbox-'))
  const outboxFolder = path.join(folder, 'outbox')
  const log: string[] = []
  const called = new Set<CallName>()
  let isCourierDown = false

  const database = await openTestDatabase()
  const outbox = folderOutbox(outboxFolder, () => site.clock.now)
  const courier: Courier = {
    sendMail: (mail) => (isCourierDown ? Promise.reject(new Error('no server')) : outbox.sendMail(mail)),
    sendSms: (sms) => (isCourierDown ? Promise.reject(new Error('no gateway')) : outbox.sendSms(sms)),
  }
  const options = { courier, forgetMessages: outbox.forget, socialProviders: [google] }
  const site = await openAccountSite(options, database, { write: (line) => log.push(line) })
  const { query } = database
  const [survey, poll] = [await addQuestionnaire(query, 'survey'), await addQuestionnaire(query, 'poll')]

  return {
    site,
    called,
    log,
    asked: { survey, poll, popup: await addPopup(query) },
    async call(name, sent = {}) {
      called.add(name)
      // Messages are told apart by their second.
      site.clock.now = new Date(site.clock.now.getTime() + 1000)
      const answer = await site.call(name, { ...sent, ip: IP })
      await site.server.postman.idle()
      return answer.data()
    },
    delivered: () => readdirSync(outboxFolder),
    sentTo: (recipient) =>
      readdirSync(outboxFolder)
        .sort()
        .map((name) => JSON.parse(readFileSync(path.join(outboxFolder, name), 'utf8')))
        .filter((message) => message.to === recipient)
        .at(-1)?.text ?? '',
    setCourierDown(isDown) {
      isCourierDown = isDown
    },
    storedElsewhere: async () => [await pgDump(database), filesIn(folder)].join('\n'),
    async close() {
      await site.close()
      rmSync(folder, { recursive: true })
    },
  }
}
