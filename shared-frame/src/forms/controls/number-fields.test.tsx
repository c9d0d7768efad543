import { describe, expect, test } from '@jest/globals'
import { act, useState } from 'react'
import { validationMessages } from 'shared-contracts/validation'
import { type MountedView, mount, typeText } from '../../testing/index'
import { FormsProvider, MeasureField, NumberField } from '../index'

const seen: (number | null)[] = []

function Amount({ start = null }: { start?: number | null }) {
  const [value, setValue] = useState<number | null>(start)
  return (
    <FormsProvider>
      <NumberField
        label="Lượng sữa"
        unit="ml"
        value={value}
        onChange={(next) => {
          seen.push(next)
          setValue(next)
        }}
      />
      <button type="button" onClick={() => setValue(7.25)}>
        đặt 7,25
      </button>
    </FormsProvider>
  )
}

function Weeks() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <FormsProvider>
      <NumberField
        label="Tuổi thai"
        whole
        value={value}
        onChange={(next) => {
          seen.push(next)
          setValue(next)
        }}
      />
    </FormsProvider>
  )
}

/** All at once, as a paste does. */
async function paste(input: HTMLInputElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** What the field has told its form, the last one now. */
const problems: (string | null)[] = []
const note = (problem: string | null) => problems.push(problem)

function Weight() {
  const [value, setValue] = useState<number | null>(null)
  return (
    <FormsProvider>
      <MeasureField measure="weight" label="Cân nặng" value={value} onChange={setValue} onProblem={note} />
    </FormsProvider>
  )
}

describe('the number field', () => {
  test.each([
    ['12,5', '12,5', 12.5],
    ['1.5', '1,5', 1.5],
    ['1.5.2', '1,52', 1.52],
    ['1,2,3', '1,23', 1.23],
    ['0,12345', '0,123', 0.123],
    ['-3a b4', '34', 34],
    ['1e5', '15', 15],
    [',5', ',5', 0.5],
    ['7,', '7,', 7],
    ['', '', null],
  ])('keys %j leave %j', async (keys, text, value) => {
    seen.length = 0
    const view = await mount(<Amount />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, keys)
    expect(input.value).toBe(text)
    expect(seen.at(-1) ?? null).toBe(value)
    await view.unmount()
  })

  test.each([
    ['12.5', '12,5', 12.5],
    ['1250', '1250', 1250],
    ['0.125', '0,125', 0.125],
    ['1,250', '1,250', 1.25],
    ['1.250.000', '1.250.000', Number.NaN],
    ['1.250,5', '1.250,5', Number.NaN],
  ])('a paste of %j leaves %j', async (pasted, text, value) => {
    seen.length = 0
    const view = await mount(<Amount />)
    const input = view.find<HTMLInputElement>('input')
    await paste(input, pasted)
    expect([input.value, seen.at(-1) ?? null]).toEqual([text, value])
    expect(view.text().includes(validationMessages.entryThousands)).toBe(Number.isNaN(value))
    await view.unmount()
  })

  test.each(['keys', 'a paste'])('a point that may part thousands is told and is no number, by %s', async (how) => {
    seen.length = 0
    const view = await mount(<Amount />)
    const input = view.find<HTMLInputElement>('input')
    if (how === 'keys') await typeText(input, '1.250')
    else await paste(input, '1.250')
    expect([input.value, seen.at(-1)]).toEqual(['1,250', Number.NaN])
    await act(async () => input.blur())
    expect([input.value, view.text().includes(validationMessages.entryThousands)]).toEqual(['1,250', true])
    await typeText(input, '1250', { replace: true })
    expect([seen.at(-1), view.text().includes(validationMessages.entryThousands)]).toEqual([1250, false])
    await view.unmount()
  })

  test('a whole number that has decimals is told, stays as typed and is no other number', async () => {
    seen.length = 0
    const view = await mount(<Weeks />)
    const input = view.find<HTMLInputElement>('input')
    expect(input.inputMode).toBe('numeric')
    await typeText(input, '12,5')
    expect([input.value, seen.at(-1), seen.includes(125)]).toEqual(['12,5', 12.5, false])
    expect(view.text()).toContain(validationMessages.entryWhole)
    await act(async () => input.blur())
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['12,5', 'true'])
    await typeText(input, '12', { replace: true })
    expect(view.text()).not.toContain(validationMessages.entryWhole)
    await view.unmount()
  })

  test('asks phones for a decimal keyboard, and ties label, unit and field', async () => {
    const view = await mount(<Amount start={1.5} />)
    const input = view.find<HTMLInputElement>('input')
    expect(input.inputMode).toBe('decimal')
    expect(input.value).toBe('1,5')
    expect(input.labels?.[0]?.textContent).toContain('Lượng sữa')
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('ml')
    await view.unmount()
  })

  test('a value set from outside replaces what was typed; leaving tidies it', async () => {
    const view = await mount(<Amount />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, '3,')
    await act(async () => input.blur())
    expect(input.value).toBe('3')
    await act(async () => view.find('button').click())
    expect(input.value).toBe('7,25')
    await view.unmount()
  })
})

