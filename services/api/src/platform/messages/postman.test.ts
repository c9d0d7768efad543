/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { makeSmallDisk } from 'service-host/testing/small-disk'
import { openTestDatabase } from '../../testing/test-database'
import type { Database } from '../database/open-database'
import type { Courier } from './courier'
import { folderOutbox } from './outbox'
import { createPostman, type Postman } from './postman'

jest.setTimeout(120_000)

let database: Database
let time: Date
let failures: unknown[]
let postman: Postman | undefined

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  time = new Date('2026-11-22T03:00:00Z')
  failures = []
})
afterEach(async () => {
  await postman?.stop()
  await database.query.deleteFrom('outgoingMessages').execute()
})

function open(courier: Courier): Postman {
  const { query } = database
  postman = createPostman({
    query,
    courier,
    now: () => time,
    logFailure: (error) => failures.push(error),
    pollMs: 3_600_000,
  })
  return postman
}

function later(seconds: number): void {
  time = new Date(time.getTime() + seconds * 1000)
}

async function waiting(): Promise<number> {
  return (await database.query.selectFrom('outgoingMessages').select('id').execute()).length
}

/** Takes messages after it has failed so often. */
function courierAfter(failing: number): Courier & { readonly sent: string[] } {
  const sent: string[] = []
  let tries = 0
  const take = async (to: string) => {
    tries += 1
    if (tries <= failing) throw new Error('no server')
    sent.push(to)
  }
  return { sent, sendMail: ({ to }) => take(to), sendSms: ({ to }) => take(to) }
}

test('a message that can not leave waits longer each time, and leaves once', async () => {
  const courier = courierAfter(2)
  const { mail, idle } = open(courier)
  await mail('confirm-email', 'a@example.vn', {}).kept
  await idle()
  expect([courier.sent, failures.length, await waiting()]).toEqual([[], 1, 1])
  later(29)
  await idle()
  expect(failures).toHaveLength(1)
  later(1)
  await idle()
  expect(failures).toHaveLength(2)
  later(119)
  await idle()
  expect(courier.sent).toEqual([])
  later(1)
  await idle()
  await idle()
  expect([courier.sent, await waiting()]).toEqual([['a@example.vn'], 0])
})

test('what a process did not send, the next one does', async () => {
  await open(courierAfter(1)).sms('0912345678', 'x').kept
  await postman?.stop()
  const courier = courierAfter(0)
  later(30)
  await open(courier).idle()
  expect(courier.sent).toEqual(['0912345678'])
})

test('a process that has stopped sends nothing more, however long its last message took', async () => {
  const slow = courierAfter(1)
  const sendSms = async (to: string, text: string) => {
    await pause(100)
    await slow.sendSms({ to, text })
  }
  await open({ ...slow, sendSms: ({ to, text }) => sendSms(to, text) }).sms('0912345678', 'x').kept
  await postman?.stop()
  later(30)
  await pause(100)
  expect([slow.sent, await waiting()]).toEqual([[], 1])
})

test('two processes send each message once', async () => {
  const courier = courierAfter(0)
  const first = open(courier)
  const second = open(courier)
  for (let number = 0; number < 50; number += 1) await first.mail('confirm-email', `${number}@example.vn`, {}).kept
  await Promise.all([first.idle(), second.idle()])
  await first.stop()
  expect([new Set(courier.sent).size, courier.sent.length]).toEqual([50, 50])
})

test('a code that ran out is thrown away, and the log says so', async () => {
  const courier = courierAfter(1)
  const { sms, idle } = open(courier)
  await sms('0912345678', 'Ma: 123456').kept
  await idle()
  later(300)
  await idle()
  expect([courier.sent, await waiting()]).toEqual([[], 0])
  expect(String(failures.at(-1))).toContain('1 messages could not be sent in time')
})

test('a message belongs to its transaction', async () => {
  const courier = courierAfter(0)
  const { mail, idle } = open(courier)
  const failing = database.query.transaction().execute(async (query) => {
    await mail('confirm-email', 'a@example.vn', {}, query).kept
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  await idle()
  expect([courier.sent, await waiting()]).toEqual([[], 0])
})

test('nobody waits for a slow mail server', async () => {
  let release: () => void = () => undefined
  const handedOver = new Promise<void>((resolve) => {
    release = resolve
  })
  const { mail, idle } = open({ sendMail: () => handedOver, sendSms: () => handedOver })
  await mail('confirm-email', 'a@example.vn', {}).kept
  let ended = false
  const end = idle().then(() => {
    ended = true
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(ended).toBe(false)
  release()
  await end
})

const disk = makeSmallDisk(64)
afterAll(() => disk.remove())

describe(`an outbox on a full disk (${disk.kind})`, () => {
  test('holds no half message, and has it once there is room', async () => {
    const folder = path.join(disk.folder, 'outbox')
    mkdirSync(folder)
    const outbox = folderOutbox(folder, () => time)
    const { mail, idle } = open(outbox)
    disk.fill()
    try {
      await mail('confirm-email', 'a@example.vn', {}).kept
      await idle()
      expect(readdirSync(folder)).toEqual([])
      expect(await outbox.readAll()).toEqual([])
      expect([String(failures[0]), await waiting()]).toEqual([expect.stringContaining('ENOSPC'), 1])
    } finally {
      disk.free()
    }
    later(30)
    await idle()
    expect((await outbox.readAll()).map(({ to }) => to)).toEqual(['a@example.vn'])
    expect(await waiting()).toBe(0)
  })
})
