import { expect, test } from '@jest/globals'
import { mount } from 'shared-frame/testing'
import { DishPhotograph } from './DishPhotograph'

const photo = {
  author: 'Nguyễn An',
  licence: 'CC BY 4.0',
  source: 'https://example.vn/anh',
  alt: 'Bát canh rau ngót với thịt băm',
}

test('a photograph says what it shows and whose it is', async () => {
  const view = await mount(<DishPhotograph dish={{ illustration: 'photos/12-ab12cd34', photo }} />)
  expect(view.find('img').getAttribute('src')).toBe('/media/photos/12-ab12cd34-lon.jpg')
  expect(view.find('img').getAttribute('alt')).toBe(photo.alt)
  expect(view.find('figcaption').textContent).toContain('Ảnh: Nguyễn An, CC BY 4.0.')
  expect(view.find('a').getAttribute('href')).toBe(photo.source)
})

test('a drawn dish has none', async () => {
  const view = await mount(<DishPhotograph dish={{ illustration: 'xao.bo.12', photo: null }} />)
  expect(view.container.querySelector('figure')).toBeNull()
})
