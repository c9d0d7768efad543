import { describe, expect, test } from '@jest/globals'
import { formatDuration } from './progress'
import { readSettings } from './settings'

describe('readSettings', () => {
  test('has the fixed defaults', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ port: 8080, apiPort: 8081, menuBuilderPort: 8082, databaseUrl: null })
    expect(settings.dataDir).toMatch(/\/\.data$/)
  })

  test('takes what the environment says', () => {
    const env = {
      PORT: '1',
      API_PORT: '65535',
      MENU_BUILDER_PORT: '3',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://x',
    }
    expect(readSettings(env)).toEqual({
      port: 1,
      apiPort: 65535,
      menuBuilderPort: 3,
      dataDir: '/srv/data',
      databaseUrl: 'postgres://x',
    })
  })

  test.each(['0', '65536', '80.5', 'http', '-1'])('refuses PORT=%s by name', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(`PORT=${port} is not a port`)
  })

  test('refuses one port for two services', () => {
    expect(() => readSettings({ PORT: '8081' })).toThrow('must differ')
  })
})

test.each([
  [0, '0.0 s'],
  [12_345, '12.3 s'],
  [119_900, '119.9 s'],
  [120_000, '2 min 0 s'],
  [125_400, '2 min 5 s'],
])('%d ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})
