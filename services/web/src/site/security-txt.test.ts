import { expect, test } from '@jest/globals'
import { securityTxt } from './security-txt'

test.each(['2026-01-01T00:00:00Z', '2026-11-22T23:59:59.999Z', '2028-02-29T12:00:00Z'])('at %s', (at) => {
  const text = securityTxt(
    { contacts: ['mailto:a@site.example', 'https://b.example/'], origin: 'https://site.example' },
    Date.parse(at),
  )
  const fields = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s))
  expect(fields.map(([name]) => name)).toEqual(['Contact', 'Contact', 'Expires', 'Preferred-Languages', 'Canonical'])
  const value = (name: string) => fields.find(([each]) => each === name)?.[1] ?? ''
  expect(value('Preferred-Languages')).toBe('vi, en')
  expect(value('Canonical')).toBe('https://site.example/.well-known/security.txt')
  expect(value('Expires')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  const days = (Date.parse(value('Expires')) - Date.parse(at)) / 86_400_000
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
})
