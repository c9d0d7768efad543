import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import { validationMessages } from 'shared-contracts/validation'
import { ShellContext } from 'shared-frame'
import { click, createFakeApi, createShellMock, type MountedView, mount, typeText } from 'shared-frame/testing'
import { texts } from '../../texts'
import ContactForm from './ContactForm'

const words = texts.contact.form
let view: MountedView
afterEach(() => view.unmount())

const captchaOff = {
  'Captcha/GetCaptchaCode': () => ({ provider: 'off' as const, version: 3 as const, siteKey: null, challenge: null }),
}

async function open(calls: Parameters<typeof createFakeApi>[0]): Promise<void> {
  view = await mount(
    <ShellContext
      value={{ ...createShellMock({ state: 'anonymous' }), api: createFakeApi({ ...captchaOff, ...calls }) }}
    >
      <ContactForm />
    </ShellContext>,
  )
}

const field = (name: string) => view.find<HTMLInputElement>(`[name="${name}"]`)
const messageOf = (name: string) => document.getElementById(`contact-${name}-error`)?.textContent
const submit = () =>
  act(async () => {
    view.find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })

async function fill(): Promise<void> {
  await typeText(field('fullName'), 'Lan')
  await typeText(field('email'), 'lan@example.vn')
  await typeText(field('content'), 'Bé 7 tháng ăn được gì?')
}

test('says what is missing at its field and sends nothing', async () => {
  await open({})
  await submit()
  expect(['fullName', 'email', 'content'].map(messageOf)).toEqual(Array(3).fill(validationMessages.fieldRequired))
  expect(messageOf('phoneNumber')).toBe('')
})

test('sends what was typed, then offers another message from the same person', async () => {
  const bodies: unknown[] = []
  await open({
    'UserContact/AddNew': ({ body }) => {
      bodies.push(body)
      return { id: 12, status: 1 }
    },
  })
  await fill()
  await submit()
  expect(bodies).toEqual([
    { fullName: 'Lan', email: 'lan@example.vn', content: 'Bé 7 tháng ăn được gì?', response: '' },
  ])
  expect(view.text()).toContain(words.sentTitle)
  await click([...view.container.querySelectorAll('button')].at(-1) ?? view.find('nothing'))
  expect([field('fullName').value, field('email').value, field('content').value]).toEqual(['Lan', 'lan@example.vn', ''])
})

test('what the server refuses stands at its field, and everything typed stays', async () => {
  await open({
    'UserContact/AddNew': () => {
      const errors = [{ field: 'email', code: 'x', message: 'Email này không nhận được thư.' }]
      throw new ApiError('UserContact/AddNew', 422, 'x', errors, undefined, 'validation_failed')
    },
  })
  await fill()
  await submit()
  expect(messageOf('email')).toBe('Email này không nhận được thư.')
  expect(field('content').value).toBe('Bé 7 tháng ăn được gì?')
})
