import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import {
  ALL_INTERFACES,
  addressSetting,
  hostSetting,
  logLevelSetting,
  portSetting,
  readSettings,
  WrongSettings,
} from './settings'

const schema = z.object({
  PORT: portSetting(8081),
  HOST: hostSetting(ALL_INTERFACES),
  SITE_URL: addressSetting().optional(),
  LOG_LEVEL: logLevelSetting(),
})

describe('readSettings', () => {
  test('absent and empty variables have their defaults', () => {
    const defaults = { PORT: 8081, HOST: '0.0.0.0', LOG_LEVEL: 'info' }
    expect(readSettings(schema, {})).toEqual(defaults)
    expect(readSettings(schema, { PORT: '', HOST: '', SITE_URL: '' })).toEqual(defaults)
  })

  test('an address loses the slash at its end', () => {
    expect(readSettings(schema, { SITE_URL: 'https://mebe.example/' }).SITE_URL).toBe('https://mebe.example')
  })

  test('all wrong variables are named at once', () => {
    const wrong = { PORT: '70000', SITE_URL: 'mebe.example', LOG_LEVEL: 'loud' }
    expect(() => readSettings(schema, wrong)).toThrow(WrongSettings)
    for (const name of Object.keys(wrong)) expect(() => readSettings(schema, wrong)).toThrow(`${name}: `)
  })
})
