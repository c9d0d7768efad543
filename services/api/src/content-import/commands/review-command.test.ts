import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { fixtureFiles } from 'content/testing'
import { reviewCommand } from './review-command'

const folder = mkdtempSync(path.join(tmpdir(), 'review-'))
beforeAll(() => {
  for (const [file, text] of Object.entries(fixtureFiles)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the desk is printed as text or JSON, of one risk when asked', () => {
  expect(reviewCommand([folder])).toMatchObject({ code: 0, output: expect.stringContaining('article:3001') })
  const { output } = reviewCommand(['--json', '--risk', 'high', folder])
  expect(JSON.parse(output)).toMatchObject([{ subject: 'menu:2', risk: 'high', review: { state: 'unsigned' } }])
})

test('wrong words and wrong content are told', () => {
  expect(reviewCommand(['--risk', 'huge'])).toMatchObject({ code: 2, errors: ['--risk is one of high, medium, low'] })
  expect(reviewCommand(['--sign'])).toMatchObject({ code: 2 })
  writeFileSync(
    path.join(folder, 'reviews.csv'),
    'subject,version,name,title,date\nfaq:77,0123456789ab,A,B,2027-01-01\n',
  )
  expect(reviewCommand([folder])).toMatchObject({ code: 1, errors: ['reviews.csv:2: Không có faq:77'] })
})
