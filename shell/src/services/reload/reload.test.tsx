import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { isChunkFailure, reloadForChunk } from './chunk-reload'
import { keepTyped, restoreTyped } from './typed-text'

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/lien-he')
  document.body.innerHTML = ''
  // jsdom can't reload and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void jest.restoreAllMocks())

describe('a failed chunk', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name })
  test.each<[unknown, boolean]>([
    [named('ChunkLoadError'), true],
    [new Error('Loading chunk page-article failed.'), true],
    [new Error('Loading CSS chunk 12 failed.'), true],
    [new Error('Network Error'), false],
    ['Loading chunk 1 failed', false],
    [null, false],
  ])('%s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected)
  })

  test('the page is reloaded at most once in 60 seconds', () => {
    const now = 1_000_000
    expect(reloadForChunk(now)).toBe(true)
    expect(reloadForChunk(now + 1)).toBe(false)
    expect(reloadForChunk(now + 59_999)).toBe(false)
    expect(reloadForChunk(now + 60_000)).toBe(true)
    expect(reloadForChunk(now + 60_001)).toBe(false)
  })
})

describe('what was typed', () => {
  const form = `<main><input name="ten"><input id="khoa" type="password" name="matkhau"><textarea name="loi"></textarea>
    <select name="chu-de"><option value="">-</option><option value="2">Hai</option></select>
    <input type="checkbox" name="dongy"><input type="radio" name="gioi" value="nam"><input type="radio" name="gioi" value="nu">
    </main><header><input name="keyword"></header>`
  const field = (selector: string) => {
    const found = document.querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(selector)
    return found
  }

  beforeEach(() => {
    document.body.innerHTML = form
    field('[name=ten]').value = 'Mai'
    field('[name=matkhau]').value = 'bí mật'
    field('[name=loi]').value = 'Chào chương trình'
    field('[name=chu-de]').value = '2'
    field('[name=dongy]').checked = true
    field('[value=nu]').checked = true
    field('[name=keyword]').value = 'cháo'
  })

  test('comes back, passwords and the frame’s fields excepted, as if typed', () => {
    keepTyped()
    expect(window.sessionStorage.getItem('typed-text')).not.toContain('bí mật')
    document.body.innerHTML = form
    const heard: string[] = []
    document.body.addEventListener('input', (event) => {
      if (event.target instanceof HTMLElement) heard.push(event.target.getAttribute('name') ?? '')
    })
    restoreTyped()
    expect(field('[name=ten]').value).toBe('Mai')
    expect(field('[name=loi]').value).toBe('Chào chương trình')
    expect(field('[name=chu-de]').value).toBe('2')
    expect(field('[name=dongy]').checked).toBe(true)
    expect(field('[value=nu]').checked).toBe(true)
    expect(field('[name=matkhau]').value).toBe('')
    expect(field('[name=keyword]').value).toBe('')
    expect(heard).toEqual(expect.arrayContaining(['ten', 'loi', 'chu-de']))
    expect(window.sessionStorage.getItem('typed-text')).toBeNull()
  })

  test('waits for fields that arrive later', async () => {
    keepTyped()
    document.body.innerHTML = '<main></main>'
    restoreTyped()
    document.body.innerHTML = form
    await new Promise((resolve) => setTimeout(resolve))
    expect(field('[name=ten]').value).toBe('Mai')
  })

  test.each([
    ['another page', () => window.history.replaceState(null, '', '/khac')],
    ['after five minutes', () => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000 + 1)],
  ])('is dropped on %s', (_, meanwhile) => {
    keepTyped()
    document.body.innerHTML = form
    meanwhile()
    restoreTyped()
    expect(field('[name=ten]').value).toBe('')
    expect(window.sessionStorage.getItem('typed-text')).toBeNull()
  })
})
