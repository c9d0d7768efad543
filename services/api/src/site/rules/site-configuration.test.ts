import { expect, test } from '@jest/globals'
import { siteConfigurationOf } from './site-configuration'

const object = (code: string, text: string, link = '/') => ({
  ...{ id: 1, code, title: null, text, label: null, link, mediaLink: `/${text}.svg`, thumbnail: '' },
  ...{ sectionType: 'x', pagePositionName: 'Footer' },
})
const chat = { messengerLink: 'https://m.me/x', zaloLink: '' }

test('the short form is made of the site objects, in their order', () => {
  const objects = [
    object('SiteLogo', 'logo'),
    object('PartnerLogoNin', 'vien', 'https://viendinhduong.vn/'),
    object('FooterLink', 'Hỏi đáp', '/gioi-thieu/hoi-va-dap'),
    object('FooterLink', 'Liên hệ'),
    object('FooterPhone', '024 1'),
    object('FooterEmail', 'a@example.vn'),
  ]
  expect(siteConfigurationOf(objects, chat)).toEqual({
    logoHeader: '/logo.svg',
    logoHeaderOthers: [
      { code: 'PartnerLogoNin', text: 'vien', link: 'https://viendinhduong.vn/', mediaLink: '/vien.svg' },
    ],
    socialFooter: [],
    footerLink: [
      { text: 'Hỏi đáp', link: '/gioi-thieu/hoi-va-dap' },
      { text: 'Liên hệ', link: '/' },
    ],
    phone: '024 1',
    email: 'a@example.vn',
    ...chat,
  })
})

test('a site without objects has an empty frame', () => {
  expect(siteConfigurationOf([], chat)).toMatchObject({ logoHeader: '', phone: '', email: '', footerLink: [] })
})
