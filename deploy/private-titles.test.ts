import { describe, expect, test } from '@jest/globals'
import type { ApiClient } from 'shared-contracts/client'
import { findRoute } from 'shared-frame/routes'
import { defineServerUnit } from 'shared-frame/server'
import { pages as accountPages } from '../mfe-account/src/routes'
import { pages as deskPages } from '../mfe-desk/src/routes'
import { pages as menuPages } from '../mfe-menus/src/routes'
import { pages as notebookPages } from '../mfe-notebook/src/routes'
import { pages as staffPages } from '../mfe-staff/src/routes'
import { pages as surveyPages } from '../mfe-surveys/src/routes'
import { units } from './docs/unit-remotes'
import { registry } from './testing/site-registry'

const tables = {
  account: accountPages,
  desk: deskPages,
  menus: menuPages,
  notebook: notebookPages,
  staff: staffPages,
  surveys: surveyPages,
}

const silent: ApiClient = {
  call: async (name) => {
    throw new Error(`${name} was asked for a page that is somebody's own`)
  },
}

/** Every private route, with an address of it. */
const privatePages = units.flatMap((info) =>
  info.routes
    .filter(({ visibility }) => visibility === 'private')
    .map(({ id, pattern }) => ({
      info,
      id,
      pattern,
      path: pattern
        .replace(/:kind/, 'khao-sat')
        .replace(/\/:\w+#?\?$/, '')
        .replace(/:\w+#?/g, '7'),
    })),
)

describe('the document of a private page', () => {
  test('is tried for every unit that has one', () => {
    expect(privatePages.length).toBeGreaterThan(15)
    const tried = new Set(privatePages.map(({ info }) => info.name))
    expect([...tried].filter((name) => !Object.hasOwn(tables, name))).toEqual([])
  })

  test.each(privatePages.map((page) => [page.pattern, page] as const))(
    '%s says what it is, and nothing else',
    async (_, page) => {
      const pages = Object.entries(tables).find(([name]) => name === page.info.name)?.[1] ?? {}
      const unit = defineServerUnit({ info: page.info, pages })
      const match = findRoute(registry, page.path)
      expect([page.path, match?.route.id]).toEqual([page.path, page.id])
      const request = {
        path: page.path,
        search: '',
        routeId: page.id,
        params: match?.params ?? {},
        today: '2026-11-23',
      }
      const prepared = await unit.prepare(request, { api: silent })
      expect(prepared.head.title.length).toBeGreaterThan(3)
      expect(prepared.head.title).not.toMatch(/không tìm thấy|undefined|null/i)
      expect([prepared.head.noindex, prepared.head.status, prepared.head.redirect]).toEqual([
        true,
        undefined,
        undefined,
      ])
      expect([prepared.render(), prepared.state]).toEqual(['', undefined])
    },
  )
})
