import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { click, createFakeApi, eventually } from 'shared-frame/testing'
import { type FormView, mountForm } from '../../testing/mount-form'
import UndoPanel from './UndoPanel'

const TOKEN = 'T'.repeat(43)

let view: FormView
beforeEach(() => window.history.replaceState(null, '', `/hoan-tac-thay-doi#${TOKEN}`))
afterEach(() => view.unmount())

test('a press undoes the change, and the new password is asked for at once', async () => {
  const bodies: unknown[] = []
  let online = false
  const api = createFakeApi({
    'User/UndoContactChange': ({ body }) => {
      bodies.push(body)
      if (!online) throw new ApiError('User/UndoContactChange', 0, 'Không kết nối được với máy chủ.')
      return { token: 'moi' }
    },
    'User/ResetPassword': ({ body }) => {
      bodies.push(body)
      return {}
    },
  })
  view = await mountForm(<UndoPanel />, api)
  expect(window.location.hash).toBe('')
  expect(bodies).toEqual([])
  await click(view.find('button'))
  await eventually(() => expect(view.text()).toContain('Không kết nối được'))
  online = true
  await click(view.find('button'))
  await eventually(() => expect(view.text()).toContain('Đã lấy lại tài khoản'))
  await view.type('new-password-newPassword', 'Mat-khau-moi')
  await view.type('new-password-confirmPassword', 'Mat-khau-moi')
  await view.submit()
  expect(bodies.slice(1)).toEqual([
    { token: TOKEN },
    { code: 'moi', newPassword: 'Mat-khau-moi', confirmPassword: 'Mat-khau-moi' },
  ])
})

test('a link that was used says so and leads to the programme', async () => {
  const api = createFakeApi({
    'User/UndoContactChange': () => {
      throw new ApiError('User/UndoContactChange', 422, 'x', [], undefined, 'invalid_code')
    },
  })
  view = await mountForm(<UndoPanel />, api)
  await click(view.find('button'))
  await eventually(() => expect(view.text()).toContain('Liên kết đã được dùng'))
})
