import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { contentFolder, contentRoot } from '../../files/content-folder'
import { contentTables } from '../../rows/content-rows'
import { readHealthRules } from '../../rules/read-health-rules'
import { safetyRulesOf } from '../../rules/safety-rules'
import { readSearchWords } from '../../site/search-words-content'
import { importedFiles } from '../imported-files'
import { CONTENT_SOURCES, contentKey, realMenuSnapshot, realReviews, realRows } from './real-content'

const folder = contentFolder(contentRoot())

describe('the real content', () => {
  test('is what the readers give', () => {
    expect(realRows.search_words).toEqual(readSearchWords(folder).rows.search_words)
    expect(realMenuSnapshot().planning.safety).toEqual(safetyRulesOf(readHealthRules(folder).rules))
    expect(realMenuSnapshot()).toEqual({
      revision: 0,
      facts: realRows.nutrition_facts[0]?.facts,
      planning: realRows.menu_planning[0]?.planning,
    })
  })

  test('has rows of every table but those that are never filled, and the reviews of its articles', () => {
    expect(Object.keys(realRows)).toEqual([...contentTables])
    expect(contentTables.filter((table) => realRows[table].length === 0)).toEqual([])
    const [article] = realRows.articles
    expect(realReviews().get(`article:${article?.id}`)).toEqual(article?.review)
    expect(article?.review).toBeDefined()
  })

  test('can not be changed, as others share it', () => {
    const [dish] = realMenuSnapshot().planning.dishes
    expect(() => Object.assign(dish?.ingredients[0] ?? {}, { grams: 0 })).toThrow(TypeError)
    expect(() => Object.assign(realRows.products, { length: 0 })).toThrow(TypeError)
  })
})

describe('its key', () => {
  let project: string
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    writeFileSync(path.join(project, file), text)
  }
  beforeAll(() => {
    project = mkdtempSync(path.join(tmpdir(), 'content-key-'))
    for (const source of CONTENT_SOURCES) write(path.join(source, 'a.ts'), '')
    write('content/nutrition/dishes.csv', 'dishId\n1\n')
    write('package-lock.json', '{}')
  })
  afterAll(() => rmSync(project, { recursive: true }))

  test.each([
    'content/nutrition/dishes.csv',
    'content/articles/new.md',
    'content/src/tables/csv.ts',
    'shared-contracts/src/domain/nutrition/index.ts',
    'shared-drawings/src/index.ts',
    'package-lock.json',
  ])('changes with %s', (file) => {
    const before = contentKey(project)
    expect(contentKey(project)).toBe(before)
    write(file, 'changed')
    expect(contentKey(project)).not.toBe(before)
  })

  test('covers every source that the readers load', () => {
    const files = [...importedFiles(path.join(contentRoot(), '..'), ['content/src/index.ts'])]
    expect(files.filter((file) => !CONTENT_SOURCES.some((source) => file.startsWith(`${source}/`)))).toEqual([])
    // The way goes through all of them: none is named in vain, nor did the walk end early.
    for (const source of CONTENT_SOURCES)
      expect([source, files.some((file) => file.startsWith(`${source}/`))]).toEqual([source, true])
  })
})
