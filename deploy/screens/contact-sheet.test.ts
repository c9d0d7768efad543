import { expect, test } from '@jest/globals'
import { contactSheet } from './contact-sheet'

test('pictures of one kind of page stand in a row below its name, each leads to its full size', () => {
  const screen = { name: 'home', width: 360, height: 740, scheme: 'light', picture: 'home-360-light.jpg' }
  const sheet = contactSheet([
    screen,
    { ...screen, name: 'dish', picture: 'dish-360-light.jpg' },
    { ...screen, scheme: 'dark', picture: 'home-360-dark.jpg' },
  ])
  expect(sheet).toContain('<title>2 kinds of page in 3 pictures</title>')
  const [, home = '', dish = ''] = sheet.split('<h2 ')
  expect([...home.matchAll(/<a href="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    'home-360-light.jpg',
    'home-360-dark.jpg',
  ])
  expect(home).toContain('360 × 740, dark')
  expect(dish).toContain('<img src="dish-360-light.jpg"')
})
