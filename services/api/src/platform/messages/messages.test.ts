import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { SMTPServer } from 'smtp-server'
import { emailTemplates, fillTemplate } from './email-templates'
import { folderOutbox } from './outbox'
import { smsGateway } from './sms-gateway'
import { smtpMail } from './smtp'

jest.setTimeout(120_000)

const mail = fillTemplate(emailTemplates['confirm-email'], 'lan@example.vn', {
  fullName: 'Lan & <b>Chi</b>',
  link: 'http://site.test/xac-thuc?kieu=email#abc',
})

describe('templates', () => {
  test('values stand in text as they are and in HTML escaped; the link is a button', () => {
    expect(mail.subject).toBe('Xác nhận email của bạn – Dinh dưỡng mẹ và bé')
    expect(mail.text).toContain('Chào Lan & <b>Chi</b>,')
    expect(mail.html).toContain('Chào Lan &amp; &lt;b&gt;Chi&lt;/b&gt;,')
    expect(mail.html).toContain('href="http://site.test/xac-thuc?kieu=email#abc"')
  })

  test.each(Object.entries(emailTemplates))('%s leaves no gap', (_, template) => {
    const filled = fillTemplate(template, 'a@example.vn', {
      fullName: 'Lan',
      link: 'http://x',
      date: '01/01/2027',
      code: '123456',
    })
    expect(filled.text + filled.html).not.toContain('{{')
  })
})

describe('the outbox', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('keeps messages for the owner of the machine alone, newest first, and the last 200', async () => {
    let time = 0
    const outbox = folderOutbox(path.join(folder, 'outbox'), () => new Date(Date.UTC(2026, 10, 21, 0, 0, time++)))
    expect(await outbox.readAll()).toEqual([])
    await outbox.sendMail(mail)
    await outbox.sendSms({ to: '0912345678', text: 'Ma: 123456' })
    expect(await outbox.readAll()).toEqual([
      { kind: 'sms', to: '0912345678', subject: null, text: 'Ma: 123456', sentAt: '2026-11-21T00:00:01.000Z' },
      { kind: 'mail', to: mail.to, subject: mail.subject, text: mail.text, sentAt: '2026-11-21T00:00:00.000Z' },
    ])
    const [name = ''] = readdirSync(path.join(folder, 'outbox'))
    expect(statSync(path.join(folder, 'outbox', name)).mode & 0o777).toBe(0o600)
    writeFileSync(path.join(folder, 'outbox', 'half.json'), '{"kind":"ma')
    for (let sent = 0; sent < 201; sent += 1) await outbox.sendSms({ to: '0912345678', text: String(sent) })
    const kept = await outbox.readAll()
    expect([kept.length, kept[0]?.text]).toEqual([199, '200'])
  })
})

test('mail really leaves by SMTP', async () => {
  const received: { from: string; to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let source = ''
      stream.on('data', (chunk) => {
        source += String(chunk)
      })
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const courier = smtpMail(`smtp://127.0.0.1:${port}`, 'Chương trình <site@example.vn>')
  await courier.sendMail(mail)
  // A line break in a subject begins no header, and an address names one person.
  await courier.sendMail({ ...mail, subject: 'Chào\r\nBcc: evil@example.com\r\n\r\nx' })
  for (const to of ['lan@example.vn\r\nBcc: evil@example.com', 'lan@example.vn, evil@example.com', 'evil@example.com'])
    await courier.sendMail({ ...mail, to }).catch(() => undefined)
  await new Promise<void>((resolve) => server.close(resolve))
  expect(received[0]).toMatchObject({ from: 'site@example.vn', to: ['lan@example.vn'] })
  const [, broken, ...others] = received
  expect(broken?.to).toEqual(['lan@example.vn'])
  expect(broken?.source).not.toMatch(/^bcc:/im)
  // Of the addresses only the one that is one.
  expect(others.map(({ to }) => to)).toEqual([['evil@example.com']])
  expect(received[0]?.source).toContain('Content-Type: text/html; charset=utf-8')
})

test('SMS leaves through the gateway, and its refusal is an error', async () => {
  const asked: string[] = []
  let status = 200
  const gateway = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += String(chunk)
    })
    request.on('end', () => {
      asked.push(`${request.headers.authorization} ${body}`)
      response.statusCode = status
      response.setHeader('location', '/elsewhere')
      response.end()
    })
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const { port } = gateway.address() as AddressInfo
  const courier = smsGateway(`http://127.0.0.1:${port}/send`, 'key')
  await courier.sendSms({ to: '0912345678', text: 'Ma: 123456' })
  expect(asked).toEqual(['Bearer key {"to":"+84912345678","text":"Ma: 123456"}'])
  status = 500
  await expect(courier.sendSms({ to: '0912345678', text: '' })).rejects.toThrow('500')
  // To where a redirect leads neither the key goes nor the text.
  const before = asked.length
  status = 307
  await expect(courier.sendSms({ to: '0912345678', text: '' })).rejects.toThrow()
  expect(asked).toHaveLength(before + 1)
  gateway.close()
})
