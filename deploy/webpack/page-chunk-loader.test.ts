import { expect, test } from '@jest/globals'
import namePageChunks from './page-chunk-loader'

test('each page has a chunk named after its route id', () => {
  const table = ["  dish: () => import('./pages/DishPage'),", "  'menu-bank': () => import('./pages/MenuBankPage'),"]
  expect(namePageChunks(table.join('\n')).split('\n')).toEqual([
    `  dish: () => import(/* webpackChunkName: "page-dish" */ './pages/DishPage'),`,
    `  'menu-bank': () => import(/* webpackChunkName: "page-menu-bank" */ './pages/MenuBankPage'),`,
  ])
})

test('a name that is stated stays', () => {
  const line = `  dish: () => import(/* webpackChunkName: "x" */ './pages/DishPage'),`
  expect(namePageChunks(line)).toBe(line)
})
