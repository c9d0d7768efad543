import { expect, test } from '@jest/globals'
import { runInOrder } from './run-in-order'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('stages run in their order, so many at once, each after those that come before it', async () => {
  const seen: string[] = []
  let most = 0
  let running = 0
  const results = await runInOrder(
    [
      { name: 'lint' },
      { name: 'build' },
      { name: 'pages', needs: ['build', 'programs'] },
      { name: 'rules', needs: ['of another run'], after: ['lint'] },
      { name: 'programs' },
    ],
    2,
    async ({ name }, before) => {
      running += 1
      most = Math.max(most, running)
      seen.push(`${name} after ${[...before.keys()].join(' ')}`)
      await turn()
      if (name === 'build') await turn()
      running -= 1
      return name.length
    },
  )
  expect(seen).toEqual([
    'lint after ',
    'build after ',
    'rules after lint',
    'programs after lint rules',
    'pages after lint rules build programs',
  ])
  expect(most).toBe(2)
  expect(results).toEqual([4, 5, 5, 5, 8])
})

test('a stage that has nothing to do ends at once', async () => {
  expect(await runInOrder([{ name: 'a' }, { name: 'b' }], 1, async ({ name }) => name)).toEqual(['a', 'b'])
  expect(await runInOrder([], 3, async () => 1)).toEqual([])
})
