import { describe, expect, test } from '@jest/globals'
import { outdatedCaches } from './cache-names'
import { type Handling, handlingOf, isPublic, isPublicPage, type RequestFacts, type ResponseFacts } from './handling'

describe('requests', () => {
  const get: RequestFacts = {
    method: 'GET',
    path: '/',
    sameOrigin: true,
    mode: 'cors',
    accept: '*/*',
    authorised: false,
  }

  test.each<[string, Partial<RequestFacts>, Handling]>([
    ['a page', { path: '/so-tay-cua-me', mode: 'navigate', accept: 'text/html' }, 'document'],
    ['a page that the shell asks to keep', { path: '/so-tay-cua-me', accept: 'text/html' }, 'document'],
    ['the shopping list', { path: '/danh-sach-thuc-don-di-cho', mode: 'navigate', accept: 'text/html' }, 'list'],
    ['a list behind a link', { path: '/danh-sach-thuc-don-di-cho/chia-se', mode: 'navigate' }, 'document'],
    ['what is on the list', { path: '/api/UserCart/ExportAllMenuUserCart', authorised: true }, null],
    ['a released file', { path: '/assets/shell/1.0.0-ab/main.js' }, 'asset'],
    ['the registry of a group', { path: '/assets/registry/own/a1.json' }, 'registry'],
    ['a picture', { path: '/media/illustrations/com.svg', mode: 'no-cors' }, 'media'],
    ['a public call', { path: '/api/Article/GetById' }, 'api'],
    ['a call with a token', { path: '/api/UserCart/GetAll', authorised: true }, null],
    ['a public call with a token', { path: '/api/Article/GetById', authorised: true }, null],
    ['a POST', { path: '/api/Article/Search', method: 'POST' }, null],
    ['the menu builder', { path: '/menu-builder/api/BuildMenu/BuildMenu' }, null],
    ['the registry', { path: '/registry.json' }, null],
    ['another origin', { path: '/', sameOrigin: false, mode: 'navigate', accept: 'text/html' }, null],
    ['a form that is sent', { path: '/dang-nhap', method: 'POST', mode: 'navigate' }, null],
  ])('%s', (_, facts, expected) => {
    expect(handlingOf({ ...get, ...facts })).toBe(expected)
  })
})

describe('answers', () => {
  const answer: ResponseFacts = {
    status: 200,
    type: 'basic',
    redirected: false,
    cacheControl: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
  }

  test.each<[string, Partial<ResponseFacts>, boolean]>([
    ['public', {}, true],
    ['public in capitals', { cacheControl: 'Public, Max-Age=60' }, true],
    ['private', { cacheControl: 'private, max-age=60' }, false],
    ['public and private', { cacheControl: 'public, private' }, false],
    ['no-store', { cacheControl: 'public, no-store' }, false],
    ['nothing said', { cacheControl: '' }, false],
    ['a max-age alone', { cacheControl: 'max-age=60' }, false],
    ['a 404', { status: 404 }, false],
    ['a part', { status: 206 }, false],
    ['a redirect followed', { redirected: true }, false],
    ['an opaque one', { type: 'opaque', status: 0 }, false],
  ])('%s', (_, facts, kept) => {
    expect(isPublic({ ...answer, ...facts })).toBe(kept)
  })

  test.each([
    ['/so-tay-cua-me', '<title>Sổ tay</title>', true],
    ['/trang-ca-nhan-cua-ban', '<meta name="robots" content="noindex">', false],
    ['/tim-kiem', '<meta name="robots" content="noindex, follow">', false],
    ['/offline', '<title>Ngoại tuyến</title>', false],
  ])('the page %s', (path, html, kept) => {
    expect(isPublicPage(path, html)).toBe(kept)
  })
})

test('only caches of earlier versions are outdated', () => {
  expect(outdatedCaches(['site-documents-0', 'site-documents-1', 'site-pages-1', 'other'])).toEqual([
    'site-documents-0',
    'site-pages-1',
  ])
})
