import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { productPages } from './described-site'
import { callsPage, routesPage } from './product-tables'

const folder = path.join(__dirname, '../../docs/product')

describe('the generated pages of docs/product', () => {
  test.each(Object.entries(productPages()))('%s is up to date (npm run docs)', (name, text) => {
    expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text)
  })

  test('every link of docs/product leads to a file and a heading', () => {
    const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
    const broken = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].flatMap(([, name]) => {
      try {
        readFileSync(path.join(folder, name ?? ''))
        return []
      } catch {
        return [name]
      }
    })
    expect(broken).toEqual([])
  })
})

describe('callsPage', () => {
  test('groups calls by the first part of their name and keeps a table whole', () => {
    const page = callsPage([
      {
        name: 'A/One',
        method: 'GET',
        path: '/api/A/One',
        access: 'public',
        host: 'api',
        summary: 'a | b',
        headers: [],
        errors: [],
        deprecated: null,
      },
      {
        name: 'B/Two',
        method: 'POST',
        path: '/api/B/Two',
        access: 'user',
        host: 'api',
        summary: 'two',
        headers: ['x-a: b'],
        errors: ['x'],
        deprecated: '2026-11-28',
      },
    ])
    expect(page).toContain('## A\n')
    expect(page).toContain('| GET `/api/A/One` | public | a \\| b |  |')
    expect(page).toContain(
      '| POST `/api/B/Two` | user | two. Needs the header `x-a: b`. **Deprecated since 2026-11-28**: nothing new should use it | `x` |',
    )
  })
})

describe('routesPage', () => {
  test('lists the claims and widgets of each unit', () => {
    const page = routesPage([
      {
        name: 'menus',
        routes: [{ id: 'bank', pattern: '/thuc-don', visibility: 'public', pageName: 'MenuBank' }],
        widgets: [{ id: 'menus/home' }],
      },
    ])
    expect(page).toContain('| `/thuc-don` | bank | public | MenuBank |')
    expect(page).toContain('Widgets: `menus/home`')
  })
})
