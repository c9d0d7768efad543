/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { chownSync, existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { sql } from 'kysely'
import { makeSmallDisk } from 'service-host/testing/small-disk'
import type { Database } from '../../platform/database/open-database'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../../testing/account-site'
import { openTestDatabase } from '../../testing/test-database'
import { testPostgresUrl, withAdmin } from '../../testing/test-postgres-database'

jest.setTimeout(120_000)

const disk = makeSmallDisk(1_024)
/** Of the whole server, as tablespaces are. */
const TABLESPACE = `small_${process.pid}`

let database: Database
let site: AccountSite
/** A table of a real PostgreSQL on a disk of its own, where both can be had; else a trigger that fails as it would. */
let real = false

beforeAll(async () => {
  database = await openTestDatabase()
  const server = disk.kind === 'tmpfs' && database.kind === 'postgresql' ? await folderOfServer() : null
  // The server may be on another machine.
  real = server !== null && existsSync(server)
  if (real) await moveMessagesTo(path.join(disk.folder, 'tablespace'), statSync(server ?? ''))
  site = await openAccountSite({}, database)
})
afterAll(async () => {
  await site.close()
  const url = real ? await testPostgresUrl() : null
  if (url !== null) await withAdmin(url, (admin) => admin.query(`drop tablespace ${TABLESPACE}`))
  disk.remove()
})

async function folderOfServer(): Promise<string> {
  const { rows } = await sql<{ dir: string }>`select current_setting('data_directory') as dir`.execute(database.query)
  return rows[0]?.dir ?? ''
}

async function moveMessagesTo(folder: string, { uid, gid }: { readonly uid: number; readonly gid: number }) {
  mkdirSync(folder)
  for (const each of [disk.folder, folder]) chownSync(each, uid, gid)
  await sql`create tablespace ${sql.id(TABLESPACE)} location ${sql.lit(folder)}`.execute(database.query)
  await sql`alter table outgoing_messages set tablespace ${sql.id(TABLESPACE)}`.execute(database.query)
}

async function whileFull(work: () => Promise<void>): Promise<void> {
  if (real) {
    // Room in a page that the table has already would still take a message.
    await sql`truncate outgoing_messages`.execute(database.query)
    disk.fill()
  } else {
    await sql`create function disk_full() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(database.query)
    await sql`create trigger full_disk before insert on outgoing_messages
      execute function disk_full()`.execute(database.query)
  }
  try {
    await work()
  } finally {
    if (real) disk.free()
    else await sql`drop function disk_full() cascade`.execute(database.query)
  }
}

async function count(table: 'users' | 'oneTimeCodes' | 'outgoingMessages'): Promise<number> {
  return (await database.query.selectFrom(table).select('id').execute()).length
}

describe('calls that promise a message, while none can be kept', () => {
  test('registration says so, makes no account, and succeeds once there is room', async () => {
    const before = [await count('users'), await count('oneTimeCodes')]
    await whileFull(async () => {
      for (const userName of ['lan@example.vn', '0912345678']) {
        const refused = await site.call('User/Register', { body: registration(userName) })
        expect([refused.status, refused.code]).toEqual([503, 'unavailable'])
      }
    })
    expect([await count('users'), await count('oneTimeCodes')]).toEqual(before)
    await site.server.postman.idle()
    expect([site.account.mails, site.account.texts]).toEqual([[], []])
    const { token } = await site.newUser('lan@example.vn')
    expect(token).not.toBe('')
  })

  test('a new email or phone number: the earlier link still works', async () => {
    const { token } = await site.newUser('hoa@example.vn')
    site.later(10)
    const body = { email: 'hoa.moi@example.vn', password: PASSWORD }
    expect((await site.call('User/ChangeEmail', { token, body })).status).toBe(200)
    await site.server.postman.idle()
    const link = site.lastLinkToken(body.email)
    site.later(10)
    await whileFull(async () => {
      expect((await site.call('User/ChangeEmail', { token, body })).status).toBe(503)
      const phone = await site.call('User/ChangePhoneNumber', {
        token,
        body: { phoneNumber: '0987654321', password: PASSWORD },
      })
      expect(phone.status).toBe(503)
    })
    expect((await site.call('User/ConfirmEmail', { body: { token: link } })).data()).toEqual({ confirmed: 'change' })
  })
})

test('a mail server that is away fails nobody: the mail leaves when it is back', async () => {
  let away = true
  const sent: string[] = []
  const courier = {
    async sendMail({ to }: { readonly to: string }) {
      if (away) throw new Error('connect ECONNREFUSED')
      sent.push(to)
    },
    sendSms: async () => undefined,
  }
  const other = await openAccountSite({ courier }, database)
  try {
    expect((await other.call('User/Register', { body: registration('mai@example.vn') })).status).toBe(200)
    await other.server.postman.idle()
    expect([sent, await count('outgoingMessages')]).toEqual([[], 1])
    away = false
    other.later(1)
    await other.server.postman.idle()
    expect([sent, await count('outgoingMessages')]).toEqual([['mai@example.vn'], 0])
  } finally {
    await other.server.app.close()
  }
})
