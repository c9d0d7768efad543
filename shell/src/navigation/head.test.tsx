import { beforeEach, expect, test } from '@jest/globals'
import { SITE_NAME } from 'shared-contracts/constants'
import { applyHead } from './head'

beforeEach(() => {
  document.head.innerHTML =
    '<title>Cũ</title><meta name="description" content="cũ"><link rel="canonical" href="https://x/cu">'
})

const meta = (name: string) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null
const canonical = () => document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.getAttribute('href')

test('title, description and canonical address follow the page', () => {
  applyHead({ title: 'Sổ tay của mẹ', description: 'mới', canonical: '/so-tay-cua-me' }, '/So-Tay')
  expect(document.title).toBe(`Sổ tay của mẹ | ${SITE_NAME}`)
  expect(meta('description')).toBe('mới')
  expect(canonical()).toBe('http://localhost/so-tay-cua-me')
})

test('what the page does not say is taken away', () => {
  applyHead({ title: SITE_NAME }, '/')
  expect(document.title).toBe(SITE_NAME)
  expect(meta('description')).toBeNull()
  expect(canonical()).toBe('http://localhost/')
})

test('noindex comes and goes', () => {
  applyHead({ title: 'Tìm kiếm', noindex: true }, '/tim-kiem')
  expect(meta('robots')).toBe('noindex')
  applyHead({ title: 'Sổ tay' }, '/so-tay-cua-me')
  expect(meta('robots')).toBeNull()
})
