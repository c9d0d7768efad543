import { expect, test } from '@jest/globals'
import { mountedFields } from './mounted-fields'

const NAME = '<input id="profile-name">'
const FONT = '<font><font>Name</font></font>'

test.each([
  ['its own words', `<label for="profile-name">Tên <span>(không bắt buộc)</span></label>${NAME}`, 'Tên'],
  ['a sentence beside a box', `<label><input type="checkbox" id="profile-name">Tôi đồng ý</label>`, null],
  ['translated', `<label for="profile-name">${FONT} <span>(optional)</span></label>${NAME}`, 'Name'],
  ['no label', NAME, null],
])('what a field is called: %s', (_, html, name) => {
  document.body.innerHTML = html
  // The boot script leaves the text node there, empty
  document.querySelector('label > font')?.before('')
  expect(mountedFields().labelOf('name', 'profile')).toBe(name)
})
