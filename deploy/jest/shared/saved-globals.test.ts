import { EventEmitter } from 'node:events'
import { expect, test } from '@jest/globals'
import { saveGlobals } from './saved-globals'

class Shape {
  static sides = 4
  area() {
    return 1
  }
}

const createGlobal = () => ({
  Shape: class extends Shape {
    override area() {
      return 2
    }
  },
  navigator: { onLine: true },
  process: { env: { NODE_ENV: 'test' } },
  size: 1,
  get late() {
    return 'first'
  },
})

test('what was replaced, added and removed is as before', () => {
  const global = createGlobal()
  const before = Object.getOwnPropertyDescriptors(global)
  const { area } = global.Shape.prototype
  const putBack = saveGlobals(global)

  global.size = 2
  Object.defineProperty(global, 'late', { value: 'second' })
  Object.assign(global, { added: 1 })
  global.Shape.prototype.area = () => 3
  Object.assign(global.Shape.prototype, { added: 1 })
  Object.assign(global.Shape, { sides: 5 })
  Object.defineProperty(global.navigator, 'onLine', { value: false, configurable: true })
  Object.assign(global.process.env, { NODE_ENV: 'production', ADDED: '1' })
  putBack()

  expect(Object.getOwnPropertyDescriptors(global)).toEqual(before)
  expect(global.late).toBe('first')
  expect(Reflect.ownKeys(global.Shape.prototype)).toEqual(['constructor', 'area'])
  expect(global.Shape.prototype.area).toBe(area)
  expect(global.Shape.sides).toBe(4)
  expect(global.navigator).toEqual({ onLine: true })
  expect(global.process.env).toEqual({ NODE_ENV: 'test' })
})

test('what can not be removed stays, and the rest is put back all the same', () => {
  const global: Record<string, unknown> = { size: 1 }
  const putBack = saveGlobals(global)
  Object.defineProperty(global, 'fixed', { value: 1, configurable: false })
  global.size = 2
  putBack()
  expect(global).toEqual({ size: 1 })
  expect(Reflect.get(global, 'fixed')).toBe(1)
})

test('listeners of the process that came since are gone, others stay', () => {
  const process = new EventEmitter()
  const early = () => undefined
  process.on('exit', early)
  const putBack = saveGlobals({ process })
  process.once('exit', () => undefined)
  process.on('SIGTERM', () => undefined)
  putBack()
  expect(process.listeners('exit')).toEqual([early])
  expect(process.listeners('SIGTERM')).toEqual([])
})
