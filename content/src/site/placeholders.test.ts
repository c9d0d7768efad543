import { expect, test } from '@jest/globals'
import { realRows as rows } from '../testing/prepared'
import { isPlaceholder, unsetContacts, withoutPlaceholders } from './placeholders'

test.each([
  ['https://www.facebook.com/', true],
  ['https://zalo.me/', true],
  ['https://m.me', true],
  ['024 0000 0000', true],
  ['lienhe@example.vn', true],
  ['https://www.facebook.com/dinhduong', false],
  ['https://zalo.me/123', false],
  ['024 3971 7090', false],
  ['lienhe@dinhduong.vn', false],
  ['', false],
])('%s is a placeholder: %s', (value, expected) => {
  expect(isPlaceholder(value)).toBe(expected)
})

const site = {
  logoHeader: '',
  logoHeaderOthers: [],
  socialFooter: [
    { text: 'Facebook', link: 'https://www.facebook.com/', mediaLink: '' },
    { text: 'Zalo', link: 'https://zalo.me/77', mediaLink: '' },
  ],
  footerLink: [],
  phone: '024 0000 0000',
  email: 'ai@dinhduong.vn',
  messengerLink: '',
  zaloLink: 'https://zalo.me/77',
}

test('what nobody set is told to who runs the site and not to visitors', () => {
  expect(unsetContacts(site)).toEqual([
    { setting: 'phone', name: null },
    { setting: 'messengerLink', name: null },
    { setting: 'socialFooter', name: 'Facebook' },
  ])
  expect(withoutPlaceholders(site)).toEqual({ ...site, socialFooter: site.socialFooter.slice(1), phone: '' })
})

test('the shipped content has contacts of nobody', () => {
  const contacts = rows.site_objects.flatMap(({ code, text, link }) => {
    if (code === 'FooterMedia') return [link]
    return code === 'FooterPhone' || code === 'FooterEmail' ? [text] : []
  })
  const chat = Object.values(rows.configurations[0]?.value ?? {}).map(String)
  expect([contacts.length, chat.length]).toEqual([5, 2])
  expect([...contacts, ...chat].filter((contact) => !isPlaceholder(contact))).toEqual([])
})