describe('the measure field', () => {
  const errorOf = (view: MountedView) => view.find('[id$="-error"]').textContent
  const questionOf = (view: MountedView) => view.container.querySelector('[id$="-question"]')?.textContent ?? null
  const answers = (view: MountedView) => [...view.container.querySelectorAll('button')].map((each) => each.textContent)

  test.each([
    ['9,5', '9,5', null],
    ['75', '75', null],
    ['199,9', '199,9', null],
    // Nothing is cut: what is no measure stays, says why, and counts as wrong.
    ['9,55', '9,55', validationMessages.entryOneDecimal],
    ['3.200', '3,200', validationMessages.entryOneDecimal],
    ['200', '200', validationMessages.entryBelow200],
    ['3200', '3200', validationMessages.entryBelow200],
    ['075', '075', validationMessages.entryLeadingZero],
    // Letters are refused by key, as in every field for numbers.
    ['9a', '9', validationMessages.entryDigits],
  ])('keys %j leave %j, and %j is said', async (keys, text, message) => {
    problems.length = 0
    const view = await mount(<Weight />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, keys)
    expect([input.value, errorOf(view)]).toEqual([text, message ?? ''])
    expect(problems.at(-1)).toBe(message === validationMessages.entryDigits ? null : message)
    await view.unmount()
  })

  test.each([
    ['3200', '3200 g = 3,2 kg? Dấu phẩy bị thiếu hoặc nhầm chỗ: 32 kg?', ['Ghi 3,2 kg', 'Ghi 32 kg']],
    ['3250', '3250 g, làm tròn là 3,3 kg?', ['Ghi 3,3 kg']],
    ['7,25', 'Ô này ghi một chữ số sau dấu phẩy: 7,3 kg?', ['Ghi 7,3 kg']],
  ])('%j is asked about at once: %s', async (keys, question, actions) => {
    const view = await mount(<Weight />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, keys)
    expect([questionOf(view)?.startsWith(question), answers(view).slice(0, actions.length)]).toEqual([true, actions])
    expect(input.getAttribute('aria-describedby')).toContain('-question')
    // Leaving keeps it as it stands.
    await act(async () => input.blur())
    expect(input.value).toBe(keys)
    await act(async () => view.find('button').click())
    expect([input.value, questionOf(view), errorOf(view), document.activeElement]).toEqual([
      actions[0]?.replace(/Ghi | kg/g, ''),
      null,
      '',
      input,
    ])
    await view.unmount()
  })

  test('leaving tidies a text that states a measure', async () => {
    const view = await mount(<Weight />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, '3.200')
    await act(async () => input.blur())
    expect([input.value, errorOf(view)]).toEqual(['3,2', ''])
    await view.unmount()
  })

  test('asks about the unit only after the field was left', async () => {
    const view = await mount(<Weight />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, '95')
    expect([errorOf(view), questionOf(view)]).toEqual(['', null])
    await act(async () => input.blur())
    expect([errorOf(view), questionOf(view)]).toEqual([
      validationMessages.childWeight,
      'Dấu phẩy bị thiếu hoặc nhầm chỗ: 9,5 kg?',
    ])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    await act(async () => view.find('button').click())
    expect([input.value, errorOf(view), questionOf(view)]).toEqual(['9,5', '', null])
    await view.unmount()
  })
})
