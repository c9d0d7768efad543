import { expect, jest, test } from '@jest/globals'
import { offerFederation } from './section-federation'

test('a section gets the runtime with an instance of its own, the same one when it is loaded again', () => {
  const made: { name: string; id?: string; initOptions: () => void }[] = []
  const initOptions = jest.fn()
  const runtime = {
    init: () => {
      throw new Error("The shell's instance would be replaced")
    },
    createInstance: (options: { readonly name: string }) => {
      const instance = { ...options, initOptions }
      made.push(instance)
      return instance
    },
    getInstance: (find: (instance: (typeof made)[number]) => boolean) => made.find(find) ?? null,
  }
  offerFederation('entry', { runtime, bundlerRuntime: { consumes: 'consumes' }, attachShareScopeMap: 'attach' })
  const give = () => window.sectionFederation?.() as { runtime: typeof runtime & { init(options: object): unknown } }
  const menus = give().runtime.init({ name: 'menus' })
  const health = give().runtime.init({ name: 'health' })
  expect(made).toEqual([menus, health])
  expect(made.map(({ id }) => id)).toEqual(['', ''])
  expect(give().runtime.init({ name: 'menus' })).toBe(menus)
  expect(initOptions).toHaveBeenCalledTimes(1)
  expect(made).toHaveLength(2)
  expect(give()).toMatchObject({
    bundlerRuntime: { consumes: 'consumes', initContainerEntry: 'entry' },
    attachShareScopeMap: 'attach',
  })
  expect(give()).not.toBe(give())
})
