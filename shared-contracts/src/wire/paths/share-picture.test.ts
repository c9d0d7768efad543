import { expect, test } from '@jest/globals'
import { sharePicturePath } from './share-picture'

const soup = { id: 7, title: 'Canh cua', illustration: 'canh' }

test('the name of a share picture tells what it shows, in any spelling of the same letters', () => {
  expect(sharePicturePath('dish', soup)).toMatch(/^\/media\/share\/dish\/7-[\da-f]{8}\.jpg$/)
  const other = { ...soup, title: 'Canh cua đồng' }
  expect(sharePicturePath('dish', other)).not.toBe(sharePicturePath('dish', soup))
  expect(sharePicturePath('dish', { ...soup, illustration: 'ca' })).not.toBe(sharePicturePath('dish', soup))
  const decomposed = { ...other, title: other.title.normalize('NFD') }
  expect(sharePicturePath('dish', decomposed)).toBe(sharePicturePath('dish', other))
})
