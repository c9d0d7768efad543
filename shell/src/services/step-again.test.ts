import { expect, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { createFakeApi } from 'shared-frame/testing'
import { createStepAgain } from './step-again'

const again = () => new ApiError('User/DeleteAccount', 403, 'Xác nhận lại', [], undefined, 'second_step_again')

function asking() {
  let isFresh = false
  const client = createFakeApi({
    'User/DeleteAccount': ({ body }) => {
      if (!isFresh) throw again()
      return { deleteAfter: String(body?.password) }
    },
    'User/KeepAccount': () => {
      if (!isFresh) throw again()
      return {}
    },
    'User/Logout': () => {
      throw new ApiError('User/Logout', 403, 'Không được', [], undefined, 'forbidden')
    },
  })
  const pass = (): void => {
    isFresh = true
  }
  return { ...createStepAgain(client), client, pass }
}

test('calls that wait share one question, and are sent again as they were once it is answered', async () => {
  const { api, client, question, pass } = asking()
  const both = [api.call('User/DeleteAccount', { body: { password: 'x' } }), api.call('User/KeepAccount')]
  await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(question.getValue()).not.toBeNull()
  pass()
  question.getValue()?.answer(true)
  expect(await Promise.all(both)).toEqual([{ deleteAfter: 'x' }, {}])
  expect(client.calls).toEqual(['User/DeleteAccount', 'User/KeepAccount', 'User/DeleteAccount', 'User/KeepAccount'])
  expect(question.getValue()).toBeNull()
})

test('without an answer a call fails as the API said, and may ask once more; other failures ask nothing', async () => {
  const { api, question } = asking()
  for (let time = 0; time < 2; time += 1) {
    const failed = api.call('User/KeepAccount').catch((error: unknown) => error)
    await new Promise((resolve) => setTimeout(resolve, 0))
    question.getValue()?.answer(false)
    expect(await failed).toMatchObject({ code: 'second_step_again' })
  }
  await expect(api.call('User/Logout')).rejects.toMatchObject({ code: 'forbidden' })
  expect(question.getValue()).toBeNull()
})
