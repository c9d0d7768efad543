import { describe, expect, test } from '@jest/globals'
import { createAnswerStore, etagOf } from './answer-store'

describe('answer store', () => {
  test('an answer is kept until the content changes or it grows old', () => {
    let now = 0
    const store = createAnswerStore(1000, 60, () => now)
    store.set('a', 1, 'text')
    expect(store.get('a', 1)).toMatchObject({ body: Buffer.from('text'), etag: etagOf('text') })
    expect(store.get('a', 2)).toBeUndefined()
    store.set('a', 2, 'text')
    now = 61
    expect(store.get('a', 2)).toBeUndefined()
  })

  test('an answer is found by another name too, as long as it is kept', () => {
    let now = 0
    const store = createAnswerStore(1000, 60, () => now)
    store.set('a', 1, 'text')
    now = 50
    store.share('a', 'as asked')
    store.share('none', 'nothing')
    expect(store.get('as asked', 1)?.body).toBe(store.get('a', 1)?.body)
    expect(store.get('nothing', 1)).toBeUndefined()
    expect(store.get('as asked', 2)).toBeUndefined()
    store.share('a', 'as asked')
    now = 61
    expect(store.get('as asked', 1)).toBeUndefined()
  })

  test('the answers used longest ago make room', () => {
    const store = createAnswerStore(12)
    store.set('a', 1, 'aaaa')
    store.set('b', 1, 'bbbb')
    store.get('a', 1)
    store.set('c', 1, 'cccc')
    expect(['a', 'b', 'c'].filter((key) => store.get(key, 1))).toEqual(['a', 'c'])
    store.set('big', 1, 'x'.repeat(100))
    expect(['a', 'c', 'big'].filter((key) => store.get(key, 1))).toEqual(['big'])
    store.clear()
    expect(store.get('big', 1)).toBeUndefined()
  })
})
