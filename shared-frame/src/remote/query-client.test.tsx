import { afterEach, expect, test } from '@jest/globals'
import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { createQueryClient } from './query-client'

let client: QueryClient
const watched: (() => void)[] = []
afterEach(() => {
  for (const leave of watched.splice(0)) leave()
  client.clear()
})

/** A list on a server that answers when it is told to, with what it holds when it was asked. */
function watchedList() {
  client = createQueryClient()
  let stored = ['phở']
  const waiting: (() => void)[] = []
  let asked = 0
  const observer = new QueryObserver(client, {
    queryKey: ['list', 'own'],
    queryFn: () => {
      asked += 1
      const answer = [...stored]
      return new Promise<string[]>((resolve) => waiting.push(() => resolve(answer)))
    },
  })
  watched.push(observer.subscribe(() => {}))
  return {
    asked: () => asked,
    shown: () => observer.getCurrentResult().data,
    add: (dish: string) => {
      stored = [...stored, dish]
    },
    async answer() {
      for (const send of waiting.splice(0)) send()
      await new Promise((resolve) => setTimeout(resolve, 0))
    },
  }
}

test('what changed while the first answer was on its way is asked for once more', async () => {
  const list = watchedList()
  list.add('cháo')
  const invalidated = client.invalidateQueries({ queryKey: ['list'] })
  await list.answer()
  expect(list.shown()).toEqual(['phở'])
  await list.answer()
  await invalidated
  expect(list.shown()).toEqual(['phở', 'cháo'])
  expect(list.asked()).toBe(2)
})

test('a later answer on its way is replaced at once, and what else was asked for first is left alone', async () => {
  const list = watchedList()
  const other = new QueryObserver(client, { queryKey: ['other'], queryFn: () => new Promise<string>(() => {}) })
  watched.push(other.subscribe(() => {}))
  await list.answer()
  void client.invalidateQueries({ queryKey: ['list'] })
  list.add('cháo')
  const invalidated = client.invalidateQueries({ queryKey: ['list'] })
  await list.answer()
  await invalidated
  expect(list.shown()).toEqual(['phở', 'cháo'])
  expect(list.asked()).toBe(3)
})
