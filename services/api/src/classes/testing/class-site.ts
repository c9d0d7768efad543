import type { CallAnswer, CallBody, CallName, CallQuery } from 'shared-contracts/calls'
import { type CallAddress, callAddresses } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import { buildServer } from '../../server/build-server'
import { testAccountOptions } from '../../testing/account-options'
import { proved } from '../../testing/second-step'
import { tendClasses } from '../calls/tend-classes'

interface Person {
  readonly email?: string | null
  readonly phoneNumber?: string | null
  readonly remindersConsent?: readonly boolean[]
}

interface Answer<N extends CallName> {
  readonly status: number
  readonly code: string
  readonly fields: readonly string[]
  /** Throws when the call failed. */
  data(): CallAnswer<N>
}

/** Stands for the session of an editor. */
export const EDITOR = 'editor'

/** The API for tests of classes: users come from the database's rows without registering, time stands still until told otherwise. */
export async function openClassSite(database: Database) {
  const clock = { now: new Date('2026-11-21T03:00:00Z') }
  const account = testAccountOptions()
  const editor = await database.query
    .insertInto('users')
    .values({ fullName: 'Lê Thị Biên', userType: 99, createdAt: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { app, postman } = await buildServer({
    database,
    logLevel: 'silent',
    requestsPerMinute: null,
    watchProcess: false,
    checkAnswers: true,
    revisionFreshMs: 0,
    account,
    now: () => clock.now,
    authenticate: async (token) =>
      token === EDITOR
        ? { kind: 'user', userId: editor.id, userType: 99, staffApproved: false, ...proved }
        : { kind: 'user', userId: Number(token), userType: 1, staffApproved: false, ...proved },
  })
  const tend = () => tendClasses({ database, now: () => clock.now, account: { ...account, postman } })

  return {
    app,
    clock,
    database,
    tend,
    /** Users with a confirmed email or phone number; resolves with their ids in the order given. */
    async addUsers(people: readonly Person[]): Promise<number[]> {
      const at = clock.now
      const rows = await database.query
        .insertInto('users')
        .values(
          people.map(({ email = null, phoneNumber = null }, place) => ({
            ...{ fullName: `Mẹ ${place}`, userType: 1, createdAt: at, email, phoneNumber },
            emailConfirmedAt: email && at,
            phoneConfirmedAt: phoneNumber && at,
          })),
        )
        .returning('id')
        .execute()
      const ids = rows.map(({ id }) => id)
      const words = people.flatMap(({ remindersConsent = [] }, place) =>
        remindersConsent.map((given) => ({
          ...{ userId: ids[place] ?? 0, purpose: 'reminders' as const, given, textVersion: '1', at },
        })),
      )
      if (words.length > 0) await database.query.insertInto('consents').values(words).execute()
      return ids
    },
    async call<N extends CallName>(
      name: N,
      as: number | typeof EDITOR,
      sent: { readonly body?: CallBody<N>; readonly query?: CallQuery<N> } = {},
    ): Promise<Answer<N>> {
      const { method, path }: CallAddress = callAddresses[name]
      const entries = Object.entries(sent.query ?? {}).map(([key, value]) => [key, String(value)])
      const payload: object | undefined = sent.body ?? undefined
      const response = await app.inject({
        method,
        url: `${path}?${new URLSearchParams(entries)}`,
        headers: { authorization: `Bearer ${as}` },
        ...(payload === undefined ? {} : { payload }),
      })
      const envelope = JSON.parse(response.body)
      return {
        status: response.statusCode,
        code: envelope.code ?? '',
        fields: (envelope.errors ?? []).map(({ field }: { field: string }) => field),
        data() {
          if (envelope.success !== true) throw new Error(`${name}: ${response.body}`)
          return envelope.data
        },
      }
    },
    /** Who was written to since the last time, and what: `address subject`, in order of address. */
    async messages(): Promise<string[]> {
      await postman.idle()
      const mails = account.mails.splice(0).map(({ to, subject }) => `${to} ${subject.split(' – ')[0]}`)
      const texts = account.texts.splice(0).map(({ to, text }) => `${to} ${text.split(' (')[0]}`)
      return [...mails, ...texts].sort()
    },
    account,
    postman,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

export type ClassSite = Awaited<ReturnType<typeof openClassSite>>

export const draft: CallBody<'ClassDesk/Save'>['draft'] = {
  title: 'Nấu cháo cho bé',
  summary: 'Cháo đặc vừa miệng',
  illustration: 'chao',
  startAt: '2026-12-05T02:00:00Z',
  endAt: '2026-12-05T04:00:00Z',
  place: 'Bếp',
  provinceId: 1,
  seats: 20,
  content: '## Bạn sẽ làm gì\n\n- Nấu cháo',
}
