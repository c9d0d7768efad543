import { describe, expect, test } from '@jest/globals'
import { act, useState } from 'react'
import { validationMessages } from 'shared-contracts/validation'
import { FormsProvider } from '../forms/index'
import { click, mount, press, typeText } from '../testing/index'
import { SearchableSelect, type SearchableSelectProps } from './index'

const provinces = [
  { value: 1, label: 'Hà Nội' },
  { value: 48, label: 'Đà Nẵng' },
  { value: 46, label: 'Huế' },
]

interface ProvinceProps {
  start?: number | null
  asks?: boolean
  empty?: boolean
  digitsOnly?: boolean
  options?: SearchableSelectProps<number>['options']
  search?: SearchableSelectProps<number>['search']
}

function Province(props: ProvinceProps) {
  const [value, setValue] = useState<number | null>(props.start ?? null)
  const years = [2024, 2025].map((year) => ({ value: year, label: String(year) }))
  return (
    <FormsProvider>
      <SearchableSelect
        label="Tỉnh, thành phố"
        options={props.options ?? (props.empty ? [] : props.digitsOnly ? years : provinces)}
        search={props.search}
        value={value}
        onChange={setValue}
        digitsOnly={props.digitsOnly}
        confirmation={() => (props.asks ? { title: 'Đổi tỉnh?', text: 'Phường đã chọn sẽ bị bỏ.' } : null)}
      />
      <output>{value}</output>
    </FormsProvider>
  )
}

const options = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)

/** The dialog's chunk arrives and its transition starts. */
async function settle() {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

async function choose(label: string) {
  const option = [...document.querySelectorAll('[role=option]')].find((found) => found.textContent === label)
  if (!option) throw new Error(`no option ${label}`)
  await click(option)
}

function buttonNamed(name: string): Element {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

describe('the searchable select', () => {
  test('finds with and without accents and takes the choice', async () => {
    const view = await mount(<Province />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, 'da na')
    expect(options()).toEqual(['Đà Nẵng'])
    await press(input, 'Enter')
    expect(view.find('output').textContent).toBe('48')
    expect(input.value).toBe('Đà Nẵng')
    await view.unmount()
  })

  test.each([
    ['nothing fits', {}, 'xyz'],
    ['there are no options', { empty: true }, ''],
  ])('says so when %s', async (_, props, typed) => {
    const view = await mount(<Province {...props} />)
    const input = view.find<HTMLInputElement>('input')
    if (typed === '') await click(input)
    else await typeText(input, typed)
    expect(document.body.textContent).toContain('Không có lựa chọn nào')
    await view.unmount()
  })

  test('the number variant takes digits only', async () => {
    const view = await mount(<Province digitsOnly />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, '2a0b2-5')
    expect(input.value).toBe('2025')
    expect(input.inputMode).toBe('numeric')
    expect(options()).toEqual(['2025'])
    await view.unmount()
  })

  test('a number with decimals is told and is no other number', async () => {
    const view = await mount(<Province digitsOnly />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, '202,5')
    expect([input.value, view.text().includes(validationMessages.entryWhole)]).toEqual(['202', true])
    await act(async () => input.blur())
    expect(view.find('output').textContent).toBe('')
    expect(view.text()).toContain(validationMessages.entryWhole)
    await typeText(input, '2025')
    await press(input, 'Enter')
    expect([view.find('output').textContent, view.text().includes(validationMessages.entryWhole)]).toEqual([
      '2025',
      false,
    ])
    await view.unmount()
  })

  test('a whole option that was typed is chosen on leaving; what is none is named', async () => {
    const view = await mount(<Province />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, 'da nang')
    await act(async () => input.blur())
    expect([view.find('output').textContent, input.value]).toEqual(['48', 'Đà Nẵng'])
    await typeText(input, 'Sài Gòn', { replace: true })
    await act(async () => input.blur())
    expect(view.text()).toContain('“Sài Gòn” chưa khớp mục nào')
    await view.unmount()
  })

  test('a name that is only begun is named; accents decide between two labels', async () => {
    const twins = ['Xã Ba Tơ', 'Xã Ba Tô'].map((label, value) => ({ value, label }))
    const view = await mount(<Province options={twins} />)
    const input = view.find<HTMLInputElement>('input')
    for (const typed of ['ba', 'xa ba to']) {
      await typeText(input, typed, { replace: true })
      await act(async () => input.blur())
      expect(view.text()).toContain(`“${typed}” chưa khớp mục nào`)
    }
    await typeText(input, 'Xã Ba Tô', { replace: true })
    await act(async () => input.blur())
    expect([view.find('output').textContent, input.value]).toEqual(['1', 'Xã Ba Tô'])
    await view.unmount()
  })

  test('a search of its own decides what is found, and notes why', async () => {
    const view = await mount(<Province search={() => [{ value: 46, label: 'Huế', note: 'Thừa Thiên Huế cũ' }]} />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, 'thua thien')
    expect(options()).toEqual(['Huế Thừa Thiên Huế cũ'])
    await press(input, 'Enter')
    expect([view.find('output').textContent, input.value]).toEqual(['46', 'Huế'])
    await view.unmount()
  })

  test('what is being typed stays when the page draws its options anew', async () => {
    const view = await mount(<Province start={2024} digitsOnly />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, '2025', { replace: true })
    await view.rerender(<Province start={2024} digitsOnly />)
    expect(input.value).toBe('2025')
    await press(input, 'Enter')
    expect(view.find('output').textContent).toBe('2025')
    await view.unmount()
  })

  test('a choice goes with its text once the field is left empty, not while another is typed', async () => {
    const view = await mount(<Province start={1} />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, '', { replace: true })
    expect(view.find('output').textContent).toBe('1')
    await act(async () => input.blur())
    expect([view.find('output').textContent, input.value]).toEqual(['', ''])
    await view.unmount()
  })

  test.each([
    ['Hủy', '1', 'Hà Nội'],
    ['Thay đổi', '46', 'Huế'],
  ])('asks before a change; answer %j leaves %j', async (answer, value, text) => {
    const view = await mount(<Province start={1} asks />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, 'hue', { replace: true })
    await choose('Huế')
    await settle()
    expect(view.find('output').textContent).toBe('1')
    expect(view.find('[role=alertdialog]').textContent).toContain('Phường đã chọn sẽ bị bỏ.')
    await click(buttonNamed(answer))
    await settle()
    expect(view.find('output').textContent).toBe(value)
    expect(input.value).toBe(text)
    await view.unmount()
  })

  test('the same choice once more asks nothing and changes nothing', async () => {
    const view = await mount(<Province start={1} asks />)
    const input = view.find<HTMLInputElement>('input')
    await typeText(input, 'ha noi', { replace: true })
    await choose('Hà Nội')
    await settle()
    expect([view.find('output').textContent, input.value]).toEqual(['1', 'Hà Nội'])
    expect(document.querySelector('[role=alertdialog]')).toBeNull()
    await view.unmount()
  })

  test('does not ask for the first choice', async () => {
    const view = await mount(<Province asks />)
    await typeText(view.find<HTMLInputElement>('input'), 'hue')
    await choose('Huế')
    expect(view.find('output').textContent).toBe('46')
    await view.unmount()
  })
})
