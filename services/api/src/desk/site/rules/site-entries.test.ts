import { describe, expect, test } from '@jest/globals'
import { mergeEntries, shownEntries } from './site-entries'
import type { DraftOf, SiteEdit } from './site-values'

const item = (text: string): DraftOf<'navigation'> => ({
  ...{ kind: 'navigation', text, textMobile: text, link: '/', roles: [], hideChildren: false, children: [] },
})
const files = [1, 2, 3].map((id) => ({ key: String(id), draft: item(`Tệp ${id}`) }))
const edit = (key: string, state: SiteEdit['state'], text: string | null, revision = 1): SiteEdit => ({
  ...{ key, state, revision, changedAt: new Date(0), changedBy: 'Lan' },
  value: text === null ? null : item(text),
})
const merged = (edits: readonly SiteEdit[], order: readonly string[] = []) =>
  mergeEntries('navigation', files, edits, order).map(({ key, origin, draft }) => `${key} ${origin} ${draft.text}`)

describe('mergeEntries', () => {
  test('without edits all follow the files', () => {
    expect(merged([])).toEqual(['1 file Tệp 1', '2 file Tệp 2', '3 file Tệp 3'])
  })

  test('what editors changed, made or took away is theirs', () => {
    const edits = [edit('2', 'edited', 'Sửa'), edit('1', 'deleted', 'Tệp 1'), edit('1000000', 'edited', 'Mới')]
    expect(merged(edits)).toEqual(['2 edited Sửa', '3 file Tệp 3', '1000000 made Mới', '1 deleted Tệp 1'])
  })

  test('an entry given back follows its file; one that left the files stays when it was changed', () => {
    expect(merged([edit('2', 'file', null)])[1]).toBe('2 file Tệp 2')
    expect(merged([edit('7', 'edited', 'Đã bỏ khỏi tệp')]).at(-1)).toBe('7 made Đã bỏ khỏi tệp')
    expect(merged([edit('7', 'file', null)])).toHaveLength(3)
  })

  test('the order of editors comes first; what it does not know comes after, as in the files', () => {
    expect(merged([edit('9', 'edited', 'Mới')], ['9', '3'])).toEqual([
      '9 made Mới',
      '3 file Tệp 3',
      '1 file Tệp 1',
      '2 file Tệp 2',
    ])
  })

  test('a version is of the content and of the edits: back to the same words is another one', () => {
    const versionOf = (edits: readonly SiteEdit[], all = files) =>
      mergeEntries('navigation', all, edits, []).find(({ key }) => key === '2')?.version
    const changedFile = files.map(({ key }) => ({ key, draft: item('Tệp mới') }))
    const versions = [
      versionOf([]),
      versionOf([], changedFile),
      versionOf([edit('2', 'edited', 'Sửa')]),
      versionOf([edit('2', 'edited', 'Sửa', 3)]),
      versionOf([edit('2', 'file', null, 4)]),
    ]
    expect(new Set(versions).size).toBe(5)
    expect(versionOf([])).toBe(versionOf([edit('3', 'edited', 'Khác')]))
  })

  test('readers find nothing that was taken away', () => {
    const entries = mergeEntries('navigation', files, [edit('1', 'deleted', 'Tệp 1')], [])
    expect(shownEntries(entries).map(({ key }) => key)).toEqual(['2', '3'])
  })
})
